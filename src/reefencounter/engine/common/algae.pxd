cimport cython

from ..layout cimport Common
from .. cimport geometry

@cython.locals(plain=int)
cdef int showing(Common *table, int alga) noexcept nogil
cdef int cylinders_left(Common *table, int alga) noexcept nogil
@cython.locals(alga=int, found=int)
cdef int in_supply(Common *table) noexcept nogil
@cython.locals(tiles=int, unlocked=int, alga=int)
cdef int lockable(Common *table, int player, int fish_size) noexcept nogil
cdef void turn_tiles(Common *table, int tiles) noexcept nogil
@cython.locals(colour=int, tile=int)
cdef void rank_corals(Common *table) noexcept nogil
