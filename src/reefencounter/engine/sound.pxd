cimport cython
from libc.stdint cimport uint8_t

from .layout cimport Common, Reef, u64
from . cimport codes, geometry, layout

cdef u64 INSIDE[1]
cdef int LAST_NUMBER, MOST_ENDINGS, MOST_CUBES, MOST_TILES, MOST_SHRIMPS

cdef object unsound(Reef *reef)
@cython.locals(boards=int, place=int, nobody=bint)
cdef object of_turn(Common *table)
cdef bint tiles_beyond(
    uint8_t *hand, uint8_t *consumed, uint8_t *fish, uint8_t *sea, uint8_t *bag, int kinds
) noexcept nogil
@cython.locals(place=int)
cdef bint beyond(uint8_t *counts, int size, int most) noexcept nogil
@cython.locals(player=int, number=int, board=int, word=int, most=int)
cdef object of_boards(Common *table, u64 *polyps, u64 *shrimps, u64 *moved, int width, u64 *inside)
@cython.locals(board=int, place=int)
cdef bint stray(u64 *words, int sets, int width, int players, u64 *inside) noexcept nogil
@cython.locals(board=int, word=int, place=int, together=u64, cells=u64)
cdef bint overlap(u64 *words, int sets, int width) noexcept nogil
