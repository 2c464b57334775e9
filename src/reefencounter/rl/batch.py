# cython: nonecheck=True
"""Many positions, and what follows from an action in each: `branch`, for searches that ask a network about batches.

    states = games.save()                      # or States([table, …])
    after = branch(states, actions)            # after.states, after.observations, after.masks, after.rewards
    after = branch(states, actions, parents)   # several actions from the same state: parents says from which

One compiled call without the GIL. States are never changed by it, so several threads may branch from the same ones,
each into arrays of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..engine.chance import Chance
from ..engine.errors import IllegalAction, ReefError, refused
from ..engine.errors import shown as in_words
from ..rules import Rules
from .environment_table import Table
from .rulebook import Rulebook, rulebook
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

    def move_bytes(to: bytearray, place: int, from_: bytearray, origin: int, size: int) -> None:
        """Copy some bytes."""
        to[place : place + size] = from_[origin : origin + size]


MOST_STATES = 1 << 24
HIGHEST = 2**31 - 1  # that an action of any game could be


class States:
    """Positions of one game, each with what is known, what is half-made, and its chance. They do not change.

    >>> from reefencounter.rl.environment_table import new_table
    >>> states = States([new_table(seed=1), new_table(seed=2)])
    >>> len(states), len(states[[1, 1, 0]]), states.table(1).seat
    (2, 3, 0)
    """

    def __init__(self, tables: Sequence[Table]) -> None:
        """The states of these tables, all by the same rules."""
        tables = list(tables)
        if not tables or not all(isinstance(table, Table) for table in tables):
            raise ReefError("batch.tables")
        first = tables[0]
        if len({(table.book.rules, table.book.space, bool(table.aid)) for table in tables}) > 1:
            raise ReefError("batch.rules")
        self.book, self.aid, self.masked = first.book, first.aid, False
        self.block_data = bytearray(len(tables) * self.book.position_size)
        self.notes_data = bytearray(len(tables) * self.book.notes_size)
        self.seed_data, self.mask_data = bytearray(len(tables) * 8), bytearray()
        self.size, self.users = len(tables), 0
        for place, table in enumerate(tables):
            self.keep(place, table)

    def __repr__(self) -> str:
        return f"<States: {self.size} of {self.book.players if self.book else 0} players>"

    def __len__(self) -> int:
        return self.size

    def check(self) -> None:
        """Refuse to work without memory."""
        if self.book is None or not self.size:
            raise ValueError("there are no states: see the constructor")

    def keep(self, place: int, table: Table) -> None:
        """A copy of a table's state."""
        seeds = words_in(self.seed_data)
        size, notes = self.book.position_size, self.book.notes_size
        move_bytes(bytes_in(self.block_data), place * size, table.block, 0, size)
        move_bytes(bytes_in(self.notes_data), place * notes, table.notes, 0, notes)
        seeds[place] = table.chance.inner.seed

    def begin_reading(self) -> None:
        """Many may read at once."""
        self.check()
        if self.users < 0:
            raise ReefError("batch.writing")
        self.users += 1

    def begin_writing(self) -> None:
        """One alone may write."""
        self.check()
        if self.users:
            raise ReefError("batch.in_use")
        self.users = -1

    def take(self, others: States, origins: list[int]) -> None:
        """Be a copy of some of the others."""
        position, notes, width = self.book.position_size, self.book.notes_size, self.book.actions
        for place in range(self.size):
            origin = origins[place]
            move_bytes(
                bytes_in(self.block_data),
                place * position,
                bytes_in(others.block_data),
                origin * position,
                position,
            )
            move_bytes(
                bytes_in(self.notes_data), place * notes, bytes_in(others.notes_data), origin * notes, notes
            )
            move_bytes(bytes_in(self.seed_data), place * 8, bytes_in(others.seed_data), origin * 8, 8)
            if self.masked and others.masked:  # those of tables have no masks
                move_bytes(
                    bytes_in(self.mask_data), place * width, bytes_in(others.mask_data), origin * width, width
                )

    def __getitem__(self, which: slice | Numbers) -> States:
        """Some of them, by a slice or by their numbers: the same one may be taken more than once."""
        self.check()
        numbers = numpy.arange(self.size, dtype=numpy.int32)[which] if isinstance(which, slice) else which
        if numpy.shape(numbers) == (0,):
            raise ReefError("batch.none")
        origins = places(numbers, size_of(numbers), self.size, "states")
        chosen = bytearray(origins.tobytes())
        some = blank(self.book, self.aid, len(origins), self.masked)
        self.begin_reading()
        some.take(self, numbers_in(chosen))
        self.users -= 1
        return some

    def table(self, place: int) -> Table:
        """A table that goes on from one of them, on its own."""
        self.check()
        if place < 0 or place >= self.size:
            raise IndexError(f"states go from 0 to {self.size - 1}, not {place}")
        size, notes = self.book.position_size, self.book.notes_size
        position = self.book.position_of(bytes(self.block_data[place * size : place * size + size]))
        seeds = words_in(self.seed_data)
        table = Table(position, Chance(seeds[place]), self.aid, self.book.space)
        return table.with_notes(bytes(self.notes_data[place * notes : place * notes + notes]))

    def __reduce__(self) -> tuple[Any, ...]:
        self.check()
        data = bytes(self.block_data), bytes(self.notes_data), bytes(self.seed_data)
        return restore, (self.book.rules, bool(self.aid), *data, self.book.space)


