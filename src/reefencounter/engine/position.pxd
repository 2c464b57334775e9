cimport cython

from .blocks cimport reef_in
from .chance cimport Chance
from .common.position cimport FlatPosition, deal_tiles, lay_out, within
from .layout cimport ChanceState, Options, Reef, common, u64
from . cimport actions, codes, corals, ending, generator, geometry, legal, options, setup, sound
from .common cimport algae

cdef Reef EMPTY
cdef int LISTED[1024]
cdef int SIZE
cdef long long MOST_ACTIONS
cdef list IDS

cdef class Position(FlatPosition):
    cdef Reef *reef
    cpdef Position copy(self)
    @cython.locals(seat=int, size=int, place=int, ids=list)
    cpdef list legal(self, int player=*)
    @cython.locals(seat=int)
    cpdef int count(self, int player=*)
    cpdef bint permits(self, int action, int player=*)
    @cython.locals(seat=int)
    cpdef apply(self, int action, Chance chance, int player=*)
    @cython.locals(chance=Chance, after=Position)
    cpdef Position apply_deal(self, int action, object deal, int player=*)
    cpdef int value(self, int colour)
    cpdef int points(self, int player)
    @cython.locals(board=int)
    cpdef list coral(self, int cell)
    @cython.locals(found=list, left=u64, coral=u64)
    cpdef list corals(self, int board)
    @cython.locals(board=int, cells=list)
    cpdef list layable(self, int colour)
    @cython.locals(board=int, cells=list, word=u64)
    cpdef list prey(self, int colour)
    @cython.locals(
        after=Position, cell=int, board=int, here=u64, grown=u64, coral=u64, own=u64, prey=u64, joined=int, told=list
    )
    cpdef tuple laid(self, int action, int player=*)
    @cython.locals(board=int, cells=list)
    cpdef list joining(self, int colour)
    @cython.locals(board=int, colour=int, cells=list)
    cpdef list protected(self)
    @cython.locals(board=int, player=int, cells=list)
    cpdef list edible(self)
    @cython.locals(board=int, cells=list)
    cpdef list shrimps(self, int player)
    @cython.locals(board=int, cells=list)
    cpdef list moved(self)
    cpdef list rock(self, int board)
    @cython.locals(board=int)
    cpdef bint is_rock(self, int cell)
    @cython.locals(colour=int)
    cpdef int colour_at(self, int cell)
    @cython.locals(player=int)
    cpdef int shrimp_at(self, int cell)
    @cython.locals(played="long long")
    cpdef long long play_out(self, Chance chance) except? -1

@cython.locals(position=Position)
cdef Position made_of(bytearray data)
@cython.locals(taken="long long", size=int, action=int)
cdef long long play_out(Reef *reef, ChanceState *chance) noexcept nogil

@cython.locals(position=Position, reef="Reef *", inner="ChanceState *")
cpdef Position new_position(
    int players, bint advanced, bint keep, Chance chance, boards=*, star=*, sea=*, hands=*
)
cdef list cells_of(int board, u64 word)
@cython.locals(player=int)
cdef int owner(Reef *reef, int board, u64 coral) noexcept
