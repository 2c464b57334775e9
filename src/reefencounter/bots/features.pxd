cimport cython

from ..engine.layout cimport Reef, u64
from ..engine cimport codes, corals, ending, geometry

from . cimport network_layout as sizes
from .network_layout cimport Survey

@cython.locals(place=int, player=int, colour=int)
cdef void look(Reef *reef, short *seen) noexcept nogil
@cython.locals(tile=int, strong=int, weak=int, colour=int, other=int, late=int, left=int, player=int)
cdef void survey_colours(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(board=int, crew=u64, colour=int, own=u64, shrimped=u64, left=u64, coral=u64, size=int, prey=u64, other=int)
cdef void survey_boards(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(player=int, colour=int, mine=int, lays=int)
cdef void survey_players(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(board=int, colour=int, left=u64, place=int)
cdef void look_at_corals(Reef *reef, Survey *survey, int player, short *seen) noexcept nogil
@cython.locals(
    own=u64, coral=u64, size=int, edge=u64, guarded=u64, bare=u64, mine=int, value=int, wins=int, feeds=int, exposed=u64,
    most=int, soon=int, later=int, other=int, reached=u64, rival=int, open_=int, growth=u64, beside=u64, lays=int, lost=int
)
cdef void look_at_coral(
    Reef *reef, Survey *survey, int player, int board, int colour, u64 shrimp, short *seen, int x
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
