cimport cython

from .layout cimport Draw, Reef, u64

cdef u64 WORD, STEP, MIX_1, MIX_2

@cython.locals(word=u64)
cdef int below(Draw *draw, u64 n) noexcept nogil
@cython.locals(left=int, place=int, colour=int)
cdef int draw_tile(Reef *reef, Draw *draw) noexcept nogil
