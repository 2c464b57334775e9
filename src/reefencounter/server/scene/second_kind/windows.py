"""The moments at which somebody might be asked, as far as all can know (S7.5)."""

from __future__ import annotations

from collections.abc import Collection

from ....engine.components import ALGAE
from ....engine.second_kind import codes
from ....engine.second_kind.position import SecondKindPosition
from ....notation.second_kind.text import CELL_NUMBERS
from ....record import Move


def might_be_asked(
    before: SecondKindPosition, move: Move, after: SecondKindPosition, people: Collection[int]
) -> bool:
    """Whether one of these seats, which people hold, may have a card for the moment after this move."""
    reef = before.fields()
    if after.over or after.phase == "final" or before.phase in ("setup", "final"):
        return False
    if not any(reef.cards[player] for player in people if player != before.player):
        return False
    kind, *words = move.action.split(" ")
    if kind == "react" and after.fields().pending == codes.CARD_PENDING:
        return False  # all know who answers, and that they choose next
    if kind == "lay":
        coral = before.coral(CELL_NUMBERS[words[0]])
        return any(before.shrimp_at(cell) not in (-1, before.player) for cell in coral)
    if kind in ("eat", "return"):
        return after.fields().pending != codes.RETURN_PENDING
    alga = kind == "alga" or (kind == "choose" and words[0] in ALGAE)
    return alga or kind in ("take", "end") or before.fields().window != 0 or after.fields().window != 0
