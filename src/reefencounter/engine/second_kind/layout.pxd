from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from ..layout cimport Common, u64

cdef extern from *:
    """
    typedef unsigned __int128 reef_cells __attribute__((aligned(8)));
    """
    ctypedef unsigned long long Cells "reef_cells"

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
    uint16_t flips
    uint16_t place
    uint32_t returned
    uint32_t draw
    uint32_t discards
    uint32_t cards[4]
    uint32_t table[4]
    uint8_t tile[288]
    uint8_t hand[132]
    uint8_t consumed[132]
    uint8_t fish[132]
    uint8_t sea[165]
    uint8_t bag[33]
    uint8_t apart[33]
    uint8_t dealt
    uint8_t deck
    uint8_t supply
    uint8_t at_sea
    uint8_t halves
    uint8_t bought
    uint8_t collected
    uint8_t breakfast
    uint8_t next_colour
    uint8_t next_hand
    uint8_t next_weaker
    uint8_t lay_hand
    uint8_t lay_weaker
    uint8_t more_locks
    uint8_t skip_flip
    uint8_t pending
    uint8_t card
    uint8_t asked
    uint8_t window
    uint8_t left
    uint8_t source
    uint8_t variant
    uint8_t space
    Cells polyps[20]
    Cells shrimps[16]
    Cells moved[4]
    Cells blue[4]
    Cells blue_tiles[4]
    Cells rocky[16]
    Cells added[4]
    Cells sunk[4]
    Cells crowns[4]
    Cells acting[4]
    Cells wards[16]
    Cells occupied[4]
    Cells east[4]
    Cells south[4]

cdef extern from *:
    """
    #define reef2_common(reef) ((void *) (reef))
    #define reef2_halves(words) ((void *) (words))
    """
    Common *common "reef2_common"(Reef *reef) noexcept nogil
    u64 *halves "reef2_halves"(Cells *words) noexcept nogil

cdef struct BlueUses:
    Cells free[4]
    int sources
    int origins[4]
    Cells goals[16]
    int movable
    int homes[4]
    Cells moves[16]

cdef struct Options:
    int acting
    int meals
    Cells eats[4]
    uint32_t meal_cards
    int cubes[5]
    Cells lay_open[4]
    Cells lay_blue[4]
    Cells lay_half[16]
    uint32_t by_hand
    uint32_t by_consumed
    int stop
    int introduces
    Cells introductions[4]
    int movers
    int mover_homes[5]
    Cells mover_cells[5]
    int origins[4]
    Cells goals[16]
    Cells elsewhere[4]
    Cells bare[4]
    Cells unshrimped[4]
    uint32_t larvae[5]
    uint32_t payments
    int algae
    int lockable
    int polyps
    int placeable
    Cells places[12]
    uint64_t buy_hand
    uint32_t buy_consumed
    int buy_cubes
    uint32_t discards
    uint32_t cards
    uint32_t blue_cards
    BlueUses blue
    int takes
    int end
    int passes
    int steady
    uint64_t hand
    int ways
    int answers
    int stale
    int age
    int roomy_known
    int roomy[4]
    int fit_known[4]
    int fit[4]
    int reach_known
    Cells reach[20]
    int lays_known
    int lays_somewhere[4]
    int coral_keys[64]
    Cells coral_cells[64]

cdef struct Walk:
    int total
    int mode
    int wanted
    int found
    int *out
    int ends[10]

cdef struct Tally:
    int tiles[5]
    int weight[5]
    int single[5]
    int begun
    int ways[21]
    int totals[21]
    int best[512]
    int then[512]

cdef struct Census:
    long long actions
    long long meals
    long long cards[28]
    long long windows[6]
    long long reactions[6]

cdef struct Ids:
    int ids[16384]
    int firsts[30]
