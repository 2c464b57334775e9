cimport cython

from .blocks cimport reef_in
from .chance cimport Chance
from .layout cimport ChanceState, Options, Reef, u64
from . cimport actions, codes, corals, ending, generator, geometry, legal, options, setup

cdef Reef EMPTY
cdef int LISTED[1024]
cdef int SIZE
cdef long MOST_ACTIONS
cdef list IDS

cdef class Position:
    cdef bytearray data
    cdef Reef *reef
    cpdef Position copy(self)
    @cython.locals(seat=int, size=int, place=int, ids=list)
    cpdef list legal(self, int player=*)
    @cython.locals(seat=int)
    cpdef int count(self, int player=*)
    cpdef bint permits(self, int action, int player=*)
    @cython.locals(seat=int)
    cpdef apply(self, int action, Chance chance, int player=*)
    @cython.locals(place=int)
    cpdef tuple drawn(self, Chance chance)
    @cython.locals(chance=Chance, after=Position, place=int)
    cpdef Position apply_deal(self, int action, object deal, int player=*)
    cpdef int value(self, int colour)
    cpdef int points(self, int player)
    @cython.locals(board=int)
    cpdef list coral(self, int cell)
    @cython.locals(board=int, cells=list)
    cpdef list layable(self, int colour)
    @cython.locals(board=int, cells=list)
    cpdef list joining(self, int colour)
    @cython.locals(board=int, colour=int, cells=list)
    cpdef list protected(self)
    @cython.locals(board=int, cells=list)
    cpdef list moved(self)
    @cython.locals(board=int)
    cpdef bint is_rock(self, int cell)
    @cython.locals(colour=int)
    cpdef int colour_at(self, int cell)
    @cython.locals(player=int)
    cpdef int shrimp_at(self, int cell)
    @cython.locals(played=long)
    cpdef long play_out(self, Chance chance) except? -1

@cython.locals(position=Position)
cdef Position made_of(bytearray data)
@cython.locals(taken=long, size=int, action=int)
cdef long play_out(Reef *reef, ChanceState *chance) noexcept nogil

@cython.locals(position=Position, board=int, place=int, plain=int)
cpdef Position new_position(
    int players, bint advanced, bint keep, Chance chance, boards=*, star=*, sea=*, hands=*
)
cdef object take_out(Position position, int colour, int n)
cdef int within(int value, int limit) except -1
cdef list cells_of(int board, u64 word)
