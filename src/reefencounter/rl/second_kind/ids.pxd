cimport cython

from ...engine.second_kind.layout cimport Reef
from ...engine.second_kind cimport codes, crowns, geometry
from . cimport spaces
from .memory cimport Notes


@cython.locals(first=int, goal=int, source=int, variant=int, origin=int)
cdef int engine_id(Reef *reef, Notes *notes, int action) noexcept nogil
@cython.locals(cube=int, colour=int, first=int)
cdef int single(Reef *reef, int action) noexcept nogil
cdef int going(Reef *reef, int origin, int goal) noexcept nogil
cdef int side_of(int cell, int goal) noexcept nogil
cdef int variant_of(int form, int colour) noexcept nogil
@cython.locals(pair=int, low=int, high=int)
cdef int pair_kind(int colour, int other) noexcept nogil
