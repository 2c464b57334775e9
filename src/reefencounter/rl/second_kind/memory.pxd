from libc.stdint cimport uint8_t

cdef enum:
    PLACES = 132
    SIZE = 272

cdef struct Notes:
    int first
    int second
    uint8_t unknown_hand[132]
    uint8_t unknown_fish[132]

cdef struct Path:
    int steps[3]
    int size
