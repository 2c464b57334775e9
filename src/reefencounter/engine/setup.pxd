cimport cython

from .layout cimport Draw, Reef
from . cimport actions, chance, codes, geometry, legal

cdef int SEA_SIZES[5]
cdef int HAND_SIZES[20]

cdef void set_up(Reef *reef, int players, int advanced, int keep, Draw *draw) noexcept nogil
@cython.locals(left=int, place=int, board=int)
cdef void choose_boards(Reef *reef, Draw *draw) noexcept nogil
@cython.locals(colour=int, board=int, player=int)
cdef void put_out(Reef *reef) noexcept nogil
@cython.locals(first=int, step=int, _=int)
cdef void fill_sea(Reef *reef, Draw *draw) noexcept nogil
@cython.locals(player=int, _=int)
cdef void deal_hands(Reef *reef, Draw *draw) noexcept nogil
