from libc.stdint cimport uint8_t

cdef struct Notes:
    int lifted
    uint8_t unknown_hand[20]
    uint8_t unknown_fish[20]
