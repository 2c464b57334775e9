cimport cython

from .layout cimport Options, Reef, u64
from . cimport codes, geometry

cdef u64 flood(u64 cells, u64 within) noexcept nogil
cdef u64 crew(Reef *reef, int board) noexcept nogil
cdef u64 polyps(Reef *reef, int board) noexcept nogil
cdef u64 bare_rock(Reef *reef, int board) noexcept nogil
@cython.locals(once=u64, twice=u64)
cdef u64 joining(Reef *reef, int board, int colour) noexcept nogil
cdef u64 protected(Reef *reef, int board, int colour) noexcept nogil
@cython.locals(prey=u64, weaker=int)
cdef u64 attackable(Reef *reef, int board, int colour) noexcept nogil
cdef u64 layable(Reef *reef, int board, int colour) noexcept nogil
@cython.locals(board=int)
cdef bint layable_somewhere(Reef *reef, int colour) noexcept nogil
@cython.locals(colour=int)
cdef u64 coral_at(Reef *reef, int board, u64 cell) noexcept nogil
@cython.locals(colour=int, free=u64)
cdef u64 unshrimped(Reef *reef, int board) noexcept nogil
@cython.locals(colour=int, occupied=u64, east=u64, south=u64)
cdef void look(Reef *reef, int board, Options *options) noexcept nogil
@cython.locals(reached=u64)
cdef u64 spread(u64 cells, u64 east, u64 south) noexcept nogil
cdef int returned(Reef *reef) noexcept nogil
cdef int smallest_meal(Reef *reef) noexcept nogil
@cython.locals(ready=u64)
cdef u64 edible(Reef *reef, int board, int player) noexcept nogil
