"""What an environment remembers beside a position: a flat value, as the position itself is.

The half-made move, and which tiles in hands and fish nobody but their owner knows. A tile of a kind that is seen
leaving is one of the known ones as long as there are any (N4), so the unknown ones of a kind are never more than there
are tiles of it. Compiled code sees the struct of `memory.pxd`.
"""

import ctypes


class Notes(ctypes.Structure):
    """The half-made move and what is not known."""

    lifted: int  # the cell of the shrimp of a half-made move, or -1
    unknown_hand: list[int]  # [player * 5 + colour]: tiles in the hand that only their owner knows
    unknown_fish: list[int]

    _fields_ = [
        ("lifted", ctypes.c_int),
        ("unknown_hand", ctypes.c_uint8 * 20),
        ("unknown_fish", ctypes.c_uint8 * 20),
    ]


SIZE = ctypes.sizeof(Notes)
