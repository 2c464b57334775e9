"""What a seat may know (R13), as a row of bytes laid out as `spaces` says: the one place that all environments ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import codes, corals, ending, geometry, layout
from ..engine.components import BOARDS
from . import masks, memory, spaces

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ..engine import shim as cython

if not cython.compiled:
    ROCK = [0] * 168  # [board A to D * 42 + cell]

for _place, _mark in enumerate("".join("".join(rows) for rows in BOARDS.values())):
    ROCK[_place] = _mark != "#"


def write_observation(
    reef: layout.Reef, notes: memory.Notes, seat: int, aid: int, out: bytearray, first: int
) -> None:
    """What this seat may know (R13), laid out as `spaces` says."""
    masks.wipe(out, first, spaces.OBSERVATION)
    for board in range(reef.players):
        write_board(reef, board, seat, out, first + board * codes.CELLS)
    if notes.lifted >= 0 and seat == reef.player:
        out[first + spaces.LIFTED + notes.lifted] = 1
    write_table(reef, seat, out, first)
    for player in range(reef.players):
        place = spaces.FEATURES + (player - seat + reef.players) % reef.players * spaces.SEAT_SIZE
        write_seat(reef, notes, player, player == seat, aid, out, first + place, first + spaces.VALUES)
    write_turn(reef, seat, aid, out, first)


def write_board(reef: layout.Reef, board: int, seat: int, out: bytearray, first: int) -> None:
    """All planes of one board but that of the half-made move."""
    occupied, east, south, safe, mine, all_shrimps = 0, 0, 0, 0, 0, 0
    for colour in range(5):
        own = reef.polyps[board * 5 + colour]
        masks.paint(out, first + spaces.POLYPS + spaces.CELLS * colour, own, 1)
        occupied |= own
        east |= own & own >> 1
        south |= own & own >> 8
        safe |= corals.protected(reef, board, colour)
    for player in range(reef.players):
        place = (player - seat + reef.players) % reef.players
        shrimps = reef.shrimps[board * 4 + player]
        masks.paint(out, first + spaces.SHRIMPS + spaces.CELLS * place, shrimps, 1)
        all_shrimps |= shrimps
        if player == seat:
            mine = shrimps & occupied
    for cell in range(codes.CELLS):
        out[first + spaces.ROCK + cell] = ROCK[reef.boards[board] * codes.CELLS + cell]
    masks.paint(out, first + spaces.MOVED, reef.moved[board], 1)
    left = occupied
    while left:
        coral = corals.spread(left & -left, east, south)
        left &= ~coral
        masks.paint(out, first + spaces.SIZE, coral, geometry.count(coral))
    if mine:
        masks.paint(out, first + spaces.OWN, corals.spread(mine, east, south), 1)
    if all_shrimps & occupied & ~mine:
        masks.paint(out, first + spaces.OTHERS, corals.spread(all_shrimps & occupied & ~mine, east, south), 1)
    masks.paint(out, first + spaces.PROTECTED, safe, 1)


def write_seat(
    reef: layout.Reef,
    notes: memory.Notes,
    player: int,
    own: int,
    aid: int,
    out: bytearray,
    first: int,
    values: int,
) -> None:
    """What is known of one player; everything if it is the observer. The `values` of the colours stand written."""
    chosen = own or reef.phase != codes.SETUP  # R2.8: nobody sees another's cubes before all have chosen
    points = 0
    for colour in range(5):
        place = player * 5 + colour
        hand, fish = reef.hand[place], reef.fish[place]
        out[first + spaces.SEAT_HAND] += hand
        out[first + spaces.SEAT_FISH] += fish
        if not own:
            hand = hand - notes.unknown_hand[place] if aid else 0
            fish = fish - notes.unknown_fish[place] if aid else 0
        points += fish * out[values + colour]
        out[first + spaces.SEAT_HAND_KNOWN + colour] = hand
        out[first + spaces.SEAT_FISH_KNOWN + colour] = fish
        if chosen:
            out[first + spaces.SEAT_CUBES] += reef.cubes[place]
            if own or aid:
                out[first + spaces.SEAT_CUBES_KNOWN + colour] = reef.cubes[place]
        out[first + spaces.SEAT_CONSUMED + colour] = reef.consumed[place]
    out[first + spaces.SEAT_PLAYS] = 1
    out[first + spaces.SEAT_ACTING] = player == reef.player and reef.phase != codes.OVER
    out[first + spaces.SEAT_POINTS] = points if points < 255 else 255
    out[first + spaces.SEAT_SHRIMPS] = reef.unplayed[player]
    out[first + spaces.SEAT_EATEN] = reef.eaten[player]
    out[first + spaces.SEAT_ENDER] = reef.ender == player


def write_table(reef: layout.Reef, seat: int, out: bytearray, first: int) -> None:
    """The open sea, the supplies and the coral tiles."""
    bag = 0
    for place in range(25):
        out[first + spaces.SEA + place] = reef.sea[place]
    for colour in range(5):
        out[first + spaces.LARVAE + colour] = reef.larvae[colour]
        out[first + spaces.RESERVE + colour] = reef.reserve[colour]
        out[first + spaces.TO_BE_HAD + colour] = reef.bag[colour] > 0 or reef.reserve[colour] > 0
        bag += reef.bag[colour]
        out[first + spaces.VALUES + colour] = ending.value(reef, colour)
    out[first + spaces.BAG] = bag
    for tile in range(10):
        out[first + spaces.TURNED + tile] = reef.turned >> tile & 1
        out[first + spaces.LOCKS + tile] = reef.locks >> tile & 1
    if reef.alga:
        out[first + spaces.ALGA_SPACE + reef.alga - 1] = 1
    if reef.phase == codes.SETUP:  # R2.8: the cubes that others have chosen still seem to be in the supply
        for player in range(reef.players):
            if player != seat:
                for colour in range(5):
                    out[first + spaces.LARVAE + colour] += reef.cubes[player * 5 + colour]


def write_turn(reef: layout.Reef, seat: int, aid: int, out: bytearray, first: int) -> None:
    """The turn, the options of the game and the observer's place."""
    out[first + spaces.PHASE + reef.phase] = 1
    out[first + spaces.ACTED] = reef.acted
    out[first + spaces.LAYS] = reef.lays
    out[first + spaces.FROM_HAND] = reef.from_hand
    out[first + spaces.LAID] = reef.laid
    out[first + spaces.INTRODUCED] = reef.introduced
    out[first + spaces.LOCKED] = reef.locked
    if reef.laying:
        out[first + spaces.LAYING + reef.laying - 1] = 1
    if reef.must_play:
        out[first + spaces.MUST_PLAY + reef.must_play - 1] = 1
    if reef.ended_by:
        out[first + spaces.ENDED_BY + reef.ended_by - 1] = 1
    out[first + spaces.NUMBER] = reef.number if reef.number < 255 else 255
    out[first + spaces.PLAYERS + reef.players - 2] = 1
    out[first + spaces.ADVANCED] = reef.advanced
    out[first + spaces.KEEP] = reef.keep
    out[first + spaces.MEMORY_AID] = aid
    out[first + spaces.PLACE + seat] = 1
