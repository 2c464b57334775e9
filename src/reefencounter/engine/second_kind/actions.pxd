cimport cython

from ..layout cimport ChanceState
from .layout cimport Cells, Reef
from .. cimport codes as base
from ..common cimport algae, supply
from . cimport (
    blues, cards, codes, collecting, crowns, draws, effects, ending, geometry, layout, meals, polyps, terrain
)

cdef void apply(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
@cython.locals(board=int)
cdef void carry_out(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
cdef void choose_first(Reef *reef, int player, int action) noexcept nogil
@cython.locals(origin=int, side=int, goal=int, cell=Cells)
cdef void act_zero(Reef *reef, int player, int action) noexcept nogil
cdef void go(Reef *reef, int player, int origin, int goal) noexcept nogil
cdef void move(Reef *reef, int player, int origin, int goal) noexcept nogil
@cython.locals(card=int, colour=int, cube=int, place=int, kind=int)
cdef void take_action(Reef *reef, int player, int action, ChanceState *chance) noexcept nogil
cdef void take_larva(Reef *reef, int player, int colour, int kind) noexcept nogil
@cython.locals(paid=int, alga=int, place=int, turning=int, tile=int)
cdef void play_alga(Reef *reef, int player, int code) noexcept nogil
cdef void take_polyp(Reef *reef, int player, int colour) noexcept nogil
cdef void buy(Reef *reef, int player, int code, ChanceState *chance) noexcept nogil
@cython.locals(code=int)
cdef void use_shrimp(Reef *reef, int player, int action) noexcept nogil
