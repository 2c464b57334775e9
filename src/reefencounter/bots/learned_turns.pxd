cimport cython

from ..engine.blocks cimport reefs_in
from ..engine.layout cimport Reef, u64
from ..engine.position cimport Position
from . cimport beam, turns
from .network cimport Network
from .turns cimport copy_reef

cdef int NARROW, SINGLE

cdef class LearnedSearch(turns.Search):
    cdef Network learned
    cdef int told, wide, narrow
    cdef bytearray ends_data
    cdef Reef *ends
    @cython.locals(player=int)
    cpdef list turns(self, Position position, int width, u64 seed=*)
    cpdef double judge(self, Position position, int player)
    @cython.locals(chances=list)
    cpdef tuple outlook(self, Position position, int player)
    @cython.locals(place=int)
    cdef void value_all(self, int player) noexcept nogil
    @cython.locals(place=int)
    cdef int finish(self, int parent, int depth, int action, double value) noexcept nogil
