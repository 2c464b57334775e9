cimport cython
from libc.stdint cimport uint8_t

from ..engine.layout cimport Options, Reef, u64
from ..engine cimport codes, geometry, layout, options
from ..engine.common cimport algae
from . cimport spaces
from .memory cimport Notes

cdef extern from *:
    """
    #include <string.h>
    #define reef_wipe(out, first, size) memset((out) + (first), 0, size)
    static inline void reef_mark(unsigned char *out, long long first, int members) {
        for (; members; members &= members - 1) out[first + __builtin_ctz(members)] = 1;
    }
    static inline void reef_paint(unsigned char *out, long long first, unsigned long long cells, int value) {
        for (; cells; cells &= cells - 1) {
            int bit = __builtin_ctzll(cells);
            out[first + bit - (bit >> 3)] = (unsigned char) value;
        }
    }
    static inline void reef_paint_pairs(unsigned char *out, long long first, unsigned long long cells) {
        for (; cells; cells &= cells - 1) {
            int bit = __builtin_ctzll(cells);
            out[first + 2 * (bit - (bit >> 3))] = 1;
        }
    }
    """
    void wipe "reef_wipe"(uint8_t *out, long long first, int size) noexcept nogil
    void mark "reef_mark"(uint8_t *out, long long first, int members) noexcept nogil
    void paint "reef_paint"(uint8_t *out, long long first, u64 cells, int value) noexcept nogil
    void paint_pairs "reef_paint_pairs"(uint8_t *out, long long first, u64 cells) noexcept nogil

@cython.locals(mover=int, board=int, pair=int)
cdef void write_mask(Reef *reef, Notes *notes, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(paid=int, alga=int, place="long long")
cdef void mark_algae(Reef *reef, Options *found, uint8_t *out, long long first) noexcept nogil
