"""The ten actions of R3.1 as they stand now: in progress, possible, later, done, or not possible and why.

What is possible comes from the legal actions, and what is not from the engine's own refusals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.components import COLOUR_NAMES, COLOURS
from ...engine.position import Position
from ...telling.reasons import why_not
from ...telling.words import colours, count
from ..schemas import ActionState

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
DONE = {
    1: "Your fish has eaten this turn.",
    2: "You have played your first cube this turn.",
    3: "You have played your second cube this turn.",
    4: "You have introduced a shrimp this turn.",
}
SHORT = {  # by action and clause; the rest by clause alone
    (1, "R10.1"): "No coral of five",
    (1, "R11.2"): "Would feed nothing",
    (2, "R4.1"): "No cube",
    (3, "R4.1"): "No cube",
    (4, "R7.1"): "No shrimp left",
    (5, "R7.2"): "No shrimp on a board",
    (6, "R8.1"): "No tile to swap",
    (7, "R8.3"): "No consumed tile",
    (8, "R8.2"): "No cube to swap",
}
BY_CLAUSE = {
    "R2.8": "After the set-up",
    "R3.1": "Not after other actions",
    "R3.3": "Done",
    "R3.4": "Finish laying first",
    "R3.5": "Only at the start",
    "R4.3": "No polyp can be laid",
    "R7.3": "No free coral",
    "R7.4": "Shrimp on bare rock",
    "R7.6": "Shrimps just moved",
    "R8.1": "Play the cube first",
    "R11.2": "Only eat or pass",
}

ByKind = Mapping[str, Sequence[Sequence[str]]]


def ten(position: Position, seat: int, by_kind: ByKind, ate: bool) -> list[ActionState]:
    """All ten; `ate` says whether action 1 was taken in this turn."""
    desk = _Desk(position, seat, by_kind, ate)
    return [desk.state(number) for number in KINDS]


class _Desk:
    def __init__(self, position: Position, seat: int, by_kind: ByKind, ate: bool) -> None:
        self.position, self.seat, self.by_kind, self.ate = position, seat, by_kind, ate
        self.reef = position.fields()
        self.phase = position.phase
        self.mine = slice(5 * seat, 5 * seat + 5)

    def state(self, number: int) -> ActionState:
        """One of the ten."""
        if self.in_progress(number):
            return ActionState(number, "now", *self.progress())
        if self.done(number):
            return ActionState(number, "done", "Done", "R3.3", DONE[number])
        if number == 9:
            return self.nothing()
        if number == 3 and self.reef.lays == 0:
            first = self.state(2)
            if first.state in ("now", "available"):
                return ActionState(3, "later", "After the first cube", "R3.3", "It follows action 2.")
            return ActionState(3, first.state, first.reason, first.clause, first.why)
        if self.by_kind.get(KINDS[number]):
            return ActionState(number, "available", self.offer(number), None, self.promise(number))
        return self.refused(number)

    def in_progress(self, number: int) -> bool:
        """Whether this is what the player is in the middle of."""
        if self.phase == "laying":
            return number == 1 + self.reef.lays
        return bool(self.reef.must_play) and number == 2 + self.reef.lays

    def progress(self) -> tuple[str, str | None, str]:
        """How the laying stands, or the cube that is owed."""
        if self.phase != "laying":
            name = COLOUR_NAMES[COLOURS[self.reef.must_play - 1]]
            return (
                f"Play the {name} cube",
                "R8.1",
                f"Play the {name} cube: it was taken to be played at once.",
            )
        name = COLOUR_NAMES[COLOURS[self.reef.laying - 1]]
        laid = self.reef.laid
        return f"{laid} {name} laid", None, f"You are laying {name}: {count(laid, 'polyp')} laid so far."

    def done(self, number: int) -> bool:
        """Whether this turn has had it (R3.3)."""
        match number:
            case 1:
                return self.ate
            case 2 | 3:
                return number < 2 + self.reef.lays and not self.in_progress(number)
            case 4:
                return bool(self.reef.introduced)
            case _:
                return False

    def nothing(self) -> ActionState:
        """Action 9: none of the others."""
        if self.by_kind.get("pass"):
            return ActionState(9, "available", "Pass", None, "Pass: you eat nothing in the final round.")
        if self.by_kind.get("take") and not self.reef.acted:
            return ActionState(
                9, "available", "Just collect", None, "You may do nothing else and just collect."
            )
        if self.phase == "turn" and self.reef.acted and not self.reef.must_play:
            why = "You have already done something this turn."
            return ActionState(9, "impossible", BY_CLAUSE["R3.1"], "R3.1", why)
        return self.refused(9, "take")

    def refused(self, number: int, kind: str = "") -> ActionState:
        """Why it cannot be done now."""
        error = why_not(self.position, self.seat, kind or KINDS[number])
        waits = self.phase == "setup" or error.clause == "R3.4" or bool(self.reef.must_play)
        owed = self.reef.must_play and error.clause == "R8.1"
        short = BY_CLAUSE[error.clause] if owed else self.short(number, error.clause)
        return ActionState(number, "later" if waits else "impossible", short, error.clause, error.reason)

    def short(self, number: int, clause: str) -> str:
        """The reason in a few words, for a button."""
        if number == 8 and any(self.reef.cubes[self.mine]):
            return "No polyp in the bag"
        if (number, clause) == (1, "R11.2") and self.phase != "final":
            return BY_CLAUSE[clause]
        return SHORT.get((number, clause)) or BY_CLAUSE[clause]

    def offer(self, number: int) -> str:
        """What an action that is possible offers, in a few words."""
        found = self.by_kind[KINDS[number]]
        match number:
            case 1:
                return f"{len(found)} coral{'s' if len(found) > 1 else ''} to eat"
            case 2 | 3 | 6 | 8:
                named = colours([words[0] for words in found], "or")
                return named.capitalize() if len(named) <= 24 else f"{len(found)} colours"
            case 4:
                return f"{self.reef.unplayed[self.seat]} left"
            case 5:
                movers = len({words[0] for words in found})
                return f"{movers} shrimp{'s' if movers > 1 else ''} may move"
            case 7:
                tiles = sum(self.reef.consumed[self.mine])
                return f"{tiles} tile{'s' if tiles > 1 else ''} to pay with"
            case _:
                return "Ends your turn"

    def promise(self, number: int) -> str:
        """What an action that is possible would do, as a sentence."""
        found = self.by_kind[KINDS[number]]
        named = colours([words[0] for words in found], "or") if number in (2, 3, 6, 8) else ""
        match number:
            case 1:
                return "Your fish may eat one of your corals, before everything else in the turn."
            case 2 | 3:
                return f"Play a {named} cube and lay polyps of its colour."
            case 4:
                return "Put one of your unplayed shrimps on a coral without a shrimp."
            case 5:
                return "Move your shrimps within a coral, to a coral without a shrimp, to bare rock or back."
            case 6:
                played = "" if self.reef.keep else ", which you then play at once"
                return f"Swap a consumed {named} tile for a cube of its colour{played}."
            case 7:
                return "Pay a consumed tile for an alga, which turns coral tiles over or locks one."
            case 8:
                return f"Swap a {named} cube for a polyp of its colour."
            case _:
                return "Collect a space of the open sea: its cube and its polyps. That ends your turn."
