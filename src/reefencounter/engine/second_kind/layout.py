"""The flat value that a position of the expansion is, field by field, and its options.

Compiled, the rules see the C structs of `layout.pxd`; uncompiled, what stands here. Both have the same layout byte for
byte (a test compares them). A board with its margin has 72 cells, too many for one word of 64 bits: `Cells` are
words of 128, two halves each, which uncompiled look like a list of whole numbers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

from ..layout import U8, U16, U64, Common
from ..layout import common as common

U32 = ctypes.c_uint32
HALF_WORD = (1 << 64) - 1


class Words:
    """An array of 128-bit words inside a structure, as a list of whole numbers."""

    def __init__(self, halves: ctypes.Array[ctypes.c_uint64]) -> None:
        self.halves = halves

    def __len__(self) -> int:
        return len(self.halves) // 2

    def __iter__(self) -> Iterator[int]:
        halves = self.halves[:]
        return (low | high << 64 for low, high in zip(halves[::2], halves[1::2], strict=True))

    def __getitem__(self, place: int) -> int:
        return self.halves[2 * place] | self.halves[2 * place + 1] << 64

    def __setitem__(self, place: int, word: int) -> None:
        self.halves[2 * place] = word & HALF_WORD
        self.halves[2 * place + 1] = word >> 64


# Each array of words with its length, in the order of the struct.
WORDS = {
    "polyps": 20,  # [board * 5 + colour]: the cells where a polyp shows that colour
    "shrimps": 16,  # [board * 4 + player]
    "moved": 4,  # [board]: shrimps that were moved since the last other action (R7.6)
    "blue": 4,  # [board]: wooden blue shrimps
    "blue_tiles": 4,  # [board]: blue shrimp tiles
    "rocky": 16,  # [board * 4 + side]: half tiles whose side n, w, e, s is rock (S4.1)
    "added": 4,  # [board]: bare rock tiles
    "sunk": 4,  # [board]: deep water tiles
    "crowns": 4,  # [board]
    "acting": 4,  # [board]: crowns that have still to act (S3.1)
    "wards": 16,  # [board * 4 + player]: wards that end when the turn of that player begins
    "occupied": 4,  # [board]: cells with a polyp; this and the next two follow from the polyps and half tiles
    "east": 4,  # [board]: polyps joined to the one at their right (S4.2)
    "south": 4,  # [board]: … to the one below
}


class Reef(Common):
    """Everything that is on the table and behind the screens. Kinds of tiles are 0 to 32, colours 0 to 4."""

    flips: int  #: the coral tiles that a cylinder is about to turn
    place: int  #: the cell that a decision is about
    returned: int  #: the kinds that this turn's action 1 put into the bag, as a set
    draw: int  #: sets of cards
    discards: int
    cards: list[int]  #: [player]: unplayed cards, as a set
    table: list[int]  #: [player]: scoring cards that lie open
    tile: list[int]  #: [cell]: the kind of a special tile on that cell, else 0
    hand: list[int]  #: [player * 33 + kind], and so the next two
    consumed: list[int]
    fish: list[int]
    sea: list[int]  #: [space * 33 + kind]
    bag: list[int]  #: [kind]
    apart: list[int]  #: [kind]: tiles of a coral being eaten, or drawn by a card: in nobody's hands
    dealt: int  #: crowns_dealt (S2.4)
    deck: int  #: the number of a registered deck
    supply: int  #: blue shrimps in the blue supply
    at_sea: int  #: 1: a blue shrimp stands on the open sea
    halves: int  #: half tiles on the boards
    bought: int
    collected: int
    breakfast: int  #: effects of cards (see notation N7), and so the next seven
    next_colour: int
    next_hand: int
    next_weaker: int
    lay_hand: int
    lay_weaker: int
    more_locks: int  #: 0: not in force, else 1 + how many more
    skip_flip: int
    pending: int
    card: int  #: of the pending decision, and so the next six
    asked: int  #: who decides
    window: int
    left: int  #: choices or tiles; of a collecting, 1: the turn goes on after it
    source: int  #: of a declared laying: 1 consumed
    variant: int  #: of a declared laying; of a double that may be split, its kind
    space: int  #: being collected
    polyps: Words
    shrimps: Words
    moved: Words
    blue: Words
    blue_tiles: Words
    rocky: Words
    added: Words
    sunk: Words
    crowns: Words
    acting: Words
    wards: Words
    occupied: Words
    east: Words
    south: Words

    _fields_ = [  # noqa: RUF012  (so ctypes wants it)
        ("flips", U16),
        ("place", U16),
        *((name, U32) for name in "returned draw discards".split()),
        ("cards", U32 * 4),
        ("table", U32 * 4),
        ("tile", U8 * 288),
        ("hand", U8 * 132),
        ("consumed", U8 * 132),
        ("fish", U8 * 132),
        ("sea", U8 * 165),
        ("bag", U8 * 33),
        ("apart", U8 * 33),
        *((name, U8) for name in "dealt deck supply at_sea halves bought collected".split()),
        *((name, U8) for name in "breakfast next_colour next_hand next_weaker lay_hand lay_weaker".split()),
        *((name, U8) for name in "more_locks skip_flip pending card asked window left".split()),
        *((name, U8) for name in "source variant space".split()),
        *((f"{name}_", U64 * (2 * size)) for name, size in WORDS.items()),
    ]


def _words(name: str) -> property:
    return property(lambda reef: Words(getattr(reef, f"{name}_")))


for _name in WORDS:
    setattr(Reef, _name, _words(_name))

SIZE = ctypes.sizeof(Reef)


def halves(words: Words) -> list[int]:
    """Words of 128 bits as words of 64, the lower half first."""
    return words.halves  # type: ignore[return-value]  # acts as a list


class BlueUses:
    """Where blue shrimps may be introduced and moved to (S5.5)."""

    def __init__(self) -> None:
        self.free = [0] * 4  # by board: polyps that may take one more
        self.sources = 0  # how many shrimps may be introduced from somewhere; the supply is one source
        self.origins = [0] * 4  # their cells; OFF: the supply
        self.goals = [0] * 16  # by source and board
        self.movable = 0
        self.homes = [0] * 4
        self.moves = [0] * 16


class Options:
    """The possible actions of one player between two decisions. Small sets are bits; cells are words, by board."""

    def __init__(self) -> None:
        self.acting = 0  # 1: a crown has still to act, and nothing else is filled in
        self.meals = 0  # 1: there is a coral to eat; else `eats` is not filled in
        self.eats = [0] * 4
        self.meal_cards = 0  # 0: no card is needed
        self.cubes = [0] * 5  # by cube: the colours it can count as
        self.lay_open = [0] * 4  # where a tile with four coral sides may be laid
        self.lay_blue = [0] * 4  # … a blue shrimp tile
        self.lay_half = [0] * 16  # … a half tile, by orientation and board
        self.by_hand = 0  # kinds
        self.by_consumed = 0
        self.stop = 0
        self.introduces = 0  # 1: a shrimp may be introduced
        self.introductions = [0] * 4
        self.movers = 0
        self.mover_homes = [0] * 5  # their boards, and
        self.mover_cells = [0] * 5  # … cells; with room for one that is none
        self.origins = [0] * 4
        self.goals = [0] * 16
        self.elsewhere = [0] * 4  # where a shrimp of another board may go, if it was not moved yet
        self.bare = [0] * 4  # rock with nothing on it
        self.unshrimped = [0] * 4  # where a coloured shrimp may be put
        self.larvae = [0] * 5  # by colour: the kinds that can be paid
        self.payments = 0  # kinds
        self.algae = 0
        self.lockable = 0
        self.polyps = 0
        self.placeable = 0  # 1: a reef tile is held; else `places` is not filled in
        self.places = [0] * 12  # by rock, water, crown and board
        self.buy_hand = 0  # kinds
        self.buy_consumed = 0
        self.buy_cubes = 0
        self.discards = 0  # cards
        self.cards = 0
        self.blue_cards = 0  # cards that may be used for their shrimp
        self.blue = BlueUses()
        self.takes = 0
        self.end = 0
        self.passes = 0
        # What was found out about a player, of use again after a move
        self.steady = 0  # 1: nothing but shrimps has changed
        self.hand = 0  # kinds
        self.ways = 0  # to lay a tile, where it matters whether it can be laid (see corals.which_fit)
        self.answers = -1  # of `laying.ask_once`
        self.reach_known = 0  # boards and colours, as bits board * 5 + colour, of which `reach` is known
        self.reach = [0] * 20  # what a tile of that colour could attack, protected polyps included
        # What was found out about corals, of use again at a later moment of the same game (see corals.look)
        self.stale = 15  # boards on which something may have changed since they were looked at
        self.age = 0  # how often polyps may have changed
        self.roomy_known = 0  # boards of which `roomy` is known
        self.roomy = [0] * 4  # by board: colours that have a free cell away from their own
        self.fit_known = [0] * 4  # by board: ways to lay a tile of which it is known whether
        self.fit = [0] * 4  # … there is a place for it
        self.lays_known = 0  # boards of which `lay_open`, `lay_blue` and `lay_half` are known, and whether
        self.lays_somewhere = [0] * 4  # … they have a cell
        self.coral_keys = [-1] * 64  # age and cell
        self.coral_cells = [0] * 64


class Walk:
    """One way through all options, in canonical order: it counts, picks the n-th, lists, or looks for one."""

    def __init__(self) -> None:
        self.total = 0
        self.mode = 0  # codes.COUNT, PICK, LIST, FIND or ANY (see walk)
        self.wanted = 0  # pick: which place in the order; find: which id
        self.found = -1  # the id that was picked or found
        self.out: list[int] = []  # list: where to
        self.ends = [0] * 10  # how many options there are up to the end of each group of kinds


class Tally:
    """The best scores of a fish so far, by what its tiles were counted as (see scoring)."""

    def __init__(self) -> None:
        self.tiles = [0] * 5  # by colour, without two-coloured ones: how many there are
        self.weight = [0] * 5  # … what they count, a double being two
        self.single = [0] * 5  # … how many are no doubles
        self.begun = 0  # ways to count these
        self.ways = [0] * 21
        self.totals = [0] * 21
        self.best = [0] * 512  # with two-coloured tiles: by way, -1 if there is none
        self.then = [0] * 512


class Census:
    """What happened in random games: corals eaten, cards played for their text, windows opened and used."""

    def __init__(self) -> None:
        self.actions = 0
        self.meals = 0
        self.cards = [0] * 28
        self.windows = [0] * 6
        self.reactions = [0] * 6


class Ids:
    """Room for all legal actions of a position, as ids."""

    def __init__(self) -> None:
        self.ids = [0] * 16384
        self.firsts = [0] * 30  # where each kind of action that there is begins
