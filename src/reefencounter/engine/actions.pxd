cimport cython

from .layout cimport ChanceState, Reef, u64
from . cimport codes, corals, ending, geometry, layout
from .common cimport algae, supply, turn

@cython.locals(board=int)
cdef void apply(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
cdef void choose(Reef *reef, int player, int action) noexcept nogil
@cython.locals(board=int, shrimp=u64, colour=int, back=int)
cdef void eat(Reef *reef, int player, int place) noexcept nogil
cdef void play_cube(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(board=int, cell=u64, colour=int, mine=int, other=int)
cdef void lay(Reef *reef, int player, int place, bint consumed) noexcept nogil
@cython.locals(free=u64)
cdef void grow(Reef *reef, int board, int colour) noexcept nogil
cdef void introduce(Reef *reef, int player, int place) noexcept nogil
@cython.locals(home=int, shrimp=u64)
cdef void move(Reef *reef, int player, int origin, int goal) noexcept nogil
cdef void take_larva(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(paid=int, alga=int, place=int, turning=int, tile=int)
cdef void play_alga(Reef *reef, int player, int code) noexcept nogil
cdef void take_polyp(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(colour=int, filled=int)
cdef void collect(Reef *reef, int player, int space, ChanceState *chance) noexcept nogil
