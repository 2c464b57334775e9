"""The ten actions of R3.1 as they stand now: in progress, possible, later, done, or not possible and why.

What is possible comes from the legal actions, and what is not from the engine's own refusals.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...engine import codes
from ...engine.components import COLOUR_NAMES, COLOURS
from ...engine.position import Position
from ...engine.second_kind.position import SecondKindPosition
from ...engine.second_kind.refusal import DECISIONS
from ...notation.forms import AnyPosition, tile_kinds
from ...telling.reasons import why_not
from ...telling.words import a_colour_of, colours, count
from ..schemas import ActionState
from .second_ten import CROWNS_FIRST, SHORT_OF_SECOND_KIND, all_parts

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
    10: "You have collected this turn.",
}
SHORT = (  # how the engine's and our own sentences begin, and the few words for a button
    ("The players are still", "After the set-up"),
    ("Finish the laying", "Finish laying first"),
    ("Play the", "Play the cube first"),
    ("In the final round", "Only eat or pass"),
    ("Eating comes first", "Only at the start"),
    ("You have already done", "Not after other actions"),
    ("None of your shrimps stands on a board, so", "No coral of yours"),
    ("None of your shrimps", "No shrimp on a board"),
    (r"Your largest coral is of size (\d+); it takes", r"Largest coral: size \1"),
    ("Your largest coral is", "It would feed nothing"),
    ("You have no cube to swap", "No cube to swap"),
    ("You have no cube", "No cube"),
    (r"You have no .+ polyp to lay", "No polyp to lay"),
    ("There is no cell", "No cell is open"),
    ("You have no unplayed", "No shrimp left"),
    ("Every coral", "No free coral"),
    ("There is no polyp", "No coral"),
    ("That shrimp was just", "Just moved"),
    ("You have no consumed", "No consumed tile"),
    (r"No .+ cube is left", "No cube in the supply"),
    (r"No .+ polyp is left", "No polyp left to take"),
    (r"The cube must .* already played two", "Two cubes played"),
    (r"The cube must .* no .+ polyp to lay", "No polyp to lay then"),
    (r"The cube must .* no cell", "No cell is open"),
    ("One of your shrimps stands on bare rock", "Shrimp on bare rock"),
    *SHORT_OF_SECOND_KIND,
)
SEVERAL = {2: "No cube fits", 3: "No cube fits", 6: "No tile fits", 8: "No cube fits"}

ByKind = Mapping[str, Sequence[Sequence[str]]]


def ten(position: AnyPosition, seat: int, by_kind: ByKind, ate: bool) -> list[ActionState]:
    """All ten; `ate` says whether action 1 was taken in this turn."""
    desk = _Desk(position, seat, by_kind, ate)
    return [desk.state(number) for number in KINDS]


class _Desk:
    def __init__(self, position: AnyPosition, seat: int, by_kind: ByKind, ate: bool) -> None:
        self.position, self.seat, self.by_kind, self.ate = position, seat, by_kind, ate
        self.reef = position.fields()
        self.phase = position.phase
        kinds = len(tile_kinds(position))
        self.mine = slice(kinds * seat, kinds * seat + kinds)
        self.decision = self.before_all() if isinstance(position, SecondKindPosition) else None

    def before_all(self) -> tuple[str, str] | None:
        """What has to be decided before any action of the turn, with its clause (S3, S4, S7)."""
        if self.reef.pending:
            return DECISIONS[self.reef.pending]
        acting = any(self.reef.acting[board] for board in range(self.reef.players))
        return CROWNS_FIRST if acting else None

    def state(self, number: int) -> ActionState:
        """One of the ten."""
        if self.decision and not self.by_kind.get(KINDS[number]):
            clause, why = self.decision
            return ActionState(number, "later", "Decide first", clause, why)
        if number == 8 and isinstance(self.position, SecondKindPosition):
            return self.eighth()
        if number == 10 and self.by_kind.get("end"):
            return ActionState(10, "available", "Ends your turn", None, "You have collected: end your turn.")
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

    def eighth(self) -> ActionState:
        """Action 8 with the parts that the Second Kind gives it."""
        parts = all_parts(self.position, self.seat, self.by_kind, short)
        first = next((part for part in parts if part.state == "available"), None)
        if first is None:
            first = next((part for part in parts if part.state == "later"), parts[0])
        open_ = [part for part in parts if part.state == "available"]
        reason = first.reason if len(open_) < 2 else f"{len(open_)} ways"
        why = " ".join(part.why for part in open_) or first.why
        return ActionState(
            8, "impossible" if first.state == "done" else first.state, reason, first.clause, why, parts
        )

    def in_progress(self, number: int) -> bool:
        """Whether this is what the player is in the middle of."""
        if self.phase == "laying":
            return number == max(2, 1 + self.reef.lays)  # an additional laying of a card may come first
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
        so_far = f"{count(self.reef.laid, 'polyp')} laid so far"
        return f"{self.reef.laid} {name} laid", None, f"You are laying {name}: {so_far}."

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

    def nothing(self) -> ActionState:
        """Action 9: none of the others."""
        if self.by_kind.get("pass"):
            return ActionState(9, "available", "Pass", None, "Pass: you eat nothing in the final round.")
        if self.by_kind.get("take") and not self.reef.acted:
            return ActionState(
                9, "available", "Just collect", None, "You may do nothing else and just collect."
            )
        if self.reef.acted:
            why = "You have already done something this turn."
            return ActionState(9, "impossible", short(why), "R3.1", why)
        return self.refused(9, "take")

    def refused(self, number: int, kind: str = "") -> ActionState:
        """Why it cannot be done now; what only waits for the end of another action is for later."""
        error = why_not(self.position, self.seat, kind or KINDS[number])
        waits = error.clause in ("R2.8", "R3.4") or (self.reef.must_play and error.clause == "R8.1")
        if waits and number == 1 and self.reef.acted:  # after the laying it will be too late as well
            error = why_not(self.at_leisure(), self.seat, "eat")
            waits = False
        briefly = {short(reason) for reason in error.reasons}
        words = briefly.pop() if len(briefly) == 1 else SEVERAL.get(number, "Not possible now")
        return ActionState(number, "later" if waits else "impossible", words, error.clause, str(error))

    def at_leisure(self) -> AnyPosition:
        """The position as if the laying or the cube that is owed were behind the player."""
        reef = self.position.fields()
        reef.phase, reef.laying, reef.must_play = codes.TURN, 0, 0
        kind = SecondKindPosition if isinstance(self.position, SecondKindPosition) else Position
        return kind.from_bytes(bytes(reef))

    def offer(self, number: int) -> str:
        """What an action that is possible offers, in a few words."""
        found = self.by_kind[KINDS[number]]
        match number:
            case 1:
                corals = len({words[0] for words in found})
                return f"{corals} coral{'s' if corals > 1 else ''} to eat"
            case 2 | 3 | 6 | 8:
                letters = list(dict.fromkeys(words[0] for words in found))
                named = colours(letters, "or")
                return named.capitalize() if len(named) <= 24 else f"{len(letters)} colours"
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
        letters = list(dict.fromkeys(words[0] for words in found))
        match number:
            case 1:
                when = "" if self.phase == "final" else ", before everything else in the turn"
                return f"Your fish may eat one of your corals{when}."
            case 2 | 3:
                return f"Play {a_colour_of(letters, 'cube')} and lay polyps of its colour."
            case 4:
                return "Put one of your unplayed shrimps on a coral without a shrimp."
            case 5:
                return "Move your shrimps within a coral, to a coral without a shrimp, to bare rock or back."
            case 6:
                played = "" if getattr(self.reef, "keep", 0) else ", which you then play at once"
                return f"Swap a consumed {colours(letters, 'or')} tile for a cube of its colour{played}."
            case 7:
                lock = any(words[2] != "sea" for words in found)
                locks = "or locks one" if lock else "over"
                return f"Pay a consumed tile for an alga, which turns coral tiles {locks}."
            case 8:
                return f"Swap {a_colour_of(letters, 'cube')} for a polyp of its colour."
            case _:
                return "Collect a space of the open sea: its cube and its polyps. That ends your turn."


def short(reason: str) -> str:
    """A sentence in a few words, for a button."""
    for beginning, words in SHORT:
        if found := re.match(beginning, reason):
            return found.expand(words)
    return "Not now"
