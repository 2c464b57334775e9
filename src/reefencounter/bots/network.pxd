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
    #include <string.h>

    /* Two numbers and their two rows of weights at a time; whole numbers: wider instructions give the same sums. */
    static void reef_layer_plain(const short *x, int size, const short *w, int out, int *restrict sums) {
        for (int j = 0; j < out; j++) sums[j] = 256 * w[size * out + j];
        for (int i = 0; i < size; i += 2) {
            int a = x[i], b = x[i + 1];
            if (a | b) {
                const short *row = w + i * out;
                for (int j = 0; j < out; j++) sums[j] += a * row[2 * j] + b * row[2 * j + 1];
            }
        }
    }

    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    #define REEF_SUMS(NAME, WIDE, TARGET, VECTOR, LOAD, STORE, SET, MADD, ADD) \\
        TARGET static void NAME(const short *x, int size, const short *w, int *sums) { \\
            enum { AT_ONCE = sizeof(VECTOR) / 4, MANY = WIDE / AT_ONCE }; \\
            VECTOR sum[MANY]; \\
            for (int k = 0; k < WIDE; k++) sums[k] = 256 * w[size * WIDE + k]; \\
            for (int k = 0; k < MANY; k++) sum[k] = LOAD((const VECTOR *)(sums + k * AT_ONCE)); \\
            for (int i = 0; i < size; i += 2) { \\
                int two; \\
                memcpy(&two, x + i, 4); \\
                if (two) { \\
                    const short *row = w + i * WIDE; \\
                    for (int k = 0; k < MANY; k++) \\
                        sum[k] = ADD(sum[k], MADD(SET(two), LOAD((const VECTOR *)(row + 2 * k * AT_ONCE)))); \\
                } \\
            } \\
            for (int k = 0; k < MANY; k++) STORE((VECTOR *)(sums + k * AT_ONCE), sum[k]); \\
        }
    #define REEF_SSE2(NAME, WIDE) REEF_SUMS(NAME, WIDE, , __m128i, _mm_loadu_si128, _mm_storeu_si128, \\
        _mm_set1_epi32, _mm_madd_epi16, _mm_add_epi32)
    #define REEF_AVX2(NAME, WIDE) REEF_SUMS(NAME, WIDE, __attribute__((target("avx2"))), __m256i, \\
        _mm256_loadu_si256, _mm256_storeu_si256, _mm256_set1_epi32, _mm256_madd_epi16, _mm256_add_epi32)
    REEF_SSE2(reef_layer_32, 32)
    REEF_SSE2(reef_layer_64, 64)
    REEF_AVX2(reef_layer_32_wide, 32)
    REEF_AVX2(reef_layer_64_wide, 64)
    #endif

    static void reef_layer(
        const short *x, int at, int size, const short *w, int first, int out, int *restrict sums
    ) {
        x += at;
        w += first;
    #if defined(__x86_64__) && defined(__GNUC__)
        if (out == 32 || out == 64) {
            int wide = __builtin_cpu_supports("avx2") != 0;
            if (out == 32) (wide ? reef_layer_32_wide : reef_layer_32)(x, size, w, sums);
            else (wide ? reef_layer_64_wide : reef_layer_64)(x, size, w, sums);
            return;
        }
    #endif
        reef_layer_plain(x, size, w, out, sums);
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
