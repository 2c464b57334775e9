"""Everything that a viewer of a table gets, byte for byte, and a search in it for what R13 hides.

`Tap` keeps what a live connection and the answers over HTTP bring. `leaks` looks through it with no mercy: colour
maps where none belong, others' first choices, the seed, and holdings that say more than the view of that seat (N4).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from typing import Any, NamedTuple

from serving import PATIENCE, Browser
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from reefencounter import Game
from reefencounter.engine.second_kind.components import KINDS

JSON = Any
SEED = 7_340_921_845_217_003_111  # what the server takes for chance here, so that it can be searched for
RENEWED_AFTER = 20  # messages; more than thirty in three seconds over one connection are too fast
WORDS = "white|yellow|orange|pink|grey"

# Where a map of colours to numbers may stand in what a viewer gets while the game is hidden.
PUBLIC_MAPS = re.compile(
    r"\.(values|larvae|reserve|consumed|known|counts)$|\.algae\[\d+\]\.values$|\.starts$|\.(sea|shrimps)$"
    r"|\.pending\.tiles$|\.events\[\d+\]\.tiles$"  # of a meal; those of a Lucky Dip are looked for in `cards_told`
)
# What a viewer may do with their own: tiles of the hand for the fish, consumed ones that pay for an alga.
OWN_CHOICES = re.compile(r"\.choices\.(feeds|algae\[\d+\]\.paid)$")
SECRET_KEYS = {"setup", "hands", "seed", "deal", "chance", "draw"}
COLOUR_KEYS = set(KINDS)
# First choices as actions, and in words: told of oneself it is `put` and `choose`. What a Digestif moves lies open.
ACTION = re.compile(r"(feed|larvae) [WYOPG]+")
WORDED = re.compile(rf"\b(puts|chooses) (an? )?(two )?({WORDS})(?![^.]* from the hand to the consumed)")
TOLD = re.compile(rf"^{ACTION.pattern}$|{WORDED.pattern}")


# What is told of games elsewhere than at their tables: lists, standing, friends, all that is kept of oneself.
AROUND = (
    "/api/tables",
    "/api/turns",
    "/api/lobby",
    "/api/leaders",
    "/api/me",
    "/api/me/profile",
    "/api/me/friends",
    "/api/me/invitations",
    "/api/me/data",
    "/api/me/games",
)


class Got(NamedTuple):
    """One piece that a viewer got: what it was an answer to, and the text."""

    about: str
    text: str


class Tap:
    """The eyes of one viewer at one table: a live connection that is renewed now and then, and HTTP."""

    ids = count(1)

    def __init__(self, browser: Browser, table: str, seat: int | None) -> None:
        self.browser, self.table, self.seat = browser, table, seat
        self.got: list[Got] = []
        self.number = 0
        self.connect()

    def connect(self) -> None:
        """Begin or renew the live connection, and catch up."""
        address = self.browser.address.replace("http", "ws", 1)
        address += f"/api/tables/{self.table}/live?after={self.number}"
        if self.seat is not None:
            address += f"&seat={self.seat}"
        headers = {"Cookie": f"reef={self.browser.cookie}"}
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, max_queue=None, open_timeout=PATIENCE)
        )
        self.sent = 0
        self.next("snapshot")

    def renew(self, most: int) -> None:
        """Hang up and connect again if so many messages were sent."""
        if self.sent >= most:
            self.close()
            self.connect()

    def next(self, about: str = "live") -> JSON:
        """The next live message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.got.append(Got(about, text))
        message = json.loads(text)
        if message["type"] in ("scene", "step"):
            self.scene = message["scene"]
            self.number = self.scene["number"]
        return message

    def catch_up(self, number: int) -> JSON:
        """Read until the step with this number has come; the last message."""
        message: JSON = None
        while self.number < number:
            message = self.next()
        return message

    def send(self, message: JSON) -> None:
        """Send anything at all."""
        self.sent += 1
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def play(self, action: str, kind: str = "play") -> JSON:
        """Play (or undo), and read all up to the step that it became; that step."""
        self.renew(RENEWED_AFTER)
        asked = {"type": kind, "id": f"tap-{next(Tap.ids)}", "seat": self.seat, "after": self.number}
        self.send({**asked, "action": action} if kind == "play" else asked)
        answer = self.answer()
        assert answer["type"] == "ack", answer
        return self.catch_up(answer["number"])["step"]

    def answer(self) -> JSON:
        """The next message that answers something."""
        while (message := self.next())["type"] not in ("ack", "refused", "because"):
            pass
        return message

    def ask(self, method: str, path: str, body: JSON = None, **params: JSON) -> JSON:
        """Ask over HTTP; whatever the answer is, it is kept: status, headers that may vary, and body."""
        given = {name: value for name, value in params.items() if value is not None}
        answer = self.browser.http.request(method, f"/api/tables/{self.table}{path}", json=body, params=given)
        text = answer.text
        self.got.append(Got(f"{method} {path} {given}", f"{answer.status_code} {text}"))
        return json.loads(text)

    def look_around(self) -> None:
        """Ask for all that is told elsewhere: of oneself, and on the profiles of friends.

        It comes from an address of its own, since such things are long and may be asked for only so often.
        """
        source = f"127.3.{next(Tap.ids) % 250}.{1 + next(Tap.ids) % 250}"
        apart = Browser(self.browser.address, self.browser.cookie, source)
        friends = [f"/api/profiles/{each['id']}" for each in apart.get("/api/me/friends")["friends"]]
        for path in (*AROUND, *friends, *(f"{friend}/games" for friend in friends)):
            answer = apart.http.get(path)
            assert answer.status_code == 200, answer.text
            self.got.append(Got(f"around {path}", answer.text))

    def knock(self, seat: int | None) -> None:
        """Try to connect as another seat, and keep what comes of it."""
        address = self.browser.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live?seat={seat}"
        headers = {"Cookie": f"reef={self.browser.cookie}"}
        with connect(
            address, additional_headers=headers, max_size=None, max_queue=None, open_timeout=PATIENCE
        ) as socket:
            try:
                self.got.append(Got(f"knock {seat}", str(socket.recv(PATIENCE))))
            except ConnectionClosed as closed:
                told = closed.rcvd
                self.got.append(
                    Got(f"knock {seat}", f"closed {told.code} {told.reason}" if told else "closed")
                )

    def close(self) -> None:
        """Hang up."""
        self._open.close()


