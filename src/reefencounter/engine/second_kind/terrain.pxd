cimport cython

from .layout cimport Cells, Reef
from . cimport codes, corals, geometry

@cython.locals(printed=Cells)
cdef Cells places(Reef *reef, int board, int kind) noexcept nogil
cdef Cells lairs(Reef *reef, int board) noexcept nogil
@cython.locals(board=int, cell=Cells)
cdef void place(Reef *reef, int kind, int cell_number) noexcept nogil
