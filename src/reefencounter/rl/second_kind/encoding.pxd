cimport cython
from libc.stdint cimport uint8_t, uint64_t

from ...engine.second_kind.layout cimport Cells, Reef
from ...engine cimport codes as base
from ...engine.second_kind cimport cards, codes, corals, effects, geometry, options, scoring
from .. cimport masks as plain
from . cimport masks, observation, spaces
from .memory cimport Notes

@cython.locals(board=int, player=int, place=int, acting=int)
cdef void write_observation(Reef *reef, Notes *notes, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
@cython.locals(mine=Cells, all_shrimps=Cells, own=Cells, left=Cells, coral=Cells, colour=int, player=int, place=int)
cdef void write_board(Reef *reef, int board, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(half=int, left=uint64_t, cell=int, kind=int, under=int, side=int, place=int, ward=Cells)
cdef void write_special(Reef *reef, int board, uint8_t *out, long long first) noexcept nogil
@cython.locals(points=int, hands=int, fishes=int, kind=int, place=int, hand=int, fish=int, colour=int, cubes=int)
cdef void write_seat(Reef *reef, Notes *notes, int player, bint own, bint aid, uint8_t *out, long long first) noexcept nogil
@cython.locals(place=int, colour=int, player=int)
cdef void write_table(Reef *reef, int seat, uint8_t *out, long long first) noexcept nogil
cdef void write_turn(Reef *reef, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
cdef void write_effects(Reef *reef, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(kind=int)
cdef void write_decision(Reef *reef, int seat, uint8_t *out, long long first) noexcept nogil
cdef void write_begun(Notes *notes, uint8_t *out, long long first) noexcept nogil
