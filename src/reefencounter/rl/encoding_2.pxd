cimport cython
from libc.stdint cimport uint8_t

from ..engine.layout cimport Reef, u64
from ..engine.common cimport algae
from ..engine cimport codes, corals, geometry, layout
from . cimport masks, spaces
from .memory cimport Notes

@cython.locals(board=int, colour=int, other=int, player=int, alga=int)
cdef void write_more(Reef *reef, Notes *notes, int seat, bint aid, uint8_t *out, long long first) noexcept nogil
@cython.locals(colour=int, player=int, place=int, own=u64, shrimps=u64, prey=u64, coral=u64)
cdef void write_board(Reef *reef, int board, int seat, uint8_t *out, long long first) noexcept nogil
@cython.locals(left=int, board=int, space=int, player=int, place=int)
cdef int unseen(Reef *reef, Notes *notes, int seat, bint aid, int colour) noexcept nogil
