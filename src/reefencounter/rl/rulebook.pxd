cimport cython
from libc.stdint cimport uint8_t

from ..engine.blocks cimport bytes_in
from ..engine.layout cimport ChanceState, Reef, u64
from ..engine.position cimport Position
from ..engine cimport codes, ending, setup
from . cimport encoding, encoding_2, masks, spaces, steps
from .memory cimport Notes

cdef extern from *:
    """
    #include <string.h>
    #define wipe_reef(reef) memset(reef, 0, sizeof(*(reef)))
    """
    void wipe_reef(Reef *reef) noexcept nogil

cdef inline Reef *reef_at(uint8_t *block, long long place) noexcept nogil:
    return <Reef *> block + place

cdef inline Notes *notes_at(uint8_t *block, long long place) noexcept nogil:
    return <Notes *> block + place

cdef inline uint8_t *position_block(Position position) noexcept:
    return <uint8_t *> position.reef

cdef class Rulebook:
    cdef readonly object rules
    cdef readonly int space, players, actions, observation, position_size, notes_size, most_draws
    cdef readonly bint hands_shown
    cdef bint advanced, keep
    cpdef bint may_draw(self, long long number)
    cpdef bint draws_in_secret(self, long long number)
    @cython.locals(notes=bytearray, out=bytearray)
    cpdef bytearray observed(self, object position, object known, tuple begun, int seat, bint aid)
    @cython.locals(row=bytearray, lifted="long long", number="long long")
    cpdef bytearray marked(self, list ids, tuple begun)
    cdef uint8_t *block_of(self, object position) except NULL
    @cython.locals(reef="Reef *")
    cdef void begin(self, uint8_t *block, uint8_t *notes, long long place, ChanceState *chance) noexcept nogil
    cdef void forget(self, uint8_t *block, uint8_t *notes, long long place) noexcept nogil
    cdef int seat(self, uint8_t *block, long long place) noexcept nogil
    cdef bint over(self, uint8_t *block, long long place) noexcept nogil
    cdef void advance(self, uint8_t *block, uint8_t *notes, long long place, int action, ChanceState *chance) noexcept nogil
    cdef void write_observation(self, uint8_t *block, uint8_t *notes, long long place, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
    cdef void write_mask(self, uint8_t *block, uint8_t *notes, long long place, int seat, uint8_t *out, long long first) noexcept nogil
    cdef int points(self, uint8_t *block, long long place, int seat) noexcept nogil
    cdef int lead(self, uint8_t *block, uint8_t *notes, long long place, int seat) noexcept nogil
    cdef u64 order(self, uint8_t *block, long long place, int player) noexcept nogil
    @cython.locals(best=u64, rank=u64, winners=int, player=int, loss=double)
    cdef void settle(self, uint8_t *block, long long place, double *out) noexcept nogil
