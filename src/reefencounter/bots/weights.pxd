cdef struct Worths:
    int tiles
    double of[5]

cdef struct Weights:
    double hold
    double ripe
    double growing
    double near
    double room
    double exposed
    double menaced
    double slot
    double slot_late
    double tended
    double tile
    double tile_fits
    double cube
    double cube_more
    double pair
    double consumed
    double consumed_more
    double licence
    double fades
    double rival_best
    double rival_mean
    double ending
