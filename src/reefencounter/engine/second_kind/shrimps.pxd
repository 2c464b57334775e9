cimport cython
from libc.stdint cimport uint32_t

from .layout cimport Cells, Options, Reef
from . cimport codes, corals, geometry, laying

cdef int on_board(Reef *reef, int player, int board) noexcept nogil
cdef Cells goals(Reef *reef, int player, int home, Cells shrimp, int board, Cells cells, Cells bare) noexcept nogil
@cython.locals(kinds=uint32_t, roomy=int, colour=int, owed=int, fine=Cells, left=Cells, goal=Cells)
cdef Cells still_playable(Reef *reef, int player, int home, Cells shrimp, int board, Cells cells) noexcept nogil
@cython.locals(movers=int, room=int, home=int, left=Cells, shrimp=Cells, slow=int, board=int, cells=Cells)
cdef void survey(Reef *reef, int player, Options *options, Cells only, int only_board) noexcept nogil
@cython.locals(key=int)
cdef Cells own_coral(Reef *reef, Options *options, int home, Cells shrimp, int origin) noexcept nogil
@cython.locals(board=int, own=Cells)
cdef bint stranded(Reef *reef, int player) noexcept nogil
@cython.locals(left=Cells, found=Cells, coral=Cells)
cdef Cells small_corals(Reef *reef, int board, int size) noexcept nogil
