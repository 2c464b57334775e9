"""The course of a game: what each player could hope for before every turn, and what the turn cost who played it.

Before a turn the players' prospects are those after the turn before it, by what the player of that one could see. (What
a turn could be worth at its best is no part of the course: each player in turn would seem to be ahead.) What was drawn
and what was hidden changes the course from turn to turn, but is in nobody's loss.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from ..bots.explain import as_played, carried_out, in_order
from ..engine.errors import ReefError
from ..game import Game
from ..messages import Message
from ..notation.forms import texts_of
from .appraisal import Appraiser, Gap, Prospect, prospects
from .keys import Key, keys, keys_of
from .played_turns import PlayedTurn, played_turns

NODES = 500_000  #: positions for each turn, and once more before another is called better
LEAST_LOSS = 3.0  #: of 100; below it two turns are as good as each other
FORMAT = "reef-analysis/1"
VERSION = 3  #: of the judgement: kept analyses of another version are made anew


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    """A turn as it was played, beside the best that was found. Results go from 0 to 100."""

    number: int  #: as the game counts turns
    player: int
    first: int  #: index of its first move in the record
    moves: int
    actions: Sequence[str]
    does: Message
    expected: Sequence[float]  #: result of each player before it
    ahead: Sequence[float]  #: points ahead of the best other, likewise
    keys: frozenset[Key] = field(repr=False)
    loss: float | None = None  #: result and a fifth for each point; None until it was looked at
    best: Sequence[str] | None = (
        None  #: a better turn, as far as it can be planned; None if the played one is as good
    )
    best_does: Message | None = None
    best_expected: float | None = None  #: result of its player after that
    best_keys: frozenset[Key] = field(default=frozenset(), repr=False)
    worlds: int = 0  #: in which both were tried

    def to_json(self) -> dict[str, Any]:
        """As it travels."""
        return {
            "number": self.number,
            "player": self.player,
            "first": self.first,
            "moves": self.moves,
            "actions": list(self.actions),
            "does": self.does.to_json(),
            "expected": list(self.expected),
            "ahead": list(self.ahead),
            "loss": self.loss,
            "best": None if self.best is None else list(self.best),
            "best_does": None if self.best_does is None else self.best_does.to_json(),
            "best_expected": self.best_expected,
            "worlds": self.worlds,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game as far as it has been looked at: the first `done` turns in depth, the others at first sight."""

    names: Sequence[str]
    nodes: int
    seed: int
    done: int
    turns: Sequence[AnalysedTurn]
    final: Sequence[float]  #: expected results after the last turn; those of the game itself if it is over
    over: bool

    @property
    def of(self) -> int:
        """How many turns there are."""
        return len(self.turns)

    @property
    def complete(self) -> bool:
        """Whether all turns have been looked at in depth."""
        return self.done == self.of

    def course(self, player: int) -> list[float]:
        """The expected results of a player before every turn, and after the last."""
        return [turn.expected[player] for turn in self.turns] + [self.final[player]]

    def lost(self, player: int) -> float:
        """What a player's turns have cost them together."""
        return sum(turn.loss or 0.0 for turn in self.turns if turn.player == player)

    def to_json(self) -> dict[str, Any]:
        """As it travels, with turning points and what to take along."""
        from .turning_points import take_along, turning_points

        return {
            "format": FORMAT,
            "names": list(self.names),
            "nodes": self.nodes,
            "seed": self.seed,
            "done": self.done,
            "of": self.of,
            "over": self.over,
            "turns": [turn.to_json() for turn in self.turns],
            "final": list(self.final),
            "turning_points": [point.to_json() for point in turning_points(self)],
            "take_along": [take_along(self, player).to_json() for player in range(len(self.names))],
        }


def analyse(game: Game, *, nodes: int = NODES, seed: int = 0) -> Iterator[Analysis]:
    """Look at a game, better and better: the course at first sight, then once more after each turn looked at in depth.

    A game that goes on can be looked at as well; who plays in it should not see that.
    """
    analysis = begin(game, nodes=nodes, seed=seed)
    yield analysis
    while not analysis.complete:
        analysis = go_on(game, analysis)
        yield analysis


def begin(game: Game, *, nodes: int = NODES, seed: int = 0) -> Analysis:
    """The course at first sight."""
    played = list(played_turns(game))
    if not played:
        raise ReefError("analysis.no_turns")
    if type(nodes) is not int or nodes < 1:
        raise ReefError("analysis.nodes", value=str(nodes)[:40])
    appraiser = Appraiser(1)
    end = prospects(appraiser.search(played[-1].seen()), game.position)
    return Analysis(
        names=list(game.names),
        nodes=nodes,
        seed=seed,
        done=0,
        turns=[_at_first_sight(appraiser, turn, seed) for turn in played],
        final=[round(one.result, 1) for one in end],
        over=game.over,
    )


def go_on(game: Game, analysis: Analysis) -> Analysis:
    """The same with the next turn looked at in depth. The game must be the one that the analysis is of."""
    place = analysis.done
    turn = next(islice(played_turns(game), place, None))
    looked, after = _in_depth(Appraiser(analysis.nodes), turn, analysis.turns[place], analysis.seed)
    turns = [*analysis.turns[:place], looked, *analysis.turns[place + 1 :]]
    final = analysis.final
    if after is not None and place + 1 < len(turns):
        turns[place + 1] = replace(turns[place + 1], **_told(after))
    elif after is not None and not analysis.over:
        final = _told(after)["expected"]
    return replace(analysis, done=place + 1, turns=turns, final=final)


def _at_first_sight(appraiser: Appraiser, turn: PlayedTurn, seed: int) -> AnalysedTurn:
    expected = appraiser.at_first_sight(turn.seen(), seed + turn.first)
    return AnalysedTurn(
        number=turn.number,
        player=turn.player,
        first=turn.first,
        moves=turn.moves,
        actions=turn.texts,
        does=as_played(turn.events, turn.player),
        keys=keys(turn.position, turn.texts, turn.after),
        **_told(expected),
    )


def _in_depth(
    appraiser: Appraiser, turn: PlayedTurn, seen: AnalysedTurn, seed: int
) -> tuple[AnalysedTurn, Sequence[Prospect] | None]:
    """A turn beside the best, and what each player may hope for after it, where there was anything to decide."""
    seat_view = turn.seen()
    if len(turn.texts) == 1 and len(seat_view.ids) == 1:  # nothing to decide
        return replace(seen, loss=0.0), None
    mine, best = appraiser.appraise(seat_view, turn.actions, seed + turn.first, LEAST_LOSS)
    looked, after = replace(seen, worlds=len(mine.worlds)), mine.expected()
    if best is mine:
        return replace(looked, loss=0.0), after
    gap = Gap.between(best, mine, turn.player)
    world = appraiser.bot.world
    _, events = carried_out(world, best.turn)
    looked = replace(
        looked,
        loss=round(gap.mean, 1),
        best=texts_of(turn.position, best.turn),
        best_does=in_order(events),
        best_expected=round(best.expected()[turn.player].result, 1),
        best_keys=keys_of(world, best.turn),
    )
    return looked, after


def _told(expected: Sequence[Prospect]) -> dict[str, Any]:
    return {
        "expected": [round(one.result, 1) for one in expected],
        "ahead": [round(one.ahead, 1) for one in expected],
    }
