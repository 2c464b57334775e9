cimport cython
from libc.stdint cimport uint8_t

from ..engine cimport codes
from ..engine.blocks cimport bytes_in, doubles_in
from ..engine.position cimport Chance, Position
from . cimport encoding, masks, spaces, steps
from .memory cimport Notes

cdef extern from *:
    """
    #define reef_notes(data) ((void *) PyByteArray_AS_STRING(data))
    #include <string.h>
    static inline int reef_next_one(const unsigned char *row, int place, int end) {
        unsigned long long word;
        for (; place < end && place % 8; place++) if (row[place]) return place;
        for (; place + 8 <= end; place += 8) {
            memcpy(&word, row + place, 8);
            if (word) break;
        }
        for (; place < end; place++) if (row[place]) return place;
        return end;
    }
    #define reef_fresh(size) PyByteArray_FromStringAndSize(NULL, size)
    """
    Notes *notes_in "reef_notes"(bytearray data) noexcept
    bytearray fresh "reef_fresh"(int size)
    int next_one "reef_next_one"(const uint8_t *row, int place, int end) noexcept

cdef list LISTED
cdef object UNSIGNED, SIGNED
cdef int NOTES

cdef class Table:
    cdef public Position position
    cdef public Chance luck
    cdef readonly bint aid
    cdef bytearray data, row, seen
    cdef bint found_out
    cdef object row_shown, seen_shown
    cdef Notes *notes
    cpdef Table copy(self)
    cpdef bytearray observation(self, int seat)
    cpdef bytearray mask(self, int seat)
    cdef object check_seat(self, int seat)
    cpdef dict look(self, int seat)
    cdef void find_out(self) noexcept
    @cython.locals(action=int, found=list)
    cpdef list legal(self)
    cpdef bint permits(self, int action)
    cpdef int step(self, int action) except? -1
    cpdef int lead(self, int seat)
