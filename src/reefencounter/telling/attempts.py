"""Actions of the base game that a player might have in mind, to ask the engine why they are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine import codes
from ..engine.components import COLOURS

ids = codes.IDS.id

ANYTHING = {
    "eat": [codes.EAT],
    "shrimp": [codes.SHRIMP],
    "move": [ids("move", 0, codes.OFF)],
    "alga": [ids("alga", colour, 0, 0) for colour in range(5)],
    "cube": [codes.CUBE + colour for colour in range(5)],
    "polyp": [codes.POLYP + colour for colour in range(5)],
    "larva": [codes.LARVA + colour for colour in range(5)],
}


class Attempts:
    """What may be tried in the base game. Positions are those of the game."""

    nothing: Mapping[str, tuple[str, str]] = {}  # kinds for which nothing can be tried: message and clause

    def attempts(self, position: Any, seat: int, kind: str) -> Iterator[int]:
        """Actions of a kind that a player might have in mind, the likeliest first; none if there is nothing for it."""
        reef = position.fields()
        match kind:
            case "eat":
                yield from (
                    codes.EAT + cell
                    for cell in sorted(position.shrimps(seat), key=lambda cell: -len(position.coral(cell)))
                )
            case "cube":
                yield from (codes.CUBE + k for k in held(reef.cubes, seat, 5))
            case "polyp":
                yield from (codes.POLYP + k for k in held(reef.cubes, seat, 5))
            case "larva":
                yield from (codes.LARVA + k for k in held(reef.consumed, seat, 5))
            case "alga":
                yield from (ids("alga", k, 0, 0) for k in held(reef.consumed, seat, 5))
            case "shrimp":
                board = range(codes.CELLS * reef.players)
                yield from (codes.SHRIMP + cell for cell in board if position.colour_at(cell) >= 0)
            case "move":
                yield from (ids("move", cell, codes.OFF) for cell in position.shrimps(seat))
            case "take":
                yield from (codes.TAKE + k for k in range(len(COLOURS)))
            case "pass":
                yield codes.PASS

    def anything(self, kind: str) -> list[int]:
        """Actions of a kind for which the player has nothing."""
        return ANYTHING[kind]

    def cards(self, position: Any, kind: str, attempts: Sequence[int]) -> list[str]:
        """The cards that these attempts play for their texts, one for each; none where the kind plays none."""
        return []


def held(pile: Sequence[int], seat: int, kinds: int) -> list[int]:
    """The kinds of which a player has something, of so many."""
    return [kind for kind, n in enumerate(pile[kinds * seat : kinds * (seat + 1)]) if n]
