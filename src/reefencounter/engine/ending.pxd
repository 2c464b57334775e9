cimport cython

from .layout cimport Reef
from . cimport codes, corals, layout
from .common cimport turn

cdef void end(Reef *reef, int how) noexcept nogil
cdef void end_turn(Reef *reef) noexcept nogil
cdef void next_player(Reef *reef) noexcept nogil
@cython.locals(colour=int)
cdef bint board_is_full(Reef *reef) noexcept nogil
cdef void start_final_round(Reef *reef, int how) noexcept nogil
cdef void next_final_turn(Reef *reef) noexcept nogil
@cython.locals(weaker=int, worth=int)
cdef int value(Reef *reef, int colour) noexcept nogil
@cython.locals(colour=int, total=int)
cdef int points(Reef *reef, int player) noexcept nogil
