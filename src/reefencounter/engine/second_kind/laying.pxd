cimport cython
from libc.stdint cimport uint32_t, uint64_t

from .layout cimport Cells, Options, Reef
from . cimport codes, corals, geometry

cdef int hand_limit(Reef *reef) noexcept nogil
cdef uint32_t from_hand(Reef *reef, int player, int colour) noexcept nogil
cdef uint32_t from_consumed(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(first=int)
cdef uint32_t held(Reef *reef, int player) noexcept nogil
@cython.locals(orientation=int)
cdef bint some_place(Reef *reef, int colour, uint32_t kinds, int roomy) noexcept nogil
@cython.locals(found=int, colour=int)
cdef int ways(uint32_t kinds) noexcept nogil
@cython.locals(open_=int)
cdef int ask_once(Reef *reef, Options *options, int roomy) noexcept nogil
@cython.locals(answer=int)
cdef bint can_lay(Reef *reef, int colour, uint32_t kinds, int weaker, int roomy) noexcept nogil
@cython.locals(colours=int, colour=int)
cdef int colours_for(Reef *reef, int cube, uint32_t kinds, int roomy) noexcept nogil
@cython.locals(cells=Cells, colour=int, orientation=int)
cdef Cells room(Reef *reef, int board, int cube, uint32_t kinds) noexcept nogil
@cython.locals(payable=uint32_t, fine=uint32_t, left=uint32_t, kind=int)
cdef uint32_t larva_kinds(
    Reef *reef, int player, int colour, uint32_t hand, uint32_t consumed, int roomy
) noexcept nogil
