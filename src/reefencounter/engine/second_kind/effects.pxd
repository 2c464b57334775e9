cimport cython

from ..layout cimport ChanceState
from .layout cimport Cells, Reef
from ..common cimport algae, draws
from . cimport blues, cards, codes, collecting, decks, ending, geometry, layout, polyps, terrain

@cython.locals(effect=int, amount=int, kind=int, _=int)
cdef void play(Reef *reef, int player, int card, ChanceState *chance) noexcept nogil
@cython.locals(kind=int)
cdef void choose(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
cdef void count_down(Reef *reef) noexcept nogil
@cython.locals(effect=int, mine=int, other=int)
cdef void choose_kind(Reef *reef, int player, int kind) noexcept nogil
@cython.locals(asked=int, flips=int)
cdef void choose_tile(Reef *reef, int tile) noexcept nogil
cdef void turn_tiles(Reef *reef, int tiles) noexcept nogil
@cython.locals(card=int)
cdef int card_with(Reef *reef, int effect) noexcept nogil
@cython.locals(in_window=int, space=int, early=int)
cdef void choose_sea(Reef *reef, int player, int code, ChanceState *chance) noexcept nogil
@cython.locals(given=int, space=int, taken=int)
cdef void swap(Reef *reef, int player, int code) noexcept nogil
@cython.locals(board=int, cell=Cells, player=int)
cdef void ward(Reef *reef, int place, int until) noexcept nogil
cdef int turns_until(Reef *reef, int player) noexcept nogil
@cython.locals(board=int, cell=Cells)
cdef void add_polyp(Reef *reef, int place, int colour) noexcept nogil
@cython.locals(side=int, place=int, board=int, crown=Cells)
cdef void work_crown(Reef *reef, int action) noexcept nogil
@cython.locals(in_window=int, goal=int, origin=int)
cdef void shift_work(Reef *reef, int player, int action) noexcept nogil
@cython.locals(place=int)
cdef void react(Reef *reef, int player) noexcept nogil
@cython.locals(window=int, flips=int, place=int, consumed=int, variant=int, space=int, early=int)
cdef void decline(Reef *reef, ChanceState *chance) noexcept nogil
