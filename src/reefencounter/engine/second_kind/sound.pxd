cimport cython
from libc.stdint cimport uint32_t

from ..layout cimport u64
from .layout cimport Cells, Reef, common, halves
from .. cimport codes as base
from .. cimport sound
from . cimport codes, decks, geometry

cdef u64 INSIDE[2]
cdef int MOST_BLUE_SHRIMPS, MOST_CROWNS, MOST_CARDS

@cython.locals(polyps="u64 *", shrimps="u64 *", moved="u64 *")
cdef object unsound(Reef *reef)
cdef object of_other_cells(Reef *reef)
cdef bint stray(Reef *reef, Cells *words, int sets) noexcept nogil
@cython.locals(of_card=bint)
cdef object of_decision(Reef *reef)
@cython.locals(card=int)
cdef bint has_effect(Reef *reef, int effect) noexcept nogil
@cython.locals(cell=int, kind=int, half_tiles=int, blue=int, crowns=int, board=int, cards=uint32_t, player=int)
cdef object of_pieces(Reef *reef)
@cython.locals(of_laying=bint, board=int, here=Cells)
cdef bint decidable(Reef *reef) noexcept nogil
