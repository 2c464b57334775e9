cimport cython
from libc.stdint cimport uint32_t, uint64_t

from ...engine cimport codes as base
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine.second_kind cimport cards, codes, corals, decks, geometry, meals, scoring
from .. cimport judge as plain
from . cimport boards
from .remembered cimport Board, Coral, Memory
from .weights cimport Weights

cdef double FULL_BAG

@cython.locals(other=int, late=double, mine=double, best=double, total=double, theirs=double, value=double)
cdef double judge(Reef *reef, int player, Memory *memory, Weights *w) noexcept nogil
@cython.locals(eaten=int, player=int, drawn=double)
cdef double lateness(Reef *reef) noexcept nogil
@cython.locals(tiles=int, colour=int, kind=int)
cdef void price(Reef *reef, Memory *memory, Weights *w) noexcept nogil
@cython.locals(colour=int, best=double)
cdef double tile_value(int kind, Memory *memory) noexcept nogil
@cython.locals(seen="Board *", place=int, board=int, tended=int, licensed=bint, value=double, meal=int)
cdef double standing(Reef *reef, int player, double late, Memory *memory, Weights *w) noexcept nogil
@cython.locals(fish=uint64_t, kind=int, value=double)
cdef double in_fish(Reef *reef, int player, Memory *memory) noexcept nogil
cdef bint may_eat(Reef *reef, int player) noexcept nogil
@cython.locals(n=int, board=int, shrimps=Cells, shrimp=Cells, coral=Cells, value=int, gain=int, best=int)
cdef int last_meal(Reef *reef, int player) noexcept nogil
@cython.locals(value=double, cheapest=double, kind=int, one=double)
cdef double being_eaten(Reef *reef, Memory *memory) noexcept nogil
@cython.locals(worth=double, size=double, grown=double, value=double, gain=double)
cdef double promise(Coral *coral, bint licensed, int back, double late, Memory *memory, Weights *w) noexcept nogil
@cython.locals(
    first=int, special=uint64_t, colour=int, tiles=double, left=uint64_t, kind=int, cubes=int, some=double, number=int,
    consumed=int, value=double
)
cdef double belongings(Reef *reef, int player, int tended, Weights *w) noexcept nogil
@cython.locals(held=uint32_t, value=double)
cdef double hand_of_cards(Reef *reef, int player, Weights *w) noexcept nogil
