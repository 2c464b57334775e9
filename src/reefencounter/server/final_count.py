"""The scoring of a game that was played at a real table, from what lies there at its end (R11.3, R11.4)."""

from __future__ import annotations

from ..engine.components import COLOUR_NAMES, COLOURS, CORAL_TILES, POLYPS_OF_A_COLOUR
from ..engine.position import Chance, Position, new_position
from ..score import ranked
from ..telling.places import verdict
from ..telling.words import Names
from .refusals import Refusal
from .schemas import FinalCount, FinalScore, ResultRow


def scored(count: FinalCount) -> FinalScore:
    """Points, ranks and words. The engine says what the colours are worth."""
    position = _position(count)
    rows = ranked(
        [
            {
                "player": number,
                "points": position.points(number),
                "ties": [player.consumed, player.cubes, player.tiles, player.guarded],
            }
            for number, player in enumerate(count.players)
        ]
    )
    fish = [
        {colour: player.fish[colour] for colour in COLOURS if player.fish.get(colour)}  # type: ignore[index,call-overload]
        for player in count.players
    ]
    return FinalScore(
        values={colour: position.value(k) for k, colour in enumerate(COLOURS)},
        result=[
            ResultRow(row["player"], row["points"], fish[row["player"]], row["ties"], row["rank"])
            for row in rows
        ],
        verdict=verdict(rows, Names([player.name for player in count.players], None)),
    )


def _position(count: FinalCount) -> Position:
    """A position with these coral tiles and fish."""
    reef = new_position(len(count.players), False, False, Chance(0)).fields()
    reef.turned = 0
    for number, (tile, stronger) in enumerate(zip(CORAL_TILES, count.stronger, strict=True)):
        if stronger not in (tile.strong, tile.weak):
            pair = f"{COLOUR_NAMES[tile.strong]} and {COLOUR_NAMES[tile.weak]}"
            raise Refusal(
                "illegal", f"Coral tile {number + 1} has {pair}, not {COLOUR_NAMES[stronger]}.", "R1.7"
            )
        reef.turned |= (stronger != tile.strong) << number
    for k, colour in enumerate(COLOURS):
        held = [player.fish.get(colour, 0) for player in count.players]  # type: ignore[call-overload]
        if sum(held) > POLYPS_OF_A_COLOUR:
            raise Refusal(
                "illegal",
                f"There are {POLYPS_OF_A_COLOUR} {COLOUR_NAMES[colour]} polyps, not {sum(held)}.",
                "R1.1",
            )
        for number, n in enumerate(held):
            reef.fish[5 * number + k] = n
    return Position.from_bytes(bytes(reef))
