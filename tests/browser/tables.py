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
from reefencounter.engine.components import CORAL_TILES

FIRST_SEED = 7
LAYING = ("cube", "take")  # what must be possible, by kinds of action


@cache
def played(
    players: int, second_kind: bool, turns: int, me: int, wanted: tuple[str, ...], turned: int = 0
) -> tuple[dict[str, Any], int]:
    """The record of a game up to the next turn of a seat after so many, and how many moves that are.

    The first game in which all that is wanted is possible then, with one meal where one is wanted, whatever bots play;
    `turned`: and an alga that may turn so many coral tiles or lock one, for the only kind of tile that can pay.
    """
    for seed in count(FIRST_SEED):
        game = _game(players, second_kind, turns, me, seed)
        legal = [action.split(" ") for action in ([] if game.over else game.legal())]
        kinds = Counter(kind for kind, *_ in legal)
        if {*wanted} <= kinds.keys() and kinds["eat"] <= 1 and _turned(game, legal) >= turned:
            return dict(game.record()), len(game.moves)
    raise AssertionError


def _turned(game: Game, legal: list[list[str]]) -> int:
    """How many coral tiles an alga turns at most that may lock one instead; none where several kinds could pay."""
    algae = [words[1:] for words in legal if words[0] == "alga"]
    if len({paid for paid, _, _ in algae}) > 1:
        return 0
    state = game.state()
    large = Counter(
        tile.large if shown[0] == tile.strong else tile.turned().large
        for tile, shown, lock in zip(CORAL_TILES, state["coral_tiles"], state["locks"], strict=True)
        if lock is None
    )
    return max((large[alga] for _, alga, place in algae if place != "sea"), default=0)


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
    turned: int = 0,
    watched: bool = False,
) -> str:
    """The address of a table at which one seat is to play, and bots sit at the others, or (`watched`) everywhere."""
    record, moves = played(players, second_kind, turns, me, wanted, turned)
    up = ask.post("/api/records", data=record).json()["id"]
    person, bot = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}
    seats = [person if seat == me and not watched else bot for seat in range(players)]
    answer = ask.post(f"/api/tables/{up}/branch", data={"at": moves, "seats": seats})
    return f"/table/{answer.json()['id']}"
