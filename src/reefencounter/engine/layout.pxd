from libc.stdint cimport uint8_t, uint16_t, uint64_t

ctypedef uint64_t u64

cdef struct Common:
    uint16_t turned
    uint16_t locks
    uint16_t number
    uint8_t alga
    uint8_t players
    uint8_t advanced
    uint8_t player
    uint8_t phase
    uint8_t acted
    uint8_t lays
    uint8_t laying
    uint8_t must_play
    uint8_t from_hand
    uint8_t laid
    uint8_t introduced
    uint8_t locked
    uint8_t ended_by
    uint8_t ender
    uint8_t cubes[20]
    uint8_t larvae[5]
    uint8_t reserve[5]
    uint8_t unplayed[4]
    uint8_t eaten[4]
    uint8_t boards[4]
    uint8_t weaker[5]

cdef struct Reef:
    uint16_t turned
    uint16_t locks
    uint16_t number
    uint8_t alga
    uint8_t players
    uint8_t advanced
    uint8_t player
    uint8_t phase
    uint8_t acted
    uint8_t lays
    uint8_t laying
    uint8_t must_play
    uint8_t from_hand
    uint8_t laid
    uint8_t introduced
    uint8_t locked
    uint8_t ended_by
    uint8_t ender
    uint8_t cubes[20]
    uint8_t larvae[5]
    uint8_t reserve[5]
    uint8_t unplayed[4]
    uint8_t eaten[4]
    uint8_t boards[4]
    uint8_t weaker[5]
    uint8_t hand[20]
    uint8_t consumed[20]
    uint8_t fish[20]
    uint8_t sea[25]
    uint8_t bag[5]
    uint8_t keep
    u64 polyps[20]
    u64 shrimps[16]
    u64 moved[4]

cdef extern from *:
    """
    #define reef_common(reef) ((void *) (reef))
    """
    Common *common "reef_common"(Reef *reef) noexcept nogil

cdef struct Options:
    int feeds
    int pairs
    u64 eats[4]
    int cubes
    u64 lays[4]
    int by_hand
    int by_consumed
    int stop
    u64 introductions[4]
    int movers
    int origins[4]
    u64 goals[16]
    u64 occupied[4]
    u64 east[4]
    u64 south[4]
    u64 bare[4]
    u64 unshrimped[4]
    int larvae
    int payments
    int algae
    int lockable
    int polyps
    int takes
    int passes

cdef struct ChanceState:
    u64 seed
    int given
    int wrong
    int size
    int tiles[8]
