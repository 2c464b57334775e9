cimport cython

from ..layout cimport ChanceState
from .layout cimport Census, Ids, Options, Reef, Walk
from .. cimport generator
from .. cimport codes as base
from . cimport actions, codes, corals, legal, options
from . cimport walk as walks

cdef int STARTS[30]
cdef long long MOST_ACTIONS

@cython.locals(place=int)
cdef object _fill()
@cython.locals(card=int, window=int)
cdef void clear(Census *census) noexcept nogil
@cython.locals(taken="long long", player=int)
cdef long long play_out(Reef *reef, ChanceState *chance, Census *census, bint by_kind) noexcept nogil
@cython.locals(origin=int, goal=int)
cdef void mark_stale(int action, Options *found) noexcept nogil
cdef void pick(Reef *reef, int player, ChanceState *chance, Options *found, Walk *walk) noexcept nogil
@cython.locals(kind=int, kinds=int, place=int)
cdef void pick_by_kind(Reef *reef, int player, ChanceState *chance, Options *found, Walk *walk) noexcept nogil
cdef bint ends_something(int action) noexcept nogil
cdef void note(Reef *reef, int action, Census *census) noexcept nogil
