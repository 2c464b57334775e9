cimport cython

from .layout cimport ChanceState, Reef
from . cimport actions, generator, codes, geometry, legal

cdef int SEA_SIZES[5]
cdef int HAND_SIZES[20]

cdef void set_up(Reef *reef, int players, int advanced, int keep, ChanceState *chance) noexcept nogil
@cython.locals(left=int, place=int, board=int)
cdef void choose_boards(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(colour=int, board=int, player=int)
cdef void put_out(Reef *reef) noexcept nogil
@cython.locals(first=int, step=int, _=int)
cdef void fill_sea(Reef *reef, ChanceState *chance) noexcept nogil
@cython.locals(player=int, _=int)
cdef void deal_hands(Reef *reef, ChanceState *chance) noexcept nogil
