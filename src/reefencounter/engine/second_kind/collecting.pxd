cimport cython

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport codes as base
from . cimport cards, codes, draws, ending, geometry

@cython.locals(early=int, kind=int)
cdef void collect(Reef *reef, int player, int space, ChanceState *chance) noexcept nogil
@cython.locals(wanted=int, other=int, colour=int, step=int, kind=int)
cdef void refill(Reef *reef, int space, int early, ChanceState *chance) noexcept nogil
cdef int sea_size(Reef *reef, int space) noexcept nogil
