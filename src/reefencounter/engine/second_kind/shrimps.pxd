cimport cython
from libc.stdint cimport uint32_t

from .layout cimport Cells, Options, Reef
from . cimport codes, corals, geometry, laying

cdef int on_board(Reef *reef, int player, int board) noexcept nogil
@cython.locals(sure=int, home=int, left=Cells, mover=int)
cdef void survey(Reef *reef, int player, Options *options, Cells only, int only_board) noexcept nogil
@cython.locals(_=int, shrimp=Cells)
cdef void find_movers(Options *options, int home, Cells left) noexcept nogil
@cython.locals(first=int, home=int, shrimp=Cells, board=int, cells=Cells)
cdef void find_goals(Reef *reef, Options *options, int mover) noexcept nogil
@cython.locals(key=int)
cdef Cells own_coral(Reef *reef, Options *options, int home, Cells shrimp, int origin) noexcept nogil
@cython.locals(home=int, shrimp=Cells, boards=int, board=int, cells=Cells)
cdef void keep_playable(Reef *reef, int player, Options *options, int mover) noexcept nogil
@cython.locals(kinds=uint32_t, boards=int, board=int)
cdef int boards_to_lay_on(Reef *reef, int player) noexcept nogil
@cython.locals(kinds=uint32_t, room=Cells, fine=Cells, left=Cells, near=Cells, spot=Cells)
cdef Cells playable_beside(Reef *reef, int player, int board, Cells cells) noexcept nogil
@cython.locals(fine=Cells, goal=Cells)
cdef Cells playable_on(Reef *reef, int player, int board, Cells cells, uint32_t kinds) noexcept nogil
@cython.locals(board=int, own=Cells)
cdef bint stranded(Reef *reef, int player) noexcept nogil
@cython.locals(left=Cells, found=Cells, coral=Cells)
cdef Cells small_corals(Reef *reef, int board, int size) noexcept nogil
