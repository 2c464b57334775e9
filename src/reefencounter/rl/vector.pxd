cimport cython
from libc.stdint cimport uint8_t

from ..engine.blocks cimport bytes_in, doubles_in, floats_in, numbers_in, reefs_in, words_in
from ..engine.layout cimport Draw, Reef, u64
from ..engine cimport chance, codes, ending, setup
from . cimport encoding, masks, spaces, steps
from .memory cimport Notes

cdef extern from *:
    """
    #include <string.h>
    #define reef_notes(data) ((void *) PyByteArray_AS_STRING(data))
    #define wipe_reef(reef) memset(reef, 0, sizeof(*(reef)))
    """
    Notes *notes_in "reef_notes"(bytearray data) noexcept nogil
    void wipe_reef(Reef *reef) noexcept nogil

cdef u64 WORD, SLOT, ROUND, MIX_1, MIX_2

@cython.locals(word=u64)
cpdef u64 game_seed(u64 seed, long slot, long number) noexcept nogil

cdef class VectorGames:
    cdef readonly int games, players
    cdef bint advanced, keep, aid, shaped
    cdef double shaping
    cdef u64 seed, sampling
    cdef bytearray reef_data, notes_data, luck_data, number_data, chosen_data, lead_data, share_data
    cdef bytearray observation_data, mask_data, reward_data, outcome_data, points_data, done_data, seat_data
    cdef readonly object actions, observations, masks, rewards, outcomes, points, dones, seats
    cdef Reef *reefs
    cdef Notes *all_notes
    cdef u64 *lucks
    cdef int *numbers
    cdef int *chosen
    cdef float *leads
    @cython.locals(mask="uint8_t *", game=int, action=int)
    cdef int first_wrong(self) noexcept nogil
    @cython.locals(game=int)
    cdef void step_all(self) noexcept nogil
    @cython.locals(seat=int, grown=double)
    cdef void step_one(self, int game) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, int game) noexcept nogil
    cdef void begin(self, int game) noexcept nogil
    @cython.locals(seat=int)
    cdef void write(self, int game) noexcept nogil
    @cython.locals(game=int, first=long, many=int, action=int, left=int)
    cdef void sample_all(self) noexcept nogil
