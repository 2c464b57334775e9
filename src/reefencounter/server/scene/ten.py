"""The ten actions of R3.1 as they stand now: in progress, possible, later, done, or not possible and why.

What is possible comes from the legal actions, and what is not from the engine's own refusals.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from ...engine import codes
from ...engine.components import COLOURS
from ...messages import Message
from ...messages.speaker import Speaker
from ...notation.forms import AnyPosition, tile_kinds
from ...telling.reasons import Refusal, why_not
from ..schemas import ActionPart, ActionState
from .brief import BRIEF, brief, waits
from .previews import Look
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
COLOURED = {2: "promise.cube", 3: "promise.cube", 6: "promise.larva", 8: "promise.polyp"}  # by colours
DONE = {1: "done.1", 2: "done.2", 3: "done.3", 4: "done.4", 10: "done.10"}
SEVERAL = {2: "brief.no_cube_fits", 3: "brief.no_cube_fits", 6: "brief.no_tile_fits", 8: "brief.no_cube_fits"}
ALIKE = frozenset(
    "eat shrimp larva alga polyp take".split()
)  # all wait for the end of what is unfinished, or none
FEW = 3  # colours whose names fit on a button

ByKind = Mapping[str, Sequence[Sequence[str]]]


PartName = Literal["8", "8a", "8b", "8c"]
Standing = Literal["now", "available", "later", "done", "impossible"]


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
    state: Standing
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


def ten(desk: Desk) -> list[ActionState]:
    """All ten."""
    return [desk.state(number) for number in KINDS]


class Desk:
    """What a player has before them, asked for each of the ten in turn."""

    def __init__(self, look: Look, by_kind: ByKind, ate: bool, beside: bytes, alone: bool) -> None:
        """`ate` says whether action 1 was taken in this turn, `beside` is what lies beside the boards.

        `alone`: whoever looks gets words alone.
        """
        position, seat = look.position, look.seat
        self.position, self.seat, self.by_kind, self.ate, self.beside = position, seat, by_kind, ate, beside
        self.reader, self.anybody = (look.speaker, alone), (look.anybodys, alone)
        self.reef = look.reef
        self.phase = position.phase
        kinds = len(tile_kinds(position))
        self.mine = slice(kinds * seat, kinds * seat + kinds)
        reef = self.reef
        self.turn = seat, reef.phase, reef.player, bool(reef.acted), reef.must_play  # how far it is
        self.under_way = self.in_progress()
        self.done = {  # those that this turn has had (R3.3)
            1: ate,
            2: reef.lays > 0,
            3: reef.lays > 1,
            4: bool(reef.introduced),
            10: self.has_collected(),
        }
        self.decision = self.before_all()
        self.unfinished: Refusal | None = None  # why those that are alike wait, once it is known
        self.states: dict[int, ActionState] = {}

    def before_all(self) -> Message | None:
        """What has to be decided before any action of the turn."""
        return None

    def state(self, number: int) -> ActionState:
        """One of the ten."""
        if number not in self.states:
            self.states[number] = self.stands(number)
        return self.states[number]

    def stands(self, number: int) -> ActionState:
        """How one of the ten stands."""
        possible = self.by_kind.get(KINDS[number])
        if self.decision and not possible:
            waits = State(number, "later", Message("brief.decide"), self.decision.clause, (self.decision,))
            return self.told(waits)
        if number == 8 and (eighth := self.eighth()):
            return self.told(eighth)
        if number == 10 and self.by_kind.get("end"):
            return self.plain(10, "available", "offer.ends_turn", None, "promise.end")
        if number == self.under_way:
            return self.told(self.progress(number))
        if self.done.get(number):
            return self.plain(number, "done", "brief.done", "R3.3", DONE[number])
        if number == 9:
            return self.nothing()
        if number == 3 and self.reef.lays == 0:
            first = self.state(2)
            if first.state in ("now", "available"):
                return self.plain(3, "later", "brief.after_first_cube", "R3.3", "cube.second")
            return replace(first, number=3)
        if possible:
            return _available(*self.anybody, number, *self.offer(number))
        return self.refused(number)

    def told(self, state: State) -> ActionState:
        """In words."""
        return _told(*self.reader, state)

    def plain(self, number: int, state: Standing, reason: str, clause: str | None, why: str) -> ActionState:
        """One of the ten of which only that is said which is always said then: messages by their ids."""
        return _plain(*self.anybody, number, state, reason, clause, why)

    def eighth(self) -> State | None:
        """Action 8, where the game gives it several parts."""
        return None

    def in_progress(self) -> int | None:
        """Which of the ten the player is in the middle of."""
        if self.phase == "laying":
            return max(2, 1 + self.reef.lays)  # an additional laying of a card may come first
        return 2 + self.reef.lays if self.reef.must_play else None

    def has_collected(self) -> bool:
        """Whether this turn has had action 10, and goes on."""
        return False

    def progress(self, number: int) -> State:
        """How the laying stands, or the cube that is owed."""
        if self.phase != "laying":
            owed = COLOURS[self.reef.must_play - 1]
            why = Message("progress.owed", "R8.1", colour=owed)
            return State(number, "now", Message("brief.owed", colour=owed), "R8.1", (why,))
        laying, laid = COLOURS[self.reef.laying - 1], self.reef.laid
        why = Message("progress.laying", colour=laying, laid=laid)
        return State(number, "now", Message("brief.laid", colour=laying, laid=laid), None, (why,))

    def nothing(self) -> ActionState:
        """Action 9: none of the others."""
        if self.by_kind.get("pass"):
            return self.plain(9, "available", "offer.pass", None, "promise.pass")
        if self.by_kind.get("take") and not self.reef.acted:
            return self.plain(9, "available", "offer.nothing", None, "promise.nothing")
        if self.reef.acted:
            return self.plain(9, "impossible", BRIEF["nothing.acted"], "R3.1", "nothing.acted")
        return self.refused(9, "take")

    def refused(self, number: int, kind: str = "") -> ActionState:
        """Why it cannot be done now; what only waits for the end of another action is for later."""
        kind = kind or KINDS[number]
        grounds = self.grounds(kind)
        if grounds is None:
            return self.refused_now(number, kind)
        return _remembered(Alike((type(self), number, kind, *self.reader, *grounds), self))

    def grounds(self, kind: str) -> tuple[Hashable, ...] | None:
        """All on which it depends why nothing of a kind can be done, where that is little.

        It is how far the turn is (R3.4, R3.5, R8.1, R11.2) and, for meals, how large the corals are that are guarded
        (R10.1). Whoever has nothing for an action is told so, whatever else lies there.
        """
        corals: list[int] = []
        match kind:
            case "eat":
                corals = sorted([len(self.position.coral(cell)) for cell in self.position.shrimps(self.seat)])
            case "larva" | "alga":
                if any(self.reef.consumed[self.mine]):
                    return None
            case "take":
                pass
            case _:
                return None
        return *self.turn, *corals

    def refused_now(self, number: int, kind: str) -> ActionState:
        """The same, asked of the rules."""
        alike = kind in ALIKE
        error = self.unfinished if alike and self.unfinished else why_not(self.position, self.seat, kind)
        later = waits(error)
        if later and alike:
            self.unfinished = error
        if later and number == 1 and self.reef.acted:  # after the laying it will be too late as well
            error = why_not(self.at_leisure(), self.seat, "eat")
            later = False
        return _refused(*self.reader, number, later, error)

    def at_leisure(self) -> AnyPosition:
        """The position as if the laying or the cube that is owed were behind the player."""
        reef = self.position.fields()
        reef.phase, reef.laying, reef.must_play = codes.TURN, 0, 0
        return type(self.position).from_bytes(bytes(reef))

    def offer(self, number: int) -> tuple[int | str, bool]:
        """What an action that is possible offers: a number or colours, and whether it is done in another way."""
        found = self.by_kind[KINDS[number]]
        match number:
            case 1:
                return len({words[0] for words in found}), self.phase == "final"
            case 4:
                return self.reef.unplayed[self.seat], False
            case 5:
                return len({words[0] for words in found}), False
            case 7:
                return sum(self.reef.consumed[self.mine]), any(words[2] != "sea" for words in found)
            case _:
                return _firsts(found), number == 6 and bool(getattr(self.reef, "keep", 0))


@lru_cache(REMEMBERED)
def _told(speaker: Speaker, alone: bool, state: State) -> ActionState:
    return state.told(speaker)


@lru_cache(REMEMBERED)
def _plain(
    speaker: Speaker, alone: bool, number: int, state: Standing, reason: str, clause: str | None, why: str
) -> ActionState:
    return State(number, state, Message(reason), clause, (Message(why, clause),)).told(speaker)


@lru_cache(REMEMBERED)
def _available(speaker: Speaker, alone: bool, number: int, what: Any, otherwise: bool) -> ActionState:
    """One of the ten that is possible: what it offers in a few words, and what it would do as a sentence."""
    match number:
        case 1:
            offer, id = Message("offer.eat", corals=what), "promise.eat_last" if otherwise else "promise.eat"
        case 4:
            offer, id = Message("offer.shrimp", left=what), "promise.shrimp"
        case 5:
            offer, id = Message("offer.move", shrimps=what), "promise.move"
        case 7:
            offer, id = (
                Message("offer.alga", tiles=what),
                "promise.alga_lock" if otherwise else "promise.alga",
            )
        case 10:
            offer, id = Message("offer.ends_turn"), "promise.take"
        case _:
            offer = Message("offer.colours" if len(what) <= FEW else "offer.many_colours", colours=what)
            id = COLOURED[number] if not otherwise else "promise.larva_kept"
    promise = Message(id, colours=what) if number in COLOURED else Message(id)
    return State(number, "available", offer, None, (promise,)).told(speaker)


@remembered()
def _remembered(alike: Alike) -> ActionState:
    """Why something cannot be done, by its grounds."""
    _, number, kind, *_ = alike
    state: ActionState = alike.taken().refused_now(number, kind)
    return state


@lru_cache(REMEMBERED)
def _refused(speaker: Speaker, alone: bool, number: int, later: bool, error: Refusal) -> ActionState:
    reason = brief(error.messages, SEVERAL.get(number))
    state = State(number, "later" if later else "impossible", reason, error.clause, error.messages)
    return state.told(speaker)


def _firsts(found: Sequence[Sequence[str]]) -> str:
    """The letters of the colours that are named first, each once."""
    return "".join(dict.fromkeys([words[0] for words in found]))
