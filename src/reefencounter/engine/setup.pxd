cimport cython

from .layout cimport ChanceState, Reef
from . cimport generator, geometry, layout
from .common cimport setup

cdef void set_up(Reef *reef, int players, int advanced, int keep, ChanceState *chance) noexcept nogil
@cython.locals(colour=int, board=int)
cdef void put_out(Reef *reef) noexcept nogil
