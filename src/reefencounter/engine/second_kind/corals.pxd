cimport cython

from .layout cimport Cells, Options, Reef
from .. cimport codes as base
from . cimport codes, geometry

cdef Cells crew(Reef *reef, int board) noexcept nogil
@cython.locals(occupied=Cells, east=Cells, south=Cells, own=Cells, colour=int, rocky=int)
cdef void relink(Reef *reef, int board) noexcept nogil
cdef Cells spread(Reef *reef, int board, Cells cells) noexcept nogil
cdef Cells ground(Reef *reef, int board) noexcept nogil
cdef Cells bare_rock(Reef *reef, int board) noexcept nogil
cdef Cells blues(Reef *reef, int board) noexcept nogil
cdef Cells half_tiles(Reef *reef, int board) noexcept nogil
@cython.locals(found=Cells, rocky=int)
cdef Cells reached(Reef *reef, int board, Cells cells, int sides) noexcept nogil
@cython.locals(once=Cells, twice=Cells, beside=Cells)
cdef Cells twice_reached(Reef *reef, int board, Cells marked, int sides) noexcept nogil
@cython.locals(own=Cells, shrimped=Cells, bluish=Cells, found=Cells)
cdef Cells joining(Reef *reef, int board, int colour, int sides, bint blue) noexcept nogil
@cython.locals(shrimped=Cells, safe=Cells, shrimp=Cells, east=Cells, south=Cells, first=int)
cdef Cells protected(Reef *reef, int board) noexcept nogil
@cython.locals(rocky=int, occupied=Cells, east=Cells, south=Cells)
cdef Cells cut_off(Reef *reef, int board) noexcept nogil
@cython.locals(east=Cells, south=Cells)
cdef Cells paired(Reef *reef, int board) noexcept nogil
@cython.locals(targets=Cells)
cdef Cells attackable(Reef *reef, int board, int colour, int sides, int prey) noexcept nogil
@cython.locals(attackers=Cells, reach=Cells, targets=Cells, open_=Cells, rocky=int, side=int, other=int)
cdef Cells in_reach(Reef *reef, int board, int colour, int sides, int prey) noexcept nogil
@cython.locals(prey=int, other=int)
cdef int prey_of(Reef *reef, int colour) noexcept nogil
@cython.locals(cells=Cells)
cdef Cells layable(Reef *reef, int board, int colour, int sides, bint blue) noexcept nogil
@cython.locals(board=int, prey=int)
cdef bint anywhere(Reef *reef, int colour, int sides, bint blue) noexcept nogil
cdef bint fits(Reef *reef, int board, int colour, int sides, bint blue, Cells cells) noexcept nogil
@cython.locals(found=int, board=int, unknown=int)
cdef int which_fit(Reef *reef, Options *options, int ways) noexcept nogil
@cython.locals(found=int, bare=Cells, safe=Cells, colour=int, cells=Cells, orientation=int, sides=int)
cdef int fitting(Reef *reef, Options *options, int board, int ways) noexcept nogil
@cython.locals(place=int)
cdef Cells known_reach(Reef *reef, Options *options, int board, int colour) noexcept nogil
@cython.locals(board=int, colours=int)
cdef int roomy(Reef *reef, Options *options) noexcept nogil
@cython.locals(colour=int, colours=int)
cdef int roomy_on(Reef *reef, int board, Cells bare) noexcept nogil
cdef Cells coral_at(Reef *reef, int board, Cells cell) noexcept nogil
@cython.locals(colour=int)
cdef int colour_of(Reef *reef, int board, Cells cell) noexcept nogil
cdef Cells holding(Reef *reef, int board, Cells marked) noexcept nogil
cdef Cells unshrimped(Reef *reef, int board) noexcept nogil
@cython.locals(board=int, occupied=Cells, shrimps=Cells, held=Cells)
cdef void look(Reef *reef, Options *options) noexcept nogil
@cython.locals(place=int)
cdef void forget(Options *options) noexcept nogil
@cython.locals(total=int, kind=int)
cdef int worth(Reef *reef, int board, Cells coral) noexcept nogil
cdef int returned(Reef *reef) noexcept nogil
@cython.locals(left=Cells, ready=Cells, shrimp=Cells, coral=Cells)
cdef Cells edible(Reef *reef, int board, int player) noexcept nogil
