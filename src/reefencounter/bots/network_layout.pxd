from ..engine.layout cimport u64

cdef enum:
    UNIT = 256
    CORALS = 4
    CORAL = 42
    COLOUR = 36
    OWN = 80
    CARDS = 44
    SEEN = 428
    HIDDEN = 32
    EMBED = 64
    LAST = 32
    JOINED = 144
    CORAL_LAYER = 0
    COLOUR_LAYER = 1376
    PLAYER_LAYER = 2560
    TABLE_LAYER = 11840
    OUT_LAYER = 15968
    WEIGHTS = 16034
    SHIFT = 10
    HIGHEST = 32767
    HEAVIEST = 65535
    WON = 65536
    POINT = 13107
    STEPS = 1024
    ONE = 1048576

cdef struct Survey:
    u64 reach[20]
    u64 prey[20]
    u64 open[20]
    u64 bare[4]
    int tiles[25]
    int value[5]
    int wins[5]
    int losses[5]
    int in_sea[5]
    int at_sea[5]
    int preys[5]
    int free[5]
    int largest[20]
    int owned[20]
    int exposed[20]
    int lays[20]
    int meals[4]
    int meal[4]
    int points[4]
    int corals[4]
    int late
    int bag
    int room
    int sea

cdef struct Outline:
    int number
    int size
    int guarded
    int exposed
    int bare
    int prey
    int grows
    int beside
    int menaces
    int rivals
    int later
    int most
    int soon

cdef struct Thought:
    short seen[4 * SEEN]
    int sums[EMBED]
    int added[2 * HIDDEN]
    short joined[JOINED]
    short players[4 * EMBED]
    int all[EMBED]
    short beside[2 * EMBED]
    short last[LAST]
    int scores[4]
    int points[4]
