"""The games of a process and the methods of the protocol (N6), without any input or output."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from ..bots.base import Bot, make
from ..bots.seat_view import SeatView
from ..engine.errors import IllegalAction, ReefError, refused, shown
from ..game import HIGHEST_SEED, Game
from ..messages import Message
from ..messages.catalogue import languages
from ..messages.words import language, reading
from ..rules import Rules
from ..shapes import Record, ScoreRow, State, View
from .lines import (
    BAD_PARAMS,
    INTERNAL,
    INVALID_REQUEST,
    NO_METHOD,
    UNKNOWN_GAME,
    Answer,
    Fault,
    Request,
    failed,
    id_of,
    read,
    request_of,
    write,
)

LANGUAGE = "language"  # a param that every method takes: of the words in its answer
MOST_GAMES = 100_000
MOST_BOTS = 8  # of one game
LONGEST_THOUGHT = 600_000
MOST_NODES = 10**9  # for each turn of an analysis


class Server:
    """All games of one process, and the answers to what is asked of them.

    >>> server = Server()
    >>> server.answer('{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}')
    '{"jsonrpc": "2.0", "id": 1, "result": {"game": "g1"}}'
    """

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._bots: dict[str, dict[str, Bot]] = {}
        self._numbers = count(1)

    def answer(self, line: str | bytes) -> str | None:
        """The line that answers this line; None if it asks for no answer."""
        try:
            message = read(line)
            if not isinstance(message, list):
                single = self._respond(message)
                return None if single is None else write(single)
            if not message:
                raise Fault(INVALID_REQUEST, "rpc.batch")
        except Fault as fault:
            return write(failed(None, fault))
        answers = [answer for answer in map(self._respond, message) if answer is not None]
        return write(answers) if answers else None

    def _respond(self, message: object) -> Answer | None:
        """The answer to one request; None to a notification, whatever became of it."""
        try:
            request = request_of(message)
        except Fault as fault:
            return failed(id_of(message), fault)
        with reading(_language(request.params)):
            return self._answered(request)

    def _answered(self, request: Request) -> Answer | None:
        try:
            result = self._call(request.method, request.params)
            answer = {"jsonrpc": "2.0", "id": request.id, "result": result}
        except Fault as fault:
            answer = failed(request.id, fault)
        except IllegalAction as error:
            answer = failed(request.id, Fault.refused(error))
        except ReefError as error:
            answer = failed(request.id, Fault.bad_params(error))
        except Exception:
            logging.getLogger(__name__).exception("a call of %.40r failed", request.method)
            answer = failed(request.id, Fault(INTERNAL, "rpc.failed"))
        return answer if request.wants_answer else None

    def _call(self, name: str, params: object) -> object:
        method = METHODS.get(name)
        if method is None:
            raise Fault(NO_METHOD, "rpc.no_method", method=name[:40], methods=[*METHODS])
        if not isinstance(params, dict):
            raise Fault(BAD_PARAMS, "rpc.by_position")
        for key in params:
            if key not in method.needs and key not in method.takes and key != LANGUAGE:
                taken = (*method.needs, *method.takes, LANGUAGE)
                raise Fault(BAD_PARAMS, "rpc.no_param", method=name, param=key[:40], params=taken)
        for key in method.needs:
            if key not in params:
                raise Fault(BAD_PARAMS, "rpc.needs", method=name, param=key)
        given = {key: value for key, value in params.items() if value is not None or key in method.needs}
        for key, value in given.items():
            if key in KINDS and not KINDS[key].fits(value):
                raise Fault(BAD_PARAMS, KINDS[key].wanted)
        given.pop(LANGUAGE, None)
        return method.call(self, **given)

    def _game(self, game: str) -> Game:
        found = (
            self._games.get(game) if isinstance(game, str) else None
        )  # an id of any other kind is unknown too
        if found is None:
            raise Fault(UNKNOWN_GAME, "rpc.no_game", game=shown(game))
        return found

    def _open(self, start: Callable[[], Game]) -> Answer:
        if len(self._games) >= MOST_GAMES:
            raise Fault(BAD_PARAMS, "rpc.too_many_games", most=MOST_GAMES)
        game = start()
        name = f"g{next(self._numbers)}"
        self._games[name] = game
        return {"game": name}

    def _new(self, rules: object, seed: int | None = None, setup: object = None, names: Any = None) -> Answer:
        return self._open(lambda: Game(Rules.from_json(rules), seed=seed, setup=setup, names=names))

    def _load(self, state: object) -> Answer:
        return self._open(lambda: Game.load(state))

    def _replay(self, record: object) -> Answer:
        return self._open(lambda: Game.replay(record))

    def _state(self, game: str) -> State:
        return self._game(game).state()

    def _view(self, game: str, player: int | None = None, memory_aid: bool = True) -> View:
        return self._game(game).view(player, memory_aid=memory_aid)

    def _legal(self, game: str, player: int | None = None) -> Answer:
        asked = self._game(game)
        actions = asked.legal(player)  # refuses a player who does not exist
        if player not in (None, asked.actor) and asked.phase not in ("setup", "over"):
            raise refused("turn.asked", "R3.6", player=asked.actor)
        return {"player": asked.actor if player is None else player, "actions": actions}

    def _play(
        self, game: str, action: str, player: int | None = None, deal: list[str] | None = None
    ) -> Answer:
        played = self._game(game).play(action, player=player, deal=deal)
        return {"deal": played.deal, "events": played.events, "turn": played.turn}

    def _undo(self, game: str) -> Answer:
        move = self._game(game).undo()
        return {"player": move.player, "action": move.action}

    def _score(self, game: str) -> list[ScoreRow]:
        return self._game(game).score()

    def _record(self, game: str) -> Record:
        return self._game(game).record()

    def _best(self, game: str, bot: str, time_ms: float | None = None) -> Answer:
        asked = self._game(game)
        if asked.over:
            raise refused("over", "R3.6")
        if bot.startswith("exec:"):
            raise Fault(BAD_PARAMS, "rpc.no_programs")
        known = self._bots.setdefault(game, {})
        if bot not in known and len(known) >= MOST_BOTS:
            known.pop(next(iter(known))).close()
        if bot not in known:
            known[bot] = make(bot)  # kept with the game: it remembers the turn it has planned
        seat_view = SeatView.of(asked.position, asked.known, asked.actor)
        action = known[bot].choose(seat_view, time_ms)
        return {"action": seat_view.text(action), "info": known[bot].info()}

    def _analyse(
        self, game: str, nodes: int | None = None, seed: int = 0, turns: int | None = None
    ) -> Answer:
        from ..analysis import analyse  # only who asks pays for loading it

        asked = self._game(game)
        for analysis in analyse(asked, seed=seed, **({} if nodes is None else {"nodes": nodes})):
            if turns is not None and analysis.done >= turns:
                break
        return analysis.to_json()

    def _close(self, game: str) -> None:
        self._game(game)
        del self._games[game]
        for bot in self._bots.pop(game, {}).values():
            bot.close()


def _language(params: object) -> str:
    """In which language the answer is to be worded; one that is no language is refused later, in the usual one."""
    wanted = params.get(LANGUAGE) if isinstance(params, dict) else None
    return wanted if isinstance(wanted, str) and wanted in languages() else language()


class Method(NamedTuple):
    """A method: the params that it needs, and those that may be left out (or null)."""

    call: Callable[..., object]
    needs: tuple[str, ...]
    takes: tuple[str, ...] = ()


METHODS = {
    "new": Method(Server._new, ("rules",), ("seed", "setup", "names")),
    "load": Method(Server._load, ("state",)),
    "state": Method(Server._state, ("game",)),
    "view": Method(Server._view, ("game",), ("player", "memory_aid")),
    "legal": Method(Server._legal, ("game",), ("player",)),
    "play": Method(Server._play, ("game", "action"), ("player", "deal")),
    "undo": Method(Server._undo, ("game",)),
    "score": Method(Server._score, ("game",)),
    "record": Method(Server._record, ("game",)),
    "replay": Method(Server._replay, ("record",)),
    "best": Method(Server._best, ("game", "bot"), ("time_ms",)),
    "analyse": Method(Server._analyse, ("game",), ("nodes", "seed", "turns")),
    "close": Method(Server._close, ("game",)),
}


class Kind(NamedTuple):
    """What a param must be: a check, and what is said if it fails."""

    fits: Callable[[Any], bool]
    wanted: Message


# The same in all methods. Rules, set-up, names, states and records are checked where they are read.
KINDS = {
    LANGUAGE: Kind(lambda value: value in languages(), Message("rpc.language", languages=[*languages()])),
    "action": Kind(lambda value: isinstance(value, str), Message("rpc.action")),
    "player": Kind(lambda value: value is None or type(value) is int, Message("rpc.player")),
    "bot": Kind(lambda value: isinstance(value, str) and len(value) <= 200, Message("rpc.bot")),
    "time_ms": Kind(
        lambda value: type(value) in (int, float) and 1 <= value <= LONGEST_THOUGHT,
        Message("rpc.time", most=LONGEST_THOUGHT),
    ),
    "nodes": Kind(
        lambda value: type(value) is int and 1 <= value <= MOST_NODES, Message("rpc.nodes", most=MOST_NODES)
    ),
    "turns": Kind(lambda value: type(value) is int and value >= 0, Message("rpc.turns")),
    "memory_aid": Kind(lambda value: type(value) is bool, Message("rpc.memory_aid")),
    "seed": Kind(
        lambda value: type(value) is int and 0 <= value <= HIGHEST_SEED,
        Message("rpc.seed", most=HIGHEST_SEED),
    ),
    "deal": Kind(
        lambda value: isinstance(value, list) and all(isinstance(tile, str) for tile in value),
        Message("rpc.deal"),
    ),
}
