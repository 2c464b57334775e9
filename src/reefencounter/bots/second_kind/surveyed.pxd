from ...engine.second_kind.layout cimport Cells

cdef struct Boards:
    Cells reach[20]
    Cells prey[20]
    Cells bare[4]
    Cells safe[4]
