cimport cython

from ...engine.layout cimport u64
from ...engine.second_kind.layout cimport Cells, Reef
from ...engine.second_kind cimport corals, geometry
from .remembered cimport Board, Coral, Memory

cdef extern from *:
    """
    #include <string.h>
    typedef struct { unsigned long long lane[4]; } reef2_hash;
    static inline unsigned long long reef2_mixed(unsigned long long a, unsigned long long b) {
        unsigned __int128 product = (unsigned __int128) a * b;
        return (unsigned long long) product ^ (unsigned long long) (product >> 64);
    }
    static inline void reef2_take(reef2_hash *hash, const void *data, int bytes) {  /* four chains at once */
        static const unsigned long long salt[4] = {
            0x9E3779B97F4A7C15ULL, 0xBF58476D1CE4E5B9ULL, 0x94D049BB133111EBULL, 0xD6E8FEB86659FD93ULL};
        const char *from = (const char *) data;
        unsigned long long word[8];
        for (; bytes >= 64; bytes -= 64, from += 64) {
            memcpy(word, from, 64);
            for (int k = 0; k < 4; k++) hash->lane[k] = reef2_mixed(hash->lane[k] ^ word[2 * k], word[2 * k + 1] ^ salt[k]);
        }
        if (bytes > 0) {
            memset(word, 0, 64);
            memcpy(word, from, bytes);
            for (int k = 0; k < 4 && 16 * k < bytes; k++)
                hash->lane[k] = reef2_mixed(hash->lane[k] ^ word[2 * k], word[2 * k + 1] ^ salt[k]);
        }
    }
    static inline unsigned long long reef2_result(const reef2_hash *hash) {
        return reef2_mixed(reef2_mixed(hash->lane[0], hash->lane[1] + 0x9E3779B97F4A7C15ULL) ^ hash->lane[2],
                           hash->lane[3] + 0x94D049BB133111EBULL) | 1;
    }
    #define REEF2_SEED {{0x8BB84B93962EACC9ULL, 0x2D358DCCAA6C78A5ULL, 0x4B33A62ED433D4A3ULL, 0xAAAAAAAAAAAAAAABULL}}
    #define reef2_board_key(reef, board) __extension__ ({ \\
        reef2_hash h = REEF2_SEED; \\
        unsigned __int128 few[5] = {(reef)->blue[board], (reef)->blue_tiles[board], (reef)->added[board], \\
            (reef)->sunk[board], (reef)->crowns[board]}; \\
        unsigned char order[8] = {(reef)->weaker[0], (reef)->weaker[1], (reef)->weaker[2], (reef)->weaker[3], \\
            (reef)->weaker[4], (reef)->boards[board]}; \\
        reef2_take(&h, (reef)->polyps + 5 * (board), 80); \\
        reef2_take(&h, (reef)->shrimps + 4 * (board), 64); \\
        reef2_take(&h, (reef)->rocky + 4 * (board), 64); \\
        reef2_take(&h, (reef)->wards + 4 * (board), 64); \\
        reef2_take(&h, few, 80); \\
        reef2_take(&h, (reef)->tile + 72 * (board), 72); \\
        reef2_take(&h, order, 8); \\
        reef2_result(&h); })
    #define reef2_hash_of(reef, keys) __extension__ ({ \\
        reef2_hash h = REEF2_SEED; \\
        reef2_take(&h, keys, 8 * (reef)->players); \\
        reef2_take(&h, (reef)->moved, 64); \\
        reef2_take(&h, (reef)->acting, 64); \\
        reef2_take(&h, (reef), (int) ((const char *) (reef)->tile - (const char *) (reef))); \\
        reef2_take(&h, (reef)->hand, (int) ((const char *) (reef)->polyps - (const char *) (reef)->hand)); \\
        reef2_result(&h); })
    """
    u64 board_key "reef2_board_key"(Reef *reef, int board) noexcept nogil
    u64 hash_of "reef2_hash_of"(Reef *reef, u64 *keys) noexcept nogil

cdef int REMEMBERED

@cython.locals(board=int)
cdef u64 recognise(Reef *reef, Memory *memory) noexcept nogil
@cython.locals(key=u64, seen="Board *")
cdef Board *look(Reef *reef, Memory *memory, int board) noexcept nogil
@cython.locals(
    bare=Cells, exposed=Cells, player=int, shrimps=Cells, shrimp=Cells, coral=Cells, edge=Cells, one="Coral *"
)
cdef void survey(Reef *reef, int board, Board *seen) noexcept nogil
@cython.locals(found=Cells, other=int, taken=Cells)
cdef Cells in_danger(Reef *reef, int board, Cells open_, Cells edge, Coral *one) noexcept nogil
