cimport cython

from .layout cimport Reef
from .. cimport geometry as plain
from . cimport codes, geometry

@cython.locals(turned=int)
cdef int showing(Reef *reef, int alga) noexcept nogil
cdef int cylinders_left(Reef *reef, int alga) noexcept nogil
@cython.locals(alga=int, found=int)
cdef int in_supply(Reef *reef) noexcept nogil
@cython.locals(tiles=int, unlocked=int, alga=int)
cdef int lockable(Reef *reef, int player) noexcept nogil
cdef int fish_size(Reef *reef, int player) noexcept nogil
@cython.locals(colour=int, tile=int)
cdef void rank_corals(Reef *reef) noexcept nogil
cdef void turn_tiles(Reef *reef, int tiles) noexcept nogil
