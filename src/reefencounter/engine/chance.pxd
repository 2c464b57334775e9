cimport cython

from .layout cimport ChanceState
from . cimport generator

cdef class Chance:
    cdef ChanceState inner
    cpdef bint gave_all(self, int size)

@cython.locals(chance=Chance, place=int)
cpdef Chance that_gives(object deal, int most, int kinds)
