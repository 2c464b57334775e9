cimport cython

from .layout cimport Options, Reef, u64
from . cimport codes, corals, geometry, layout, options
from .common cimport algae, supply

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
@cython.locals(board=int, other=int, cell=u64, owed=int)
cdef bint permits(Reef *reef, int player, int action) noexcept nogil
cdef bint permits_choice(Reef *reef, int player, int action) noexcept nogil
@cython.locals(board=int, cell=u64)
cdef bint permits_meal(Reef *reef, int player, int action) noexcept nogil
@cython.locals(board=int, cell=u64, colour=int, place=int)
cdef bint permits_laying(Reef *reef, int player, int action) noexcept nogil
@cython.locals(origin=int, goal=int, home=int, shrimp=u64, board=int, cell=u64, polyps=u64)
cdef bint permits_move(Reef *reef, int player, int code) noexcept nogil
@cython.locals(paid=int, alga=int, place=int, tiles=int)
cdef bint permits_alga(Reef *reef, int player, int code) noexcept nogil
