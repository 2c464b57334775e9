"""A game: a position with its history, its own chance, and names for the players."""

from __future__ import annotations

import copy
import json
import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self, Unpack, cast

from . import decks
from . import record as records
from .engine.chance import Chance
from .engine.errors import IllegalAction, InvalidRules, InvalidState, ReefError, refused, shown
from .events import GameEvent
from .notation.forms import AnyPosition, dump, id_of, load, rules_of, text_of, texts_of, turn_of
from .outcome import Outcome
from .record import IllegalMove, InvalidRecord, Move
from .rules import Rules
from .score import score
from .shapes import Record, RulesOptions, ScoreRow, Setup, State, Turn, View
from .transition import Transition, step
from .view import Known, view

if TYPE_CHECKING:
    from .bots.seat_view import SeatView

HIGHEST_SEED = 2**64 - 1


class Played:
    """The answer to an action: what was drawn, what happened, and the turn as it then stood.

    Events and turn are computed when you first ask for them.
    """

    def __init__(self, transition: Transition) -> None:
        self._transition = transition

    @property
    def deal(self) -> list[str]:
        """The tiles or cards that were drawn."""
        return list(self._transition.move.deal)

    @cached_property
    def events(self) -> list[GameEvent]:
        """What happened, in order; the last event is always the new turn."""
        return self._transition.events

    @cached_property
    def turn(self) -> Turn:
        """The `turn` part of the state after the action (N4)."""
        return self._transition.turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and self._transition == other._transition

    __hash__ = None  # type: ignore[assignment]  # as of a list: events may be changed

    def __repr__(self) -> str:
        told = ", ".join(event["kind"] for event in self.events)
        return f"<Played: {told}{f'; drew {chr(32).join(self.deal)}' if self.deal else ''}>"


class Step(NamedTuple):
    """One entry of the history: an action and everything as it was before."""

    position: AnyPosition
    known: Known
    chance: int
    move: Move


