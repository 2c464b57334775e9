cimport cython
from libc.stdint cimport uint32_t

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport generator
from .. cimport codes as base
from . cimport algae, codes, corals, draws, geometry

cdef int SEA_SIZES[5]
cdef int HAND_SIZES[20]
cdef int NUMBERS[33]
cdef int BLUE_SHRIMPS
cdef uint32_t ALL_CARDS

cdef void set_up(Reef *reef, int players, int advanced, int dealt, int deck, ChanceState *chance) noexcept nogil
@cython.locals(left=int, place=int, board=int)
cdef void choose_boards(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(kind=int, colour=int, board=int, player=int)
cdef void put_out(Reef *reef) noexcept nogil
@cython.locals(first=int, step=int, _=int)
cdef void fill_sea(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(player=int, _=int)
cdef void deal_hands(Reef *reef, ChanceState *chance) noexcept nogil
