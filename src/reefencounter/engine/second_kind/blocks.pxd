from .layout cimport Reef

cdef extern from *:
    """
    #define reef2_block(data) ((void *) PyByteArray_AS_STRING(data))
    """
    Reef *reef_in "reef2_block"(bytearray data) noexcept nogil
