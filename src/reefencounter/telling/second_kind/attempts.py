"""Actions of the Second Kind that a player might have in mind, to ask the engine why they are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.components import COLOURS
from ...engine.second_kind import codes
from ...engine.second_kind.components import KINDS, colours_of
from ...engine.second_kind.layout import Reef
from ...engine.second_kind.position import SecondKindPosition
from ..attempts import Attempts, held

NOTHING = {  # where a player has nothing that the action would need, beside those of the base game
    "place": ("nothing.place", "S6.1"),
    "buy": ("nothing.buy", "S7.1"),
    "card": ("nothing.card", "S7.2"),
    "blue": ("nothing.blue", "S7.3"),
    "shift": ("nothing.blue", "S7.3"),
    "discard": ("nothing.card", "S7.1"),
}
ids = codes.IDS.id

ANYTHING = {
    "eat": [codes.EAT],
    "move": [ids("move", 0, codes.OFF)],
    "shrimp": [codes.SHRIMP],
    "alga": [ids("alga", colour, 0, 0) for colour in range(5)],
    "cube": [ids("cube", colour, 0) for colour in range(5)],
    "polyp": [codes.POLYP + colour for colour in range(5)],
    "larva": [ids("larva", colour, colour) for colour in range(5)],
}


class SecondKindAttempts(Attempts):
    """What may be tried in the Second Kind."""

    nothing = NOTHING

    def attempts(self, position: SecondKindPosition, seat: int, kind: str) -> Iterator[int]:
        """Actions of a kind, the likeliest first; none if the player has nothing for it."""
        reef = position.fields()
        match kind:
            case "eat" | "move":
                own = sorted(position.shrimps(seat), key=lambda cell: -len(position.coral(cell)))
                eat = kind == "eat"
                yield from (ids("eat", cell, 0) if eat else ids("move", cell, codes.OFF) for cell in own)
            case "cube":
                yield from (ids("cube", colour, 0) for colour in held(reef.cubes, seat, 5))
            case "polyp":
                yield from (codes.POLYP + colour for colour in held(reef.cubes, seat, 5))
            case "larva":
                for tile in _kinds(reef.consumed, seat):
                    for colour in colours_of(KINDS[tile]):
                        yield ids("larva", COLOURS.index(colour), tile)
            case "alga":
                yield from (ids("alga", tile, 0, 0) for tile in _kinds(reef.consumed, seat))
            case "shrimp":
                board = range(codes.CELLS * reef.players)
                yield from (codes.SHRIMP + cell for cell in board if position.colour_at(cell) >= 0)
            case "place":
                reef_tiles = [tile for tile in _kinds(reef.hand, seat) if tile >= codes.ROCK]
                yield from (ids("place", tile - codes.ROCK, 0) for tile in reef_tiles)
            case "buy":
                yield from (codes.BUY + tile for tile in _kinds(reef.hand, seat))
                yield from (codes.BUY + codes.KINDS + tile for tile in _kinds(reef.consumed, seat))
                yield from (codes.BUY + 2 * codes.KINDS + colour for colour in held(reef.cubes, seat, 5))
            case "card" | "blue" | "shift" | "discard":
                yield from _of_cards(position, reef, seat, kind)
            case "take":
                yield from (codes.TAKE + colour for colour in range(5))
            case "end" | "pass":
                yield codes.END if kind == "end" else codes.PASS

    def anything(self, kind: str) -> list[int]:
        """Actions of a kind of the base game for which the player has nothing."""
        return ANYTHING[kind]

    def cards(self, position: SecondKindPosition, kind: str, attempts: Sequence[int]) -> list[str]:
        """The cards that these attempts play for their texts, one for each."""
        return [position.deck.cards[action - codes.CARD].id for action in attempts if kind == "card"]


def _of_cards(position: SecondKindPosition, reef: Reef, seat: int, kind: str) -> Iterator[int]:
    hand = reef.cards[seat]
    cards = [card for card in range(codes.CARDS) if hand >> card & 1]
    blue = [card for card in cards if position.deck.cards[card].blue_shrimp]
    uses = (codes.OFF + 1) * codes.OFF
    if kind in ("card", "discard"):
        yield from ((codes.CARD if kind == "card" else codes.DISCARD) + card for card in cards)
    elif kind == "blue":
        origin = codes.OFF if reef.supply else 0
        yield from (codes.USE_BLUE + uses * card + codes.OFF * origin for card in blue)
    else:
        yield from (codes.USE_SHIFT + uses * card + codes.OFF for card in blue)


def _kinds(pile: list[int], seat: int) -> list[int]:
    return held(pile, seat, codes.KINDS)
