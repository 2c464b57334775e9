cimport cython
from libc.stdint cimport uint8_t

from ..layout cimport ChanceState
from .. cimport generator

@cython.locals(kind=int)
cdef int draw_tile(uint8_t *bag, int kinds, ChanceState *chance) noexcept nogil
@cython.locals(left=int, place=int, kind=int)
cdef int draw_unnoted(uint8_t *bag, int kinds, ChanceState *chance) noexcept nogil
