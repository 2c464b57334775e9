"""Nobody learns what R13 hides: whole games over the real server, with every byte looked at that a viewer gets.

Two ways. A scan of all that each seat and a spectator gets, answers to hostile messages included. And the stronger
form: two games that differ only in hidden things, with the same public actions, give the same bytes.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from policies import POLICIES
from scenes import seats_of
from serving import Browser, Server, served
from wiretap import Got, Tap, Truth, leaks

from reefencounter import Game, IllegalAction
from reefencounter.engine.components import COLOURS
from reefencounter.notation import action_text
from reefencounter.server.scene import scene

JSON = Any
SEED = 7_340_921_845_217_003_111  # what the server takes for chance here, so that it can be searched for
CHANCE = f"""
import secrets
secrets.randbits = lambda bits: {SEED} % (1 << bits)
"""


@contextmanager
def by_fixed_chance(folder: Path) -> Iterator[Server]:
    """The real server; only the system's chance is fixed, in its process."""
    (folder / "sitecustomize.py").write_text(CHANCE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with served(folder / "data") as running:
            yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with by_fixed_chance(tmp_path_factory.mktemp("scanned")) as running:
        yield running


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Server]:
    """A server for two worlds only, since one address may make only so many tables a minute."""
    with by_fixed_chance(tmp_path) as running:
        yield running


# The scan ------------------------------------------------------------------------------------------------


class Evening:
    """A whole game: everybody's taps, and what they heard."""

    def __init__(self, server: Server, seats: list[str], seed: int, **options: JSON) -> None:
        self.rng = random.Random(seed)
        self.owner, stranger = server.browser(), server.browser()
        self.table = self.owner.table(*seats, **options)
        people = [seat for seat, kind in enumerate(seats) if kind == "person"]
        self.taps = {seat: Tap(self.owner, self.table, seat) for seat in people}
        self.onlooker = Tap(stranger, self.table, None)
        self.guest = Tap(self.owner, self.table, None)  # the curtain is drawn: the same browser, no seat

    @property
    def all(self) -> list[Tap]:
        return [*self.taps.values(), self.onlooker, self.guest]

    def play(self, most: int = 3000) -> None:
        """To the end; now and then something is taken back, and somebody tries to pry."""
        for n in range(most):
            if n % 40 == 3:
                self.pry()
            first = next(iter(self.taps.values()))
            mine = [seat for seat in first.scene["asked"] if seat in self.taps]
            if first.scene["phase"] == "over":
                return
            if not mine:
                first.next()  # a bot is thinking
                self.meet()
                continue
            tap = self.taps[self.rng.choice(mine)]
            tap.catch_up(first.number)
            choices = tap.scene["choices"]
            if choices["undo"] and self.rng.random() < 0.1:
                tap.play("", "undo")
            else:
                tap.play(self.choice(choices["actions"]))
            self.meet()
        raise AssertionError("the game does not end")

    def choice(self, actions: list[str]) -> str:
        """First a kind of action, then one of it; collecting often, so that the game ends."""
        kinds = sorted({action.split(" ")[0] for action in actions})
        kind = "take" if "take" in kinds and self.rng.random() < 0.25 else self.rng.choice(kinds)
        return self.rng.choice([action for action in actions if action.split(" ")[0] == kind])

    def meet(self) -> None:
        """Let all taps hear everything so far."""
        number = max(tap.number for tap in self.all)
        for tap in self.all:
            tap.catch_up(number)

    def pry(self) -> None:
        for tap in self.all:
            own = set(self.taps if tap.browser is self.owner else ())
            pry(tap, set(range(4)) - own, post=tap.number < 20)

    def truth(self) -> Truth:
        """After the end: how it was."""
        record = self.owner.get(f"/api/tables/{self.table}/record")
        steps = self.owner.get(f"/api/tables/{self.table}/steps")
        return Truth(record, steps, SEED)


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


@pytest.fixture(
    scope="module",
    params=[
        (["person", "person"], {"memory_aid": True}),
        (["person", "drifter", "person"], {"memory_aid": True, "rules": {"larva_exchange": "keep"}}),
        (["person", "person", "person", "person"], {"memory_aid": False, "rules": {"advanced": True}}),
    ],
    ids=["two", "with a bot", "four, no aid"],
)
def evening(server: Server, request: pytest.FixtureRequest) -> Iterator[Evening]:
    seats, options = request.param
    evening = Evening(server, seats, len(seats), **options)
    evening.play()
    yield evening
    for tap in evening.all:
        tap.close()


