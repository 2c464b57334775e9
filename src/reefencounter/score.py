"""Points, tie-breaks and ranks (R11.3, R11.4, S8.4)."""

from __future__ import annotations

from .engine.components import COLOURS
from .notation import AnyPosition, of
from .shapes import ScoreRow


def score(position: AnyPosition) -> list[ScoreRow]:
    """The scores by player, at any time of the game: points, values of the colours, tie-breaks, rank."""
    reef = position.fields()
    values = {colour: position.value(k) for k, colour in enumerate(COLOURS)}
    notation = of(position)
    size, polyps = len(notation.kinds), len(notation.polyp_kinds)
    cells = len(notation.cell_names) // 4 * position.players
    rows: list[ScoreRow] = []
    for player in range(position.players):
        mine = slice(size * player, size * player + polyps)  # polyps only, each once (S8.4)
        guarded = [cell for cell in range(cells) if position.shrimp_at(cell) == player]
        ties = [
            sum(reef.consumed[mine]),
            sum(reef.cubes[5 * player : 5 * player + 5]),
            sum(reef.hand[mine]),
            sum(len(position.coral(cell)) for cell in guarded),
        ]
        points = position.points(player)
        rows.append({"player": player, "points": points, "values": dict(values), "ties": ties, "rank": 0})
    return ranked(rows)


def ranked(rows: list[ScoreRow]) -> list[ScoreRow]:
    """The same rows with their ranks: points first, then what breaks ties in its order; the equal share a place."""
    keys = [(row["points"], row["ties"]) for row in rows]
    for row, key in zip(rows, keys, strict=True):
        row["rank"] = 1 + sum(other > key for other in keys)
    return rows
