cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from ...engine.second_kind.layout cimport Cells, Ids, Options, Reef, Walk
from ...engine cimport codes as base
from ...engine.common cimport algae
from ...engine.second_kind cimport codes, geometry, layout, legal, options
from ...engine.second_kind cimport walk as walks
from .. cimport masks as plain
from . cimport paths, spaces
from .memory cimport Notes, Path

cdef extern from *:
    """
    static inline void reef2_mark(unsigned char *out, long long first, unsigned long long members) {
        for (; members; members &= members - 1) out[first + __builtin_ctzll(members)] = 1;
    }
    static inline void reef2_paint_half(unsigned char *out, unsigned long long cells, int value) {
        for (; cells; cells &= cells - 1) {  /* rows of nine cells, ten bits apart */
            int bit = __builtin_ctzll(cells);
            out[bit - bit / 10] = (unsigned char) value;
        }
    }
    static inline void reef2_paint(unsigned char *out, long long first, unsigned __int128 cells, int value) {
        reef2_paint_half(out + first, (unsigned long long) cells, value);
        reef2_paint_half(out + first + 36, (unsigned long long) (cells >> 64), value);
    }
    """
    void mark "reef2_mark"(uint8_t *out, long long first, uint64_t members) noexcept nogil
    void paint "reef2_paint"(uint8_t *out, long long first, Cells cells, int value) noexcept nogil

@cython.locals(usual=bint, form=int, board=int, cells=Cells)
cdef void write_mask(Reef *reef, Notes *notes, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(place=int)
cdef void mark_listed(Reef *reef, Notes *notes, int seat, Options *found, uint8_t *out, long long first) noexcept nogil
@cython.locals(mover=int, board=int)
cdef void mark_goals(Reef *reef, Options *found, int origin, uint8_t *out, long long first) noexcept nogil
@cython.locals(board=int, cell="long long", mover=int, colour=int, alga=int, lockable=int, place=int)
cdef void mark_turn(Reef *reef, Options *found, uint8_t *out, long long first) noexcept nogil
@cython.locals(source=int, board=int)
cdef bint can_introduce(Reef *reef, Options *found) noexcept nogil
@cython.locals(left=uint32_t, kind=int, orientation=int, form=int)
cdef void mark_tiles(Reef *reef, Options *found, uint32_t kinds, uint8_t *out, long long first) noexcept nogil
@cython.locals(board=int)
cdef bint has_room(Reef *reef, Options *found, int form) noexcept nogil
cdef Cells room(Options *found, int form, int board) noexcept nogil
