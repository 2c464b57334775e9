"""The action cards on the table: who holds how many, which lie open, pile and discards, and the blue shrimps beside."""

from __future__ import annotations

from ..messages.words import words
from ..pictures.reading import Cards, Player, Position
from ..telling.printable import printable
from .blocks import Block, flow
from .paint import Paint


def cards(position: Position, paint: Paint, most: int) -> Block:
    """The cards, if this is a game of the Second Kind; the title says whose texts they are."""
    deck = position.cards
    if deck is None:
        return []
    whose = words("table_text.cards", deck=deck.deck, reconstructed=deck.reconstructed, pile=deck.pile)
    blue = words("table_text.blue_shrimps", supply=deck.blue_supply, at_sea=deck.blue_at_sea)
    title = flow([whose, blue], most)
    lines: Block = [paint(line, dim=True) for line in title]
    for player in position.players:
        if player.cards or player.unseen_cards or player.table:
            held = flow(_held(player, deck), most - 4)
            lines += [f"  {held[0]}", *(f"    {line}" for line in held[1:])]
    if deck.discards:
        names = [f"{deck.names[card]}," for card in deck.discards]
        listed = flow(
            [words("table_text.discards", cards=len(names)), *names[:-1], names[-1].rstrip(",")], most - 4
        )
        lines += [f"  {listed[0]}", *(f"    {line}" for line in listed[1:2])]
        if len(listed) > 2:
            lines.append(f"    {words('table_text.more_cards')}")
    return lines


def _held(player: Player, deck: Cards) -> list[str]:
    """One player's cards; a card with the blue shrimp is marked (b)."""
    parts = [f"{player.seat + 1} {printable(player.name, 20)}:"]
    parts += [f"{_named(card, deck)}," for card in player.cards]
    if player.unseen_cards:
        parts.append(f"{words('table_text.hidden_cards', cards=player.unseen_cards)},")
    if not player.cards and not player.unseen_cards:
        parts.append(f"{words('table_text.no_card')},")
    parts[-1] = parts[-1].rstrip(",")
    if player.table:
        parts[-1] += ";"
        parts.append(words("table_text.open_cards"))
        parts += [f"{_named(card, deck)}," for card in player.table]
        parts[-1] = parts[-1].rstrip(",")
    return parts


def _named(card: str, deck: Cards) -> str:
    return deck.names[card] + (" (b)" if card in deck.with_shrimp else "")
