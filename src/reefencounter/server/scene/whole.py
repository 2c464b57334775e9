"""Everything that one viewer may see of a table at one moment, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ...game import Game
from ...messages.words import language
from ...notation.forms import AnyPosition
from ...view import as_seen, asks_in_secret
from ..play.ledger import asked as to_act
from ..said import words_alone
from ..schemas import RulesChoice, Scene, Seat
from . import reef
from .boards import boards
from .choices import choices
from .lying import beside_boards
from .people import ending, people, sheet
from .remembered import Alike, remembered
from .rulesets import of
from .turn import laid_this_turn, steps_of_turn


class Viewer(NamedTuple):
    """Who looks, and how."""

    seat: int | None
    seats: tuple[Seat, ...]
    everything: bool  # nothing is hidden from them
    open: bool  # … because of who they are
    memory_aid: bool
    quiet: int | None  # the seat that is not asked now
    unasked: tuple[str, ...]
    decided: bool = False  # the game is, before its end

    @property
    def names(self) -> tuple[str, ...]:
        """The players by their names."""
        return tuple([place.name for place in self.seats])

    def asked(self, position: AnyPosition) -> list[int]:
        """Who is to act."""
        if self.decided:
            return []
        return [player for player in to_act(position) if player != self.quiet]

    def chooses(self, position: AnyPosition) -> bool:
        """Whether they are to act, and no bot does so instead of them."""
        seat = self.seat
        return seat is not None and seat in self.asked(position) and self.seats[seat].bot is None


def scene(
    game: Game,
    *,
    seat: int | None,
    number: int,
    seats: Sequence[Seat],
    open: bool,
    memory_aid: bool,
    quiet: int | None = None,
    unasked: Sequence[str] = (),
    decided: bool = False,
) -> Scene:
    """The scene of a game for a seat (None: a spectator). `open`: nothing is hidden from this viewer.

    `unasked` are the cards about which this seat is not asked, `quiet` is the seat that is not asked now (S7.5). A game
    that was `decided` before its end is over.
    """
    position = game.position
    everything = open or game.over or decided
    viewer = Viewer(seat, tuple(seats), everything, open, memory_aid, quiet, tuple(unasked), decided)
    seen = _beside_boards(game, viewer)
    steps = steps_of_turn(game)
    return replace(
        seen,
        number=number,
        boards=boards(position),
        laid_this_turn=laid_this_turn(game, steps),
        sheet=sheet(game, seen.players),
        choices=choices(game, seat, viewer.names, open=open, steps=steps)
        if seat is not None and viewer.chooses(position)
        else None,
    )


def _beside_boards(game: Game, viewer: Viewer) -> Scene:
    """The scene without the boards and what depends on them: it is as before when a shrimp has moved."""
    if game.over or viewer.decided:  # the points of cards depend on the boards
        return _made(game, viewer)
    lies = beside_boards(game.position, of(game.position).beside_boards)
    known = (game.known.hand, game.known.fish)
    deck = game.rules.deck  # what lies there has only the number of its place, which others get later
    key = (language(), words_alone(), type(game.position), lies, known, viewer, deck)
    return _remembered(Alike(key, (game, viewer)))


@remembered()
def _remembered(alike: Alike) -> Scene:
    return _made(*alike.taken())


def _made(game: Game, viewer: Viewer) -> Scene:
    position, seat = game.position, viewer.seat
    whole = shown = reef.state(position)
    if not viewer.everything:
        shown = as_seen(whole, position, game.known, seat, viewer.memory_aid)
    if seat is not None and seat == viewer.quiet:
        turn = as_seen(whole, position, game.known, None, viewer.memory_aid)["turn"]
        shown = {**shown, "turn": turn}
    asked = viewer.asked(position)
    shared = [
        player for player in asked if player == seat or viewer.seats[player].mine
    ]  # the screen is handed over
    turn = shown["turn"]
    bag = shown["bag"]
    return Scene(
        number=0,
        seat=seat,
        open=viewer.everything,
        rules=RulesChoice(**shown["rules"]),
        phase="over" if viewer.decided else turn["phase"],
        turn=turn["number"],
        player=turn["player"],
        asked=shared if asks_in_secret(position) and not viewer.everything else asked,
        boards=[],
        tiles=reef.tiles(position),
        values=reef.values(position),
        alga_space=shown["alga_space"],
        algae=reef.algae(position),
        sea={space: list(tiles) for space, tiles in shown["sea"].items()},
        larvae=shown["larvae"],
        bag=bag if isinstance(bag, int) else sum(bag.values()),
        reserve=shown["reserve"],
        laying=turn["laying"],
        laid_this_turn=[],
        players=people(game, shown, viewer.seats, viewer.everything),
        sheet=[],
        ending=ending(
            game, shown, None if viewer.open else seat, viewer.seats, decided=viewer.decided
        ),  # one acts for all: nobody is "you"
        choices=None,
        second_kind=of(position).beside(position, shown, seat, viewer.names, viewer.unasked),
    )
