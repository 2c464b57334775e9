cimport cython

from .layout cimport Cells, Reef
from .. cimport codes as base
from ..common cimport supply, turn
from . cimport cards, codes, corals, crowns, decks, geometry, laying, layout

cdef void play_cube(Reef *reef, int player, int cube, int colour) noexcept nogil
cdef void declare(Reef *reef, int player, int place, int consumed, int variant) noexcept nogil
@cython.locals(board=int, cell=Cells, colour=int, kind=int, target=int, prey=int)
cdef void lay(Reef *reef, int player, int place, int consumed, int variant) noexcept nogil
@cython.locals(board=int, cell=Cells, sides=int, side=int)
cdef void put(Reef *reef, int place, int colour, int variant, int kind) noexcept nogil
@cython.locals(growth=Cells)
cdef void grow(Reef *reef, int board, Cells cell, int colour) noexcept nogil
cdef void sprout(Reef *reef, int board, Cells cell, int colour) noexcept nogil
@cython.locals(two=int, colour=int)
cdef void answer_split(Reef *reef, int player, bint split) noexcept nogil
@cython.locals(colour=int)
cdef void end_if_nothing_left(Reef *reef, int player) noexcept nogil
cdef void end_laying(Reef *reef) noexcept nogil
