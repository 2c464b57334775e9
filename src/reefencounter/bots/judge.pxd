cimport cython

from ..engine.layout cimport Reef, u64
from ..engine cimport codes, corals, ending, geometry
from .weights cimport Weights, Worths

@cython.locals(other=int, late=double, mine=double, best=double, total=double, theirs=double, value=double)
cdef double judge(Reef *reef, int player, Worths *worths, Weights *w) noexcept nogil
@cython.locals(eaten=int, player=int, left=int)
cdef double lateness(Reef *reef) noexcept nogil
cdef double largest(double a, double b, double c) noexcept nogil
@cython.locals(tile=int, strong=int, weak=int, wins=int, value=double)
cdef double expected_value(int turned, int locks, int colour, double hold) noexcept nogil
@cython.locals(tiles=int, colour=int)
cdef void look_at_tiles(Reef *reef, Worths *worths, Weights *w) noexcept nogil
@cython.locals(colour=int, board=int, tended=int, value=double, worth=double)
cdef double standing(Reef *reef, int player, double late, Worths *worths, Weights *w) noexcept nogil
@cython.locals(back=int, menaces=int, exposed=u64, other=int, size=double, room=int, grown=double, value=double, gain=double)
cdef double promise(
    Reef *reef, int board, int colour, u64 shrimp, double worth, double late, Weights *w
) noexcept nogil
@cython.locals(colour=int, mine=int, tiles=int, cubes=int, consumed=int, value=double)
cdef double belongings(Reef *reef, int player, int tended, Weights *w) noexcept nogil