class Branches:
    """What `branch` answers; the arrays are read-only, and those that were not asked for are None."""

    def __init__(self) -> None:
        raise TypeError("branches are made by branch()")

    def prepare(self, states: States, many: int, observations: bool, masks: bool) -> None:
        """Room for what follows from so many actions."""
        book = states.book
        self.states = blank(book, states.aid, many, masks)
        self.sees = observations
        self.observation_data = bytearray(many * book.observation if observations else 0)
        self.reward_data, self.done_data = bytearray(many * 16), bytearray(many)
        self.seat_data, self.share_data = bytearray(many), bytearray(32)
        nothing: Any = None
        self.observations = self.masks = nothing
        if observations:
            self.observations = shown(self.observation_data, numpy.uint8, many, book.observation)
        if masks:
            self.masks = shown(self.states.mask_data, numpy.int8, many, book.actions)
        self.rewards = shown(self.reward_data, numpy.float32, many, 4)
        self.dones = shown(self.done_data, numpy.uint8, many, 0)
        self.seats = shown(self.seat_data, numpy.uint8, many, 0)

    def __len__(self) -> int:
        return len(self.states) if self.states is not None else 0

    def __repr__(self) -> str:
        return f"<Branches: {len(self)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.states is None:
            raise ValueError("there is no answer: see branch()")
        return remade, (self.states, self.observations, self.masks, self.rewards, self.dones, self.seats)


def branch(
    states: States,
    actions: Numbers,
    parents: Numbers | None = None,
    seeds: Numbers | None = None,
    observations: bool = True,
    masks: bool = True,
    shaped: bool = False,
    out: Branches | None = None,
) -> Branches:
    """Carry out an action in each state, or in the one that `parents` says, and leave the states as they are.

    Rewards are by seat, of this action; a game that it ends stays ended (`dones`). Observations and masks are of who
    is to act then. Chance goes on as each state has it; `seeds` give it anew, one for each action. `out` is an answer
    of the same size that is not needed any more: its arrays are written again. One illegal action refuses them all.
    """
    if not isinstance(states, States):
        raise TypeError(f"branch takes States, not {in_words(states)}")
    states.check()
    many = len(states) if parents is None else size_of(parents)
    if parents is None:
        origins = numpy.arange(many, dtype=numpy.int32)
    else:
        origins = places(parents, many, len(states), "parents")
    chosen = bytearray(whole_numbers(actions, many).astype(numpy.int32).tobytes())
    from_, fresh = bytearray(origins.tobytes()), bytearray()
    seeded, shaping = seeds is not None, SHAPING
    if seeds is not None:
        fresh = bytearray(words_of(seeds, many).tobytes())
    scratch = bytearray(states.book.actions)
    numbers = numbers_in(chosen)
    states.begin_reading()
    try:
        with cython.nogil:
            wrong = first_wrong(states, numbers, numbers_in(from_), many, bytes_in(scratch))
        if wrong >= 0:
            raise no_such_action(wrong, numbers[wrong])
        made = answer(states, many, bool(observations), bool(masks), out)
        made.states.begin_writing()
        with cython.nogil:
            branch_all(
                states,
                made,
                numbers,
                numbers_in(from_),
                seeded,
                words_in(fresh),
                many,
                shaped,
                shaping,
            )
        made.states.users = 0
    finally:
        states.users -= 1
    return made


