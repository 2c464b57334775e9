"""One game as an environment plays it: a position, its chance and its notes, acted on in the compact space.

The environments for one game stand on this; `vector` plays many games by the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy

from ..engine import codes
from ..engine.errors import IllegalAction
from ..engine.position import Chance, Position, new_position
from ..engine.refusal import refusal
from ..view import Known
from . import encoding, masks, memory, spaces, steps

if TYPE_CHECKING:
    import cython  # what the compiler sees

    from ..bots.sight import Sight
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import bytes_in, doubles_in

    notes_in = memory.Notes.from_buffer

    def fresh(size: int) -> bytearray:
        """Bytes to be written."""
        return bytearray(size)

    def next_one(row: bytearray, place: int, end: int) -> int:
        """The place of the next 1, or the end."""
        found = row.find(1, place, end)
        return end if found < 0 else found


NOTES = memory.SIZE
UNSIGNED, SIGNED = numpy.dtype(numpy.uint8), numpy.dtype(numpy.int8)
LISTED = list(range(spaces.ACTIONS))  # one shared integer for each action


class Table:
    """A game in play.

    >>> table = new_table(players=2, seed=1)
    >>> [spaces.text(action) for action in table.legal()]
    ['feed W', 'feed P', 'feed G']
    >>> table.step(table.legal()[0])
    0
    >>> len(table.observation(0)), sum(table.mask(0))
    (2911, 15)
    """

    def __init__(self, position: Position, luck: Chance, memory_aid: bool = True) -> None:
        self.position, self.luck, self.aid = position, luck, memory_aid
        self.row, self.found_out = bytearray(spaces.ACTIONS), False
        self.row_shown = numpy.frombuffer(self.row, SIGNED)
        self.seen = bytearray(spaces.OBSERVATION)
        self.seen_shown = numpy.frombuffer(self.seen, UNSIGNED)
        self.data = bytearray(NOTES)
        self.notes = notes_in(self.data)
        steps.forget(self.position.reef, self.notes)

    def copy(self) -> Table:
        """An independent copy; it draws the same tiles."""
        return Table(self.position.copy(), Chance(self.luck.state), self.aid).with_notes(bytes(self.data))

    def with_notes(self, notes: bytes) -> Table:
        """The same table with the notes of another."""
        if len(notes) != NOTES:
            raise ValueError(f"notes have {NOTES} bytes, not {len(notes)}")
        self.data[:] = notes
        self.found_out = False
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (bytes(self.position), self.luck.state, self.aid, bytes(self.data))

    @property
    def seat(self) -> int:
        """Who is to act; in set-up one after the other."""
        return self.position.reef.player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.reef.phase == codes.OVER

    @property
    def lifted(self) -> int:
        """The cell of the shrimp of a half-made move, or -1."""
        return self.notes.lifted

    def observation(self, seat: int) -> bytearray:
        """What this seat may know, as `spaces` lays it out."""
        self.check_seat(seat)
        out = fresh(spaces.OBSERVATION)
        encoding.write_observation(self.position.reef, self.notes, seat, self.aid, bytes_in(out), 0)
        return out

    def mask(self, seat: int) -> bytearray:
        """A 1 at each action that this seat may take now."""
        self.check_seat(seat)
        if seat != self.position.reef.player:
            return bytearray(spaces.ACTIONS)
        self.find_out()
        return self.row[:]

    def find_out(self) -> None:
        """The mask of whoever is to act, once for each position."""
        if not self.found_out:
            masks.write_mask(self.position.reef, self.notes, self.position.reef.player, bytes_in(self.row), 0)
            self.found_out = True

    def look(self, seat: int) -> dict[str, Any]:
        """Observation and mask as new arrays, as the frameworks want them."""
        self.check_seat(seat)
        if seat == self.position.reef.player:
            self.find_out()
            mask = self.row_shown.copy()
        else:
            mask = numpy.zeros(spaces.ACTIONS, SIGNED)
        encoding.write_observation(self.position.reef, self.notes, seat, self.aid, bytes_in(self.seen), 0)
        return {"observation": self.seen_shown.copy(), "action_mask": mask}

    def check_seat(self, seat: int) -> None:
        """Compiled code does not look at bounds."""
        if seat < 0 or seat >= self.position.reef.players:
            raise IndexError(f"seats go from 0 to {self.position.players - 1}, not {seat}")

    def legal(self) -> list[int]:
        """The actions that may be taken now, by whoever is to act."""
        self.find_out()
        row = bytes_in(self.row)
        found = []
        action = next_one(row, 0, spaces.ACTIONS)
        while action < spaces.ACTIONS:
            found.append(LISTED[action])
            action = next_one(row, action + 1, spaces.ACTIONS)
        return found

    def permits(self, action: int) -> bool:
        """Whether this action may be taken now."""
        return steps.permits(self.position.reef, self.notes, action) != 0

    def step(self, action: int) -> int:
        """Carry out an action and say who is to act next, -1 if the game is over.

        An illegal action is refused with `IllegalAction` and changes nothing.
        """
        if not steps.permits(self.position.reef, self.notes, action):
            raise self.refuse(action)
        steps.advance(self.position.reef, self.notes, action, cython.address(self.luck.draw))
        self.found_out = False
        return -1 if self.position.reef.phase == codes.OVER else self.position.reef.player

    def step_deal(self, action: int, deal: Sequence[int]) -> None:
        """Carry out a legal action that draws exactly these tiles."""
        number = spaces.to_engine(action, self.notes.lifted)
        first = self.position.reef.player * 5
        after = self.position.apply_deal(number, deal)
        if after is None:
            raise IllegalAction("N3", "these are not the tiles that this action could draw from the bag")
        self.position, self.found_out = after, False
        steps.remember(self.position.reef, self.notes, first)

    def play(self, number: int) -> None:
        """Carry out an action by its engine id: a shrimp move at once."""
        for action in spaces.from_engine(number):
            self.step(action)

    def refuse(self, action: int) -> IllegalAction:
        """Why an action is not legal."""
        if not 0 <= action < spaces.ACTIONS:
            return IllegalAction("N2", f"actions go from 0 to {spaces.ACTIONS - 1}, not {action}")
        kind = spaces.kind(action)
        if kind != "drop" and self.notes.lifted >= 0:
            return IllegalAction("R7.2", "a shrimp has been chosen: say where it goes (drop)")
        if kind == "drop" and self.notes.lifted < 0:
            return IllegalAction("R7.2", "no shrimp has been chosen: say first which one moves (lift)")
        move = spaces.off_the_board(action) if kind == "lift" else spaces.to_engine(action, self.notes.lifted)
        return refusal(self.position, move, self.seat)

    def outcome(self) -> list[float]:
        """What the game as it stands is worth to each player: winners share 1, the others pay it."""
        out = bytearray(32)
        shares = doubles_in(out)
        steps.settle(self.position.reef, shares)
        return [shares[player] for player in range(self.position.players)]

    def lead(self, seat: int) -> int:
        """The own points less the most that another is known to have."""
        self.check_seat(seat)
        return steps.lead(self.position.reef, self.notes, seat)

    def known(self) -> Known:
        """What anyone with a perfect memory knows of hands and fish."""
        reef, notes = self.position.reef, self.notes
        return Known(
            tuple([reef.hand[place] - notes.unknown_hand[place] for place in range(20)]),
            tuple([reef.fish[place] - notes.unknown_fish[place] for place in range(20)]),
        )

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat is given."""
        from ..bots.sight import Sight

        return Sight.of(self.position, self.known(), seat)


def restore(position: bytes, luck: int, memory_aid: bool, notes: bytes) -> Table:
    """A pickled table."""
    table = Table(Position.from_bytes(position), Chance(luck), memory_aid)
    return table.with_notes(notes)


def new_table(
    players: int = 2,
    advanced: bool = False,
    larva_exchange: str = "play",
    memory_aid: bool = True,
    seed: int = 0,
) -> Table:
    """A new game; the seed fixes everything that is drawn."""
    luck = Chance(seed)
    return Table(new_position(players, advanced, larva_exchange == "keep", luck), luck, memory_aid)
