cimport cython
from libc.stdint cimport uint32_t, uint64_t

from ...engine cimport codes as base
from ...engine cimport geometry as plain
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine.second_kind cimport cards, codes, corals, decks, geometry, meals, scoring
from .weights cimport Weights, Worths

cdef double FULL_BAG

@cython.locals(other=int, late=double, mine=double, best=double, total=double, theirs=double, value=double)
cdef double judge(Reef *reef, int player, Weights *w) noexcept nogil
@cython.locals(eaten=int, player=int, late=double)
cdef double lateness(Reef *reef) noexcept nogil
@cython.locals(colour=int)
cdef void look(Reef *reef, Worths *worths, Weights *w) noexcept nogil
@cython.locals(tile=int, strong=int, weak=int, wins=int, value=double)
cdef double expected_value(Reef *reef, int colour, Weights *w) noexcept nogil
@cython.locals(colour=int, best=double)
cdef double tile_value(int kind, Worths *worths) noexcept nogil
@cython.locals(
    fish=uint64_t, kind=int, colour=int, board=int, tended=int, licensed=bint, late=double, value=double, shrimps=Cells, shrimp=Cells
)
cdef double standing(Reef *reef, int player, Worths *worths, Weights *w) noexcept nogil
@cython.locals(n=int, board=int, shrimps=Cells, shrimp=Cells, coral=Cells, value=int, gain=double, best=double)
cdef double last_meal(Reef *reef, int player) noexcept nogil
@cython.locals(value=double, cheapest=double, kind=int, one=double)
cdef double being_eaten(Reef *reef, Worths *worths) noexcept nogil
@cython.locals(
    coral=Cells, worth=double, late=double, back=int, menaces=int, exposed=Cells, edge=Cells, other=int, taken=Cells, number=int,
    size=double, room=int, grown=double, value=double, more=int, gain=double
)
cdef double promise(
    Reef *reef, int board, int colour, Cells shrimp, bint licensed, Worths *worths, Weights *w
) noexcept nogil
@cython.locals(
    first=int, special=uint64_t, colour=int, tiles=double, left=uint64_t, kind=int, cubes=int, some=double, number=int,
    consumed=int, value=double
)
cdef double belongings(Reef *reef, int player, int tended, Weights *w) noexcept nogil
@cython.locals(held=uint32_t, value=double)
cdef double hand_of_cards(Reef *reef, int player, Weights *w) noexcept nogil
