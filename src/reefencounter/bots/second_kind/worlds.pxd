cimport cython
from libc.stdint cimport uint32_t

from ...engine.layout cimport ChanceState
from ...engine.chance cimport Chance
from ...engine.common cimport draws
from ...engine cimport generator
from ...engine cimport codes as base
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine.second_kind.position cimport SecondKindPosition
from ...engine.second_kind cimport codes, geometry, setup

@cython.locals(
    position=SecondKindPosition, reef="Reef *", kind=int, left=int, place=int, player=int, total=int, dead=int, cards=uint32_t
)
cpdef SecondKindPosition gather(bytes seen, int hidden)
@cython.locals(board=int, found=int, cells=Cells, special=int)
cdef int on_the_boards(Reef *reef, int kind) noexcept nogil
@cython.locals(
    position=SecondKindPosition, chance=Chance, reef="Reef *", inner="ChanceState *", player=int, asked=int, hidden_window=bint, holders=uint32_t, card=int
)
cpdef SecondKindPosition deal(SecondKindPosition gathered, object unknown, int apart, object cards, object seed)
@cython.locals(players=int, player=int, left=int)
cdef object check_numbers(SecondKindPosition gathered, object unknown, int apart, object cards)
@cython.locals(kind=int)
cdef int draw_food(Reef *reef, ChanceState *chance) noexcept nogil
