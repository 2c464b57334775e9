"""One game between bots. Each is shown only what its seat may know, and draws from a generator of its own.

A bot that raises, chooses what is not legal or thinks too long loses the game there and then: it is last, the others
share the places before it, and the reason is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.base import Bot, BotError, make
from ..bots.seat_view import SeatView
from ..engine.chance import Chance
from ..engine.errors import ReefError
from ..notation.forms import AnyPosition, text_of, turn_of
from ..record import FORMAT, LONGEST_NAME, Move, set_up, setup_of
from ..rules import Rules
from ..score import score
from ..transition import step
from ..view import Known
from .clock import Clock

LONGEST_REASON = 300
FAILED = "failure"  # how a game ended that a bot lost by its own fault


@dataclass(frozen=True, slots=True)
class Failure:
    """Who lost by their own fault, and why."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game, seat by seat."""

    points: list[int]
    ranks: list[int]  #: 1, 1, 3 as in N6
    shares: list[float]  #: of the win: 1 for the winner, a half each for two
    values: list[int]  #: what a polyp of each colour was worth at the end
    turns: int
    actions: int
    ended_by: str  #: as in N4, or `failure`
    failure: Failure | None
    clocks: list[Clock]
    record: dict[str, Any]


def derived(*parts: object) -> int:
    """A seed of 64 bits from other things, the same on every machine."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def play_specs(rules: Rules, specs: Sequence[str], *, seed: int, time_ms: float | None = None) -> Match:
    """One game between fresh bots given by their texts, in the order of the seats."""
    bots: list[Bot] = []
    try:
        for seat, spec in enumerate(specs):
            bots.append(make(spec, seed=derived(seed, "seat", seat)))
        return play(rules, bots, seed=seed, time_ms=time_ms, names=specs)
    finally:
        for bot in bots:
            bot.close()


def play(
    rules: Rules,
    bots: Sequence[Bot],
    *,
    seed: int,
    time_ms: float | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """One game between these bots, in the order of the seats. The seed is the game's; bots have their own.

    >>> game = play(Rules(players=2), [make("random", seed=1), make("random", seed=2)], seed=3)
    >>> sum(game.shares), game.failure
    (1.0, None)
    """
    if len(bots) != rules.players:
        raise ReefError("arena.bots_of_game", players=rules.players, number=len(bots))
    chance = Chance(seed)
    position: AnyPosition = set_up(rules, None, chance)
    known = Known.at_start(position)
    setup = setup_of(position)
    clocks = [Clock(time_ms) for _ in bots]
    moves: list[Move] = []
    failure = None
    while not position.over and failure is None:
        seat = position.actor
        try:
            action = _choice(bots[seat], clocks[seat], position, known, seat)
        except (Exception, SystemExit) as error:  # whatever goes wrong inside a bot is its own loss
            failure = Failure(seat, _reason(error))
            break
        taken = step(position, action, chance, seat)
        moves.append(taken.move)
        position, known = taken.after, known.after(taken.before, taken.after)
    rows = score(position)
    record: dict[str, Any] = {
        "format": FORMAT,
        "rules": rules.to_json(),
        "names": [name[:LONGEST_NAME] for name in names or [type(bot).__name__ for bot in bots]],
        "setup": setup,
        "moves": [move.to_json() for move in moves],
    }
    if failure is None:
        record["result"] = rows
    ranks = [row["rank"] for row in rows] if failure is None else _against(failure.seat, len(bots))
    winners = ranks.count(1)
    return Match(
        points=[row["points"] for row in rows],
        ranks=ranks,
        shares=[1 / winners if rank == 1 else 0.0 for rank in ranks],
        values=list(rows[0]["values"].values()),
        turns=position.number,
        actions=len(moves),
        ended_by=turn_of(position)["ended_by"] if failure is None else FAILED,
        failure=failure,
        clocks=clocks,
        record=record,
    )


def _choice(bot: Bot, clock: Clock, position: AnyPosition, known: Known, seat: int) -> int:
    action = clock.ask(bot, SeatView.of(position, known, seat))
    if type(action) is not int:
        raise BotError("bot.no_number", value=str(action)[:60])
    if not position.permits(action, seat):
        raise BotError("bot.illegal", action=_shown(position, action))
    return action


def _shown(position: AnyPosition, action: int) -> str:
    try:
        return repr(text_of(position, action))
    except ValueError:
        return str(action)[:40]


def _against(loser: int, players: int) -> list[int]:
    return [players if seat == loser else 1 for seat in range(players)]


def _reason(error: BaseException) -> str:
    text = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}"
    return " ".join(text.split())[:LONGEST_REASON]
