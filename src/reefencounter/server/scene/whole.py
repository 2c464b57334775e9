"""Everything that one viewer may see of a table at one moment, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from ...game import Game
from ...view import as_seen, asks_in_secret
from ..play.ledger import asked as to_act
from ..schemas import RulesChoice, Scene, Seat
from . import reef
from .boards import boards
from .choices import choices
from .people import ending, people, sheet
from .rulesets import of
from .turn import laid_this_turn


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
) -> Scene:
    """The scene of a game for a seat (None: a spectator). `open`: nothing is hidden from this viewer.

    `unasked` are the cards about which this seat is not asked, `quiet` is the seat that is not asked now (S7.5).
    """
    position = game.position
    everything = open or game.over
    whole = shown = reef.state(position)
    if not everything:
        shown = as_seen(whole, position, game.known, seat, memory_aid)
    if seat is not None and seat == quiet:
        shown = {**shown, "turn": as_seen(whole, position, game.known, None, memory_aid)["turn"]}
    names = tuple(place.name for place in seats)
    players = people(game, shown, seats, everything)
    asked = [player for player in to_act(position) if player != quiet]
    shared = [player for player in asked if player == seat or seats[player].mine]  # the screen is handed over
    turn = shown["turn"]
    bag = shown["bag"]
    return Scene(
        number=number,
        seat=seat,
        open=everything,
        rules=RulesChoice(**shown["rules"]),
        phase=turn["phase"],
        turn=turn["number"],
        player=turn["player"],
        asked=shared if asks_in_secret(position) and not everything else asked,
        boards=boards(position),
        tiles=reef.tiles(position),
        values=reef.values(position),
        alga_space=shown["alga_space"],
        algae=reef.algae(position),
        sea={space: list(tiles) for space, tiles in shown["sea"].items()},
        larvae=shown["larvae"],
        bag=bag if isinstance(bag, int) else sum(bag.values()),
        reserve=shown["reserve"],
        laying=turn["laying"],
        laid_this_turn=laid_this_turn(game),
        players=players,
        sheet=sheet(game, players),
        ending=ending(game, shown, None if open else seat, names),  # one acts for all there: nobody is "you"
        choices=choices(game, seat, names, open=open) if _chooses(seat, asked, seats) else None,
        second_kind=of(position).beside(position, shown, seat, names, unasked),
    )


def _chooses(seat: int | None, asked: Sequence[int], seats: Sequence[Seat]) -> TypeGuard[int]:
    """Whether a seat is to act, and no bot does so instead of whoever looks."""
    return seat is not None and seat in asked and seats[seat].bot is None