def answer(states: States, many: int, observations: bool, masks: bool, out: Branches | None) -> Branches:
    """Room for what follows: that of an answer which is given, if it fits."""
    if out is not None:
        if not isinstance(out, Branches) or out.states is None:
            raise TypeError(f"out is an answer of branch(), not {in_words(out)}")
        fits = len(out.states) == many and bool(out.sees) == observations and bool(out.states.masked) == masks
        fits = fits and out.reward_data is not None  # a copied one has no memory of its own
        if not fits or out.states.book is not states.book or out.states.aid != states.aid:
            raise ReefError("batch.out")
        return out
    made = Branches.__new__(Branches)
    made.prepare(states, many, observations, masks)
    return made


def remade(
    states: States,
    observations: Array | None,
    masks: Array | None,
    rewards: Array,
    dones: Array,
    seats: Array,
) -> Branches:
    """A copied or pickled answer: to look at and to go on from, not to be written again."""
    made = Branches.__new__(Branches)
    made.states, made.observations, made.masks = states, observations, masks
    made.rewards, made.dones, made.seats = rewards, dones, seats
    nothing: Any = None
    made.reward_data = nothing
    made.sees = observations is not None
    return made


def blank(book: Rulebook, aid: bool, size: int, masked: bool) -> States:
    """Room for so many states, to be written at once."""
    if size > MOST_STATES:
        raise ReefError("batch.too_many", most=MOST_STATES, number=size)
    states = States.__new__(States)
    states.book, states.aid, states.masked = book, aid, masked
    states.block_data = bytearray(size * book.position_size)
    states.notes_data = bytearray(size * book.notes_size)
    states.seed_data, states.mask_data = bytearray(size * 8), bytearray(size * book.actions if masked else 0)
    states.size, states.users = size, 0
    return states


def first_wrong(states: States, chosen: list[int], parents: list[int], many: int, scratch: bytearray) -> int:
    """The first action that is not legal in its state, or -1. A parent is looked at once for all in a row."""
    mask, last, width, first = scratch, -1, states.book.actions, 0
    if states.masked:
        mask = bytes_in(states.mask_data)
    for place in range(many):
        parent = parents[place]
        if states.masked:
            first = parent * width
        elif parent != last:
            block, notes = bytes_in(states.block_data), bytes_in(states.notes_data)
            states.book.write_mask(block, notes, parent, states.book.seat(block, parent), scratch, 0)
            last = parent
        action = chosen[place]
        if action < 0 or action >= width or not mask[first + action]:
            return place
    return -1


def branch_all(
    states: States,
    out: Branches,
    chosen: list[int],
    parents: list[int],
    seeded: bool,
    seeds: list[int],
    many: int,
    shaped: bool,
    shaping: float,
) -> None:
    """Every branch: copy, act, settle, look."""
    chance = cython.declare(ChanceState)
    out.states.take(states, parents)
    block, notes = bytes_in(out.states.block_data), bytes_in(out.states.notes_data)
    chances, rewards = words_in(out.states.seed_data), floats_in(out.reward_data)
    shares, dones, seats = doubles_in(out.share_data), bytes_in(out.done_data), bytes_in(out.seat_data)
    width, length = states.book.actions, states.book.observation
    for place in range(many):
        for seat in range(4):
            rewards[place * 4 + seat] = 0
        if shaped:
            for seat in range(states.book.players):
                rewards[place * 4 + seat] = -states.book.lead(block, notes, place, seat)
        chance.seed = seeds[place] if seeded else chances[place]
        chance.given = chance.wrong = chance.size = 0
        states.book.advance(block, notes, place, chosen[place], cython.address(chance))
        chances[place] = chance.seed
        if shaped:
            for seat in range(states.book.players):
                rewards[place * 4 + seat] += states.book.lead(block, notes, place, seat)
                rewards[place * 4 + seat] *= shaping
        dones[place] = states.book.over(block, place)
        if dones[place]:
            states.book.settle(block, place, shares)
            for seat in range(states.book.players):
                rewards[place * 4 + seat] += shares[seat]
        seat = states.book.seat(block, place)
        seats[place] = seat
        if out.sees:
            states.book.write_observation(
                block, notes, place, seat, states.aid, bytes_in(out.observation_data), place * length
            )
        if out.states.masked:
            states.book.write_mask(block, notes, place, seat, bytes_in(out.states.mask_data), place * width)


