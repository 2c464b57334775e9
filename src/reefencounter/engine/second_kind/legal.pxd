cimport cython
from libc.stdint cimport uint32_t

from .layout cimport Cells, Options, Reef, Walk
from .. cimport codes as base
from ..common cimport algae, supply
from . cimport card_choices, codes, corals, crowns, geometry, laying, layout, meals, options, shrimps
from . cimport walk as walks

cdef int GROUPS

cdef void look(Reef *reef, int player, Options *found) noexcept nogil
cdef void look_again(Reef *reef, int player, Options *found) noexcept nogil
cdef void walk_all(Reef *reef, int player, Options *found, Walk *walk) noexcept nogil
cdef void walk_first_choices(Reef *reef, int player, Walk *walk) noexcept nogil
@cython.locals(board=int, left=Cells, crown=Cells, goals=Cells, first=int, side=int)
cdef void walk_crowns(Reef *reef, int player, Walk *walk) noexcept nogil
@cython.locals(home=int, first=int, board=int)
cdef void walk_flights(Reef *reef, int player, Options *found, Walk *walk) noexcept nogil
@cython.locals(board=int, cell=Cells, goals=Cells, side=int, room=Cells)
cdef void walk_drifts(Reef *reef, int player, Options *found, Walk *walk) noexcept nogil
@cython.locals(mover=int, first=int, board=int)
cdef void walk_moves(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(mover=int, board=int, size=int, cell=int)
cdef void pick_move(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(group=int)
cdef void walk_options(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(board=int, colour=int, kind=int, first=int)
cdef void walk_group(Reef *reef, int group, Options *found, Walk *walk) noexcept nogil
@cython.locals(total=int, board=int, cube=int, mover=int, colour=int, places=int, kind=int)
cdef void count_options(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(total=int, board=int, source=int, place=int)
cdef int count_blue_uses(Reef *reef, Options *found) noexcept nogil
@cython.locals(cube=int)
cdef void walk_cubes(Options *found, Walk *walk) noexcept nogil
@cython.locals(board=int, left=Cells, first=int)
cdef void walk_meals(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(colour=int, size=int, left=Cells, orientation=int, cell=Cells, first=int)
cdef void walk_lays(Reef *reef, int board, Options *found, Walk *walk) noexcept nogil
cdef bint has_half(int colour, Options *found) noexcept nogil
@cython.locals(whole=int, total=int, blue=int, half=int, orientation=int)
cdef int count_lays(int board, int colour, Options *found) noexcept nogil
@cython.locals(kind=int, orientation=int)
cdef void walk_tiles(
    int board, Cells cell, int colour, uint32_t kinds, int first, Options *found, Walk *walk
) noexcept nogil
@cython.locals(paying=uint32_t, first=int, alga=int, tiles=int)
cdef void walk_algae(Reef *reef, Options *found, Walk *walk) noexcept nogil
@cython.locals(left=uint32_t)
cdef void walk_blue_cards(Reef *reef, Options *found, Walk *walk) noexcept nogil
