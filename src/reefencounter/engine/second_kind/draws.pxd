cimport cython

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport generator
from . cimport cards, codes, geometry

@cython.locals(left=int, place=int, kind=int)
cdef int draw_tile(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(left=int, place=int, colour=int)
cdef int draw_ordinary(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(card=int)
cdef void draw_card(Reef *reef, int player, ChanceState *chance) noexcept nogil
