"""How bots see, judge and search one game, and the numbers by which they share out their time in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from .seat_view import SeatView
from .weights import Weights

UNLIMITED = 1000  # more than any search is wide or keeps


class Searcher(Protocol):
    """Finds whole turns and judges positions, of the game that it is for."""

    nodes: int

    def turns(self, position: Any, width: int, seed: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of who is to act, best first, each with its judgement in points."""

    def judge(self, position: Any, player: int) -> float:
        """The judgement of a position for a player, in points."""

    def terms(self, position: Any, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points."""


@runtime_checkable
class Foresees(Protocol):
    """A search that says how a game will end."""

    def outlook(self, position: Any, player: int) -> tuple[float, float]:
        """The chance of a player to win, from 0 to 1, and their points at the end."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What the bots know of one game."""

    seat_view: type[SeatView]
    weights: type[Weights]
    search: Callable[[Any, int, int], Searcher]  # by weights, greatest width, and how many turns are kept
    width: int  # of the beam of a greedy bot
    spent: float  # part of the time given that a planner uses: the rest is for what surrounds it
    wide_nodes: int = (
        0  # of few nodes, so many for each place of a planner's beam; 0: the beam is never narrower
    )
    candidates: int = UNLIMITED  # turns that a planner tries, at most
    replies: int = UNLIMITED  # width of the search for the others' replies, at most
    learned: Callable[[Any, int, int, int, int], Searcher] | None = (
        None  # the same by a network, which sees so many turns of a wide and of a narrow beam
    )
    trust: float = 0.0  # how many worlds the judgement alone is worth beside those that were tried


def search(weights: Weights, widest: int, keep: int) -> Searcher:
    """The search of the base game; loaded only by who searches."""
    from .turns import Search

    return Search(weights, widest, keep)


def learned(weights: Weights, widest: int, keep: int, wide: int, narrow: int) -> Searcher:
    """The search of the base game by the network that comes with the package."""
    from .learned import network
    from .learned_turns import LearnedSearch

    return LearnedSearch(weights, network(), widest, keep, wide, narrow)


SKILL = Skill(SeatView, Weights, search, width=8, spent=0.85, learned=learned)
