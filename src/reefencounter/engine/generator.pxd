cimport cython

from .layout cimport ChanceState, Reef, u64

cdef u64 WORD, STEP, MIX_1, MIX_2

@cython.locals(word=u64)
cdef int below(ChanceState *chance, u64 n) noexcept nogil
@cython.locals(left=int, place=int, colour=int)
cdef int draw_tile(Reef *reef, ChanceState *chance) noexcept nogil
