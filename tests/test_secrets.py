"""Nobody learns what R13 hides: whole games over the real server, with every byte looked at that a viewer gets.

A scan of all that each seat and a spectator gets, answers to hostile messages included. The stronger form is in
test_secrets_twins.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from effort import LONG
from letterbox import Mailbox, text_of, token_in
from serving import Server, served
from wiretap import AROUND, SEED, WORDS, Tap, Truth, leaks, pry

from reefencounter.engine.components import COLOURS

JSON = Any


DAYS = {"kind": "days", "days": 3}
KEPT = {"advanced": True, "larva_exchange": "keep"}
ALWAYS = """
import datetime, reefencounter.server.mail.digests as digests
digests.LOOK_EVERY, digests.EVERY, digests.SETTLED = 0.05, datetime.timedelta(0), datetime.timedelta(0)
digests.awake = lambda *_: True
"""  # a flaw: whoever wants to be told of their turns by mail is told at once, and of each step


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    options = (*mailbox.options, "--log", "json")
    with served(tmp_path_factory.mktemp("scanned") / "data", *options, seed=SEED, flaw=ALWAYS) as running:
        yield running


class Evening:
    """A whole game: everybody's taps, and what they heard. At a `friend`'s seat sits somebody with another browser."""

    def __init__(self, server: Server, seats: list[str], seed: int, **options: JSON) -> None:
        self.rng = random.Random(seed)
        self.owner, stranger = server.browser(), server.browser()
        kinds = [
            {"kind": kind} if kind in ("person", "friend") else {"bot": kind, "kind": "bot"} for kind in seats
        ]
        info = self.owner.post("/api/tables", {"seats": kinds, **options})
        self.table = info["id"]
        stranger.post(f"/api/me/friend-links/{self.owner.post('/api/me/friend-link')['link']}", status=200)
        people = {seat: self.owner for seat, kind in enumerate(seats) if kind == "person"}
        for seat, kind in enumerate(seats):
            if kind == "friend":
                people[seat] = server.browser()
                people[seat].post(f"/api/invitations/{info['invitation']}", {"name": f"Friend {seat}"})
        self.taps = {seat: Tap(people[seat], self.table, seat) for seat in sorted(people)}
        self.onlooker = Tap(stranger, self.table, None)
        self.guest = Tap(self.owner, self.table, None)  # the curtain is drawn: the same browser, no seat

    @property
    def all(self) -> list[Tap]:
        return [*self.taps.values(), self.onlooker, self.guest]

    def play(self, most: int = 3000) -> None:
        """To the end; now and then something is taken back, and somebody tries to pry."""
        for n in range(most):
            first = next(iter(self.taps.values()))
            if first.scene["phase"] == "over":
                return  # then all eyes are everybody's
            if n % 40 == 3:
                self.pry()
            if n == 50:
                for tap in self.all:
                    tap.look_around()
            mine = [seat for seat in first.scene["asked"] if seat in self.taps]
            if not mine:
                first.next()  # a bot is thinking
                self.meet()
                continue
            tap = self.taps[self.rng.choice(mine)]
            tap.catch_up(first.number)
            choices = tap.scene["choices"]
            if n == 30 and not first.scene["rules"]["second_kind"]:
                assert tap.ask("POST", "/hint", seat=tap.seat)["suggestions"]
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
            own = {seat for seat, other in self.taps.items() if other.browser is tap.browser}
            pry(tap, set(range(4)) - own, post=tap.number < 20)

    def truth(self) -> Truth:
        """After the end: how it was."""
        record = self.owner.get(f"/api/tables/{self.table}/record")
        return Truth(record, self.owner.steps(self.table), SEED)


EVENINGS = [
    (
        ["person", "drifter", "person", "person"],
        {"memory_aid": False, "rules": KEPT},
        "four with a bot, no aid",
    ),
    (
        ["person", "person", "drifter"],
        {"memory_aid": True, "rules": {"second_kind": True}},
        "the Second Kind",
    ),
    (["person", "friend", "person"], {"memory_aid": True, "clock": DAYS}, "at two screens"),
]
MORE = [
    (["person", "person"], {"memory_aid": True}, "two"),
    (["person", "drifter", "person"], {"memory_aid": True, "rules": KEPT}, "with a bot"),
    (
        ["person", "person", "person", "person"],
        {"memory_aid": False, "rules": {"advanced": True}},
        "four, no aid",
    ),
]


def no_byte_tells_a_viewer_what_is_hidden(evening: Evening) -> None:
    truth = evening.truth()
    for tap in evening.all:
        before_the_end = 0
        for about, text in tap.got:
            assert leaks(text, tap.seat, truth) == [], (tap.seat, about)
            before_the_end += '"open":false' in text
        assert before_the_end > 60, "a game was played, and hidden"
        assert {f"around {path}" for path in AROUND} < {about for about, _ in tap.got}


def mails_tell_no_more_than_whose_turn_it_is(evening: Evening, mailbox: Mailbox) -> None:
    """Whatever was done and is hidden: all mails are the same, but for the moment up to which one may act."""
    mails = [text_of(mailbox.came.get()) for _ in range(mailbox.came.qsize())]
    at_two_screens = any(tap.browser is not evening.owner for tap in evening.taps.values())
    assert (len(mails) > 5) == at_two_screens
    assert len({re.sub(r"until .*", "", mail) for mail in mails}) <= 1
    for mail in mails:
        assert re.search(r"until \d+ [A-Z][a-z]+, \d\d:\d\d \(UTC\)$", mail, re.MULTILINE)
        assert not re.search(rf"{SEED}|{SEED:x}|\b({WORDS})\b", mail)


def a_spectator_gets_no_choices_and_the_same_as_any_other(evening: Evening) -> None:
    hidden = [text for about, text in evening.onlooker.got if about == "live" and '"open":false' in text]
    assert hidden
    assert all(json.loads(text)["scene"]["choices"] is None for text in hidden)

    def steps(tap: Tap) -> dict[int, JSON]:
        told = [json.loads(text) for about, text in tap.got if about in ("live", "snapshot")]
        return {each["step"]["number"]: each["step"] for each in told if each["type"] == "step"}

    both = steps(evening.onlooker), steps(evening.guest)
    assert all(both[0][number] == both[1][number] for number in both[0] if number in both[1])


def the_scan_finds_what_is_planted(evening: Evening) -> None:
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


def the_scan_finds_planted_cards_and_windows(evening: Evening) -> None:  # S7.5 S7.7
    truth = evening.truth()
    tap, other = evening.taps[0], 1
    messages = [json.loads(text) for about, text in tap.got if about == "live" and '"open":false' in text]
    message = next(
        each for each in reversed(messages) if each["type"] == "step" and each["step"]["player"] == 1
    )
    turn = {
        "player": other,
        "pending": {"kind": "window", "window": "eat", "card": "night_shift", "player": 2},
    }
    dip = {"player": other, "pending": {"kind": "card", "card": "lucky_dip", "tiles": {"W": 2, "rock": 1}}}
    plants: list[JSON] = [
        {"events": [{"kind": "bought", "player": other, "card": "night_shift"}]},
        {"events": [{"kind": "dipped", "player": other, "tiles": ["W", "W2", "rock"]}]},
        {"events": [{"kind": "dip_returned", "player": other, "tile": "W", "kept": None}]},
        {
            "events": [{"kind": "dip_returned", "player": other, "tile": None, "kept": None}],
            "action": "choose W",
        },
        {"events": [{"kind": "declined", "player": other, "window": "eat"}]},
        {"events": [{"kind": "turn", "turn": turn}]},
        {"events": [{"kind": "turn", "turn": dip}]},
        {"action": "decline"},
    ]
    for plant in plants:
        planted = {**message, "step": {**message["step"], **plant}}
        assert leaks(json.dumps(planted), tap.seat, truth), plant
    if message["scene"]["second_kind"] is not None:
        planted = copy.deepcopy(message)
        planted["scene"]["players"][other]["cards"]["known"] = ["night_shift"]
        assert leaks(json.dumps(planted), tap.seat, truth)
        planted = copy.deepcopy(message)
        planted["scene"]["second_kind"]["draw"] = ["night_shift"]
        assert leaks(json.dumps(planted), tap.seat, truth)


@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(seats, options, id=name) for seats, options, name in [*EVENINGS, *(MORE if LONG else [])]],
)
def test_nobody_learns_what_is_hidden(
    server: Server, mailbox: Mailbox, seats: list[str], options: JSON
) -> None:  # R13.4
    evening = Evening(server, seats, len(seats), **options)
    for seat in (seat for seat, kind in enumerate(seats) if kind == "friend"):
        friend, address = evening.taps[seat].browser, f"friend{seat}@example.org"
        friend.post("/api/me/mail", {"address": address}, status=202)
        friend.post("/api/identity/mail", {"token": token_in(mailbox.next(address))}, status=200)
    evening.play()
    no_byte_tells_a_viewer_what_is_hidden(evening)
    mails_tell_no_more_than_whose_turn_it_is(evening, mailbox)
    a_spectator_gets_no_choices_and_the_same_as_any_other(evening)
    the_scan_finds_what_is_planted(evening)
    the_scan_finds_planted_cards_and_windows(evening)
    for tap in evening.all:
        tap.close()


def test_the_database_is_the_only_place_with_the_secrets(server: Server) -> None:
    """Neither the log of the server nor what it prints says anything of a game."""
    log = Path(server.errors.name).read_text()
    assert all("kind" in json.loads(line) for line in log.splitlines())
    assert "friend1@" not in log
    assert str(SEED) not in log
    assert not re.search(r"feed [WYOPG]|\"hands\"", log)
