cimport cython

from ..engine.layout cimport Reef, u64
from ..engine cimport codes, corals, ending, geometry

from . cimport network_layout as sizes
from .network_layout cimport Outline, Survey

@cython.locals(place=int, player=int)
cdef void look(Reef *reef, short *seen) noexcept nogil
@cython.locals(player=int, colour=int, place=int)
cdef void look_at_holdings(Reef *reef, Survey *survey, short *seen) noexcept nogil
@cython.locals(tile=int, strong=int, weak=int, colour=int, other=int, late=int, player=int)
cdef void survey_colours(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(board=int, crew=u64, colour=int, own=u64, shrimped=u64, left=u64, coral=u64, size=int, prey=u64, other=int)
cdef void survey_boards(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(player=int, colour=int, mine=int, lays=int)
cdef void survey_players(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(board=int, colour=int, left=u64, place=int)
cdef void look_at_corals(Reef *reef, Survey *survey, int player, short *seen) noexcept nogil
@cython.locals(
    own=u64, coral=u64, edge=u64, guarded=u64, bare=u64, growth=u64, exposed=u64, other=int, reached=u64
)
cdef void look_at_coral(
    Reef *reef, Survey *survey, int player, int board, int colour, u64 shrimp, short *seen, int x
) noexcept nogil
cdef void begin(Outline *outline) noexcept nogil
@cython.locals(rival=int)
cdef void menace(Reef *reef, Survey *survey, int player, int other, Outline *outline) noexcept nogil
@cython.locals(mine=int, size=int, open_=int, most=int, soon=int, value=int, wins=int, feeds=int, lays=int, lost=int)
cdef void tell_coral(
    Reef *reef, Survey *survey, int player, int colour, Outline *outline, short *seen, int x
) noexcept nogil
@cython.locals(
    mine=int, hand=int, cubes=int, consumed=int, fish=int, value=int, wins=int, losses=int, lays=int, free=int,
    largest=int, owned=int, held=int, fed=int, rival=int
)
cdef void look_at_colour(Reef *reef, Survey *survey, int player, int colour, short *seen, int x) noexcept nogil
@cython.locals(
    fish=int, sure=int, consumed=int, cubes=int, hand=int, pairs=int, colour=int, mine=int, points=int, eaten=int,
    meal=int, ahead=int, rival=int, lead=int
)
cdef void look_at_player(Reef *reef, Survey *survey, int player, short *seen, int x) noexcept nogil
cdef int least(int a, int b) noexcept nogil
