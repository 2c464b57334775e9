cimport cython
from libc.stdint cimport uint32_t

from .layout cimport Cells, Reef, Walk
from .. cimport codes as base
from . cimport card_choices, codes, corals, decks, geometry, laying, shrimps
from . cimport walk as walks

@cython.locals(effect=int)
cdef bint playable(Reef *reef, int player, int card) noexcept nogil
cdef bint has_choice(Reef *reef, int player, int card) noexcept nogil
@cython.locals(before=int, before_weaker=int, hand=uint32_t, consumed=uint32_t, found=bint, colour=int)
cdef bint leads_to_laying(Reef *reef, int player, bint any_colour, bint weaker) noexcept nogil
@cython.locals(card=int)
cdef bint can_still_play_alga(Reef *reef, int player) noexcept nogil
cdef int bag_size(Reef *reef) noexcept nogil
cdef void spend(Reef *reef, int player, int card) noexcept nogil
@cython.locals(card=int, player=int)
cdef bint open_window(Reef *reef, int window) noexcept nogil
@cython.locals(board=int, coral=Cells)
cdef bint threatened(Reef *reef, int player) noexcept nogil
cdef void close(Reef *reef) noexcept nogil
