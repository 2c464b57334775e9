cimport cython
from libc.stdint cimport uint8_t

from ..layout cimport ChanceState, Common
from .. cimport codes, geometry
from . cimport draws

cdef void take_cube(Common *table, int player, int colour) noexcept nogil
cdef void return_cube(Common *table, int player, int colour) noexcept nogil
cdef void choose_cubes(Common *table, int player, int pair) noexcept nogil
@cython.locals(colour=int)
cdef bint has_cubes(Common *table, int player) noexcept nogil
cdef void swap_cube(Common *table, int player, int colour, uint8_t *bag) noexcept nogil
@cython.locals(reserved=int)
cdef bint tile_for_growth(Common *table, int colour, uint8_t *bag) noexcept nogil
@cython.locals(wanted=int, other=int, left=int, colour=int, step=int, kind=int)
cdef int refill(
    Common *table, int space, uint8_t *sea, uint8_t *bag, int kinds, ChanceState *chance
) noexcept nogil
