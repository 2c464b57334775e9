cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from ...engine.layout cimport Reef as PlainReef
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine.second_kind cimport cards, codes, corals, decks, geometry, scoring
from .. cimport features as base
from .. cimport network_layout as sizes
from ..network_layout cimport Outline, Survey
from . cimport judge
from .surveyed cimport Boards

cdef int FULL_BAG

@cython.locals(place=int, player=int)
cdef void look(Reef *reef, short *seen) noexcept nogil
@cython.locals(colour=int, space=int, player=int, mine=int)
cdef void simplify(Reef *reef, PlainReef *plain) noexcept nogil
@cython.locals(many=int, left=uint64_t)
cdef int showing(uint8_t *tiles, int first, int colour) noexcept nogil
@cython.locals(late=int, player=int)
cdef void survey_bag(Reef *reef, Survey *survey) noexcept nogil
@cython.locals(
    board=int, paired=Cells, shrimped=Cells, colour=int, own=Cells, left=Cells, coral=Cells, size=int, weaker=Cells,
    other=int
)
cdef void survey_boards(Reef *reef, Survey *survey, Boards *boards) noexcept nogil
@cython.locals(points=int, fish=uint64_t, kind=int)
cdef int in_fish(Reef *reef, int player) noexcept nogil
@cython.locals(board=int, left=Cells, shrimp=Cells, colour=int, place=int)
cdef void look_at_corals(
    Reef *reef, PlainReef *plain, Survey *survey, Boards *boards, int player, short *seen
) noexcept nogil
@cython.locals(
    own=Cells, coral=Cells, edge=Cells, guarded=Cells, bare=Cells, growth=Cells, exposed=Cells, other=int, reached=Cells
)
cdef void draw(
    Reef *reef, PlainReef *plain, Survey *survey, Boards *boards, int player, int board, int colour, Cells shrimp,
    Outline *outline
) noexcept nogil
@cython.locals(held=uint32_t)
cdef void look_at_cards(Reef *reef, int player, short *seen, int x) noexcept nogil
@cython.locals(special=int, rock=int, blue=int, crowns=int, left=uint64_t, kind=int, board=int, mine=Cells)
cdef void look_at_specials(Reef *reef, int player, short *seen, int x) noexcept nogil
