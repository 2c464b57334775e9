cimport cython
from libc.stdint cimport uint64_t

from .layout cimport Cells, Walk
from . cimport codes, geometry

cdef void begin(Walk *walk, int mode, int wanted) noexcept nogil
cdef void one(Walk *walk, int action) noexcept nogil
@cython.locals(size=int, place=int, offset=int)
cdef void each_member(Walk *walk, uint64_t members, int first, int step) noexcept nogil
@cython.locals(size=int, place=int, offset=int, inside=bint)
cdef void cells(Walk *walk, Cells word, int first, int step) noexcept nogil
