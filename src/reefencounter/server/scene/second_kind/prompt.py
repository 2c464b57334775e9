"""What is asked of a player of the Second Kind: decisions inside a turn, cards and windows, as a heading and a hint."""

from __future__ import annotations

from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....messages import Message
from ....notation.second_kind.state import turn_of
from ....telling.second_kind.asks import ASKS
from ..spoken import Prompt
from .beside import question
from .previews import SecondLook


def decision(look: SecondLook) -> Prompt | None:
    """The heading and the hint of a decision that comes before everything else; None if there is none."""
    reef, position = look.reef, look.position
    cell = look.texts[reef.place]
    match reef.pending:
        case codes.FLEE_PENDING:
            return Message("prompt.flee", cell=cell), (Message("prompt.leave_hint"),)
        case codes.DRIFT_PENDING:
            return Message("prompt.drift", cell=cell), (Message("prompt.leave_hint"),)
        case codes.RETURN_PENDING:
            return Message("prompt.return", tiles=reef.left), (Message("prompt.return_hint"),)
        case codes.SPLIT_PENDING:
            return Message("prompt.split", tile=KINDS[reef.variant]), (Message("prompt.split_hint"),)
        case codes.WINDOW_PENDING:
            turn = turn_of(position)
            title, what = question(turn["pending"], turn["player"])
            return title, (what, Message("choice.card_text", card=turn["pending"]["card"]))
        case codes.CARD_PENDING:
            card = position.deck.cards[reef.card]
            return Message(ASKS[card.effect], card=card.id), (Message("choice.card_text", card=card.id),)
    if any(reef.acting[board] for board in range(reef.players)):
        return Message("prompt.crown"), (Message("prompt.crown_hint"),)
    return None
