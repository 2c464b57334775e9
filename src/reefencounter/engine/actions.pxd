cimport cython

from .layout cimport ChanceState, Reef, u64
from . cimport generator, codes, corals, ending, geometry, options

@cython.locals(board=int)
cdef void apply(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
@cython.locals(first=int, second=int)
cdef void choose(Reef *reef, int player, int action) noexcept nogil
@cython.locals(board=int, shrimp=u64, colour=int, back=int)
cdef void eat(Reef *reef, int player, int place) noexcept nogil
cdef void play_cube(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(board=int, cell=u64, colour=int, mine=int, other=int)
cdef void lay(Reef *reef, int player, int place, bint consumed) noexcept nogil
cdef void grow(Reef *reef, int board, int colour) noexcept nogil
cdef void end_laying(Reef *reef) noexcept nogil
cdef void introduce(Reef *reef, int player, int place) noexcept nogil
@cython.locals(home=int, shrimp=u64)
cdef void move(Reef *reef, int player, int origin, int goal) noexcept nogil
cdef void take_larva(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(paid=int, alga=int, place=int, turning=int, tile=int)
cdef void play_alga(Reef *reef, int player, int code) noexcept nogil
@cython.locals(colour=int, tile=int)
cdef void rank_corals(Reef *reef) noexcept nogil
cdef void take_polyp(Reef *reef, int player, int colour) noexcept nogil
@cython.locals(colour=int, other=int, wanted=int, bag=int, step=int)
cdef void collect(Reef *reef, int player, int space, ChanceState *chance) noexcept nogil
@cython.locals(colour=int, size=int)
cdef int sea_size(Reef *reef, int space) noexcept nogil
