cimport cython

from .layout cimport ChanceState, u64

cdef u64 WORD, STEP, MIX_1, MIX_2

@cython.locals(word=u64)
cdef int below(ChanceState *chance, u64 n) noexcept nogil
