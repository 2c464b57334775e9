cimport cython

from .layout cimport Cells, Reef
from . cimport codes, corals, geometry

@cython.locals(found=Cells, side=int)
cdef Cells bitten(Reef *reef, int board, Cells crown) noexcept nogil
@cython.locals(near=Cells, own=Cells)
cdef Cells targets(Reef *reef, int player, int board, Cells crown) noexcept nogil
@cython.locals(board=int)
cdef void wake(Reef *reef) noexcept nogil
@cython.locals(board=int, left=Cells, crown=Cells)
cdef void rest(Reef *reef) noexcept nogil
@cython.locals(board=int, left=Cells, crown=Cells)
cdef void starve(Reef *reef) noexcept nogil
@cython.locals(board=int)
cdef bint acting(Reef *reef) noexcept nogil
@cython.locals(board=int, crown=Cells, cell=Cells, goal=int)
cdef void attack(Reef *reef, int place, int side) noexcept nogil
@cython.locals(board=int, cell=Cells, colour=int, kind=int, player=int, side=int)
cdef int remove(Reef *reef, int place) noexcept nogil
@cython.locals(near=Cells, others=Cells)
cdef Cells refuge(Reef *reef, int board, Cells cell) noexcept nogil
cdef Cells drifts(Reef *reef, int board, Cells cell) noexcept nogil
