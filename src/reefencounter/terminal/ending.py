"""The end of a game as a small event: the worth of the colours, the fish opened one by one, the places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..drawing.reading import Pile, read
from ..engine.components import COLOUR_NAMES, COLOURS
from ..game import Game
from ..telling.sentences import ENDINGS
from ..telling.words import listed, printable
from .paint import Paint
from .panels import pile

TIES = ("consumed tiles", "cubes", "hand tiles", "polyps in their own corals")


def scoring(game: Game, paint: Paint) -> Iterator[str]:
    """The lines of the final scoring, in the order in which they should appear."""
    state = game.state()
    rows = game.score()
    names = [printable(name, 40) for name in game.names]
    values = rows[0]["values"]
    yield f"The game is over: {ENDINGS[state['turn']['ended_by']]}."
    yield (
        "A polyp in the fish is worth: " + ", ".join(f"{COLOUR_NAMES[c]} {values[c]}" for c in COLOURS) + "."
    )
    times = paint.sign("×", "x")
    for row, name in zip(rows, names, strict=True):
        fish = state["players"][row["player"]]["fish"]
        sums = [f"{n}{times}{values[colour]}" for colour, n in fish.items()]
        whose = "Your" if name == "You" else f"{name}'s"
        yield f"{whose} fish: {pile(Pile(fish, 0), paint)}  {' + '.join(sums)} = {row['points']}"
    yield from _tie_lines(rows, names)
    yield ""
    for row in sorted(rows, key=lambda row: row["rank"]):
        yield f"{row['rank']}. {names[row['player']]}, {row['points']} points"
    winners = [names[row["player"]] for row in rows if row["rank"] == 1]
    if len(winners) > 1:
        yield f"{listed(winners)} share the first place."
    else:
        yield f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'}!"


def _tie_lines(rows: Sequence[dict[str, Any]], names: Sequence[str]) -> Iterator[str]:
    """Why players with equal points have the places they have (R11.4)."""
    for points in sorted({row["points"] for row in rows}, reverse=True):
        equal = [row for row in rows if row["points"] == points]
        if len(equal) < 2:
            continue
        who = listed([names[row["player"]] for row in equal])
        deciding = next((k for k in range(4) if len({row["ties"][k] for row in equal}) > 1), None)
        if deciding is None:
            yield f"{who} have {points} points each and are equal in all that breaks ties: they share the place."
            continue
        have = ", ".join(f"{names[row['player']]} {row['ties'][deciding]}" for row in equal)
        yield f"{who} have {points} points each. More {TIES[deciding]} decide: {have}."


def scores_so_far(view: dict[str, Any], names: Sequence[str], seat: int) -> Iterator[str]:
    """What a player can know of the scores during the game."""
    sight = read(view)
    values = sight.values
    yield "If the game ended now, with the coral tiles as they lie:"
    for player, name in zip(sight.players, names, strict=True):
        sure = sum(values[colour] * n for colour, n in player.fish.seen.items())
        unseen = player.fish.unseen
        least, most = sure + unseen * min(values.values()), sure + unseen * max(values.values())
        who = "you" if player.seat == seat else printable(name, 40)
        span = f"{least} points" if least == most else f"{least} to {most} points"
        yield f"  {who}: {span}" + (f" ({unseen} of {player.fish.total} polyps unseen)" if unseen else "")
