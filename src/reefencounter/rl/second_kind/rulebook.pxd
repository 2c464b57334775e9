cimport cython
from libc.stdint cimport uint8_t

from ...engine.layout cimport ChanceState, u64
from ...engine.second_kind.blocks cimport reef_in
from ...engine.second_kind.layout cimport Reef
from ...engine.second_kind.position cimport SecondKindPosition
from ...engine cimport codes as base
from ...engine.second_kind cimport codes, options, scoring, setup
from ..rulebook cimport Rulebook
from . cimport encoding, ids, masks, paths, steps
from .memory cimport Notes, Path

cdef extern from *:
    """
    #include <string.h>
    #define reef2_notes(data) ((void *) PyByteArray_AS_STRING(data))
    #define wipe_reef2(reef) memset(reef, 0, sizeof(*(reef)))
    """
    Notes *notes_in "reef2_notes"(bytearray data) noexcept nogil
    void wipe_reef "wipe_reef2"(Reef *reef) noexcept nogil

cdef inline Reef *reef_at(uint8_t *block, long long place) noexcept nogil:
    return <Reef *> block + place

cdef inline Notes *notes_at(uint8_t *block, long long place) noexcept nogil:
    return <Notes *> block + place

cdef inline uint8_t *position_block(SecondKindPosition position) noexcept:
    return <uint8_t *> position.reef

cdef class SecondKindRulebook(Rulebook):
    cdef bint dealt
    cdef int deck
    cdef readonly object cards
    cdef object place
    cpdef bint may_draw(self, long long number)
    cpdef bint draws_in_secret(self, long long number)
    @cython.locals(row=bytearray, number="long long", first="long long", second="long long", taken=int)
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