class Truth:
    """How it really was: the game at each step, known when it is over."""

    def __init__(self, record: JSON, steps: Sequence[JSON], seed: int) -> None:
        self.seed = seed
        game = Game({**record["rules"]}, setup=record["setup"], names=record["names"])
        self.players = game.rules.players
        self.views: list[dict[int | None, JSON]] = []
        self._look(game)
        self.phases = [game.phase]
        for step in steps:
            if step["undo"]:
                game.undo()
            else:
                game.play(step["action"], player=step["player"], deal=dealt(step))
            self._look(game)
            self.phases.append(game.phase)
        self.result = game

    def _look(self, game: Game) -> None:
        self.views.append({seat: game.view(seat) for seat in (None, *range(self.players))})


def leaks(text: str, seat: int | None, truth: Truth) -> list[str]:
    """What a piece of text tells this viewer that R13 hides; nothing is hidden once a scene says that it is open."""
    found = ["the seed" for form in (str(truth.seed), f"{truth.seed:x}") if form in text]
    start = re.search(r"[\[{]", text)
    message = json.loads(text[start.start() :]) if start else text
    if isinstance(message, dict) and (message.get("open") or message.get("scene", {}).get("open")):
        return found  # all secrets are out
    for path, value in walk(message):
        if isinstance(value, str):
            found += sentence(path, value, seat)
            continue
        found += [
            f"{path}.{key}"
            for key in SECRET_KEYS & value.keys()
            if not (key == "draw" and isinstance(value[key], int))
        ]
        colours = bool(value) and value.keys() <= COLOUR_KEYS
        own_choice = OWN_CHOICES.search(path) and seat is not None
        if colours and not own_choice and not PUBLIC_MAPS.search(path):
            found.append(f"{path}: the colours {value}")
        if "boards" in value and "players" in value:
            found += told_too_much(value, seat, truth)
        if "undo" in value and "events" in value:
            found += first_choices(value, seat)
            found += cards_told(value, seat)
    return found


