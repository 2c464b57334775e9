cimport cython
from libc.stdint cimport uint32_t

from . cimport codes

cdef int EFFECT[1792]
cdef int AMOUNT[1792]
cdef uint32_t BLUE_CARDS[64]
cdef uint32_t SCORING_CARDS[64]
cdef int WINDOW_CARD[384]

cdef int effect_of(int deck, int card) noexcept nogil
cdef int amount_of(int deck, int card) noexcept nogil
cdef int window_card(int deck, int window) noexcept nogil
