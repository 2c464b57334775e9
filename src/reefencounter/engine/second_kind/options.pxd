cimport cython
from libc.stdint cimport uint32_t, uint64_t

from .layout cimport Cells, Options, Reef
from .. cimport codes as base
from ..common cimport algae
from . cimport blues, cards, codes, corals, decks, geometry, laying, layout, shrimps, terrain

cdef int MOST_CARDS

cdef int actor(Reef *reef) noexcept nogil
@cython.locals(board=int, place=int, colour=int)
cdef void clear(Options *options) noexcept nogil
@cython.locals(owed=int, roomy=int)
cdef void survey(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(board=int)
cdef void find_meals(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(colour=int, somewhere=int, board=int)
cdef void go_on_laying(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(kinds=uint32_t, orientation=int, cells=Cells, found=Cells)
cdef bint find_lays(Reef *reef, int board, int colour, Options *options) noexcept nogil
@cython.locals(stranded=int, board=int, kind=int)
cdef void take_a_turn(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(hand=uint64_t, consumed=uint32_t, cubes=int, stock=int, colours=int)
cdef void count_belongings(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(fish_size=int)
cdef int lockable(Reef *reef, int player) noexcept nogil
@cython.locals(roomy=int, consumed=uint32_t, colour=int)
cdef void find_cubes(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(colours=int, colour=int)
cdef int payable(Reef *reef, uint32_t consumed) noexcept nogil
cdef bint may_buy(Reef *reef, int player) noexcept nogil
@cython.locals(left=uint32_t, card=int)
cdef void find_cards(Reef *reef, int player, Options *options) noexcept nogil
