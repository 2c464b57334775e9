cimport cython
from libc.stdint cimport uint32_t

from .layout cimport Cells, Reef
from .. cimport codes as base
from . cimport blues, cards, codes, corals, crowns, ending, geometry

@cython.locals(board=int, shrimp=Cells, coral=Cells, cell=int, kind=int, kinds=int, total=int)
cdef void eat(Reef *reef, int player, int place, int card) noexcept nogil
cdef int worth(int kind) noexcept nogil
@cython.locals(singles=int, doubles=int, kind=int, kinds=uint32_t, fine=int)
cdef uint32_t returnable(Reef *reef) noexcept nogil
@cython.locals(twos=int)
cdef bint reachable(int number, int singles, int doubles) noexcept nogil
@cython.locals(other=int)
cdef void give_back(Reef *reef, int player, int kind) noexcept nogil
