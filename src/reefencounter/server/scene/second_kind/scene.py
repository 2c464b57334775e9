"""What a scene of the Second Kind is made of: the parts of this folder, as one object."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ....engine.second_kind import codes
from ....engine.second_kind.position import SecondKindPosition
from ....notation.second_kind.text import CELL_TEXTS
from ....record import Move
from ...schemas import CardPoints, Offer, SecondKindTable
from ..base import BaseScene
from ..reef import state
from ..spoken import Prompt
from . import beside, boards, prompt, score, windows
from .actions import further_actions
from .previews import SecondLook
from .ten import SecondKindDesk


class SecondKindScene(BaseScene):
    """Special tiles, crowns, blue shrimps, cards and windows."""

    look = SecondLook
    desk = SecondKindDesk

    cells = CELL_TEXTS
    on_board = boards.ON_BOARD
    beside_boards = boards.BESIDE_BOARDS
    for_collecting = boards.BESIDE_BOARDS
    moves = range(codes.MOVE, codes.LARVA)
    goals = codes.OFF + 1

    def more_on_board(self, position: SecondKindPosition, board: int) -> dict[str, Any]:
        """Special tiles, terrain, crowns, blue shrimps, wards."""
        return boards.laid_out(position, board)

    def beside(
        self,
        position: SecondKindPosition,
        shown: Mapping[str, Any],
        seat: int | None,
        names: Sequence[str],
        unasked: Sequence[str] = (),
    ) -> SecondKindTable:
        """Cards, blue shrimps, effects, windows."""
        return beside.second_kind(position, shown, seat, names, unasked)

    def pile(self, position: SecondKindPosition) -> list[str]:
        """The draw pile, or the discards if it is used up (S7.1)."""
        shown = state(position)
        return list(shown["draw"] or shown["discards"])

    def decision(self, look: SecondLook) -> Prompt | None:
        """What crowns, tiles, cards and windows ask."""
        return prompt.decision(look)

    def further_actions(self, look: SecondLook, actions: Sequence[str]) -> list[Offer]:
        """Crowns, reef tiles, cards, windows."""
        return further_actions(look, actions)

    def card_points(self, position: SecondKindPosition, player: int) -> list[CardPoints]:
        """The points of each scoring card of a player."""
        return score.card_points(position, player)

    def sure_points(
        self, position: SecondKindPosition, player: int, known: Mapping[str, int], whole_hand: bool
    ) -> int:
        """What the known tiles of a fish and the known scoring cards bring."""
        return score.sure_points(position, player, known, whole_hand)

    def attack_waits(self, position: SecondKindPosition) -> bool:
        """Whether the window of an attack is open."""
        return position.fields().window == codes.ATTACK_WINDOW

    def card_in_question(self, position: SecondKindPosition) -> str | None:
        """The card about which somebody is asked now (S7.5)."""
        if position.fields().pending != codes.WINDOW_PENDING:
            return None
        return str(state(position)["turn"]["pending"]["card"])

    def answers(self, position: SecondKindPosition, player: int) -> list[str]:
        """The clownfish cards in a player's hand (S7.2)."""
        answering = {card.id for card in position.deck.cards if card.clownfish}
        return [card for card in state(position)["players"][player]["cards"] if card in answering]

    def was_asked(self, before: SecondKindPosition, after: SecondKindPosition) -> bool:
        """Whether a window was or is open."""
        return bool(before.fields().window or after.fields().window)

    def might_be_asked(
        self, before: SecondKindPosition, move: Move, after: SecondKindPosition, people: Collection[int]
    ) -> bool:
        """Whether one of these seats may hold a card for the moment after a move (S7.5)."""
        return windows.might_be_asked(before, move, after, people)
