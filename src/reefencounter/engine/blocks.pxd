from libc.stdint cimport uint8_t

from .layout cimport Reef, u64

cdef extern from *:
    """
    #define reef_block(data) ((void *) PyByteArray_AS_STRING(data))
    """
    Reef *reef_in "reef_block"(bytearray data) noexcept nogil
    Reef *reefs_in "reef_block"(bytearray data) noexcept nogil
    int *numbers_in "reef_block"(bytearray data) noexcept nogil
    short *shorts_in "reef_block"(bytearray data) noexcept nogil
    u64 *words_in "reef_block"(bytearray data) noexcept nogil
    float *floats_in "reef_block"(bytearray data) noexcept nogil
    double *doubles_in "reef_block"(bytearray data) noexcept nogil
    uint8_t *bytes_in "reef_block"(bytearray data) noexcept nogil
