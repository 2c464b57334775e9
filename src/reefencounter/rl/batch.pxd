cimport cython
from libc.stdint cimport uint8_t

from ..engine.blocks cimport bytes_in, doubles_in, floats_in, numbers_in, words_in
from ..engine.layout cimport ChanceState, u64
from .rulebook cimport Rulebook
from .environment_table cimport Table

cdef extern from *:
    """
    #include <string.h>
    #define reef_move(to, place, from, origin, size) memcpy((to) + (place), (from) + (origin), size)
    """
    void move_bytes "reef_move"(uint8_t *to, long long place, uint8_t *from_, long long origin, long long size) noexcept nogil

cdef class States:
    cdef readonly Rulebook book
    cdef readonly bint aid
    cdef int size, users
    cdef bint masked
    cdef bytearray block_data, notes_data, seed_data, mask_data
    cdef object check(self)
    cdef object keep(self, long long place, Table table)
    cdef object begin_reading(self)
    cdef object begin_writing(self)
    @cython.locals(place="long long", origin="long long", position="long long", notes="long long", width="long long")
    cdef void take(self, States others, int *origins) noexcept nogil
    @cython.locals(place="long long")
    cpdef Table table(self, long long place)

cdef class Branches:
    cdef readonly States states
    cdef readonly object observations, masks, rewards, dones, seats
    cdef bytearray observation_data, reward_data, done_data, seat_data, share_data
    cdef bint sees
    @cython.locals(book=Rulebook)
    cdef object prepare(self, States states, long long many, bint observations, bint masks)

@cython.locals(made=Branches)
cpdef Branches remade(States states, object observations, object masks, object rewards, object dones, object seats)
@cython.locals(states=States)
cdef States blank(Rulebook book, bint aid, long long size, bint masked)
@cython.locals(place="long long", parent="long long", last="long long", action=int, width="long long", first="long long")
cdef long long first_wrong(States states, int *chosen, int *parents, long long many, uint8_t *scratch) noexcept nogil
@cython.locals(place="long long", seat=int, width="long long", length="long long")
cdef void branch_all(States states, Branches out, int *chosen, int *parents, bint seeded, u64 *seeds, long long many, bint shaped, double shaping) noexcept nogil
@cython.locals(made=Branches, many="long long", wrong="long long", chosen=bytearray, from_=bytearray, fresh=bytearray, scratch=bytearray, seeded=bint, shaping=double)
cpdef Branches branch(States states, object actions, object parents=*, object seeds=*, bint observations=*, bint masks=*, bint shaped=*, Branches out=*)
@cython.locals(made=Branches)
cdef Branches answer(States states, long long many, bint observations, bint masks, Branches out)