def walk(value: JSON, path: str = "") -> Iterator[tuple[str, JSON]]:
    """Every object in a JSON value, and every text that may tell something, with its path."""
    if isinstance(value, dict):
        yield path, value
        parts: Iterator[tuple[str, JSON]] = ((f".{key}", part) for key, part in value.items() if tells(part))
    elif isinstance(value, list):
        parts = ((f"[{place}]", part) for place, part in enumerate(value) if tells(part))
    else:
        yield path, value
        return
    for step, part in parts:
        yield from walk(part, path + step)


def tells(value: JSON) -> bool:
    return bool(TOLD.search(value)) if isinstance(value, str) else isinstance(value, dict | list)


def told_too_much(scene: JSON, seat: int | None, truth: Truth) -> list[str]:
    """Where a scene says more than the view of its seat at that moment (R13.2, R13.3)."""
    view = truth.views[scene["number"]][seat]
    found = [] if isinstance(scene["bag"], int) and scene["bag"] == view["bag"] else ["the bag"]
    if scene["seat"] != seat:
        found.append(f"the eyes of seat {scene['seat']}")
    if scene["larvae"] != view["larvae"]:
        found.append("the supply of cubes")
    asked = (view["turn"].get("pending") or {}).get("kind") == "window"
    if asked and view["turn"]["pending"].get("player") != seat and scene["second_kind"]["window"]["mine"]:
        found.append("who is asked")
    if asked and seat is None and not any(player["mine"] for player in scene["players"]) and scene["asked"]:
        found.append("who is asked")
    for player, (shown, may) in enumerate(zip(scene["players"], view["players"], strict=True)):
        if player == seat:
            continue
        if "cards" in may and shown["cards"] != {"total": may["cards"]["total"], "known": None}:
            found.append(f"the cards of player {player}")
        for pile in ("hand", "fish"):
            if shown[pile]["exact"] or shown[pile]["total"] != may[pile]["total"]:
                found.append(f"the {pile} of player {player}")
            if any(
                n > may[pile]["known"].get(colour, 0) for colour, n in (shown[pile]["known"] or {}).items()
            ):
                found.append(f"the {pile} of player {player}")
        if truth.phases[scene["number"]] == "setup" and shown["cubes"]["known"]:
            found.append(f"the first cubes of player {player}")
        row = scene["sheet"][player]
        if any(n > may["fish"]["known"].get(colour, 0) for colour, n in row["counts"].items()):
            found.append(f"the score of player {player}")
    return found


def first_choices(step: JSON, seat: int | None) -> list[str]:
    """Another's first choices in a step (R2.8)."""
    if step["player"] == seat:
        return []
    found = [f"step {step['number']}: {step['action']}"] if is_secret(step["action"]) else []
    for event in step["events"]:
        if event["kind"] == "fed" and event["colour"] is not None:
            found.append(f"step {step['number']}: the tile in the fish")
        if event["kind"] == "larvae_chosen" and event["cubes"] is not None:
            found.append(f"step {step['number']}: the cubes")
    return found


def dealt(step: JSON) -> list[str]:
    """What a step drew: tiles of the sea, tiles of a Lucky Dip, or a card."""
    deal = [event["colour"] for event in step["events"] if event["kind"] == "dealt"]
    deal += [tile for event in step["events"] if event["kind"] == "dipped" for tile in event["tiles"]]
    return deal + [event["card"] for event in step["events"] if event["kind"] == "bought"]