def restore(
    rules: Rules, memory_aid: bool, blocks: bytes, notes: bytes, seeds: bytes, space: int = 1
) -> States:
    """Pickled states: each is looked at, for compiled rules check no bounds."""
    if not isinstance(rules, Rules):
        raise TypeError(f"these are no rules: {in_words(rules)}")
    book = rulebook(rules, space)
    blocks, notes, seeds = (bytes(memoryview(data)) for data in (blocks, notes, seeds))
    many, rest = divmod(len(blocks), book.position_size)
    if rest or not many or len(notes) != many * book.notes_size or len(seeds) != many * 8:
        raise ValueError("these bytes are no states")
    tables = []
    for place in range(many):
        position = book.position_of(blocks[place * book.position_size : (place + 1) * book.position_size])
        chance = Chance(int.from_bytes(seeds[place * 8 : place * 8 + 8], "little"))
        beside = notes[place * book.notes_size : (place + 1) * book.notes_size]
        tables.append(Table(position, chance, memory_aid, space).with_notes(beside))
    return States(tables)


def size_of(numbers: Numbers) -> int:
    """How many there are."""
    shape = numpy.shape(numbers)
    if len(shape) != 1 or not shape[0]:
        raise ReefError("batch.list", shape=in_words(shape))
    return int(shape[0])


def places(numbers: Numbers, many: int, end: int, what: str) -> Array:
    """Numbers of states, each from 0 to one less than the end."""
    given = numpy.asarray(numbers)
    if given.shape != (many,) or given.dtype.kind not in "iu":
        raise ReefError("batch.numbers", what=what, many=many, value=in_words(numbers))
    if many and not 0 <= given.min() <= given.max() < end:
        raise IndexError(f"{what} go from 0 to {end - 1}, not {given[(given < 0) | (given >= end)][0]}")
    return given.astype(numpy.int32)


def words_of(numbers: Numbers, many: int) -> Array:
    """One seed for each action."""
    given = numpy.asarray(numbers)
    if given.shape != (many,) or given.dtype.kind not in "iu":
        raise ReefError("batch.numbers", what="seeds", many=many, value=in_words(numbers))
    return given.astype(numpy.uint64)


def whole_numbers(actions: Numbers, games: int) -> Array:
    """The actions as an array, if they are one whole number for each game; nothing is cut off or wrapped around."""
    given = numpy.asarray(actions)
    if given.shape != (games,):
        raise ReefError("environment.actions", games=games, shape=given.shape)
    if given.dtype == numpy.int32:
        return given
    if given.dtype.kind in "iu":
        beyond = (given < 0) | (given > HIGHEST)
    else:
        beyond = numpy.array([type(action) is not int or not 0 <= action <= HIGHEST for action in actions])
    if beyond.any():
        wrong = int(beyond.argmax())
        action = actions[wrong]
        action = action.item() if isinstance(action, numpy.generic) else action
        if type(action) is int:
            raise no_such_action(wrong, action)
        raise refused("step.not_whole", "N2", game=wrong, value=in_words(action))
    return given


def no_such_action(game: int, action: int) -> IllegalAction:
    """The refusal of an action that is not in the mask of its game."""
    return refused("step.masked", "N2", game=game, number=action)


def shown(data: bytearray, kind: type[numpy.generic], games: int, width: int) -> Array:
    """The bytes as a read-only array."""
    array = numpy.frombuffer(data, dtype=kind)
    array.flags.writeable = False
    return array.reshape(games, width) if width else array
