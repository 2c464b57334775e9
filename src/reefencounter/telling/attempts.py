"""Actions of the base game that a player might have in mind, to ask the engine why they are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine import codes
from ..engine.components import COLOURS

ANYTHING = {
    "eat": [codes.EAT],
    "shrimp": [codes.SHRIMP],
    "move": [codes.MOVE + codes.OFF],
    "alga": [codes.ALGA + 44 * colour for colour in range(5)],
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
        mine = slice(5 * seat, 5 * seat + 5)
        cubes = [k for k, n in enumerate(reef.cubes[mine]) if n]
        consumed = [k for k, n in enumerate(reef.consumed[mine]) if n]
        board = range(codes.CELLS * reef.players)
        match kind:
            case "eat":
                shrimps = [cell for cell in board if position.shrimp_at(cell) == seat]
                yield from (
                    codes.EAT + cell for cell in sorted(shrimps, key=lambda cell: -len(position.coral(cell)))
                )
            case "cube":
                yield from (codes.CUBE + k for k in cubes)
            case "polyp":
                yield from (codes.POLYP + k for k in cubes)
            case "larva":
                yield from (codes.LARVA + k for k in consumed)
            case "alga":
                yield from (codes.ALGA + 44 * k for k in consumed)
            case "shrimp":
                yield from (codes.SHRIMP + cell for cell in board if position.colour_at(cell) >= 0)
            case "move":
                shrimps = [cell for cell in board if position.shrimp_at(cell) == seat]
                yield from (codes.MOVE + cell * (codes.OFF + 1) + codes.OFF for cell in shrimps)
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
