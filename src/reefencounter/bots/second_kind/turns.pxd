cimport cython
from libc.string cimport memcpy

from ...engine.blocks cimport numbers_in
from ...engine.layout cimport ChanceState, u64
from ...engine cimport codes as base
from ...engine.second_kind.blocks cimport reef_in
from ...engine.second_kind.layout cimport Options, Reef, Walk
from ...engine.second_kind.position cimport SecondKindPosition
from ...engine.second_kind cimport actions, codes, crowns, legal, options
from ...engine.second_kind cimport walk as walks
from .. cimport beam
from . cimport boards, judge, narrowing
from .remembered cimport Board, Memory
from .weights cimport Weights

cdef extern from *:
    """
    #define reef2_weights(data) ((void *) PyByteArray_AS_STRING(data))
    #define reef2_copy(target, source) memcpy(target, source, sizeof(*(target)))
    """
    Weights *weights_in "reef2_weights"(bytearray data) noexcept
    Reef *reefs_in "reef2_weights"(bytearray data) noexcept
    void copy_reef "reef2_copy"(Reef *target, Reef *source) noexcept nogil

cdef int MOST

cdef class SecondKindSearch(beam.Beam):
    cdef int answering
    cdef bytearray judgement, front_data, back_data, scratch_data, trial_data, reply_data, answers_data
    cdef Weights *weights
    cdef Memory memory
    cdef Reef *front
    cdef Reef *back
    cdef Reef *scratch
    cdef Reef *trial
    cdef Reef *reply
    cdef int *answers
    @cython.locals(player=int)
    cpdef list turns(self, SecondKindPosition position, int width, u64 seed=*)
    cdef list one_action(self, SecondKindPosition position, int player)
    cpdef double judge(self, SecondKindPosition position, int player)
    @cython.locals(
        memory="Memory *", all_of_it=double, late=double, fish=double, corals_=double, board=int, seen="Board *", place=int,
        cards=double, mine=double, screen=double
    )
    cpdef dict terms(self, SecondKindPosition position, int player)
    @cython.locals(begun=bint, place=int, action=int, finished=bint, value=double)
    cdef int expand(self, int parent, int depth, int player, u64 seed, int crowd, ChanceState *chance) noexcept nogil
    cdef double value(self, Reef *reef, int player) noexcept nogil
    cdef void follow(self, int place, int player, u64 seed, ChanceState *chance) noexcept nogil
    cdef void swap(self) noexcept nogil
    cdef void advance(self, Reef *reef, int player, int action, u64 seed, ChanceState *chance) noexcept nogil
    @cython.locals(asked=int, value=double, better=bint, best=int, place=int, worth=double)
    cdef bint answer(self, Reef *reef, u64 seed, ChanceState *chance) noexcept nogil
