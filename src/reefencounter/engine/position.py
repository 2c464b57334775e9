# cython: nonecheck=True
"""A position as an object, its chance, and random play inside the engine.

`Position` is the door to the rules for programs: ids in, ids out, fast. People and records use text: see
`reefencounter.Game`.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from . import actions, codes, corals, ending, generator, geometry, layout, legal, options, setup, sound
from .arguments import number_of, players_of, sized
from .chance import Chance, that_gives
from .common import algae
from .common.position import FlatPosition
from .errors import InvalidState
from .refusal import refusal

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    from .blocks import reef_in
    from .common.position import deal_tiles, lay_out, within
    from .layout import Options, Reef, common

    COMPILED = False
    EMPTY = Reef()
    LISTED = [0] * 1024
else:
    COMPILED = True

SIZE: int = layout.SIZE
IDS = list(range(codes.ACTIONS))  # one shared integer for each action id
MOST_GAMES = 1_000_000_000  # of one `playout`
MOST_ACTIONS = codes.LAST_TURN * 5000  # of one game by random play: far more than any takes


class Position(FlatPosition):
    """Everything on the table and behind the screens at one moment: one flat value of 480 bytes.

    Make one with `new_position` or `Position.from_bytes`. Players are numbered in turn order from 0; `player=-1`
    means the one whose turn it is (in set-up: the lowest who still has to choose).
    """

    def __cinit__(self) -> None:
        self.reef: layout.Reef = cython.address(EMPTY)  # nobody plays there, and nothing can be done

    @staticmethod
    def from_bytes(data: bytes) -> Position:
        """A position from its flat value. Refuses what the rules could not run on; see `load` for the full check."""
        position = made_of(sized(data, SIZE))
        need = sound.unsound(position.reef)
        if need is not None:
            raise InvalidState(need)
        algae.rank_corals(position.table)
        return position

    def fields(self) -> layout.Reef:
        """A copy as a structure with named fields, to read."""
        return layout.Reef.from_buffer_copy(self.data)

    def copy(self) -> Position:
        """An independent copy."""
        return made_of(self.data[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (bytes(self.data),)

    def legal(self, player: int = -1) -> list[int]:
        """The ids of all legal actions, in canonical order. The integers are shared, not made anew."""
        found = cython.declare(Options)
        seat = self.reef.player if player < 0 else player
        options.survey(self.reef, seat, cython.address(found))
        size = legal.list_actions(self.reef, cython.address(found), LISTED)
        ids = [0] * size
        for place in range(size):
            ids[place] = IDS[LISTED[place]]
        return ids

    def count(self, player: int = -1) -> int:
        """How many legal actions there are."""
        found = cython.declare(Options)
        seat = self.reef.player if player < 0 else player
        options.survey(self.reef, seat, cython.address(found))
        return legal.number_of(cython.address(found), self.reef.players)

    def permits(self, action: int, player: int = -1) -> bool:
        """Whether the action is legal now."""
        return legal.permits(self.reef, self.reef.player if player < 0 else player, action) != 0

    def apply(self, action: int, chance: Chance, player: int = -1) -> None:
        """Carry out a legal action; refuses any other with `IllegalAction` and changes nothing."""
        seat = self.reef.player if player < 0 else player
        if not legal.permits(self.reef, seat, action):
            raise refusal(self, action, seat)  # R4.7
        actions.apply(self.reef, seat, action, cython.address(chance.inner))

    def apply_deal(self, action: int, deal: Sequence[int], player: int = -1) -> Position | None:
        """The position after a legal action that draws exactly these tiles; None if the bag cannot give them."""
        chance = that_gives(deal, 5, 5)
        if chance is None:
            return None
        after = self.copy()
        after.apply(action, chance, player)
        return after if chance.gave_all(len(deal)) else None

    def value(self, colour: int) -> int:
        """What a polyp of this colour in a fish is worth now (R11.3)."""
        return ending.value(self.reef, within(colour, 5))

    def points(self, player: int) -> int:
        """What the player's fish is worth now (R11.3)."""
        return ending.points(self.reef, within(player, self.reef.players))

    def coral(self, cell: int) -> list[int]:
        """The cells of the coral on this cell; empty if there is none."""
        board = within(cell, codes.OFF) // codes.CELLS
        return cells_of(board, corals.coral_at(self.reef, board, geometry.CELL[cell % codes.CELLS]))

    def corals(self, board: int) -> list[list[int]]:
        """The cells of each coral on a board, that with the lowest cell first."""
        found = []
        left = corals.polyps(self.reef, within(board, 4))
        while left:
            coral = corals.coral_at(self.reef, board, left & -left)
            found.append(cells_of(board, coral))
            left &= ~coral
        return found

    def layable(self, colour: int) -> list[int]:
        """Where a polyp of this colour may be laid now (R4.5, R4.6, R5.1)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, corals.layable(self.reef, board, within(colour, 5)))
        return cells

    def prey(self, colour: int) -> list[int]:
        """Where it would consume a polyp (R5.1)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            word = corals.layable(self.reef, board, within(colour, 5))
            cells += cells_of(board, word & corals.polyps(self.reef, board))
        return cells

    def laid(self, action: int, player: int = -1) -> tuple[int, ...]:
        """What laying a polyp would do, read off a copy; -1 stands for none.

        Where another one grows; the size of the coral to which the polyp belongs, whose shrimp is on it, and how many
        corals it was before; the colour that is attacked, whose shrimp is on that coral, and the sizes of what is left.
        """
        after = self.copy()
        after.apply(action, Chance(0), player)
        cell = within(action - codes.LAY, 2 * codes.OFF) // 2
        board, here = cell // codes.CELLS, geometry.CELL[cell % codes.CELLS]
        grown = corals.polyps(after.reef, board) & ~(corals.polyps(self.reef, board) | here)
        coral = corals.coral_at(after.reef, board, here)
        own = coral & self.reef.polyps[board * 5 + self.reef.laying - 1]
        joined = 0
        while own:
            own &= ~corals.coral_at(self.reef, board, own & -own)
            joined += 1
        told = [
            board * codes.CELLS + geometry.number(geometry.lowest(grown)) if grown else -1,
            geometry.count(coral),
            owner(after.reef, board, coral),
            joined,
            self.colour_at(cell),
        ]
        prey = corals.coral_at(self.reef, board, here)
        if prey:
            told.append(owner(self.reef, board, prey))
            prey &= ~here
            while prey:
                coral = corals.coral_at(after.reef, board, prey & -prey)
                told.append(geometry.count(coral))
                prey &= ~coral
        return tuple(told)

    def joining(self, colour: int) -> list[int]:
        """Where a polyp of this colour would join two shrimped corals (R4.6)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, corals.joining(self.reef, board, within(colour, 5)))
        return cells

    def protected(self) -> list[int]:
        """The polyps that no attack can take (R5.3)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            for colour in range(5):
                cells += cells_of(board, corals.protected(self.reef, board, colour))
        return sorted(cells)

    def edible(self) -> list[int]:
        """The shrimps whose corals their owners could eat if it were their turn now (R10.1, R11.2)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            for player in range(self.reef.players):
                cells += cells_of(board, corals.edible(self.reef, board, player))
        return cells

    def shrimps(self, player: int) -> list[int]:
        """Where the shrimps of this player stand."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, self.reef.shrimps[board * 4 + within(player, 4)])
        return cells

    def moved(self) -> list[int]:
        """Where the shrimps stand that were moved since the last other action (R7.6)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, self.reef.moved[board])
        return cells

    def rock(self, board: int) -> list[int]:
        """The cells of a board in play on which polyps can grow."""
        if within(board, 4) >= self.reef.players:
            return []
        return cells_of(board, geometry.ROCK[self.reef.boards[board]])

    def is_rock(self, cell: int) -> bool:
        """Whether polyps can grow on this cell of a board in play."""
        board = within(cell, codes.OFF) // codes.CELLS
        if board >= self.reef.players:
            return False
        return geometry.ROCK[self.reef.boards[board]] & geometry.CELL[cell % codes.CELLS] != 0

    def colour_at(self, cell: int) -> int:
        """The colour of the polyp on this cell, 0 to 4; -1 if there is none."""
        for colour in range(5):
            if (
                self.reef.polyps[within(cell, codes.OFF) // codes.CELLS * 5 + colour]
                & geometry.CELL[cell % codes.CELLS]
            ):
                return colour
        return -1

    def shrimp_at(self, cell: int) -> int:
        """The player whose shrimp stands on this cell; -1 if there is none."""
        for player in range(4):
            if (
                self.reef.shrimps[within(cell, codes.OFF) // codes.CELLS * 4 + player]
                & geometry.CELL[cell % codes.CELLS]
            ):
                return player
        return -1

    def play_out(self, chance: Chance) -> int:
        """Play on at random, uniformly over the legal actions, until the game is over; say how many actions.

        Bytes that no game can come to may lead to where nobody can do anything: `InvalidState`.
        """
        played = play_out(self.reef, cython.address(chance.inner))
        if played < 0:
            raise InvalidState("position.no_end")
        return played


def made_of(data: bytearray) -> Position:
    """A position with this flat value, which it owns from then on; nothing is checked."""
    position = Position.__new__(Position)
    position.data = data
    position.reef = reef_in(data)
    position.table = common(position.reef)
    return position


def cells_of(board: int, word: int) -> list[int]:
    """The cells of a word, as numbers board * 42 + row * 7 + column."""
    cells = []
    while word:
        cells.append(board * codes.CELLS + geometry.number(geometry.lowest(word)))
        word &= word - 1
    return cells


def owner(reef: layout.Reef, board: int, coral: int) -> int:
    """Whose shrimp is on a coral; -1 if there is none."""
    for player in range(4):
        if reef.shrimps[board * 4 + player] & coral:
            return player
    return -1


def new_position(
    players: int,
    advanced: bool,
    keep: bool,
    chance: Chance,
    boards: Sequence[int] | None = None,
    star: bool | None = None,
    sea: Sequence[int] | None = None,
    hands: Sequence[int] | None = None,
) -> Position:
    """A new game (R2); `keep` is the older rule for action 6 (R8.1).

    What is not given is drawn: `boards` (0 to 3 for A to D), the `star` side, `sea` (25 counts, by space and
    colour), `hands` (5 counts a player).
    """
    players_of(players)
    position = made_of(bytearray(SIZE))
    reef = position.reef
    inner = cython.address(chance.inner)
    reef.players, reef.advanced, reef.keep = players, bool(advanced), bool(keep)
    lay_out(position.table, boards, star, inner)
    setup.put_out(reef)
    deal_tiles(players, reef.bag, reef.sea, reef.hand, 5, sea, hands, inner)
    return position


def restore(data: bytes) -> Position:
    """A pickled position."""
    return Position.from_bytes(data)


def play_out(reef: layout.Reef, chance: layout.ChanceState) -> int:
    """Random play to the end, inside the engine; -1 if there is none. Actions are drawn without listing them."""
    found = cython.declare(Options)
    taken = 0
    while reef.phase != codes.OVER:
        options.survey(reef, reef.player, cython.address(found))
        size = legal.number_of(cython.address(found), reef.players)
        if size == 0 or taken == MOST_ACTIONS:
            return -1
        action = legal.nth_action(reef, cython.address(found), generator.below(chance, size))
        actions.apply(reef, reef.player, action, chance)
        taken += 1
    return taken


class Playouts(NamedTuple):
    """What `playout` saw."""

    games: int
    actions: int
    turns: int
    endings: dict[str, int]  #: how many games ended in which way (R11.1)
    digest: int  #: of all the last positions: equal on every machine, compiled or not


def playout(
    n: int, seed: int = 0, *, players: int = 2, advanced: bool = False, keep: bool = False
) -> Playouts:
    """Play `n` random games inside the compiled code, uniformly over the legal actions.

    >>> playout(3, seed=1).games
    3
    """
    number_of(n, 0, MOST_GAMES, "games")
    players_of(players)
    chance = Chance(seed)
    blank = bytes(SIZE)
    position = made_of(bytearray(SIZE))
    ends = [0] * len(codes.ENDINGS)
    actions = turns = digest = 0
    for _ in range(n):
        position.data[:] = blank
        setup.set_up(position.reef, players, bool(advanced), bool(keep), cython.address(chance.inner))
        with cython.nogil:
            played = play_out(position.reef, cython.address(chance.inner))
        actions += played
        turns += position.number
        ends[position.reef.ended_by] += 1
        digest = zlib.crc32(position.data, digest)
    endings = {how: ends[k] for k, how in enumerate(codes.ENDINGS) if how}
    return Playouts(n, actions, turns, endings, digest)
