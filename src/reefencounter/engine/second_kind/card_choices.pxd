cimport cython
from libc.stdint cimport uint32_t, uint64_t

from .layout cimport BlueUses, Cells, Reef, Walk
from ..common cimport algae
from . cimport blues, codes, corals, decks, geometry, laying, layout, shrimps, terrain
from . cimport walk as walks

cdef uint32_t DOUBLES

@cython.locals(effect=int, amount=int, mine=int, board=int, space=int, cells=Cells, kinds=uint64_t)
cdef void offer(Reef *reef, int player, int card, int left, Walk *walk) noexcept nogil
cdef bint enough(Walk *walk) noexcept nogil
@cython.locals(kinds=uint32_t, colour=int)
cdef void offer_cubes(Reef *reef, int player, Walk *walk) noexcept nogil
@cython.locals(own=uint64_t, kinds=uint64_t, kind=int, space=int)
cdef void offer_swaps(Reef *reef, int player, Walk *walk) noexcept nogil
@cython.locals(board=int, own=Cells, left=Cells, colour=int, cell=Cells, first=int)
cdef void offer_growth(Reef *reef, int player, Walk *walk) noexcept nogil
@cython.locals(shrimped=Cells, coral=Cells, beside=Cells)
cdef Cells free_growth(Reef *reef, int board, Cells own, int colour) noexcept nogil
cdef void offer_blue_uses(Reef *reef, int player, Walk *walk, int blue, int shift) noexcept nogil
@cython.locals(source=int, board=int)
cdef void offer_blue(Reef *reef, BlueUses *uses, Walk *walk, int first) noexcept nogil
@cython.locals(place=int, board=int)
cdef void offer_shift(Reef *reef, BlueUses *uses, Walk *walk, int first) noexcept nogil
@cython.locals(board=int, left=Cells, crown=Cells, first=int, side=int)
cdef void offer_crown_work(Reef *reef, Walk *walk) noexcept nogil
@cython.locals(kind=int, board=int, first=int)
cdef void offer_terrain(Reef *reef, Walk *walk) noexcept nogil
@cython.locals(board=int, home=int, cells=Cells, left=Cells, shrimp=Cells, place=int)
cdef void offer_shift_work(Reef *reef, int player, int size, Walk *walk) noexcept nogil
