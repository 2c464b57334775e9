"""The ten actions of R3.1 as they stand now: in progress, possible, later, done, or not possible and why.

What is possible comes from the legal actions, and what is not from the engine's own refusals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from ...engine import codes
from ...engine.components import COLOURS
from ...messages import Message
from ...messages.speaker import Speaker
from ...notation.forms import AnyPosition, tile_kinds
from ...telling.reasons import Refusal, why_not
from ..said import words_alone
from ..schemas import ActionPart, ActionState
from .brief import brief, waits
from .remembered import Alike, remembered
from .spoken import REMEMBERED, spoken, told

KINDS = {
    1: "eat",
    2: "cube",
    3: "cube",
    4: "shrimp",
    5: "move",
    6: "larva",
    7: "alga",
    8: "polyp",
    9: "pass",
    10: "take",
}
DONE = {1: "done.1", 2: "done.2", 3: "done.3", 4: "done.4", 10: "done.10"}
SEVERAL = {2: "brief.no_cube_fits", 3: "brief.no_cube_fits", 6: "brief.no_tile_fits", 8: "brief.no_cube_fits"}
ALIKE = frozenset(
    "eat shrimp larva alga polyp take".split()
)  # all wait for the end of what is unfinished, or none
MOVING = frozenset(
    "eat lay shrimp move".split()
)  # kinds of actions that depend on how all lies on the boards
FEW = 3  # colours whose names fit on a button

ByKind = Mapping[str, Sequence[Sequence[str]]]


PartName = Literal["8", "8a", "8b", "8c"]


class Part(NamedTuple):
    """A part of action 8, before it is put into words."""

    part: PartName
    state: Literal["available", "later", "done", "impossible"]
    reason: Message  # a few words
    clause: str | None
    why: tuple[Message, ...]

    def told(self, speaker: Speaker) -> ActionPart:
        """For the page."""
        (reason, message), why = told(speaker, self.reason), spoken(speaker, self.why)
        return ActionPart(
            part=self.part,
            state=self.state,
            reason=reason,
            clause=self.clause,
            why=why.words,
            reason_message=message,
            why_messages=why.messages,
        )


class State(NamedTuple):
    """One of the ten, before it is put into words."""

    number: int
    state: Literal["now", "available", "later", "done", "impossible"]
    reason: Message  # a few words
    clause: str | None
    why: tuple[Message, ...]
    parts: tuple[Part, ...] = ()

    def told(self, speaker: Speaker) -> ActionState:
        """For the page."""
        (reason, message), why = told(speaker, self.reason), spoken(speaker, self.why)
        return ActionState(
            number=self.number,
            state=self.state,
            reason=reason,
            clause=self.clause,
            why=why.words,
            parts=[part.told(speaker) for part in self.parts],
            reason_message=message,
            why_messages=why.messages,
        )


def ten(desk: Desk, speaker: Speaker) -> list[ActionState]:
    """All ten."""
    alone = words_alone()
    told = _steady(
        Alike((type(desk), desk.beside, desk.seat, desk.ate, desk.offered(), speaker, alone), desk)
    )
    return [
        _told(desk.state(number), speaker, alone) if number in desk.moving else told[number]
        for number in KINDS
    ]


@remembered()
def _steady(alike: Alike) -> dict[int, ActionState]:
    """Those that stay as they are when nothing changes but what lies on the boards."""
    *_, speaker, alone = alike.key
    desk = alike.taken()
    return {
        number: _told(desk.state(number), speaker, alone) for number in KINDS if number not in desk.moving
    }


@lru_cache(REMEMBERED)
def _told(state: State, speaker: Speaker, alone: bool) -> ActionState:
    """From scene to scene most of the ten stay as they are. `alone`: whoever reads now gets words alone."""
    return state.told(speaker)


class Desk:
    """What a player has before them, asked for each of the ten in turn."""

    moving = frozenset({1, 4, 5})  # those of the ten that depend on how shrimps and corals lie on the boards

    def __init__(self, position: AnyPosition, seat: int, by_kind: ByKind, ate: bool, beside: bytes) -> None:
        """`ate` says whether action 1 was taken in this turn, `beside` is what lies beside the boards."""
        self.position, self.seat, self.by_kind, self.ate, self.beside = position, seat, by_kind, ate, beside
        self.reef = position.fields()
        self.phase = position.phase
        kinds = len(tile_kinds(position))
        self.mine = slice(kinds * seat, kinds * seat + kinds)
        self.decision = self.before_all()
        self.unfinished: Refusal | None = None  # why those that are alike wait, once it is known

    def before_all(self) -> Message | None:
        """What has to be decided before any action of the turn."""
        return None

    def state(self, number: int) -> State:
        """One of the ten."""
        if self.decision and not self.by_kind.get(KINDS[number]):
            return State(number, "later", Message("brief.decide"), self.decision.clause, (self.decision,))
        if number == 8 and (eighth := self.eighth()):
            return eighth
        if number == 10 and self.by_kind.get("end"):
            return State(10, "available", Message("offer.ends_turn"), None, (Message("promise.end"),))
        if self.in_progress(number):
            return self.progress(number)
        if self.done(number):
            return State(number, "done", Message("brief.done"), "R3.3", (Message(DONE[number], "R3.3"),))
        if number == 9:
            return self.nothing()
        if number == 3 and self.reef.lays == 0:
            first = self.state(2)
            if first.state in ("now", "available"):
                follows = (Message("cube.second", "R3.3"),)
                return State(3, "later", Message("brief.after_first_cube"), "R3.3", follows)
            return first._replace(number=3)
        if self.by_kind.get(KINDS[number]):
            return State(number, "available", self.offer(number), None, (self.promise(number),))
        return self.refused(number)

    def eighth(self) -> State | None:
        """Action 8, where the game gives it several parts."""
        return None

    def in_progress(self, number: int) -> bool:
        """Whether this is what the player is in the middle of."""
        if self.phase == "laying":
            return number == max(2, 1 + self.reef.lays)  # an additional laying of a card may come first
        return bool(self.reef.must_play) and number == 2 + self.reef.lays

    def progress(self, number: int) -> State:
        """How the laying stands, or the cube that is owed."""
        if self.phase != "laying":
            owed = COLOURS[self.reef.must_play - 1]
            why = Message("progress.owed", "R8.1", colour=owed)
            return State(number, "now", Message("brief.owed", colour=owed), "R8.1", (why,))
        laying, laid = COLOURS[self.reef.laying - 1], self.reef.laid
        why = Message("progress.laying", colour=laying, laid=laid)
        return State(number, "now", Message("brief.laid", colour=laying, laid=laid), None, (why,))

    def done(self, number: int) -> bool:
        """Whether this turn has had it (R3.3)."""
        match number:
            case 1:
                return self.ate
            case 2 | 3:
                return number < 2 + self.reef.lays and not self.in_progress(number)
            case 10:
                return bool(getattr(self.reef, "collected", 0))
            case 4:
                return bool(self.reef.introduced)
            case _:
                return False

    def nothing(self) -> State:
        """Action 9: none of the others."""
        if self.by_kind.get("pass"):
            return State(9, "available", Message("offer.pass"), None, (Message("promise.pass"),))
        if self.by_kind.get("take") and not self.reef.acted:
            return State(9, "available", Message("offer.nothing"), None, (Message("promise.nothing"),))
        if self.reef.acted:
            why = Message("nothing.acted", "R3.1")
            return State(9, "impossible", brief([why]), "R3.1", (why,))
        return self.refused(9, "take")

    def offered(self) -> tuple[tuple[str, ...], ...]:
        """What is offered, as far as the others of the ten ask for it."""
        kinds = [(kind, found) for kind, found in self.by_kind.items() if kind not in MOVING]
        return tuple(
            [(kind, *dict.fromkeys([words[0] for words in found if words])) for kind, found in kinds]
        )

    def refused(self, number: int, kind: str = "") -> State:
        """Why it cannot be done now; what only waits for the end of another action is for later."""
        kind = kind or KINDS[number]
        if kind != "eat":
            return self.refused_now(number, kind)
        corals = sorted([len(self.position.coral(cell)) for cell in self.position.shrimps(self.seat)])
        return _no_meal(Alike((type(self), self.beside, self.seat, *corals), self))

    def refused_now(self, number: int, kind: str) -> State:
        """The same, asked of the rules."""
        alike = kind in ALIKE
        error = self.unfinished if alike and self.unfinished else why_not(self.position, self.seat, kind)
        later = waits(error)
        if later and alike:
            self.unfinished = error
        if later and number == 1 and self.reef.acted:  # after the laying it will be too late as well
            error = why_not(self.at_leisure(), self.seat, "eat")
            later = False
        reason = brief(error.messages, SEVERAL.get(number))
        return State(number, "later" if later else "impossible", reason, error.clause, error.messages)

    def at_leisure(self) -> AnyPosition:
        """The position as if the laying or the cube that is owed were behind the player."""
        reef = self.position.fields()
        reef.phase, reef.laying, reef.must_play = codes.TURN, 0, 0
        return type(self.position).from_bytes(bytes(reef))

    def offer(self, number: int) -> Message:
        """What an action that is possible offers, in a few words."""
        found = self.by_kind[KINDS[number]]
        match number:
            case 1:
                return Message("offer.eat", corals=len({words[0] for words in found}))
            case 2 | 3 | 6 | 8:
                firsts = _firsts(found)
                return Message(
                    "offer.colours" if len(firsts) <= FEW else "offer.many_colours", colours=firsts
                )
            case 4:
                return Message("offer.shrimp", left=self.reef.unplayed[self.seat])
            case 5:
                return Message("offer.move", shrimps=len({words[0] for words in found}))
            case 7:
                return Message("offer.alga", tiles=sum(self.reef.consumed[self.mine]))
            case _:
                return Message("offer.ends_turn")

    def promise(self, number: int) -> Message:
        """What an action that is possible would do, as a sentence."""
        found = self.by_kind[KINDS[number]]
        match number:
            case 1:
                return Message("promise.eat_last" if self.phase == "final" else "promise.eat")
            case 2 | 3:
                return Message("promise.cube", colours=_firsts(found))
            case 4:
                return Message("promise.shrimp")
            case 5:
                return Message("promise.move")
            case 6:
                keep = getattr(self.reef, "keep", 0)
                return Message("promise.larva_kept" if keep else "promise.larva", colours=_firsts(found))
            case 7:
                lock = any(words[2] != "sea" for words in found)
                return Message("promise.alga_lock" if lock else "promise.alga")
            case 8:
                return Message("promise.polyp", colours=_firsts(found))
            case _:
                return Message("promise.take")


@remembered()
def _no_meal(alike: Alike) -> State:
    """Why nothing can be eaten: of the boards, only how large the corals are that are guarded counts (R10.1)."""
    state: State = alike.taken().refused_now(1, "eat")
    return state


def _firsts(found: Sequence[Sequence[str]]) -> str:
    """The letters of the colours that are named first, each once."""
    return "".join(dict.fromkeys([words[0] for words in found]))
