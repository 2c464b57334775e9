cimport cython

from ...engine.second_kind cimport codes, geometry
from . cimport spaces
from .memory cimport Path

@cython.locals(place=int)
cpdef tuple from_engine(long long action)
cdef void follow(int action, Path *path) noexcept nogil
cdef void one(Path *path, int step) noexcept nogil
cdef void two(Path *path, int first, int second) noexcept nogil
cdef void three(Path *path, int first, int origin, int goal) noexcept nogil
@cython.locals(rest=int)
cdef void follow_first(int action, Path *path) noexcept nogil
@cython.locals(rest=int, place=int, form=int, cube=int, colour=int)
cdef void follow_turn(int action, Path *path) noexcept nogil
@cython.locals(rest=int)
cdef void follow_choice(int action, Path *path) noexcept nogil
cdef int beside(int cell, int side) noexcept nogil
@cython.locals(pair=int, under=int)
cdef int form_of(int variant) noexcept nogil
