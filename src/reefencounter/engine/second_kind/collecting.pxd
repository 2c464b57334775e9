cimport cython

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport codes as base
from ..common cimport supply
from . cimport cards, codes, ending, layout

@cython.locals(early=int, kind=int)
cdef void collect(Reef *reef, int player, int space, ChanceState *chance) noexcept nogil
@cython.locals(filled=int)
cdef void refill(Reef *reef, int space, int early, ChanceState *chance) noexcept nogil
