from ..layout cimport Common
from .. cimport codes

cdef void reset(Common *table) noexcept nogil
cdef void pass_on(Common *table) noexcept nogil
cdef void end_laying(Common *table) noexcept nogil
cdef void end_game(Common *table, int how) noexcept nogil
cdef void open_final_round(Common *table, int how) noexcept nogil
cdef bint is_last_of_final_round(Common *table) noexcept nogil
