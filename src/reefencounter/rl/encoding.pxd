cimport cython
from libc.stdint cimport uint8_t

from ..engine.layout cimport Reef, u64
from ..engine cimport codes, corals, ending, geometry
from . cimport masks, spaces
from .memory cimport Notes

cdef uint8_t ROCK[168]

@cython.locals(board=int, player=int, place=int)
cdef void write_observation(Reef *reef, Notes *notes, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
@cython.locals(occupied=u64, east=u64, south=u64, safe=u64, mine=u64, all_shrimps=u64, own=u64, shrimps=u64, left=u64, coral=u64, colour=int, player=int, place=int, cell=int)
cdef void write_board(Reef *reef, int board, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(chosen=bint, points=int, colour=int, place=int, hand=int, fish=int)
cdef void write_seat(Reef *reef, Notes *notes, int player, bint own, bint aid, uint8_t *out, long long first, long long values) noexcept nogil
@cython.locals(bag=int, place=int, colour=int, tile=int, player=int)
cdef void write_table(Reef *reef, int seat, uint8_t *out, long long first) noexcept nogil
cdef void write_turn(Reef *reef, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
