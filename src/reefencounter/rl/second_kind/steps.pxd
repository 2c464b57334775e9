cimport cython

from ...engine.layout cimport ChanceState, u64
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine cimport codes as base
from ...engine.second_kind cimport actions, codes, corals, geometry, options, scoring
from . cimport ids, memory, spaces
from .memory cimport Notes

@cython.locals(place=int, player=int)
cdef void forget(Reef *reef, Notes *notes) noexcept nogil
@cython.locals(number=int, player=int, place=int)
cdef void advance(Reef *reef, Notes *notes, int action, ChanceState *chance) noexcept nogil
@cython.locals(place=int)
cdef void hide_feeding(Reef *reef, Notes *notes, int mine, int colour) noexcept nogil
@cython.locals(hidden=int, other=int)
cdef void hide_dip(Reef *reef, Notes *notes, int mine, int kind) noexcept nogil
@cython.locals(consumed=int, cubes=int, hand=int, guarded=int, place=int, board=int, left=Cells, rank=u64)
cdef u64 order(Reef *reef, int player) noexcept nogil
@cython.locals(best=int, own=int, player=int, points=int, kind=int, place=int, tiles=int)
cdef int lead(Reef *reef, Notes *notes, int seat) noexcept nogil
