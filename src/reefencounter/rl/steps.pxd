cimport cython

from ..engine.layout cimport ChanceState, Reef, u64
from ..engine cimport actions, codes, corals, ending, geometry
from . cimport spaces
from .memory cimport Notes

@cython.locals(place=int)
cdef void forget(Reef *reef, Notes *notes) noexcept nogil
@cython.locals(open_to_all=bint, first=int)
cdef void advance(Reef *reef, Notes *notes, int action, ChanceState *chance) noexcept nogil
@cython.locals(place=int)
cdef void remember(Reef *reef, Notes *notes, int first) noexcept nogil
cdef int engine_id(Notes *notes, int action) noexcept nogil
@cython.locals(consumed=int, cubes=int, hand=int, guarded=int, place=int, board=int, rank=u64)
cdef u64 order(Reef *reef, int player) noexcept nogil
@cython.locals(best=int, player=int, points=int, colour=int, place=int)
cdef int lead(Reef *reef, Notes *notes, int seat) noexcept nogil
