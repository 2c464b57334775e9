cimport cython
from libc.string cimport memcpy

from ..engine.blocks cimport reef_in, reefs_in
from ..engine.layout cimport ChanceState, Options, Reef, u64
from ..engine.position cimport Position
from ..engine cimport actions, codes, corals, geometry, legal, options
from . cimport beam, judge
from .weights cimport Weights, Worths

cdef extern from *:
    """
    #define reef_weights(data) ((void *) PyByteArray_AS_STRING(data))
    #define copy_reef(target, source) memcpy(target, source, sizeof(*(target)))
    static inline unsigned long long reef_hash(const void *data, int words) {
        const unsigned long long *word = (const unsigned long long *) data;
        unsigned long long h = 0x9E3779B97F4A7C15ULL;
        for (int i = 0; i < words; i++) {
            h ^= word[i];
            h *= 0xBF58476D1CE4E5B9ULL;
            h ^= h >> 29;
        }
        return h | 1;
    }
    #define reef_hash_of(reef) reef_hash(reef, sizeof(*(reef)) / 8)
    """
    Weights *weights_in "reef_weights"(bytearray data) noexcept
    void copy_reef(Reef *target, Reef *source) noexcept nogil
    u64 hash_of "reef_hash_of"(Reef *reef) noexcept nogil

cdef int MOST

cdef class Search(beam.Beam):
    cdef bytearray judgement, front_data, back_data, scratch_data
    cdef Weights *weights
    cdef Worths worths
    cdef Reef *front
    cdef Reef *back
    cdef Reef *scratch
    cpdef list turns(self, Position position, int width, u64 seed=*)
    cpdef double judge(self, Position position, int player)
    @cython.locals(
        late=double, fish=double, corals_=double, colour=int, worth=double, board=int, shrimps=u64,
        shrimp=u64, mine=double, others=double,
    )
    cpdef dict terms(self, Position position, int player)
    @cython.locals(many=int, place=int, action=int, finished=bint, value=double)
    cdef int expand(self, int parent, int depth, int player, u64 seed, int crowd, ChanceState *chance) noexcept nogil
    cdef void follow(self, int place, int player, u64 seed, ChanceState *chance) noexcept nogil
    cdef void swap(self) noexcept nogil

@cython.locals(colour=int, board=int, mover=int, most=int, places=u64)
cdef void narrow(Reef *reef, int player, Options *found) noexcept nogil
@cython.locals(colour=int, useful=u64, board=int)
cdef void narrow_lays(Reef *reef, Options *found) noexcept nogil
@cython.locals(origin=int, home=int, shrimp=u64, coral=u64, size=int, goals=u64, left=u64, goal=u64, best=u64)
cdef void narrow_goals(Reef *reef, Options *found, int mover, int board, u64 places) noexcept nogil
@cython.locals(places=u64, coral=u64, left=u64, best=u64, most=int, place=u64)
cdef u64 best_places(Options *found, int board, u64 cells) noexcept nogil
cdef int protects(u64 place, u64 coral) noexcept nogil
cdef bint is_idle(Reef *reef, int action) noexcept nogil
