cimport cython
from libc.stdint cimport uint8_t

from ..engine.blocks cimport bytes_in, doubles_in, floats_in, numbers_in, words_in
from ..engine.layout cimport ChanceState, u64
from ..engine cimport generator
from .batch cimport States, blank, move_bytes
from .rulebook cimport Rulebook

cdef u64 WORD, SLOT, ROUND, MIX_1, MIX_2

@cython.locals(word=u64)
cpdef u64 game_seed(u64 seed, long long slot, long long number) noexcept nogil

cdef class VectorGames:
    cdef readonly int games, players
    cdef readonly Rulebook book
    cdef int width, length
    cdef bint aid, shaped
    cdef double shaping
    cdef u64 seed, sampling
    cdef bint busy, all
    cdef long long many
    cdef bytearray block_data, notes_data, seed_data, number_data, action_data, chosen_data, some_data
    cdef bytearray lead_data, share_data
    cdef bytearray observation_data, mask_data, reward_data, outcome_data, points_data, done_data, seat_data
    cdef readonly object actions, observations, masks, rewards, outcomes, points, dones, seats
    cdef uint8_t *block
    cdef uint8_t *notes
    cdef u64 *seeds
    cdef int *numbers
    cdef int *chosen
    cdef float *leads
    cdef object check(self)
    cdef object note_actions(self, object actions, object slots)
    @cython.locals(mask="uint8_t *", game="long long", place="long long", action=int, some="int *")
    cdef long long first_wrong(self) noexcept nogil
    @cython.locals(game="long long", place="long long", some="int *")
    cdef void step_all(self) noexcept nogil
    @cython.locals(position="long long", notes="long long", width="long long")
    cdef object give(self, States states, long long place, long long slot)
    @cython.locals(position="long long", notes="long long", seat=int)
    cdef object put(self, States states, long long place, long long slot)
    @cython.locals(states=States)
    cpdef save(self, object slots=*)
    @cython.locals(place="long long")
    cpdef load(self, States states, object slots=*)
    @cython.locals(seat=int, grown=double)
    cdef void step_one(self, long long game) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, long long game) noexcept nogil
    cdef void begin(self, long long game) noexcept nogil
    @cython.locals(seat=int, first="long long")
    cdef void write(self, long long game) noexcept nogil
    @cython.locals(game="long long", first="long long", many=int, action=int, left=int)
    cdef void sample_all(self) noexcept nogil
