"""Where a game was won and lost: the course of the expected result, better turns, and three turning points.

>>> from reefencounter.analysis import analyse
>>> from reefencounter.arena.match import play_specs
>>> from reefencounter import Game, Rules
>>> game = Game.replay(play_specs(Rules(players=2), ["random", "random"], seed=3).record)
>>> first = next(analyse(game))
>>> first.done, len(first.turns) == first.of, first.turns[0].best
(0, True, None)

The first curve comes at once; then turn after turn is looked at in depth. The same game, seed and number of positions
give the same analysis.
"""

from .course import VERSION, AnalysedTurn, Analysis, analyse, begin, go_on
from .turning_points import TurningPoint, take_along, turning_points

__all__ = [
    "VERSION",
    "AnalysedTurn",
    "Analysis",
    "TurningPoint",
    "analyse",
    "begin",
    "go_on",
    "take_along",
    "turning_points",
]
