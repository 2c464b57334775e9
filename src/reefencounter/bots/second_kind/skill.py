"""What the bots know of the Second Kind.

Turns are longer there and cards are drawn in them: a plan is made anew when something was drawn, time is kept for the
rest of the turn, few turns are tried, with short replies, and the judgement alone counts for more.
"""

from __future__ import annotations

from ..skill import Searcher, Skill
from .seat_view import SecondKindSeatView
from .weights import SecondKindWeights


def search(weights: SecondKindWeights, widest: int, keep: int) -> Searcher:
    """The search of the Second Kind; loaded only by who searches."""
    from .turns import SecondKindSearch

    return SecondKindSearch(weights, widest, keep)


def learned(weights: SecondKindWeights, widest: int, keep: int, wide: int, narrow: int) -> Searcher:
    """The same by the network that comes with the package."""
    from ..learned import SECOND_KIND, network
    from .learned_turns import LearnedSecondKindSearch

    return LearnedSecondKindSearch(weights, network(SECOND_KIND), widest, keep, wide, narrow)


SKILL = Skill(
    SecondKindSeatView,
    SecondKindWeights,
    search,
    width=4,
    spent=0.6,
    wide_nodes=1250,  # a third of the nodes goes into the beam
    candidates=8,
    replies=1,
    learned=learned,
    trust=2.0,
)
