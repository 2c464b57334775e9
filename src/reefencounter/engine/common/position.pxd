cimport cython
from libc.stdint cimport uint8_t

from ..chance cimport Chance
from ..layout cimport ChanceState, Common
from .. cimport codes, generator
from . cimport setup

cdef Common EMPTY

cdef class FlatPosition:
    cdef bytearray data
    cdef Common *table
    @cython.locals(place=int)
    cpdef tuple drawn(self, Chance chance)

cdef int within(int value, int limit) except -1
@cython.locals(place=int, plain=int)
cdef object lay_out(Common *table, object boards, object star, ChanceState *chance)
@cython.locals(left=int)
cdef object deal_tiles(
    int players, uint8_t *bag, uint8_t *sea, uint8_t *hand, int kinds, object given_sea, object given_hands,
    ChanceState *chance
)
@cython.locals(place=int, tiles=int, colour=int)
cdef object put_given(uint8_t *bag, uint8_t *piles, int kinds, list counts)
