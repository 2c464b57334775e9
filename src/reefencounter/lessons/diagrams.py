"""Diagrams of the rulebook: a position to try a clause on, where the engine alone says what may be done.

A diagram is data (`diagrams.json`): the clauses beside which it stands, a drawn position (`positions`), the kinds of
action that are offered, and what is told of the position after each (`TELLS`). There is no goal. With `anew`, every
action is tried in a turn of its own, so that what a turn limits can be tried as often as one likes.
Its sentence is a message, `diagram.ID.about`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from ..engine.components import COLOURS
from ..engine.errors import ReefError
from ..game import Game
from ..messages import Message
from ..notation.forms import AnyPosition, cell_names, dump
from ..record import Move
from . import positions
from .task import begun, offered

SEAT = 0  # of whoever tries
BOARD = 1  # the one that is shown, if any


class Tried(NamedTuple):
    """An action in a diagram, the position after it, and the game that goes on."""

    move: Move
    after: AnyPosition
    game: Game


class Diagram(NamedTuple):
    """A position that shows what a clause means."""

    id: str
    clauses: Sequence[str]  #: beside which it stands
    drawn: positions.Drawn
    boards: Sequence[int]  #: the numbers of the boards that are shown
    prefix: Sequence[str]  #: actions that are played before
    kinds: Sequence[str]  #: the kinds of action that are offered
    tells: Sequence[str]  #: what is said of the position: keys of `TELLS`
    beside: Sequence[Literal["sea", "tiles"]]  #: what else of the table is shown
    anew: bool  #: whether every action has a turn of its own

    def about(self) -> Message:
        """What can be tried."""
        id = f"diagram.{self.id}.about"
        return Message(id)

    def game(self) -> Game:
        """A game at the point where it begins."""
        return begun(self.drawn, self.prefix)

    def offered(self, game: Game) -> list[str]:
        """What can be done now, of what the diagram is about."""
        return offered(game, SEAT, self.kinds, self.boards)

    def play(self, game: Game, action: str) -> Tried:
        """Do something: any action that the rules allow."""
        game.play(action, player=SEAT)
        move, after = game.moves[-1], game.position
        if self.anew and not game.over:
            state: dict[str, Any] = {**game.state()}
            game = Game.load(state | {"turn": positions.TURN}, seed=sum(action.encode()))
        return Tried(move, after, game)

    def told(self, game: Game) -> list[Message]:
        """What is to be seen in the position, in sentences."""
        return [message for name in self.tells for message in TELLS[name](game)]


@cache
def diagrams() -> Mapping[str, Diagram]:
    """All diagrams by their ids."""
    data = json.loads(files(__package__).joinpath("diagrams.json").read_text(encoding="utf-8"))
    return {
        given["id"]: Diagram(
            given["id"],
            given["clauses"],
            given["position"],
            given["position"].get("show", [BOARD]),
            given.get("prefix", []),
            given["kinds"],
            given.get("tells", []),
            given.get("beside", []),
            given.get("anew", False),
        )
        for given in data["diagrams"]
    }


def diagram(id: str) -> Diagram:
    """The diagram of an id."""
    if id not in diagrams():
        raise ReefError("diagram.none", name=str(id)[:40])
    return diagrams()[id]


def _protected(game: Game) -> Iterator[Message]:
    """Of corals with a shrimp: what it protects, and what not."""  # R5.3
    position = game.position
    guarded = {cell for cell in _cells(game) if position.colour_at(cell) >= 0 and _owner(game, cell)}
    safe = guarded & {*position.protected()}
    yield Message("diagram.protected", cells=_names(game, safe))
    if guarded:
        yield Message("diagram.unprotected", cells=_names(game, guarded - safe))


def _attacks(game: Game) -> Iterator[Message]:
    """What the colour that is laid can take."""  # R5.1
    colour = game.position.fields().laying - 1
    if colour >= 0:
        found = {cell for cell in game.position.layable(colour) if game.position.colour_at(cell) >= 0}
        yield Message("diagram.attacks", colour=COLOURS[colour], cells=_names(game, found))


def _joining(game: Game) -> Iterator[Message]:
    """Where the colour that is laid would join two corals with a shrimp."""  # R4.6
    colour = game.position.fields().laying - 1
    if colour >= 0:
        free = [cell for cell in _cells(game) if game.position.is_rock(cell)]
        found = {cell for cell in free if game.position.colour_at(cell) < 0} & {
            *game.position.joining(colour)
        }
        yield Message("diagram.joining", colour=COLOURS[colour], cells=_names(game, found))


def _worth(game: Game) -> Iterator[Message]:
    """What a polyp of each colour is worth."""  # R11.3
    values = [game.position.value(colour) for colour in range(len(COLOURS))]
    yield Message(
        "diagram.worth", white=values[0], yellow=values[1], orange=values[2], pink=values[3], grey=values[4]
    )


def _fish(game: Game) -> Iterator[Message]:
    """What is in the fish, and what it scores."""
    held: Mapping[str, int] = dump(game.position)["players"][SEAT]["fish"]
    yield Message("diagram.fish", polyps=sum(held.values()), points=game.score()[SEAT]["points"])


TELLS: Mapping[str, Callable[[Game], Iterator[Message]]] = {
    "protected": _protected,
    "attacks": _attacks,
    "joining": _joining,
    "worth": _worth,
    "fish": _fish,
}


def _cells(game: Game) -> list[int]:
    """The cells of the board that is shown."""
    return [cell for cell, name in enumerate(cell_names(game.position)) if name.startswith(str(BOARD))]


def _owner(game: Game, cell: int) -> bool:
    return any(game.position.shrimp_at(each) >= 0 for each in game.position.coral(cell))


def _names(game: Game, cells: set[int]) -> list[str]:
    """Cells of the board that is shown, without its number."""
    names = cell_names(game.position)
    return [names[cell][1:] for cell in sorted(cells) if names[cell].startswith(str(BOARD))]
