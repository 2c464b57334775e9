"""What the scoring cards of the Second Kind bring: card by card, and as far as one viewer can know (S8.4)."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine.second_kind import codes
from ....engine.second_kind.components import KINDS
from ....engine.second_kind.position import SecondKindPosition
from ....messages import Message
from ....telling.listener import listener
from ...said import said
from ...schemas import CardPoints


def card_points(position: SecondKindPosition, player: int) -> list[CardPoints]:
    """The points of each scoring card of a player, added one after the other in the order of the deck.

    What a card brings may depend on the others; added in this order they make up the whole.
    """
    reef = position.fields()
    held = reef.cards[player] | reef.table[player]
    speaker = listener(deck=position.deck.id)
    reef.cards[player] = reef.table[player] = 0
    last = SecondKindPosition.from_bytes(bytes(reef)).points(player)
    found = []
    for place, card in enumerate(position.deck.cards):
        if not held >> place & 1 or card.effect < codes.SCORE_COLOURS:
            continue
        reef.table[player] |= 1 << place
        total = SecondKindPosition.from_bytes(bytes(reef)).points(player)
        text = Message("score.card", card=card.id)
        found.append(CardPoints(card.id, total - last, speaker.one(text), said(text)))
        last = total
    return found


def sure_points(position: SecondKindPosition, player: int, known: Mapping[str, int], whole_hand: bool) -> int:
    """What the known tiles of a fish and the cards lying open bring, with `whole_hand` also those in the hand.

    Tiles and cards that are not known can only add to it: each scoring card pays for more, never for less.
    """
    reef = position.fields()
    for place, kind in enumerate(KINDS):
        reef.fish[player * codes.KINDS + place] = known.get(kind, 0)
    if not whole_hand:
        reef.cards[player] = 0
    return SecondKindPosition.from_bytes(bytes(reef)).points(player)
