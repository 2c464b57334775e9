cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from ..geometry cimport total
from .layout cimport Cells
from . cimport codes

cdef extern from *:
    """
    #define reef2_count(m) (__builtin_popcountll((unsigned long long) (m)) + __builtin_popcountll((unsigned long long) ((m) >> 64)))
    #define reef2_count_members(m) __builtin_popcountll(m)
    #define reef2_first(m) __builtin_ctzll(m)
    #include <string.h>
    static inline unsigned long long reef2_present(const unsigned char *counts, int start, int size) {
        unsigned long long members = 0;
        int place = 0;
        #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; place + 8 <= size; place += 8) {  /* eight counts at once: a bit for each that is not zero */
            unsigned long long eight;
            memcpy(&eight, counts + start + place, 8);
            eight = ((eight & 0x7f7f7f7f7f7f7f7fULL) + 0x7f7f7f7f7f7f7f7fULL) | eight;
            eight = (eight & 0x8080808080808080ULL) >> 7;
            members |= (eight * 0x0102040810204080ULL >> 56) << place;
        }
        if (place < size && size - place < 8) {
            unsigned long long rest = 0;
            memcpy(&rest, counts + start + place, size - place);
            rest = ((rest & 0x7f7f7f7f7f7f7f7fULL) + 0x7f7f7f7f7f7f7f7fULL) | rest;
            rest = (rest & 0x8080808080808080ULL) >> 7;
            return members | (rest * 0x0102040810204080ULL >> 56) << place;
        }
        #endif
        for (; place < size; place++)
            if (counts[start + place]) members |= 1ULL << place;
        return members;
    }
    static inline int reef2_lowest(unsigned __int128 m) {
        unsigned long long low = (unsigned long long) m, high = (unsigned long long) (m >> 64);
        int upper = low == 0;  /* which half is a coin toss: no branch */
        return __builtin_ctzll(upper ? high : low) + upper * 64;
    }
    #define REEF2_HALF 0xffffffffffULL  /* four rows of ten */
    static inline unsigned __int128 reef2_north(unsigned __int128 m) {
        unsigned long long low = (unsigned long long) m, high = (unsigned long long) (m >> 64);
        return (unsigned __int128) (high >> 10) << 64 | ((low >> 10 | high << 30) & REEF2_HALF);
    }
    static inline unsigned __int128 reef2_south(unsigned __int128 m) {
        unsigned long long low = (unsigned long long) m, high = (unsigned long long) (m >> 64);
        return (unsigned __int128) (high << 10 | low >> 30) << 64 | (low << 10 & REEF2_HALF);
    }
    static inline unsigned __int128 reef2_around(unsigned __int128 m) {
        unsigned long long low = (unsigned long long) m, high = (unsigned long long) (m >> 64);
        unsigned long long l = low << 1 | low >> 1 | low << 10 | low >> 10 | high << 30;
        unsigned long long h = high << 1 | high >> 1 | high << 10 | high >> 10 | low >> 30;
        return (unsigned __int128) h << 64 | (l & REEF2_HALF);
    }
    static inline unsigned __int128 reef2_between(unsigned __int128 m) {
        unsigned __int128 e = m << 1, w = m >> 1, s = reef2_south(m), n = reef2_north(m);
        return (e & w) | (s & n) | ((e | w) & (s | n));
    }
    static inline int reef2_select(unsigned __int128 m, int n) {
        unsigned long long low = (unsigned long long) m, high = (unsigned long long) (m >> 64);
        int below = __builtin_popcountll(low), upper = n >= below;
        unsigned long long word = upper ? high : low;
        for (n -= upper * below; n > 0; n--) word &= word - 1;
        return __builtin_ctzll(word) + upper * 64;
    }
    static inline unsigned __int128 reef2_spread(unsigned __int128 cells, unsigned __int128 east, unsigned __int128 south) {
        unsigned long long l = (unsigned long long) cells, h = (unsigned long long) (cells >> 64);
        unsigned long long el = (unsigned long long) east, eh = (unsigned long long) (east >> 64);
        unsigned long long sl = (unsigned long long) south, sh = (unsigned long long) (south >> 64);
        for (;;) {  /* each direction goes on from what the one before has reached: fewer rounds */
            unsigned long long low = l, high = h;
            l |= (l & el) << 1;
            h |= (h & eh) << 1;
            l |= l >> 1 & el;
            h |= h >> 1 & eh;
            h |= (h & sh) << 10 | (l & sl) >> 30;
            l |= (l & sl) << 10 & REEF2_HALF;
            l |= (l >> 10 | h << 30) & sl;
            h |= h >> 10 & sh;
            if (l == low && h == high) return (unsigned __int128) h << 64 | l;
        }
    }
    """
    int count "reef2_count"(Cells cells) noexcept nogil
    int count_members "reef2_count_members"(uint64_t members) noexcept nogil
    uint64_t present "reef2_present"(uint8_t *counts, int start, int size) noexcept nogil
    int lowest "reef2_lowest"(Cells cells) noexcept nogil
    int first "reef2_first"(uint64_t members) noexcept nogil
    Cells north "reef2_north"(Cells cells) noexcept nogil
    Cells south "reef2_south"(Cells cells) noexcept nogil
    Cells around "reef2_around"(Cells cells) noexcept nogil
    Cells between "reef2_between"(Cells cells) noexcept nogil
    int select "reef2_select"(Cells cells, int n) noexcept nogil
    Cells spread "reef2_spread"(Cells cells, Cells east, Cells south) noexcept nogil

cdef int ALL_SIDES
cdef Cells PRINTED[4]
cdef Cells COAST[4]
cdef Cells START[20]
cdef Cells CELL[72]
cdef int NUMBER[128]
cdef int OPEN_SIDES[4]
cdef int SHOWS[33]
cdef uint32_t KINDS_SHOWING[5]
cdef uint32_t OPEN_KINDS[5]
cdef int TILE_OF_PAIR[25]
cdef int FIRST_OF_PAIR[10]
cdef int SECOND_OF_PAIR[10]

cdef Cells step(Cells cells, int side) noexcept nogil
cdef int nth(Cells cells, int n) noexcept nogil
cdef int nth_member(uint64_t members, int n) noexcept nogil
cdef int variant_of(int kind, int colour, int orientation) noexcept nogil
cdef int kind_of_variant(int variant, int colour) noexcept nogil

@cython.locals(word=Cells, cell=int, kind=int, place=int, board=int)
cdef object _fill()
