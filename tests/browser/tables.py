"""Tables in the middle of a game, dealt and played the same in every run."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import APIRequestContext

from reefencounter import Game
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView

FIRST_SEED = 7
LAYING = ("cube", "take")  # what must be possible, by kinds of action


@cache
def played(
    players: int, second_kind: bool, turns: int, me: int, wanted: tuple[str, ...]
) -> tuple[dict[str, Any], int]:
    """The record of a game up to the next turn of a seat after so many, and how many moves that are.

    The first game in which all that is wanted is possible then, with one meal where one is wanted, whatever bots play.
    """
    for seed in count(FIRST_SEED):
        game = _game(players, second_kind, turns, me, seed)
        kinds = Counter(action.split(" ")[0] for action in ([] if game.over else game.legal()))
        if {*wanted} <= kinds.keys() and kinds["eat"] <= 1:
            return dict(game.record()), len(game.moves)
    raise AssertionError


def _game(players: int, second_kind: bool, turns: int, me: int, seed: int) -> Game:
    names = ["Ada", "Ben", "Cleo", "Dora"][:players]
    game = Game(players=players, seed=seed, names=names, second_kind=second_kind)
    bots = [make("greedy", seed=seat) for seat in range(players)]
    while not game.over and (game.state()["turn"]["number"] < turns or game.actor != me):
        seat = game.actor
        view = SeatView.of(game.position, game.known, seat)
        game.play(view.text(bots[seat].choose(view)), player=seat)
    return game


def middle_game(
    ask: APIRequestContext,
    players: int,
    *,
    second_kind: bool = False,
    turns: int = 12,
    me: int = 0,
    wanted: tuple[str, ...] = LAYING,
    watched: bool = False,
) -> str:
    """The address of a table at which one seat is to play, and bots sit at the others, or (`watched`) everywhere."""
    record, moves = played(players, second_kind, turns, me, wanted)
    up = ask.post("/api/records", data=record).json()["id"]
    person, bot = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}
    seats = [person if seat == me and not watched else bot for seat in range(players)]
    answer = ask.post(f"/api/tables/{up}/branch", data={"at": moves, "seats": seats})
    return f"/table/{answer.json()['id']}"
