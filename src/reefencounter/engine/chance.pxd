from .layout cimport ChanceState
from . cimport generator

cdef class Chance:
    cdef ChanceState inner
