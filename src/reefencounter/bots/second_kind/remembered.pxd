from libc.stdint cimport uint8_t

from ...engine.layout cimport u64

cdef struct Coral:
    uint8_t player
    uint8_t colour
    uint8_t number
    uint8_t more
    uint8_t exposed
    uint8_t menaces
    uint8_t room
    uint8_t crowns
    uint8_t blue

cdef struct Board:
    u64 key
    int size
    Coral corals[16]

cdef struct Memory:
    u64 keys[4]
    Board boards[1024]
    int tiles
    double of[5]
    double kinds[30]
