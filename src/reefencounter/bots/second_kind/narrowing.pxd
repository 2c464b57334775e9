cimport cython
from libc.stdint cimport uint32_t

from ...engine cimport codes as base
from ...engine.second_kind.layout cimport BlueUses, Cells, Options, Reef
from ...engine.second_kind cimport codes, corals, decks, geometry, legal, options
from . cimport boards
from .remembered cimport Coral
from .weights cimport Weights

@cython.locals(board=int, mover=int, colour=int, places=Cells)
cdef void narrow(Reef *reef, int player, Options *found, Weights *w) noexcept nogil
@cython.locals(card=int, best=uint32_t, least=double)
cdef uint32_t cheapest(Reef *reef, uint32_t cards, Weights *w) noexcept nogil
@cython.locals(colour=int, useful=Cells, board=int, halves=bint, near=Cells, orientation=int)
cdef void narrow_lays(Reef *reef, Options *found) noexcept nogil
@cython.locals(origin=int, home=int, shrimp=Cells, coral=Cells, size=int, goals=Cells, left=Cells, goal=Cells, best=Cells)
cdef void narrow_goals(Reef *reef, Options *found, int mover, int board, Cells places) noexcept nogil
@cython.locals(places=Cells, coral=Cells, left=Cells, best=Cells, most=int, place=Cells)
cdef Cells best_places(Reef *reef, int board, Cells cells) noexcept nogil
cdef int protects(Cells place, Cells coral) noexcept nogil
@cython.locals(board=int, mine=Cells, guarded=Cells, beside=Cells, rivals=Cells)
cdef void narrow_places(Reef *reef, int player, Options *found) noexcept nogil
@cython.locals(open_=Cells, coral=Cells, endangered=Cells)
cdef Cells worth_guarding(Reef *reef, int board, Cells shrimp) noexcept nogil
@cython.locals(board=int, useful=Cells, shrimps=Cells, source=int)
cdef void narrow_blue(Reef *reef, int player, Options *found, Weights *w) noexcept nogil
cdef bint is_idle(Reef *reef, int action) noexcept nogil
