cimport cython
from libc.stdint cimport uint8_t

from ..engine.blocks cimport bytes_in, doubles_in
from ..engine.chance cimport Chance
from .rulebook cimport Rulebook

cdef extern from *:
    """
    #include <string.h>
    static inline int reef_next_one(const unsigned char *row, int place, int end) {
        unsigned long long words[4];
        if (place < end && row[place]) return place;
        for (; place + 32 <= end; place += 32) {
            memcpy(words, row + place, 32);
            if (words[0] | words[1] | words[2] | words[3]) break;
        }
        for (; place + 8 <= end; place += 8) {
            memcpy(words, row + place, 8);
            if (words[0]) break;
        }
        for (; place < end; place++) if (row[place]) return place;
        return end;
    }
    #define reef_same(block, shot, size) (memcmp(block, shot, size) == 0)
    #define reef_keep(shot, block, size) memcpy(shot, block, size)
    #define reef_fresh(size) PyByteArray_FromStringAndSize(NULL, size)
    """
    bytearray fresh "reef_fresh"(int size)
    bint same_bytes "reef_same"(const uint8_t *block, const uint8_t *shot, int size) noexcept
    void keep_bytes "reef_keep"(uint8_t *shot, const uint8_t *block, int size) noexcept
    int next_one "reef_next_one"(const uint8_t *row, int place, int end) noexcept

cdef list LISTED
cdef object UNSIGNED, SIGNED
cdef int MOST_DRAWN, KINDS_DRAWN

cdef class Table:
    cdef readonly object position
    cdef public Chance chance
    cdef readonly bint aid
    cdef readonly Rulebook book
    cdef readonly int actions
    cdef bytearray data, row, seen, shot
    cdef bint found_out
    cdef object row_shown, seen_shown
    cdef uint8_t *block
    cdef uint8_t *notes
    cdef object put(self, object position)
    cpdef Table copy(self)
    cpdef bytearray observation(self, int seat)
    cpdef bytearray mask(self, int seat)
    cdef object check_seat(self, int seat)
    cpdef dict look(self, int seat)
    @cython.locals(seat=int)
    cdef void find_out(self) noexcept
    @cython.locals(action=int, end=int, found=list)
    cpdef list legal(self)
    cpdef bint permits(self, int action)
    cpdef int step(self, int action) except? -1
    @cython.locals(trial=Table, chance=Chance)
    cpdef step_deal(self, int action, object deal)
    cpdef int lead(self, int seat)
