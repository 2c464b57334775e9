"""A game cut into its turns: what each player saw before it, and what they did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from ..bots.seat_view import SeatView
from ..events import Event, events_between
from ..game import Game, Step
from ..notation.forms import AnyPosition, id_of
from ..view import Known


@dataclass(frozen=True, slots=True, repr=False)
class PlayedTurn:
    """One turn of one player."""

    number: int  #: as the game counts turns, from 1
    player: int
    first: int  #: index of its first move in the record
    moves: int  #: how many moves it has, answers of others in windows included
    position: AnyPosition  # before it
    after: AnyPosition
    known: Known
    actions: list[int]  #: own actions, as far as the player could plan them: up to the first draw
    texts: list[str]
    events: list[Event]

    def __repr__(self) -> str:
        return f"<PlayedTurn {self.number}: player {self.player}, {', '.join(self.texts)}>"

    def seen(self) -> SeatView:
        """What the player knew when the turn began."""
        return SeatView.of(self.position, self.known, self.player)


def played_turns(game: Game) -> Iterator[PlayedTurn]:
    """The turns of a game in order; set-up is none."""
    steps = game.steps
    after = [step.position for step in steps[1:]] + [game.position]
    indexed = [
        place for place in enumerate(zip(steps, after, strict=False)) if place[1][0].position.phase != "setup"
    ]
    for _, group in groupby(indexed, key=lambda place: _turn(place[1][0])):
        yield _played(list(group))


def _turn(step: Step) -> tuple[int, int]:
    return step.position.number, step.position.player


def _played(turn: list[tuple[int, tuple[Step, AnyPosition]]]) -> PlayedTurn:
    first, (begun, _) = turn[0]
    player = begun.position.player
    actions: list[int] = []
    texts: list[str] = []
    events: list[Event] = []
    drawn = False
    for _, (step, after) in turn:
        events += events_between(step.position, step.move, after)
        if step.move.player != player:
            continue
        texts.append(step.move.action)
        if not drawn:
            actions.append(id_of(step.position, step.move.action))
        drawn = drawn or bool(step.move.deal)
    return PlayedTurn(
        number=begun.position.number,
        player=player,
        first=first,
        moves=len(turn),
        position=begun.position,
        after=turn[-1][1][1],
        known=begun.known,
        actions=actions,
        texts=texts,
        events=events,
    )
