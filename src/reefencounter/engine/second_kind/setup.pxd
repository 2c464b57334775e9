cimport cython
from libc.stdint cimport uint32_t

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport generator
from .. cimport codes as base
from ..common cimport setup
from . cimport codes, corals, geometry, layout

cdef int NUMBERS[33]
cdef int BLUE_SHRIMPS
cdef uint32_t ALL_CARDS

cdef void set_up(Reef *reef, int players, int advanced, int dealt, int deck, ChanceState *chance) noexcept nogil
@cython.locals(kind=int, colour=int, board=int, player=int)
cdef void put_out(Reef *reef) noexcept nogil
