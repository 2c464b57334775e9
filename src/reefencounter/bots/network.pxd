cimport cython

from ..engine.blocks cimport shorts_in
from ..engine.layout cimport Reef, u64
from ..engine.position cimport Position
from ..engine cimport codes, corals, ending, geometry
from . cimport features
from . cimport network_layout as sizes
from .network_layout cimport Thought

cdef extern from *:
    """
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define REEF_WIDER __attribute__((target_clones("avx2", "default")))
    #else
    #define REEF_WIDER
    #endif
    #define REEF_SUMS(OUT) \\
        for (int j = 0; j < OUT; j++) sums[j] = 256 * w[size * OUT + j]; \\
        for (int i = 0; i < size; i++) { \\
            int a = x[i]; \\
            if (a) { \\
                const short *row = w + i * OUT; \\
                for (int j = 0; j < OUT; j++) sums[j] += a * row[j]; \\
            } \\
        }
    /* whole numbers: the wider instructions give the same sums */
    REEF_WIDER static void reef_layer(
        const short *x, int at, int size, const short *w, int first, int out, int *restrict sums
    ) {
        x += at;
        w += first;
        if (out == 32) { REEF_SUMS(32) } else if (out == 64) { REEF_SUMS(64) } else { REEF_SUMS(out) }
    }
    """
    void layer "reef_layer"(short *numbers, int at, int size, short *weights, int first, int out, int *sums) noexcept nogil

cdef int FALLING[1025]

cdef class Network:
    cdef bint ready
    cdef bytearray data
    cdef short *weights
    @cython.locals(player=int, chance=int)
    cpdef list chances(self, Position position)
    @cython.locals(player=int)
    cpdef list scores(self, Position position)
    cdef object check(self, object position)
    cdef double value(self, Reef *reef, int player) noexcept nogil
    @cython.locals(best=int, other=int, value=double)
    cdef double worth(self, int players, int player, Thought *thought) noexcept nogil
    cdef void think(self, Reef *reef, Thought *thought) noexcept nogil
    @cython.locals(place=int, player=int, own=int)
    cdef void infer(self, int players, Thought *thought) noexcept nogil
    @cython.locals(place=int, first=int, coral=int, at=int, colour=int)
    cdef void embed(self, int player, Thought *thought) noexcept nogil
    @cython.locals(best=int, other=int, total="long long", mine="long long", part="long long")
    cdef int chance(self, int players, int player, Thought *thought) noexcept nogil

cdef int handed_on(int number) noexcept nogil
@cython.locals(step=int)
cdef int falling(int below) noexcept nogil
@cython.locals(player=int, best=int)
cdef void count_up(Reef *reef, Thought *thought) noexcept nogil
@cython.locals(best=int, board=int, colour=int, left=u64, size=int, gain=int)
cdef int last_meal(Reef *reef, int player) noexcept nogil
@cython.locals(data=bytearray)
cpdef bytes seen_in(Position position)
