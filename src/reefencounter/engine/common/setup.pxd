cimport cython
from libc.stdint cimport uint8_t

from ..layout cimport ChanceState, Common
from .. cimport codes, generator
from . cimport algae, draws

cdef int SEA_SIZES[5]
cdef int HAND_SIZES[20]

@cython.locals(left=int, place=int, board=int, skipped=int)
cdef void choose_boards(Common *table, ChanceState *chance) noexcept nogil
@cython.locals(colour=int, player=int)
cdef void put_out(Common *table) noexcept nogil
@cython.locals(first=int, step=int, _=int)
cdef void fill_sea(uint8_t *sea, uint8_t *bag, int kinds, ChanceState *chance) noexcept nogil
@cython.locals(player=int, _=int)
cdef void deal_hands(int players, uint8_t *hand, uint8_t *bag, int kinds, ChanceState *chance) noexcept nogil
