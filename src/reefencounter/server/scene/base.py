"""What a scene of the base game is made of; other games add to it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ...engine import codes
from ...engine.components import COLOURS
from ...engine.layout import Reef
from ...notation.text import CELL_TEXTS
from ...record import Move
from ..schemas import CardPoints, Offer, SecondKindTable
from .lying import all_but, of_boards
from .previews import Look
from .spoken import Prompt
from .ten import Desk


class BaseScene:
    """The parts of a scene in which games differ. Positions and looks are those of the game."""

    look: type[Look] = Look
    desk: type[Desk] = Desk

    cells: Sequence[str] = CELL_TEXTS
    on_board = of_boards(Reef, "boards polyps shrimps")  # all that lies on one
    beside_boards = all_but(Reef, "polyps shrimps moved")  # all that does not
    for_collecting = all_but(  # all that decides what collecting brings, but for the boards (R9)
        Reef, "polyps shrimps moved hand cubes consumed fish unplayed eaten acted introduced locked"
    )
    moves = range(
        codes.MOVE, codes.LARVA
    )  # the actions that move a shrimp, by where it stands and where it goes
    goals = codes.OFF + 1  # so many for each cell, the last of them off the boards

    # On the table

    def more_on_board(self, position: Any, board: int) -> Mapping[str, Any]:
        """What the fields of a `Board` hold beyond those of the base game."""
        return {}

    def beside(
        self,
        position: Any,
        shown: Mapping[str, Any],
        seat: int | None,
        names: Sequence[str],
        unasked: Sequence[str] = (),
    ) -> SecondKindTable | None:
        """What lies beside the boards beyond the base game; `shown` is the view or the state (N4)."""
        return None

    def pile(self, position: Any) -> list[str]:
        """The cards that can be drawn."""
        return []

    # What can be done

    def decision(self, look: Any) -> Prompt | None:
        """The heading and the hint of a decision that comes before everything else; None if there is none."""
        return None

    def further_actions(self, look: Any, actions: Sequence[str]) -> list[Offer]:
        """The actions that the base game does not have."""
        return []

    # What it is worth

    def card_points(self, position: Any, player: int) -> list[CardPoints]:
        """The points of each scoring card of a player."""
        return []

    def sure_points(self, position: Any, player: int, known: Mapping[str, int], whole_hand: bool) -> int:
        """What the known tiles of a fish and the cards lying open bring, with `whole_hand` also those in the hand."""
        return sum([position.value(COLOURS.index(colour)) * n for colour, n in known.items()])

    # Windows

    def attack_waits(self, position: Any) -> bool:
        """Whether an attack was declared that somebody may still answer."""
        return False

    def card_in_question(self, position: Any) -> str | None:
        """The card about which somebody is asked now (S7.5)."""
        return None

    def answers(self, position: Any, player: int) -> list[str]:
        """The cards in a player's hand that answer in another's turn."""
        return []

    def was_asked(self, before: Any, after: Any) -> bool:
        """Whether somebody was or is asked about what lies between two positions."""
        return False

    def might_be_asked(self, before: Any, move: Move, after: Any, people: Collection[int]) -> bool:
        """Whether one of these seats may hold a card for the moment after a move, as far as all can know."""
        return False
