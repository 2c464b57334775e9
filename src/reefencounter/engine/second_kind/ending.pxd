cimport cython

from .layout cimport Reef
from .. cimport codes as base
from ..common cimport turn
from . cimport cards, codes, corals, crowns, geometry, layout

@cython.locals(board=int)
cdef void reset_turn(Reef *reef) noexcept nogil
cdef void end(Reef *reef, int how) noexcept nogil
cdef void finish_turn(Reef *reef) noexcept nogil
@cython.locals(board=int)
cdef void next_player(Reef *reef) noexcept nogil
@cython.locals(colour=int)
cdef bint board_is_full(Reef *reef) noexcept nogil
cdef void start_final_round(Reef *reef, int how) noexcept nogil
cdef void next_final_turn(Reef *reef) noexcept nogil
