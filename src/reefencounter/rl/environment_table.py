# cython: nonecheck=True
"""One game as an environment plays it: a position, its chance and its notes, acted on in the compact space.

The environments for one game stand on this; `vector` plays many games by the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..decks import DEFAULT
from ..engine.chance import Chance, that_gives
from ..engine.errors import IllegalAction, refused
from ..notation.forms import AnyPosition, rules_of
from ..rules import Rules
from ..shapes import LarvaExchange
from ..view import Known
from .rulebook import rulebook

if TYPE_CHECKING:
    import cython  # what the compiler sees

    from ..bots.seat_view import SeatView
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import bytes_in, doubles_in

    def fresh(size: int) -> bytearray:
        """Bytes to be written."""
        return bytearray(size)

    def same_bytes(block: bytearray, shot: bytearray, size: int) -> bool:
        """Whether a position is what it was."""
        return block == shot

    def keep_bytes(shot: bytearray, block: bytearray, size: int) -> None:
        """Note what a position is."""
        shot[:] = block

    def next_one(row: bytearray, place: int, end: int) -> int:
        """The place of the next 1, or the end."""
        found = row.find(1, place, end)
        return end if found < 0 else found


UNSIGNED, SIGNED = numpy.dtype(numpy.uint8), numpy.dtype(numpy.int8)
LISTED = list(range(4096))  # one shared integer for each action
MOST_DRAWN, KINDS_DRAWN = 8, 33  # by one action; kinds of tiles, or cards


class Table:
    """A game in play, of the base game or of the Second Kind.

    >>> table = new_table(players=2, seed=1)
    >>> [table.text(action) for action in table.legal()]
    ['feed W', 'feed P', 'feed G']
    >>> table.step(table.legal()[0])
    0
    >>> len(table.observation(0)), sum(table.mask(0))
    (2911, 15)
    """

    def __init__(
        self, position: AnyPosition, chance: Chance, memory_aid: bool = True, space: int = 1
    ) -> None:
        """`space` is the number of the observation."""
        self.chance, self.aid = chance, memory_aid
        self.book = rulebook(rules_of(position), space)
        self.actions = self.book.actions
        self.row, self.found_out = bytearray(self.actions), False
        self.shot = bytearray(self.book.position_size)
        self.row_shown = numpy.frombuffer(self.row, SIGNED)
        self.seen = bytearray(self.book.observation)
        self.seen_shown = numpy.frombuffer(self.seen, UNSIGNED)
        self.data = bytearray(self.book.notes_size)
        self.notes = bytes_in(self.data)
        self.put(position)
        self.book.forget(self.block, self.notes, 0)

    def __repr__(self) -> str:
        return f"<Table: {self.position!r}>"

    def put(self, position: AnyPosition) -> None:
        """Another position of the same game."""
        self.position, self.found_out = position, False
        self.block = self.book.block_of(position)

    def copy(self) -> Table:
        """An independent copy; it draws the same tiles."""
        twin = Table(self.position.copy(), Chance(self.chance.state), self.aid, self.book.space)
        twin.data[:] = self.data
        return twin

    def with_notes(self, notes: bytes) -> Table:
        """The same table with the notes of another. What they say was begun must be what can be begun here."""
        notes = bytes(memoryview(notes))
        if len(notes) != len(self.data):
            raise ValueError(f"notes have {len(self.data)} bytes, not {len(notes)}")
        before = bytes(self.data)
        begun, self.data[:] = self.book.begun(bytearray(notes)), self.book.finished(notes)
        self.found_out = False
        for action in begun:
            if not self.permits(action) or self.number(action) >= 0:
                self.data[:], self.found_out = before, False
                raise ValueError("these notes belong to another position")
            self.step(action)
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.position, self.chance.state, self.aid, bytes(self.data), self.book.space)

    @property
    def seat(self) -> int:
        """Who is to act: in set-up one after the other, in a window the one who is asked."""
        return self.book.seat(self.block, 0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.book.over(self.block, 0) != 0

    @property
    def begun(self) -> tuple[int, ...]:
        """What has been chosen of a half-made action."""
        return self.book.begun(self.data)

    @property
    def lifted(self) -> int:
        """The cell of the shrimp of a half-made move, or -1."""
        return self.book.lifted(self.data)

    def text(self, action: int) -> str:
        """An action of the compact space as people read it."""
        return self.book.text(action)

    def number(self, action: int) -> int:
        """The engine's id of what this action completes; -1 if it only begins something."""
        return self.book.number(self.position, self.data, action)

    def observation(self, seat: int) -> bytearray:
        """What this seat may know, as `spaces` lays it out."""
        self.check_seat(seat)
        out = fresh(self.book.observation)
        self.book.write_observation(self.block, self.notes, 0, seat, self.aid, bytes_in(out), 0)
        return out

    def mask(self, seat: int) -> bytearray:
        """A 1 at each action that this seat may take now."""
        self.check_seat(seat)
        if seat != self.book.seat(self.block, 0):
            return bytearray(self.actions)
        self.find_out()
        return self.row[:]

    def find_out(self) -> None:
        """The mask of whoever is to act, once for each position, which others may have changed since."""
        if not self.found_out or not same_bytes(self.block, bytes_in(self.shot), self.book.position_size):
            seat = self.book.seat(self.block, 0)
            self.book.write_mask(self.block, self.notes, 0, seat, bytes_in(self.row), 0)
            keep_bytes(bytes_in(self.shot), self.block, self.book.position_size)
            self.found_out = True

    def look(self, seat: int) -> dict[str, Any]:
        """Observation and mask as new arrays, as the frameworks want them."""
        self.check_seat(seat)
        if seat == self.book.seat(self.block, 0):
            self.find_out()
            mask = self.row_shown.copy()
        else:
            mask = numpy.zeros(self.actions, SIGNED)
        self.book.write_observation(self.block, self.notes, 0, seat, self.aid, bytes_in(self.seen), 0)
        return {"observation": self.seen_shown.copy(), "action_mask": mask}

    def check_seat(self, seat: int) -> None:
        """Compiled code does not look at bounds."""
        if seat < 0 or seat >= self.book.players:
            raise IndexError(f"seats go from 0 to {self.book.players - 1}, not {seat}")

    def legal(self) -> list[int]:
        """The actions that may be taken now, by whoever is to act."""
        self.find_out()
        row = bytes_in(self.row)
        found, end = [], self.actions
        action = next_one(row, 0, end)
        while action < end:
            found.append(LISTED[action])
            action = next_one(row, action + 1, end)
        return found

    def permits(self, action: int) -> bool:
        """Whether this action may be taken now."""
        if action < 0 or action >= self.actions:
            return False
        self.find_out()
        row = bytes_in(self.row)
        return row[action] != 0

    def step(self, action: int) -> int:
        """Carry out an action and say who is to act next, -1 if the game is over.

        An illegal action is refused with `IllegalAction` and changes nothing.
        """
        if not self.permits(action):
            raise self.refuse(action)
        self.book.advance(self.block, self.notes, 0, action, cython.address(self.chance.inner))
        self.found_out = False
        return -1 if self.book.over(self.block, 0) else self.book.seat(self.block, 0)

    def step_deal(self, action: int, deal: Sequence[int]) -> None:
        """Carry out a legal action that draws exactly these tiles, or this card."""
        chance = that_gives(deal, MOST_DRAWN, KINDS_DRAWN)
        if chance is None:
            raise refused("deal.no_such_thing", "N3")
        trial = self.copy()
        trial.chance = chance
        trial.step(action)
        if not chance.gave_all(len(deal)):
            raise refused("deal.other", "N3")
        self.put(trial.position)
        self.data[:] = trial.data

    def play(self, number: int) -> None:
        """Carry out an action by its engine id: a shrimp move at once."""
        for action in self.book.from_engine(number):
            self.step(action)

    def refuse(self, action: int) -> IllegalAction:
        """Why an action is not legal."""
        if not 0 <= action < self.actions:
            return refused("step.no_number", "N2", last=self.actions - 1, number=action)
        return self.book.refuse(self.position, self.data, action)

    def outcome(self) -> list[float]:
        """What the game as it stands is worth to each player: winners share 1, the others pay it."""
        out = bytearray(32)
        shares = doubles_in(out)
        self.book.settle(self.block, 0, shares)
        return [shares[player] for player in range(self.book.players)]

    def lead(self, seat: int) -> int:
        """The own points less the most that another is known to have."""
        self.check_seat(seat)
        return self.book.lead(self.block, self.notes, 0, seat)

    def known(self) -> Known:
        """What anyone with a perfect memory knows of hands and fish."""
        return self.book.known(self.position, self.data)

    def seat_view(self, seat: int) -> SeatView:
        """What a bot in this seat is given."""
        from ..bots.seat_view import SeatView

        return SeatView.of(self.position, self.known(), seat)


def restore(position: AnyPosition, seed: int, memory_aid: bool, notes: bytes, space: int = 1) -> Table:
    """A pickled table."""
    return Table(position, Chance(seed), memory_aid, space).with_notes(notes)


def new_table(
    players: int = 2,
    advanced: bool = False,
    larva_exchange: LarvaExchange = "play",
    memory_aid: bool = True,
    seed: int = 0,
    second_kind: bool = False,
    crowns_dealt: bool = True,
    deck: str = DEFAULT,
    space: int = 1,
) -> Table:
    """A new game; the seed fixes everything that is drawn."""
    rules = Rules(players, advanced, second_kind, larva_exchange, crowns_dealt, deck)
    return table_by(rules, memory_aid, seed, space)


def table_by(rules: Rules, memory_aid: bool = True, seed: int = 0, space: int = 1) -> Table:
    """A new game by these rules."""
    chance = Chance(seed)
    return Table(rulebook(rules).new_position(chance), chance, memory_aid, space)
