cimport cython

from .layout cimport BlueUses, Cells, Reef
from . cimport codes, corals, geometry

@cython.locals(free=Cells)
cdef Cells homes(Reef *reef, int board, Cells without) noexcept nogil
@cython.locals(board=int, home=int, left=Cells, mine=Cells, shrimp=Cells, place=int, cells=Cells)
cdef void survey(Reef *reef, int player, BlueUses *uses) noexcept nogil
cdef void put(Reef *reef, int origin, int goal) noexcept nogil
@cython.locals(player=int)
cdef void leave_sea(Reef *reef) noexcept nogil
