cimport cython
from libc.stdint cimport uint8_t

from .layout cimport Options, Reef, u64
from . cimport codes, corals, geometry, layout
from .common cimport algae, supply

@cython.locals(board=int)
cdef void clear(Options *options) noexcept nogil
@cython.locals(board=int)
cdef void survey(Reef *reef, int player, Options *options) noexcept nogil
cdef void choose_first(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(board=int, colour=int, somewhere=int)
cdef void go_on_laying(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(board=int, colour=int)
cdef void take_a_turn(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(board=int, home=int, movers=int)
cdef void move_shrimps(Reef *reef, int player, Options *options) noexcept nogil
@cython.locals(colour=int, held=int)
cdef int colours_held(uint8_t *counts, int player) noexcept nogil
cdef bint has_fed(Reef *reef, int player) noexcept nogil
@cython.locals(mine=int)
cdef bint may_play_cube(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(mine=int)
cdef bint may_take_larva(Reef *reef, int player, int colour) noexcept nogil
cdef bint may_take_polyp(Reef *reef, int player, int colour) noexcept nogil
cdef bint may_introduce(Reef *reef, int player, int board) noexcept nogil
cdef bint may_move(Reef *reef, int home, u64 shrimp, u64 occupied) noexcept nogil
cdef u64 goals(Reef *reef, int player, int home, u64 shrimp, int board, u64 cells, u64 bare) noexcept nogil
@cython.locals(apart=int, other=int, colour=int, fine=u64)
cdef u64 still_playable(Reef *reef, int player, int home, u64 shrimp, int board, u64 cells) noexcept nogil
cdef u64 stranded(Reef *reef, int player, int board, u64 occupied) noexcept nogil
@cython.locals(fish_size=int)
cdef int lockable(Reef *reef, int player) noexcept nogil
