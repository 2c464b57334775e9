cimport cython

from ...engine.blocks cimport shorts_in
from ...engine.layout cimport u64
from ...engine cimport codes as base
from ...engine.second_kind.layout cimport Reef
from ...engine.second_kind.position cimport SecondKindPosition
from ...engine.second_kind cimport options, scoring
from .. cimport beam
from .. cimport network_layout as sizes
from ..network cimport Network
from ..network_layout cimport Thought
from . cimport features, judge, turns
from .turns cimport copy_reef, reefs_in

cdef int NARROW

cdef class LearnedSecondKindSearch(turns.SecondKindSearch):
    cdef Network learned
    cdef int told, wide, narrow
    cdef bytearray ends_data
    cdef Reef *ends
    @cython.locals(player=int)
    cpdef list turns(self, SecondKindPosition position, int width, u64 seed=*)
    cpdef double judge(self, SecondKindPosition position, int player)
    @cython.locals(players=int, chance=int)
    cpdef tuple outlook(self, SecondKindPosition position, int player)
    cdef double learned_value(self, Reef *reef, int player) noexcept nogil
    cdef void think(self, Reef *reef, Thought *thought) noexcept nogil
    @cython.locals(place=int)
    cdef void value_all(self, int player) noexcept nogil
    @cython.locals(place=int)
    cdef int finish(self, int parent, int depth, int action, double value) noexcept nogil

@cython.locals(best=int, player=int, meal=int)
cdef void count_up(Reef *reef, Thought *thought) noexcept nogil
@cython.locals(data=bytearray)
cpdef bytes seen_in(SecondKindPosition position)
