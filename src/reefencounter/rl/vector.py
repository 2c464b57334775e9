"""Thousands of games stepped in one compiled call, straight into arrays that are made once.

    games = VectorGames(4096, players=2, seed=1)
    while training:
        actions = policy(games.observations, games.masks)      # one for each game, by whoever is to act there
        games.step(actions)
        learn(games.rewards, games.dones)                      # a game that ended has begun anew already

The arrays are read-only and change with each step: copy what must last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..decks import DEFAULT
from ..engine import generator
from ..engine.arguments import number_of
from ..engine.errors import ReefError
from ..engine.errors import shown as in_words
from ..rules import Rules
from ..shapes import LarvaExchange
from .batch import States, no_such_action, places, shown, size_of, whole_numbers
from .rulebook import rulebook
from .spaces import SHAPING

if TYPE_CHECKING:
    import cython  # what the compiler sees

    Array = numpy.ndarray[Any, Any]
    Numbers = Array | Sequence[int]
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import bytes_in, doubles_in, floats_in, numbers_in, words_in
    from ..engine.layout import ChanceState
    from .batch import blank, move_bytes

MOST_GAMES = 1 << 24
WORD = generator.WORD
SLOT, ROUND = 0x9E3779B97F4A7C15, 0xD1342543DE82EF95
MIX_1, MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def game_seed(seed: int, slot: int, number: int) -> int:
    """The seed of the n-th game that is played in a slot: the same whatever happens in the other slots."""
    word = (seed + (slot + 1) * SLOT + number * ROUND) & WORD
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    return word ^ (word >> 31)


class VectorGames:
    """Many games at once. `step` takes one action for each; a game that ends begins anew in the same step.

    >>> games = VectorGames(2, players=2, seed=1)
    >>> for _ in range(100):
    ...     games.step(games.sample())
    >>> games.observations.shape, games.masks.shape, games.seats.tolist()
    ((2, 2911), (2, 1271), [0, 1])
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        advanced: bool = False,
        larva_exchange: LarvaExchange = "play",
        memory_aid: bool = True,
        shaped: bool = False,
        seed: int = 0,
        second_kind: bool = False,
        crowns_dealt: bool = True,
        deck: str = DEFAULT,
        space: int = 1,
    ) -> None:
        """`shaped` adds, after every action, a twentieth of what each player's lead in points has grown."""
        self.book = rulebook(Rules(players, advanced, second_kind, larva_exchange, crowns_dealt, deck), space)
        number_of(games, 1, MOST_GAMES, "games")
        self.games, self.players = 0, players  # none until all their memory is there
        self.busy, self.all, self.many, self.some_data = False, True, games, bytearray()
        self.width, self.length = self.book.actions, self.book.observation
        self.aid, self.shaped, self.shaping = memory_aid, shaped, SHAPING
        self.block_data = bytearray(games * self.book.position_size)
        self.notes_data = bytearray(games * self.book.notes_size)
        self.seed_data, self.number_data = bytearray(games * 8), bytearray(games * 4)
        self.action_data, self.chosen_data = bytearray(games * 4), bytearray(games * 4)
        self.lead_data, self.share_data = bytearray(16), bytearray(32)
        self.observation_data = bytearray(games * self.length)
        self.mask_data = bytearray(games * self.width)
        self.reward_data, self.outcome_data = bytearray(games * 16), bytearray(games * 16)
        self.points_data, self.done_data, self.seat_data = (
            bytearray(games * 16),
            bytearray(games),
            bytearray(games),
        )
        self.block, self.notes = bytes_in(self.block_data), bytes_in(self.notes_data)
        self.seeds, self.numbers = words_in(self.seed_data), numbers_in(self.number_data)
        self.chosen, self.leads = numbers_in(self.chosen_data), floats_in(self.lead_data)
        self.actions = numpy.frombuffer(self.action_data, dtype=numpy.int32)
        self.observations = shown(self.observation_data, numpy.uint8, games, self.length)
        self.masks = shown(self.mask_data, numpy.int8, games, self.width)
        self.rewards = shown(self.reward_data, numpy.float32, games, 4)  # by seat, for the last action
        self.outcomes = shown(
            self.outcome_data, numpy.float32, games, 4
        )  # by seat, of the last game that ended
        self.points = shown(self.points_data, numpy.int32, games, 4)  # by seat, of the last game that ended
        self.dones = shown(self.done_data, numpy.uint8, games, 0)  # 1: the last action ended a game
        self.seats = shown(self.seat_data, numpy.uint8, games, 0)  # who is to act
        self.games = games
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<VectorGames: {self.games} games of {self.players} players, {self.width} actions>"

    def check(self) -> None:
        """Refuse to work without memory, and for two threads at once."""
        if not self.games:
            raise ValueError("there are no games: see the constructor")
        if self.busy:
            raise ReefError("batch.busy")

    def reset(self, seed: int = 0) -> None:
        """All games begin anew."""
        if not isinstance(seed, int | numpy.integer):
            raise TypeError(f"a seed is a whole number, not {in_words(seed)}")
        self.check()
        self.seed = int(seed) & WORD
        self.sampling = game_seed(self.seed, -1, 0)
        for data in (self.reward_data, self.outcome_data, self.points_data, self.done_data, self.number_data):
            data[:] = bytes(len(data))
        for game in range(self.games):
            self.begin(game)
            self.write(game)

    def step(self, actions: Numbers, slots: Numbers | None = None) -> None:
        """One action in each game, or in each of these slots alone. Refuses them all if one of them is not legal."""
        self.check()
        self.busy = True  # already now: numpy may let other threads run while it looks at what is given
        try:
            self.note_actions(actions, slots)
            wrong = self.first_wrong()
            if wrong >= 0:
                raise no_such_action(wrong, self.chosen[wrong])
            with cython.nogil:
                self.step_all()
        finally:
            self.busy = False

    def note_actions(self, actions: Numbers, slots: Numbers | None) -> None:
        """What is to be done, and where."""
        if slots is not None:
            which = places(slots, size_of(slots), self.games, "slots")
            if len(numpy.unique(which)) < len(which):
                raise ReefError("batch.slot_twice")
            self.actions[which] = whole_numbers(actions, len(which))
            self.some_data = bytearray(which.tobytes())
        elif actions is not self.actions:
            self.actions[:] = whole_numbers(actions, self.games)
        self.many = self.games if slots is None else len(self.some_data) // 4
        self.all = slots is None
        move_bytes(bytes_in(self.chosen_data), 0, bytes_in(self.action_data), 0, self.games * 4)

    def sample(self) -> Array:
        """A legal action for each game, uniformly at random; the array is used again by the next call."""
        self.check()
        self.busy = True
        with cython.nogil:
            self.sample_all()
        self.busy = False
        return self.actions

    def save(self, slots: Numbers | None = None) -> States:
        """The states of all games, or of those in these slots: to branch from, to load again, to pickle."""
        self.check()
        which = self._slots(slots)
        states = blank(self.book, self.aid, len(which), True)
        self.check()  # again: another thread may have begun to step meanwhile
        states.begin_writing()
        for place, slot in enumerate(which.tolist()):
            self.give(states, place, slot)
        states.users = 0
        return states

    def load(self, states: States, slots: Numbers | None = None) -> None:
        """Go on from these states, in all games or in these slots, one for each. The slots' next games are as ever."""
        self.check()
        which = self._slots(slots)
        if not isinstance(states, States) or len(states) != len(which):
            raise ReefError("batch.load", slots=len(which), value=in_words(states))
        if states.book.rules != self.book.rules:
            raise ReefError("batch.other_game")
        self.check()  # again: another thread may have begun to step meanwhile
        states.begin_reading()
        try:
            for place in range(len(which)):
                if states.book.over(bytes_in(states.block_data), place):
                    raise ReefError("batch.over")
            for place, slot in enumerate(which.tolist()):
                self.put(states, place, slot)
        finally:
            states.users -= 1

    def _slots(self, slots: Numbers | None) -> Array:
        if slots is None:
            return numpy.arange(self.games, dtype=numpy.int32)
        return places(slots, size_of(slots), self.games, "slots")

    def give(self, states: States, place: int, slot: int) -> None:
        """Copy one game out."""
        position, notes, width = self.book.position_size, self.book.notes_size, self.width
        seeds = words_in(states.seed_data)
        move_bytes(bytes_in(states.block_data), place * position, self.block, slot * position, position)
        move_bytes(bytes_in(states.notes_data), place * notes, self.notes, slot * notes, notes)
        move_bytes(bytes_in(states.mask_data), place * width, bytes_in(self.mask_data), slot * width, width)
        seeds[place] = self.seeds[slot]

    def put(self, states: States, place: int, slot: int) -> None:
        """Copy one game in."""
        position, notes = self.book.position_size, self.book.notes_size
        rewards, dones, seeds = (
            floats_in(self.reward_data),
            bytes_in(self.done_data),
            words_in(states.seed_data),
        )
        move_bytes(self.block, slot * position, bytes_in(states.block_data), place * position, position)
        move_bytes(self.notes, slot * notes, bytes_in(states.notes_data), place * notes, notes)
        self.seeds[slot] = seeds[place]
        dones[slot] = 0
        for seat in range(4):
            rewards[slot * 4 + seat] = 0
        self.write(slot)

    def copy(self) -> VectorGames:
        """The same games in other memory, with the same chance."""
        return restore(self.options(), self.save(), *self.beside())

    def __reduce__(self) -> tuple[Any, ...]:
        self.check()
        return restore, (self.options(), self.save(), *self.beside())

    def options(self) -> dict[str, Any]:
        """What the constructor was given, but for the seed."""
        self.check()
        return {
            **asdict(self.book.rules),
            "memory_aid": bool(self.aid),
            "shaped": bool(self.shaped),
            "space": self.book.space,
        }

    def beside(self) -> tuple[int, int, bytes, bytes]:
        """The seeds of games to come and of samples, how many games each slot has had, and what the last were worth."""
        self.check()
        results = (self.reward_data, self.outcome_data, self.points_data, self.done_data)
        return self.seed, self.sampling, bytes(self.number_data), b"".join(map(bytes, results))

    def remember(self, seed: int, sampling: int, numbers: bytes, results: bytes) -> None:
        """Take over what another's `beside` said."""
        self.check()
        parts = (self.number_data, self.reward_data, self.outcome_data, self.points_data, self.done_data)
        data = bytes(memoryview(numbers)) + bytes(memoryview(results))
        if len(data) != sum(len(part) for part in parts):
            raise ValueError("these bytes are of other games")
        self.seed, self.sampling = seed & WORD, sampling & WORD
        for part in parts:
            move_bytes(bytes_in(part), 0, bytes_in(bytearray(data[: len(part)])), 0, len(part))
            data = data[len(part) :]

    def first_wrong(self) -> int:
        """The first game in which the action is not legal, or -1."""
        mask = bytes_in(self.mask_data)
        some = numbers_in(self.some_data)
        for place in range(self.many):
            game = place if self.all else some[place]
            action = self.chosen[game]
            if action < 0 or action >= self.width or not mask[game * self.width + action]:
                return game
        return -1

    def step_all(self) -> None:
        """All games that are to go on, one after the other."""
        some = numbers_in(self.some_data)
        for place in range(self.many):
            game = place if self.all else some[place]
            self.step_one(game)
            self.write(game)

    def step_one(self, game: int) -> None:
        """One action, its rewards, and a new game if it ended this one."""
        chance = cython.declare(ChanceState)
        rewards = floats_in(self.reward_data)
        done = bytes_in(self.done_data)
        chance.seed = self.seeds[game]
        chance.given = chance.wrong = chance.size = 0
        for seat in range(4):
            rewards[game * 4 + seat] = 0
        if self.shaped:
            for seat in range(self.players):
                self.leads[seat] = self.book.lead(self.block, self.notes, game, seat)
        self.book.advance(self.block, self.notes, game, self.chosen[game], cython.address(chance))
        self.seeds[game] = chance.seed
        if self.shaped:
            for seat in range(self.players):
                grown = self.book.lead(self.block, self.notes, game, seat) - self.leads[seat]
                rewards[game * 4 + seat] = self.shaping * grown
        done[game] = self.book.over(self.block, game)
        if done[game]:
            self.finish(game)
            self.numbers[game] += 1
            self.begin(game)

    def finish(self, game: int) -> None:
        """Hand out what a game was worth."""
        rewards, outcomes = floats_in(self.reward_data), floats_in(self.outcome_data)
        points = numbers_in(self.points_data)
        shares = doubles_in(self.share_data)
        self.book.settle(self.block, game, shares)
        for seat in range(self.players):
            outcomes[game * 4 + seat] = shares[seat]
            rewards[game * 4 + seat] += shares[seat]
            points[game * 4 + seat] = self.book.points(self.block, game, seat)

    def begin(self, game: int) -> None:
        """A new game in this slot."""
        chance = cython.declare(ChanceState)
        chance.seed = game_seed(self.seed, game, self.numbers[game])
        chance.given = chance.wrong = chance.size = 0
        self.book.begin(self.block, self.notes, game, cython.address(chance))
        self.seeds[game] = chance.seed

    def write(self, game: int) -> None:
        """What the player to act sees and may do."""
        seats = bytes_in(self.seat_data)
        seat = self.book.seat(self.block, game)
        seats[game] = seat
        out, mask = bytes_in(self.observation_data), bytes_in(self.mask_data)
        first = game * self.length
        self.book.write_observation(self.block, self.notes, game, seat, self.aid, out, first)
        self.book.write_mask(self.block, self.notes, game, seat, mask, game * self.width)

    def sample_all(self) -> None:
        """Choose in each game."""
        chance = cython.declare(ChanceState)
        mask, actions = bytes_in(self.mask_data), numbers_in(self.action_data)
        chance.seed = self.sampling
        for game in range(self.games):
            first = game * self.width
            many = 0
            for action in range(self.width):
                many += mask[first + action]
            left = generator.below(cython.address(chance), many)
            action = 0
            while left or not mask[first + action]:
                left -= mask[first + action]
                action += 1
            actions[game] = action
        self.sampling = chance.seed


def restore(
    options: dict[str, Any], states: States, seed: int, sampling: int, numbers: bytes, results: bytes
) -> VectorGames:
    """Pickled or copied games."""
    games = VectorGames(len(states), **options)
    games.load(states)
    games.remember(seed, sampling, numbers, results)
    return games
