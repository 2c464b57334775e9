cimport cython

from .layout cimport Options, Reef, u64
from . cimport codes, geometry, layout, options
from .common cimport algae

@cython.locals(board=int, mover=int, total=int, kinds=int)
cdef int number_of(Options *found, int boards) noexcept nogil
cdef int places_for_algae(Options *found) noexcept nogil
@cython.locals(board=int, boards=int, mover=int, size=int, kinds=int, cell=int, goal=int)
cdef int nth_action(Reef *reef, Options *found, int n) noexcept nogil
cdef int nth_colour(int colours, int n) noexcept nogil
@cython.locals(alga=int, tiles=int, size=int)
cdef int nth_place(Reef *reef, Options *found, int n) noexcept nogil
@cython.locals(board=int, boards=int, mover=int, n=int, pair=int, first=int, paid=int, place=int, places=int, space=int)
cdef int list_actions(Reef *reef, Options *found, int *out) noexcept nogil
cdef int list_few(int members, int first, int *out, int n) noexcept nogil
cdef int list_cells(u64 cells, int first, int step, int *out, int n) noexcept nogil
@cython.locals(first=int)
cdef int list_lays(Options *found, int board, int *out, int n) noexcept nogil
cdef bint permits(Reef *reef, int player, int action) noexcept nogil
@cython.locals(place=int, consumed=int)
cdef bint includes(Reef *reef, Options *found, int action) noexcept nogil
cdef bint has_cell(u64 *boards, int cell) noexcept nogil
@cython.locals(mover=int, board=int, cell=u64)
cdef bint includes_move(Reef *reef, Options *found, int origin, int goal) noexcept nogil
@cython.locals(paid=int, alga=int, place=int)
cdef bint includes_alga(Reef *reef, Options *found, int code) noexcept nogil
