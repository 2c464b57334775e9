cimport cython

from ..layout cimport ChanceState
from ..chance cimport Chance
from ..common.position cimport FlatPosition, deal_tiles, lay_out, within
from .blocks cimport reef_in
from .layout cimport Cells, Census, Options, Reef, Walk, common
from .. cimport codes as base
from ..common cimport algae
from . cimport actions, codes, corals, geometry, legal, options, random_play, scoring, setup, sound
from . cimport walk as walks

cdef Reef EMPTY
cdef int LISTED[16384]
cdef int SIZE

cdef class SecondKindPosition(FlatPosition):
    cdef Reef *reef
    cdef object place
    cpdef SecondKindPosition copy(self)
    @cython.locals(seat=int, place=int)
    cpdef list legal(self, int player=*)
    @cython.locals(seat=int)
    cpdef int count(self, int player=*)
    @cython.locals(seat=int)
    cpdef bint permits(self, int action, int player=*)
    @cython.locals(seat=int)
    cpdef apply(self, int action, Chance chance, int player=*)
    @cython.locals(chance=Chance, after=SecondKindPosition)
    cpdef SecondKindPosition apply_deal(self, int action, object deal, int player=*)
    cpdef int value(self, int colour)
    cpdef int points(self, int player)
    @cython.locals(board=int)
    cpdef list coral(self, int cell)
    @cython.locals(found=list, left=Cells, coral=Cells)
    cpdef list corals(self, int board)
    @cython.locals(board=int, cells=list, word=Cells)
    cpdef list layable(self, int colour)
    @cython.locals(board=int, cells=list, word=Cells)
    cpdef list prey(self, int colour)
    @cython.locals(board=int, cells=list, word=Cells, half=bint, sides=int)
    cpdef list joining(self, int colour, int variant=*)
    @cython.locals(board=int, cells=list)
    cpdef list protected(self)
    @cython.locals(board=int, player=int, cells=list)
    cpdef list edible(self)
    @cython.locals(board=int, cells=list)
    cpdef list shrimps(self, int player)
    @cython.locals(board=int, cells=list)
    cpdef list moved(self)
    @cython.locals(board=int, cells=list)
    cpdef list crowns(self)
    cpdef list rock(self, int board)
    @cython.locals(board=int)
    cpdef bint is_rock(self, int cell)
    @cython.locals(board=int)
    cpdef int colour_at(self, int cell)
    @cython.locals(board=int, player=int)
    cpdef int shrimp_at(self, int cell)
    @cython.locals(played="long long")
    cpdef long long play_out(self, Chance chance) except? -1

@cython.locals(position=SecondKindPosition)
cdef SecondKindPosition made_of(bytearray data, object place)
@cython.locals(position=SecondKindPosition, reef="Reef *", inner="ChanceState *")
cpdef SecondKindPosition new_second_kind(
    int players, bint advanced, bint crowns_dealt, object deck, Chance chance, boards=*, star=*, sea=*, hands=*
)
cdef list cells_of(int board, Cells word)
