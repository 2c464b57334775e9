cimport cython

from ..engine.blocks cimport doubles_in, numbers_in, words_in
from ..engine.layout cimport ChanceState, u64

cdef int LONGEST, SEEN
cdef double TOLD

cdef class Beam:
    cdef readonly int widest, keep
    cdef public int nodes
    cdef bint ready
    cdef int done, crowd, takes
    cdef bytearray heap_data, taken_data
    cdef bytearray front_paths_data, back_paths_data, done_data, done_values_data
    cdef bytearray values_data, parents_data, actions_data, seen_data, listed_data
    cdef int *front_paths
    cdef int *back_paths
    cdef int *done_paths
    cdef double *done_values
    cdef double *values
    cdef int *parents
    cdef int *actions
    cdef int *listed
    cdef int *heap
    cdef int *taken
    cdef u64 *seen
    cdef object check(self, object position)
    cdef object check_seat(self, int player, int players)
    @cython.locals(place=int)
    cdef list found(self)
    @cython.locals(best=int, place=int, _=int)
    cdef list best(self, int many)
    @cython.locals(first=int, step=int)
    cdef list path(self, int place)
    @cython.locals(size=int, depth=int, crowd=int, parent=int)
    cdef void look(self, int width, int player, u64 seed) noexcept nogil
    cdef int expand(self, int parent, int depth, int player, u64 seed, int crowd, ChanceState *chance) noexcept nogil
    cdef void follow(self, int place, int player, u64 seed, ChanceState *chance) noexcept nogil
    cdef int join(self, int parent, int depth, int action, double value, bint finished, int crowd) noexcept nogil
    @cython.locals(place=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(place=int, _=int)
    cdef bint met(self, u64 word) noexcept nogil
    @cython.locals(place=int, first=int, step=int)
    cdef int finish(self, int parent, int depth, int action, double value) noexcept nogil
    @cython.locals(place=int, at=int, child=int)
    cdef int room_for(self, double value) noexcept nogil
    @cython.locals(best=int, place=int, value=double, parent=int, action=int, step=int)
    cdef void bring_best(self, int size, int crowd, int depth) noexcept nogil
    cdef void swap(self) noexcept nogil
