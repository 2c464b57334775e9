cimport cython

from ..layout cimport ChanceState
from .layout cimport Reef
from .. cimport generator
from . cimport codes, geometry

@cython.locals(card=int)
cdef void draw_card(Reef *reef, int player, ChanceState *chance) noexcept nogil