def cards_told(step: JSON, seat: int | None) -> list[str]:
    """Another's card, tiles of a Lucky Dip, or who let a window pass, in a step (S7.5, S7.7)."""
    found = []
    secrets = {"bought": ("card",), "dipped": ("tiles",), "dip_returned": ("tile", "kept")}
    for event in step["events"]:
        found += [
            f"step {step['number']}: {field} of {event['kind']}"
            for field in secrets.get(event["kind"], ())
            if event["player"] != seat and event[field] is not None
        ]
        if event["kind"] == "declined" and event["player"] not in (None, seat):
            found.append(f"step {step['number']}: who was asked")
        if event["kind"] == "turn":
            pending = event["turn"].get("pending") or {}
            if pending.get("kind") == "window" and pending.get("player", seat) != seat:
                found.append(f"step {step['number']}: who is asked")
            hidden = event["turn"]["player"] != seat and pending.get("kind") == "card"
            if hidden and isinstance(pending.get("tiles"), dict) and set(pending["tiles"]) != {"total"}:
                found.append(f"step {step['number']}: the tiles that were drawn")
        if event["kind"] == "dip_returned" and event["player"] != seat and step["action"] is not None:
            found.append(f"step {step['number']}: the tile that went back")
    if step["action"] == "decline" and step["player"] != seat:
        found.append(f"step {step['number']}: who declined")
    return found


def is_secret(action: str | None) -> bool:
    return action is not None and action.split(" ")[0] in ("feed", "larvae")


def sentence(path: str, text: str, seat: int | None) -> list[str]:
    """A sentence that tells another's first choices, wherever it stands."""
    if ACTION.fullmatch(text):
        own = path.startswith((".scene.choices.", ".choices.")) or path.endswith(".action")
        return (
            [] if own and seat is not None else [f"{path}: {text}"]
        )  # steps are looked at by `first_choices`
    return [f"{path}: {text}"] if WORDED.search(text) else []


def hostile(seat: int, number: int) -> list[JSON]:
    """Messages that ask for what they should not."""
    return [
        {"type": "play", "id": "h1", "seat": seat, "after": number, "action": "feed W"},
        {"type": "play", "id": "h2", "seat": seat, "after": number, "action": "cube G"},
        {"type": "undo", "id": "h3", "seat": seat, "after": number},
        {"type": "why", "id": "h4", "seat": seat, "action": "polyp P"},
        {"type": "sit", "seat": seat},
        {"type": "play", "id": "h5", "seat": 9, "after": number, "action": "take W"},
        {"type": "show", "hand": seat},
        "{not json",
        json.dumps(
            {"type": "play", "id": "h6", "seat": seat, "after": number, "action": "take W", "deal": []}
        ),
    ]


def pry(tap: Tap, others: set[int], *, post: bool = True) -> None:
    """Ask for the eyes, hands, history, record, seed of others, in every way there is.

    Without `post` what the server takes only so often is left out.
    """
    for seat in sorted(others):
        tap.ask("GET", "/scene", seat=seat)
        tap.ask("GET", "/steps", seat=seat)
        tap.knock(seat)
        if post:
            tap.ask("POST", "/hint", seat=seat)
    if others:
        tap.renew(15)
        for message in hostile(min(others), tap.number):
            tap.send(message)
            tap.answer()
    for path in ("/record", "", "/scene", "/steps"):
        tap.ask("GET", path, seat=tap.seat if path in ("/scene", "/steps") else None)
    tap.ask("GET", "/scene", seat=tap.seat, at=tap.number // 2)
    tap.ask("GET", "/scene", seat=tap.seat, at=tap.number + 1)
    tap.ask("GET", "/scene", seat=tap.seat, at=0)
    if post:
        tap.ask("POST", "/branch", {"at": 0, "seats": [{}, {}]})
        for eyes in (tap.seat, *sorted(others)):
            tap.ask("POST", "/analysis", {}, seat=eyes)
        tap.ask("GET", "/analysis/0/better")
        tap.ask("POST", "/analysis/0/puzzle", {})