def test_no_byte_tells_a_viewer_what_is_hidden(evening: Evening) -> None:  # R13.4
    truth = evening.truth()
    for tap in evening.all:
        before_the_end = 0
        for about, text in tap.got:
            assert leaks(text, tap.seat, truth) == [], (tap.seat, about)
            before_the_end += '"open":false' in text
        assert before_the_end > 60, "a game was played, and hidden"


def test_a_spectator_gets_no_choices_and_the_same_as_any_other(evening: Evening) -> None:
    hidden = [text for about, text in evening.onlooker.got if about == "live" and '"open":false' in text]
    assert hidden
    assert all(json.loads(text)["scene"]["choices"] is None for text in hidden)

    def steps(tap: Tap) -> dict[int, JSON]:
        told = [json.loads(text) for about, text in tap.got if about in ("live", "snapshot")]
        return {each["step"]["number"]: each["step"] for each in told if each["type"] == "step"}

    both = steps(evening.onlooker), steps(evening.guest)
    assert all(both[0][number] == both[1][number] for number in both[0] if number in both[1])


def test_the_scan_finds_what_is_planted(evening: Evening) -> None:
    """Every kind of leak, put into real messages, is found: so the scan can fail."""
    truth = evening.truth()
    tap, other = evening.taps[0], 1
    assert len(evening.taps) > 1
    messages = [json.loads(text) for about, text in tap.got if about == "live" and '"open":false' in text]
    stepped = [message for message in messages if message["type"] == "step"]
    message = stepped[len(stepped) // 2]
    hand = truth.views[message["scene"]["number"]][None]["players"][other]["hand"]
    plants = [
        (("scene", "players", other, "hand", "exact"), True),
        (("scene", "players", other, "hand", "known"), dict.fromkeys(COLOURS, 40)),
        (("scene", "players", other, "hand", "total"), hand["total"] + 1),
        (("scene", "players", other, "fish", "known"), {"W": 30}),
        (("scene", "sheet", other, "counts"), {"G": 30}),
        (("scene", "players", other, "tiles"), {"W": 1, "G": 3}),
        (("scene", "bag"), {"W": 10, "Y": 9, "O": 3, "P": 1, "G": 0}),
        (("scene", "larvae"), dict.fromkeys(COLOURS, 4)),
        (("scene", "seat"), other),
        (("scene", "setup"), {}),
        (("scene", "title"), str(SEED)),
        (("step", "note"), f"{SEED:x}"),
        (("step", "text"), "Ben puts a white tile into the fish."),
        (("step", "hidden"), "feed W" if tap.seat is None else "Ben chooses two pink cubes."),
    ]
    for path, value in plants:
        planted = copy.deepcopy(message)
        at = planted
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value
        assert leaks(json.dumps(planted), tap.seat, truth), path
    for kind, field, value in (("feed", "colour", "W"), ("larvae", "cubes", ["W", "Y"])):
        choice = next(each["step"] for each in stepped if each["step"]["player"] != tap.seat)
        planted = {**choice, "action": f"{kind} W", "events": [{"kind": "fed", "colour": None}]}
        assert leaks(json.dumps({"step": planted}), tap.seat, truth)
        told = "fed" if kind == "feed" else "larvae_chosen"
        planted = {**choice, "action": None, "events": [{"kind": told, field: value}]}
        assert leaks(json.dumps({"step": planted}), tap.seat, truth)


# The same bytes ------------------------------------------------------------------------------------------


def stripped(got: Got) -> Got:
    """Without ids and times."""
    text = re.sub(r"\b[0-9a-f]{32}\b", "ID", got.text)
    text = re.sub(r"\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)?", "TIME", text)
    return Got(got.about, re.sub(r"tap-\d+", "TAP", text))


class World:
    """One of two games: a table that was branched off from a record, a mirror of it, and all taps."""

    def __init__(
        self, owner: Browser, stranger: Browser, record: JSON, at: int = 0, aid: bool = True
    ) -> None:
        parent = owner.post("/api/records", record)["id"]
        players = record["rules"]["players"]
        wish = {"at": at, "seats": [{"kind": "person"}] * players, "memory_aid": aid}
        self.table = owner.post(f"/api/tables/{parent}/branch", wish)["id"]
        self.game = Game.replay({**record, "moves": record["moves"][:at]})
        self.taps: dict[int | None, Tap] = {seat: Tap(owner, self.table, seat) for seat in range(players)} | {
            None: Tap(stranger, self.table, None)
        }

    def play(self, player: int, action: str) -> JSON:
        """At the table and in the mirror; the step."""
        step = self.taps[player].play(action)
        deal = [event["colour"] for event in step["events"] if event["kind"] == "dealt"]
        self.game.play(action, player=player, deal=deal)
        for tap in self.taps.values():
            tap.catch_up(step["number"])
        return step

    def close(self) -> None:
        for tap in self.taps.values():
            tap.close()


def dealt_otherwise(record: JSON, keepers: list[int], rng: random.Random) -> JSON:
    """The same set-up with the keepers' tiles dealt anew among them: nobody else can tell, and the bag is the same."""
    twin: JSON = copy.deepcopy(record)
    hands = twin["setup"]["hands"]
    tiles = [colour for keeper in keepers for colour, n in hands[keeper].items() for _ in range(n)]
    rng.shuffle(tiles)
    for keeper in keepers:
        size = sum(hands[keeper].values())
        drawn, tiles = tiles[:size], tiles[size:]
        hands[keeper] = {colour: drawn.count(colour) for colour in COLOURS if colour in drawn}
    return twin


def common(worlds: list[World], player: int, viewers: list[int | None], rng: random.Random) -> str:
    """An action that is legal in both worlds and after which the viewers still cannot tell them apart."""
    hands = [world.game.state()["players"][player]["hand"] for world in worlds]
    telling = {
        f"cube {c}" for c in COLOURS if hands[0].get(c, 0) != hands[1].get(c, 0)
    }  # it ends when none is left
    legal = [world.game.legal(player) for world in worlds]
    both = [action for action in legal[0] if action in legal[1] and action not in telling]
    kinds = sorted({action.split(" ")[0] for action in both}, key=lambda kind: (kind == "take", rng.random()))
    if "take" in kinds and rng.random() < 0.25:
        kinds = ["take"]
    for kind in kinds:
        found = [action for action in both if action.split(" ")[0] == kind]
        for action in rng.sample(found, min(6, len(found))):
            twins = []
            for world in worlds:
                twin = Game.load(world.game.state(), seed=1)
                twin.play(action, player=player)
                twins.append([{**twin.view(seat), "bag": 0} for seat in viewers])
            if twins[0] == twins[1]:
                return action
    raise AssertionError("a turn can always be ended without telling anything")


def foreign(viewer: int | None, players: int) -> set[int]:
    """Seats that are not this viewer's to take: for a stranger all, for the owner those that are not there."""
    return set(range(4)) if viewer is None else set(range(players, 4))


def settings() -> list[tuple[int, list[int], bool]]:
    """Players, who hides something, and whether there is a memory aid."""
    return [(2, [1], True), (3, [0, 2], True), (3, [1, 2], False), (4, [3], False)]


@pytest.mark.parametrize(("players", "keepers", "aid"), settings())
def test_two_games_that_differ_in_hidden_things_give_the_same_bytes(
    another: Server, players: int, keepers: list[int], aid: bool
) -> None:  # R13.4
    rng = random.Random(players + len(keepers))
    owner, stranger = another.browser(), another.browser()
    record = Game(players=players, seed=players, larva_exchange="keep" if aid else "play").record()
    twin = dealt_otherwise(record, keepers, rng) if len(keepers) > 1 else record
    worlds = [World(owner, stranger, each, aid=aid) for each in (record, twin)]
    viewers = [seat for seat in worlds[0].taps if seat not in keepers]
    choose_differently(worlds, keepers, rng)
    actions = 0
    while actions < 120 and not worlds[0].game.over:
        player = worlds[0].game.player
        action = common(worlds, player, viewers, rng)
        steps = [world.play(player, action) for world in worlds]
        if action.startswith("take"):
            assert steps[0] == steps[1], "chance is the same where the bag is the same"
        actions += 1
        if actions in (25, 100):
            for world in worlds:
                for viewer in viewers:
                    pry(world.taps[viewer], foreign(viewer, players), post=actions == 25)
    assert actions > 100
    heard = compare(worlds, viewers)
    assert heard > 100
    assert any(world.game.state()["players"] != worlds[0].game.state()["players"] for world in worlds)
    for keeper in keepers:  # they do differ, and their keepers see it: so the comparison can fail
        told = [[stripped(got) for got in world.taps[keeper].got] for world in worlds]
        assert told[0] != told[1]
    for world in worlds:
        world.close()


def choose_differently(worlds: list[World], keepers: list[int], rng: random.Random) -> None:
    """Set-up: the same choices in both worlds, but for the tiles that the keepers hide in their fish."""
    order = list(range(worlds[0].game.rules.players))
    rng.shuffle(order)
    for player in order:
        hands = [list(world.game.state()["players"][player]["hand"]) for world in worlds]
        first = hands[0][0]
        fed = [first, next(c for c in reversed(hands[1]) if c != first)] if player in keepers else [first] * 2
        for world, colour in zip(worlds, fed, strict=True):
            world.play(player, f"feed {colour}")
        if player not in keepers or player == order[-1]:
            for world in worlds:
                world.play(player, "larvae WP")
    for keeper in keepers:
        if keeper != order[-1]:
            for world in worlds:
                world.play(keeper, "larvae YG")


def compare(worlds: list[World], viewers: list[int | None]) -> int:
    """All that the viewers got is the same; how much it was."""
    heard = 0
    for viewer in viewers:
        got = [[stripped(got) for got in world.taps[viewer].got] for world in worlds]
        for here, there in zip(*got, strict=True):
            assert here == there, viewer
        heard += len(got[0])
    return heard


@pytest.mark.parametrize("seed", range(4))
def test_a_different_bag_shows_to_nobody(another: Server, seed: int) -> None:  # R13.4
    """A tile of a hand changed for one of the bag, at a moment of a game with all its past."""
    rng = random.Random(seed)
    game = Game(players=2 + seed % 3, seed=seed, advanced=seed == 2)
    while not game.over and len(game.moves) < 90 + 20 * seed:
        game.play(action_text(POLICIES["eater"](game.position, game.position.legal(), rng)))
    keeper = rng.randrange(game.rules.players)
    record = {**game.record(), "names": [f"Player {k + 1}" for k in range(game.rules.players)]}
    record.pop("result", None)
    twin, last = with_another_secret(record, keeper)
    owner, stranger = another.browser(), another.browser()
    worlds = [World(owner, stranger, each, at=last) for each in (record, twin)]
    bags = [world.game.state()["bag"] for world in worlds]
    assert bags[0] != bags[1]
    viewers = [seat for seat in worlds[0].taps if seat != keeper]
    for world in worlds:
        for viewer in viewers:
            tap = world.taps[viewer]
            pry(tap, foreign(viewer, game.rules.players))
            for at in range(0, last, 7):
                tap.ask("GET", "/scene", seat=viewer, at=at)
    assert compare(worlds, viewers) > 20
    for world in worlds:
        world.close()


def with_another_secret(record: JSON, keeper: int) -> tuple[JSON, int]:
    """The record with another tile in the keeper's fish, and how far both can be played with the same deals."""
    fed = next(move for move in record["moves"] if move["player"] == keeper)["action"][-1]
    best: tuple[JSON, int] = (record, 0)
    for other in COLOURS.replace(fed, ""):
        twin: JSON = copy.deepcopy(record)
        hand = twin["setup"]["hands"][keeper]
        hand[fed] -= 1
        hand[other] = hand.get(other, 0) + 1
        twin["setup"]["hands"][keeper] = {colour: hand[colour] for colour in COLOURS if hand.get(colour)}
        next(move for move in twin["moves"] if move["player"] == keeper)["action"] = f"feed {other}"
        game = Game({**twin["rules"]}, setup=twin["setup"], names=twin["names"])
        truth = Game({**record["rules"]}, setup=record["setup"], names=record["names"])
        good = 0
        for number, (move, real) in enumerate(zip(twin["moves"], record["moves"], strict=True), 1):
            try:
                game.play(move["action"], player=move["player"], deal=move.get("deal"))
            except IllegalAction:
                break  # only the bag may differ, and here it showed
            truth.play(real["action"], player=real["player"], deal=real.get("deal"))
            bags = [[n > 0 for n in world.state()["bag"].values()] for world in (game, truth)]
            if game.over or truth.over or bags[0] != bags[1]:
                break
            good = number
        if good > best[1]:
            best = (twin, good)
    twin, last = best
    assert last > 30
    return {**twin, "moves": twin["moves"][:last]}, last


def test_the_comparison_finds_a_scene_that_shows_too_much() -> None:
    """The deliberately wrong variant: a scene made as if the table were open differs between two worlds."""
    record = Game(players=3, seed=5).record()
    twin = dealt_otherwise(record, [1, 2], random.Random(1))
    games = [Game.replay(each) for each in (record, twin)]

    def told(game: Game, *, open: bool) -> bytes:
        shown = scene(game, seat=0, number=0, seats=seats_of(3), open=open, memory_aid=True)
        return msgspec.json.encode(shown)

    assert told(games[0], open=False) == told(games[1], open=False)
    assert told(games[0], open=True) != told(games[1], open=True)


def test_the_database_is_the_only_place_with_the_secrets(server: Server) -> None:
    """Neither the log of the server nor what it prints says anything of a game."""
    log = Path(server.errors.name).read_text()
    assert str(SEED) not in log
    assert not re.search(r"feed [WYOPG]|\"hands\"", log)
