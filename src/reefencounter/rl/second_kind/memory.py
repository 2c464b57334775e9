"""What an environment remembers beside a position of the Second Kind: the half-made action, and what nobody has seen.

As in the base game a flat value, and the unknown tiles of a kind are never more than there are tiles of it. Compiled
code sees the structs of `memory.pxd`.
"""

import ctypes

PLACES = 132  # [player * 33 + kind]


class Notes(ctypes.Structure):
    """The half-made action and what is not known."""

    first: int  # the first step of a half-made action, or -1
    second: int  # its second step, or -1
    unknown_hand: list[int]  # [player * 33 + kind]: tiles in the hand that only their owner knows
    unknown_fish: list[int]

    _fields_ = [
        ("first", ctypes.c_int),
        ("second", ctypes.c_int),
        ("unknown_hand", ctypes.c_uint8 * PLACES),
        ("unknown_fish", ctypes.c_uint8 * PLACES),
    ]


class Path:
    """The steps that make an action of the engine, at most three."""

    def __init__(self) -> None:
        self.steps = [0, 0, 0]
        self.size = 0


SIZE = ctypes.sizeof(Notes)
