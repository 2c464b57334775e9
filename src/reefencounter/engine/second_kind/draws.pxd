cimport cython

from ..layout cimport Draw
from .layout cimport Reef
from .. cimport chance
from . cimport cards, codes, geometry

@cython.locals(left=int, place=int, kind=int)
cdef int draw_tile(Reef *reef, Draw *draw) noexcept nogil
@cython.locals(left=int, place=int, colour=int)
cdef int draw_ordinary(Reef *reef, Draw *draw) noexcept nogil
@cython.locals(card=int)
cdef void draw_card(Reef *reef, int player, Draw *draw) noexcept nogil
