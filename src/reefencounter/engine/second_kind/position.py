# cython: nonecheck=True
"""A position of the expansion as an object, with the interface of the base game's, and random games."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import codes as base
from ..arguments import number_of, players_of, sized
from ..chance import Chance, that_gives
from ..common import algae
from ..common.position import FlatPosition
from ..errors import InvalidState
from ..position import MOST_GAMES
from . import (
    actions,
    codes,
    corals,
    decks,
    geometry,
    layout,
    legal,
    options,
    random_play,
    scoring,
    setup,
    sound,
)
from . import walk as walks
from .refusal import refusal

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from ..common.position import deal_tiles, lay_out, within
    from .blocks import reef_in
    from .layout import Census, Options, Reef, Walk, common

    EMPTY = Reef()
    LISTED = [0] * 16384

SIZE: int = layout.SIZE


class SecondKindPosition(FlatPosition):
    """Everything on the table and behind the screens at one moment: one flat value.

    Make one with `new_second_kind` or `from_bytes`. `player=-1` means the one who has to act or decide.
    """

    def __cinit__(self) -> None:
        self.place: decks.Place | None
        self.reef: layout.Reef = cython.address(EMPTY)  # nobody plays there, and nothing can be done

    @staticmethod
    def from_bytes(data: bytes) -> SecondKindPosition:
        """A position from its flat value. Refuses what the rules could not run on; see `load` for the full check.

        The number of its deck must be that of a deck known here; pickles carry the deck itself.
        """
        position = made_of(sized(data, SIZE), None)
        need = sound.unsound(position.reef)
        if need is not None:
            raise InvalidState(need)
        position.place = decks.place_at(position.reef.deck)
        algae.rank_corals(position.table)
        for board in range(position.players):
            corals.relink(position.reef, board)
        return position

    def fields(self) -> layout.Reef:
        """A copy as a structure with named fields, to read."""
        return layout.Reef.from_buffer_copy(self.data)

    def copy(self) -> SecondKindPosition:
        """An independent copy."""
        return made_of(self.data[:], self.place)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (bytes(self.data), self.deck)

    @property
    def deck(self) -> decks.Deck:
        """The deck of this game."""
        if self.place is None:
            raise InvalidState("position.no_deck")
        return self.place.deck

    @property
    def actor(self) -> int:
        """Who has to act or decide: in a window the one who is asked (S7.5)."""
        return options.actor(self.reef)

    def legal(self, player: int = -1) -> list[int]:
        """The ids of all legal actions, in canonical order."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        seat = options.actor(self.reef) if player < 0 else player
        walk.out = LISTED
        walks.begin(cython.address(walk), codes.LIST, 0)
        legal.look(self.reef, seat, cython.address(found))
        legal.walk_all(self.reef, seat, cython.address(found), cython.address(walk))
        return [LISTED[place] for place in range(walk.total)]

    def count(self, player: int = -1) -> int:
        """How many legal actions there are."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        seat = options.actor(self.reef) if player < 0 else player
        walks.begin(cython.address(walk), codes.COUNT, 0)
        legal.look(self.reef, seat, cython.address(found))
        legal.walk_all(self.reef, seat, cython.address(found), cython.address(walk))
        return int(walk.total)

    def permits(self, action: int, player: int = -1) -> bool:
        """Whether the action is legal now."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        seat = options.actor(self.reef) if player < 0 else player
        walks.begin(cython.address(walk), codes.FIND, action)
        legal.look(self.reef, seat, cython.address(found))
        legal.walk_all(self.reef, seat, cython.address(found), cython.address(walk))
        return bool(walk.found >= 0)

    def apply(self, action: int, chance: Chance, player: int = -1) -> None:
        """Carry out a legal action; refuses any other with `IllegalAction` and changes nothing."""
        seat = options.actor(self.reef) if player < 0 else player
        if not self.permits(action, seat):
            raise refusal(self, action, seat)
        actions.apply(self.reef, seat, action, cython.address(chance.inner))

    def apply_deal(self, action: int, deal: Sequence[int], player: int = -1) -> SecondKindPosition | None:
        """The position after a legal action that draws exactly this; None if it could not be drawn."""
        chance = that_gives(deal, 8, codes.KINDS)
        if chance is None:
            return None
        after = self.copy()
        after.apply(action, chance, player)
        return after if chance.gave_all(len(deal)) else None

    def value(self, colour: int) -> int:
        """What a polyp of this colour in a fish is worth now (R11.3)."""
        return scoring.value(self.reef, within(colour, 5))

    def points(self, player: int) -> int:
        """What the player's fish and scoring cards are worth now (S8.4)."""
        return scoring.points(self.reef, within(player, self.reef.players))

    def coral(self, cell: int) -> list[int]:
        """The cells of the coral on this cell; empty if there is none."""
        board = within(cell, codes.OFF) // codes.CELLS
        return cells_of(board, corals.coral_at(self.reef, board, geometry.CELL[cell % codes.CELLS]))

    def corals(self, board: int) -> list[list[int]]:
        """The cells of each coral on a board, that with the lowest cell first."""
        found = []
        left = self.reef.occupied[within(board, 4)]
        while left:
            coral = corals.coral_at(self.reef, board, left & -left)
            found.append(cells_of(board, coral))
            left &= ~coral
        return found

    def layable(self, colour: int) -> list[int]:
        """Where an ordinary polyp of this colour may be laid now (R4.5, R4.6, R5.1)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            word = corals.layable(self.reef, board, within(colour, 5), geometry.ALL_SIDES, 0)
            cells += cells_of(board, word)
        return cells

    def prey(self, colour: int) -> list[int]:
        """Where it would consume a polyp (R5.1)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            word = corals.layable(self.reef, board, within(colour, 5), geometry.ALL_SIDES, 0)
            cells += cells_of(board, word & self.reef.occupied[board])
        return cells

    def joining(self, colour: int, variant: int = 0) -> list[int]:
        """Where a polyp of this colour, an ordinary one or one that lies so, would make a coral with two coloured or
        two blue shrimps (R4.6, S5.2).
        """
        within(variant, codes.VARIANTS)
        cells: list[int] = []
        half = codes.HALF_VARIANT <= variant < codes.BLUE_VARIANT
        sides = geometry.OPEN_SIDES[(variant - codes.HALF_VARIANT) % 4] if half else geometry.ALL_SIDES
        for board in range(self.reef.players):
            word = corals.joining(self.reef, board, within(colour, 5), sides, variant >= codes.BLUE_VARIANT)
            cells += cells_of(board, word)
        return cells

    def protected(self) -> list[int]:
        """The polyps that no coral can attack (R5.3, S4.5, S5.1)."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, corals.protected(self.reef, board))
        return cells

    def edible(self) -> list[int]:
        """The shrimps whose corals their owners could eat if it were their turn now (R10.1, R11.2).

        The card for the first meal is left out of account: who holds one is hidden (S7.7, S8.1).
        """
        cells: list[int] = []
        for board in range(self.reef.players):
            for player in range(self.reef.players):
                if self.reef.eaten[player] or self.reef.phase != base.FINAL:
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

    def crowns(self) -> list[int]:
        """Where crowns of thorns stand."""
        cells: list[int] = []
        for board in range(self.reef.players):
            cells += cells_of(board, self.reef.crowns[board])
        return cells

    def rock(self, board: int) -> list[int]:
        """The cells of a board in play on which polyps can grow, as it lies now."""
        if within(board, 4) >= self.reef.players:
            return []
        return cells_of(board, corals.ground(self.reef, board))

    def is_rock(self, cell: int) -> bool:
        """Whether polyps can grow on this cell of a board in play, as it lies now."""
        board = within(cell, codes.OFF) // codes.CELLS
        if board >= self.reef.players:
            return False
        return corals.ground(self.reef, board) & geometry.CELL[cell % codes.CELLS] != 0

    def colour_at(self, cell: int) -> int:
        """The colour of the polyp on this cell, 0 to 4; -1 if there is none."""
        board = within(cell, codes.OFF) // codes.CELLS
        return corals.colour_of(self.reef, board, geometry.CELL[cell % codes.CELLS])

    def shrimp_at(self, cell: int) -> int:
        """The player whose shrimp stands on this cell; -1 if there is none."""
        board = within(cell, codes.OFF) // codes.CELLS
        for player in range(4):
            if self.reef.shrimps[board * 4 + player] & geometry.CELL[cell % codes.CELLS]:
                return player
        return -1

    def play_out(self, chance: Chance) -> int:
        """Play on at random, uniformly over the legal actions, until the game is over; say how many actions.

        Bytes that no game can come to may lead to where nobody can do anything: `InvalidState`.
        """
        census = cython.declare(Census)
        random_play.clear(cython.address(census))
        played = random_play.play_out(self.reef, cython.address(chance.inner), cython.address(census), 0)
        if played < 0:
            raise InvalidState("position.no_end")
        return played


def made_of(data: bytearray, place: decks.Place | None) -> SecondKindPosition:
    """A position with this flat value, which it owns from then on, and the place of its deck; nothing is checked."""
    position = SecondKindPosition.__new__(SecondKindPosition)
    position.data = data
    position.reef = reef_in(data)
    position.table = common(position.reef)
    position.place = place
    return position


def cells_of(board: int, word: int) -> list[int]:
    """The cells of a word, as numbers board * 72 + row * 9 + column."""
    cells = []
    while word:
        cells.append(board * codes.CELLS + geometry.NUMBER[geometry.lowest(word)])
        word &= word - 1
    return cells


def new_second_kind(
    players: int,
    advanced: bool,
    crowns_dealt: bool,
    deck: decks.Deck,
    chance: Chance,
    boards: Sequence[int] | None = None,
    star: bool | None = None,
    sea: Sequence[int] | None = None,
    hands: Sequence[int] | None = None,
) -> SecondKindPosition:
    """A new game (R2, S2). What is not given is drawn; `sea` and `hands` are counts of ordinary tiles, by colour."""
    players_of(players)
    place = decks.place_of(deck)
    position = made_of(bytearray(SIZE), place)
    reef = position.reef
    inner = cython.address(chance.inner)
    reef.players, reef.advanced, reef.dealt = players, bool(advanced), bool(crowns_dealt)
    reef.deck = place.number
    lay_out(position.table, boards, star, inner)
    setup.put_out(reef)
    deal_tiles(players, reef.bag, reef.sea, reef.hand, codes.KINDS, sea, hands, inner)
    return position


def restore(data: bytes, deck: decks.Deck) -> SecondKindPosition:
    """A pickled position; its deck may have another number here."""
    place = decks.place_of(deck)
    reef = layout.Reef.from_buffer_copy(data)
    reef.deck = place.number
    return SecondKindPosition.from_bytes(bytes(reef))


class SecondKindPlayouts(NamedTuple):
    """What `second_kind_playout` saw."""

    games: int
    actions: int
    turns: int
    meals: int  #: corals eaten
    endings: dict[str, int]
    cards: dict[str, int]  #: how often each card was played for its text, in a window too
    windows: dict[str, tuple[int, int]]  #: how often each window opened, and how often the answer was yes
    digest: int


def second_kind_playout(
    n: int,
    deck: decks.Deck,
    seed: int = 0,
    *,
    players: int = 2,
    advanced: bool = False,
    crowns_dealt: bool = True,
    by_kind: bool = False,
) -> SecondKindPlayouts:
    """Play `n` random games of the expansion inside the compiled code, uniformly over the legal actions.

    `by_kind` picks a kind of action first, then an action of that kind, as the bot `random` does: such games also eat.
    """
    number_of(n, 0, MOST_GAMES, "games")
    players_of(players)
    chance = Chance(seed)
    blank = bytes(SIZE)
    place = decks.place_of(deck)
    position = made_of(bytearray(SIZE), place)
    census = cython.declare(Census)
    random_play.clear(cython.address(census))
    kinds_first = 1 if by_kind else 0
    ends = [0] * len(base.ENDINGS)
    turns = digest = 0
    for game in range(n):
        position.data[:] = blank
        setup.set_up(
            position.reef,
            players,
            bool(advanced),
            bool(crowns_dealt),
            place.number,
            cython.address(chance.inner),
        )
        with cython.nogil:
            played = random_play.play_out(
                position.reef, cython.address(chance.inner), cython.address(census), kinds_first
            )
        if played < 0:
            raise AssertionError(f"game {game} of seed {seed} came to a dead end")
        turns += position.number
        ends[position.reef.ended_by] += 1
        position.reef.deck = 0  # its number is not part of the game
        digest = zlib.crc32(position.data, digest)
    endings = {how: ends[k] for k, how in enumerate(base.ENDINGS) if how}
    cards = {card.id: census.cards[k] for k, card in enumerate(deck.cards)}
    windows = {name: (census.windows[k], census.reactions[k]) for k, name in enumerate(codes.WINDOWS) if name}
    return SecondKindPlayouts(n, census.actions, turns, census.meals, endings, cards, windows, digest)
