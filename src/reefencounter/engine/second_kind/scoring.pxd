cimport cython
from libc.stdint cimport uint32_t, uint64_t

from .layout cimport Cells, Reef, Tally
from . cimport codes, corals, decks, geometry, meals

cdef int WAYS, LENT, NONE

cdef int value(Reef *reef, int colour) noexcept nogil
@cython.locals(best=int, colour=int)
cdef int best_value(Reef *reef, int kind) noexcept nogil
@cython.locals(
    total=int, scoring=uint32_t, colours=int, any_colour=int, one_colour=int, card=int, effect=int, amount=int,
    kind=int, best=int, chosen=int, found=int
)
cdef int points(Reef *reef, int player) noexcept nogil
cdef int at_most(int number, int limit) noexcept nogil
@cython.locals(number=int, board=int, left=Cells)
cdef int shrimps_at_home(Reef *reef, int player) noexcept nogil
@cython.locals(number=int, kind=int)
cdef int consumed(Reef *reef, int player) noexcept nogil
@cython.locals(lent=int, colour=int, best=int, pairs=uint64_t, place=int, way=int, kind=int, _=int)
cdef int best_count(Reef *reef, int player, int colours, int any_colour, int one_colour, int chosen) noexcept nogil
cdef int at_least(int number, int limit) noexcept nogil
@cython.locals(shown=int)
cdef int bonus(int way, int colours) noexcept nogil
@cython.locals(colour=int, left=uint64_t, kind=int, number=int)
cdef void count_plain(Reef *reef, Tally *tally, int player) noexcept nogil
@cython.locals(way=int, many=int, total=int, colour=int, tiles=int, weight=int)
cdef void begin(Reef *reef, Tally *tally, int one_colour, int chosen, int lent, int lent_as) noexcept nogil
@cython.locals(way=int, colour=int, lent=int, many=int, goal=int, total=int)
cdef void count_tile(Reef *reef, Tally *tally, int kind, int any_colour, int one_colour, int chosen) noexcept nogil
