cimport cython
from libc.stdint cimport uint8_t

from .layout cimport u64

cdef extern from *:
    """
    #define reef_count(m) __builtin_popcountll(m)
    #define reef_lowest(m) __builtin_ctzll(m)
    #define reef_number(bit) ((bit) - ((bit) >> 3))
    #include <string.h>
    static inline int reef_total(const unsigned char *counts, int start, int size) {
        int place = 0, total = 0;
        #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        unsigned long long lanes = 0;  /* four sums of 16 bits */
        for (; place + 8 <= size; place += 8) {
            unsigned long long eight;
            memcpy(&eight, counts + start + place, 8);
            lanes += (eight & 0x00ff00ff00ff00ffULL) + (eight >> 8 & 0x00ff00ff00ff00ffULL);
        }
        total = (int) (lanes * 0x0001000100010001ULL >> 48);
        #endif
        for (; place < size; place++) total += counts[start + place];
        return total;
    }
    static inline unsigned long long reef_around(unsigned long long m) {
        return m << 1 | m >> 1 | m << 8 | m >> 8;
    }
    """
    int count "reef_count"(u64 cells) noexcept nogil
    int lowest "reef_lowest"(u64 cells) noexcept nogil
    int number "reef_number"(int bit) noexcept nogil
    int total "reef_total"(uint8_t *counts, int start, int size) noexcept nogil
    u64 around "reef_around"(u64 cells) noexcept nogil

cdef u64 ROCK[4]
cdef u64 START[20]
cdef u64 CELL[42]
cdef int STRONG[10]
cdef int WEAK[10]
cdef int LARGE_ON_STAR[4]
cdef int LARGE_ON_PLAIN[4]
cdef int FIRST_OF_PAIR[15]
cdef int SECOND_OF_PAIR[15]

cdef int nth(u64 cells, int n) noexcept nogil

@cython.locals(one=u64, cell=int)
cdef object _fill()