class Game:
    """A game from set-up to scoring.

    >>> game = Game(players=2, seed=1)
    >>> game.legal()[:2]
    ['feed W', 'feed P']
    >>> game.play("feed W").turn["player"]
    0
    >>> game
    <Game: 2 players, setup, player 0 to act, 1 action>

    It knows everything, and shows everything to who holds it: `repr`, `print` and the picture in a notebook hide
    nothing. What others may see is `view(player)` and `svg(player)`.
    """

    def __init__(
        self,
        rules: Rules | Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        setup: object = None,
        names: Sequence[str] | None = None,
        **options: Unpack[RulesOptions],
    ) -> None:
        """A new game. Options of `Rules` may be given by name: `Game(players=3, advanced=True)`.

        The seed fixes what is drawn unless `setup` or a deal gives it; without one, chance is the system's.
        """
        if rules is not None and options:
            raise InvalidRules("rules.twice")
        if not isinstance(rules, Rules):
            rules = Rules.from_json(options if rules is None else rules)
        self._chance = Chance(_seed(seed))
        self.names = records.check_names(names, rules.players)
        self.position: AnyPosition = records.set_up(rules, setup, self._chance)
        self._setup: Setup | None = records.setup_of(self.position)
        self._known = Known.at_start(self.position)
        self._history: list[Step] = []

    @classmethod
    def load(cls, state: object, *, seed: int | None = None, names: Sequence[str] | None = None) -> Game:
        """A game that begins at a given position (N4). It has no record, and nothing is known of the hands."""
        if isinstance(state, Mapping) and state.get("format") == records.FORMAT:
            raise InvalidState("game.load_record")
        game = cls.__new__(cls)
        game.position = load(state)
        game.names = records.check_names(names, game.position.players)
        game._chance = Chance(_seed(seed))
        game._setup = None
        game._known = Known.nothing(game.position)
        game._history = []
        return game

    @classmethod
    def replay(cls, record: object, *, seed: int | None = None) -> Game:
        """The game that a record describes (N5). The seed is for what may be drawn after it.

        Raises `InvalidRecord` for a wrong shape or a result that the moves do not give, and `IllegalMove`.
        """
        rules, names, setup, moves = records.read(record)
        game = cls(rules, setup=setup, names=names, seed=seed)
        for index, move in enumerate(moves):
            try:
                action = id_of(game.position, move.action)
                game._advance(action, move.player, move.deal)
            except IllegalAction as error:
                raise IllegalMove(index, error.message) from None
        records.check_result(record, game.score() if game.over else None)
        return game

    @classmethod
    def open(cls, path: str | PathLike[str], *, seed: int | None = None) -> Game:
        """The game in a file that `save` wrote. The seed is for what may be drawn after it.

        Raises `OSError` if the file cannot be read, and as `replay` does.
        """
        try:
            record = json.loads(Path(path).read_bytes())
        except ValueError:
            raise InvalidRecord("file.no_game_json", file=str(path)) from None
        return cls.replay(record, seed=seed)

    def remember(self, known: Known) -> None:
        """Of a loaded position: what all have seen of the hands and fish before it."""
        self._known = known

    def copy(self) -> Self:
        """An independent game with the same past and the same chance ahead. `copy.copy` and `copy.deepcopy` do this."""
        twin = type(self).__new__(type(self))
        twin.__setstate__(self.__getstate__())
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game so far: names, set-up, moves, position. What chance will draw may differ."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.position == other.position and (self.names, self._setup, self.moves) == (
            other.names,
            other._setup,
            other.moves,
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All that decides how the game goes on; the steps of the history never change, so they may be shared."""
        kept = {**self.__dict__, "position": self.position.copy(), "_chance": self._chance.state}
        kept["names"], kept["_history"] = list(self.names), list(self._history)
        if self.rules.deck != decks.DEFAULT:  # where it goes, the deck may not be known
            kept["deck"] = decks.by_id(self.rules.deck).to_json()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        if "deck" in kept:
            decks.add(kept["deck"])
        self.__dict__.update({name: value for name, value in kept.items() if name != "deck"})
        self._chance = Chance(kept["_chance"])

    def __repr__(self) -> str:
        rules, made = self.rules, len(self._history)
        parts = [f"{rules.players} players"]
        parts += filter(None, (rules.ruleset.expansion.removeprefix("the "), "advanced" * rules.advanced))
        outcome = self.outcome
        if outcome is None:
            parts += [f"turn {self.position.number}"] if self.phase != "setup" else []
            parts += [self.phase] if self.phase != "turn" else []
            parts += [f"player {self.actor} to act", f"{made} action{'' if made == 1 else 's'}"]
        else:
            won = " and ".join(map(str, outcome.winners))
            points = " to ".join(map(str, outcome.points))
            parts += [f"over after {made} actions", f"won by player {won}", f"points {points}"]
        return f"<Game: {', '.join(parts)}>"

    def __str__(self) -> str:
        from .pictures.plain import plain  # only who draws pays for loading it

        return plain(self.state(), self.names)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg(everything=True)

    @property
    def rules(self) -> Rules:
        """The options of this game."""
        return rules_of(self.position)

    @property
    def player(self) -> int:
        """Whose turn it is; in set-up the lowest who still has to choose."""
        return self.position.player

    @property
    def actor(self) -> int:
        """Who has to act or decide: in a window of the Second Kind the player who is asked."""
        return self.position.actor

    @property
    def phase(self) -> str:
        """`setup`, `turn`, `laying`, `final` or `over`."""
        return self.position.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how the game ended; None while it goes on."""
        if not self.over:
            return None
        turn = cast(Turn, turn_of(self.position))
        ended_by, ender = turn["ended_by"], turn["ender"]
        assert ended_by is not None, "a game that is over says what ended it"
        assert ender is not None, "and who set it off"
        return Outcome.of(self.score(), ended_by, ender)

    @property
    def known(self) -> Known:
        """What all have seen of the hands and fish."""
        return self._known

    @property
    def moves(self) -> list[Move]:
        """All actions so far."""
        return [step.move for step in self._history]

    @property
    def steps(self) -> list[Step]:
        """All actions so far, each with everything as it was before."""
        return list(self._history)

    def legal(self, player: int | None = None) -> list[str]:
        """All legal actions in canonical order. In set-up each player has their own."""
        return texts_of(self.position, self.position.legal(self._seat(player)))

    def permits(self, action: str | int, player: int | None = None) -> bool:
        """Whether an action is legal now: quicker than looking for it in `legal`. What is malformed is not."""
        seat = self._seat(player)
        try:
            return self.position.permits(self._id(action), seat)
        except IllegalAction:
            return False

    def play(
        self, action: str | int, *, player: int | None = None, deal: Sequence[str] | None = None
    ) -> Played:
        """Carry out an action, given as text or id; raises `IllegalAction` with clause and reason if it is not legal.

        `deal` supplies the tiles that the action draws, as at a real table; otherwise chance draws them.
        """
        if deal is not None and not (
            isinstance(deal, Sequence) and all(isinstance(tile, str) for tile in deal)
        ):
            raise ReefError("game.deal", value=shown(deal))
        return Played(self._advance(self._id(action), self._seat(player), deal or None))

    def _advance(self, action: int, player: int, deal: Sequence[str] | None) -> Transition:
        """Go one action forward. A `deal` that is empty draws nothing; None leaves it to chance."""
        chance = self._chance.state
        taken = step(self.position, action, self._chance, player, deal=deal)
        self._history.append(Step(self.position, self._known, chance, taken.move))
        self._known = self._known.after(taken.before, taken.after)
        self.position = taken.after
        return taken

    def undo(self) -> Move:
        """Take back the last action, whatever it was. Playing it again draws the same tiles.

        A table for people asks `can_undo` first.
        """
        if not self._history:
            raise ReefError("game.nothing_to_undo")
        step = self._history.pop()
        self.position, self._known, self._chance = step.position, step.known, Chance(step.chance)
        return step.move

    def can_undo(self, player: int) -> bool:
        """Whether the last action was this player's, in the turn still going on, and revealed nothing."""
        if not self._history:
            return False
        last = self._history[-1]
        same_turn = last.position.number == self.position.number and last.position.phase != "setup"
        drawn = bool(last.move.deal)  # a card bought or a Lucky Dip has been seen
        return last.move.player == player and same_turn and not drawn and not self.over

    def state(self) -> State:
        """The whole position (N4). It shows everything: for people and bots use `view`."""
        return cast(State, dump(self.position))

    def view(self, player: int | None, *, memory_aid: bool = True) -> View:
        """The position as a player may know it (R13); None is a spectator."""
        if player is not None:
            self._seat(player)
        return cast(View, view(self.position, self._known, player, memory_aid))

    def score(self) -> list[ScoreRow]:
        """Points, tie-breaks and ranks by player, as they stand now (R11)."""
        return score(self.position)

    def record(self) -> Record:
        """The whole game as JSON (N5)."""
        if self._setup is None:
            raise ReefError("game.no_record")
        record: Record = {
            "format": "reef-record/1",
            "rules": self.rules.to_json(),
            "names": list(self.names),
            "setup": copy.deepcopy(self._setup),
            "moves": [move.to_json() for move in self.moves],
        }
        if self.rules.deck != decks.DEFAULT:
            record["deck"] = decks.by_id(self.rules.deck).to_json()
        if self.over:
            record["result"] = self.score()
        return record

    def svg(
        self,
        player: int | None = None,
        *,
        theme: Literal["light", "dark"] = "light",
        everything: bool = False,
    ) -> str:
        """The table as an SVG picture, as a player (or a spectator) sees it; `everything` shows hidden things too."""
        from .pictures import draw  # only who draws pays for loading it

        return draw(self.state() if everything else self.view(player), theme=theme, names=self.names)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record of the game to a file; `Game.open` reads it. A file that is there is replaced."""
        Path(path).write_text(json.dumps(self.record(), ensure_ascii=False) + "\n", encoding="utf-8")

    def seat_view(self, player: int | None = None) -> SeatView:
        """What a bot at this seat may see, by default that of who has to act."""
        from .bots.seat_view import SeatView  # bots stand above games

        return SeatView.of(self.position, self._known, self._seat(player))

    def best(self, bot: str = "master", *, seed: int = 0, time_ms: float | None = None) -> str:
        """The action that a bot would choose for who has to act: `game.best("planner:nodes=3000")`."""
        from .bots.base import make  # bots stand above games

        if self.over:
            raise refused("over", "R3.6")
        chooser = make(bot, seed=seed)
        try:
            return text_of(self.position, chooser.choose(self.seat_view(), time_ms))
        finally:
            chooser.close()

    def _id(self, action: str | int) -> int:
        if type(action) is not int:
            return id_of(self.position, cast(str, action))
        if not -(2**63) <= action < 2**63:
            raise refused("action.no_number", "N2", number=shown(action))
        return action

    def _seat(self, player: int | None) -> int:
        if player is None:
            return self.position.actor
        if type(player) is not int or not 0 <= player < self.position.players:
            raise ReefError("game.player", last=self.position.players - 1, value=shown(player))
        return player


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(64)
    if type(seed) is not int or not 0 <= seed <= HIGHEST_SEED:
        raise ReefError("game.seed", most=HIGHEST_SEED, value=shown(seed))
    return seed
