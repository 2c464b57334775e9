"""Blocks of bytes seen as numbers and positions. Compiled code casts a pointer (see blocks.pxd); here is the same
for the uncompiled run. The block must outlive what is seen in it."""

from __future__ import annotations

import ctypes

from .layout import SIZE, Reef

reef_in = Reef.from_buffer


def reefs_in(data: bytearray) -> list[Reef]:
    """The positions in a block of bytes."""
    return [Reef.from_buffer(data, place) for place in range(0, len(data), SIZE)]


def numbers_in(data: bytearray) -> list[int]:
    """The 32-bit numbers in a block of bytes."""
    return (ctypes.c_int * (len(data) // 4)).from_buffer(data)  # type: ignore[return-value]  # acts as a list


def shorts_in(data: bytearray) -> list[int]:
    """The 16-bit numbers in a block of bytes."""
    return (ctypes.c_short * (len(data) // 2)).from_buffer(data)  # type: ignore[return-value]  # acts as a list


def words_in(data: bytearray) -> list[int]:
    """The 64-bit words in a block of bytes."""
    return (ctypes.c_uint64 * (len(data) // 8)).from_buffer(data)  # type: ignore[return-value]  # acts as a list


def floats_in(data: bytearray) -> list[float]:
    """The 32-bit floating-point numbers in a block of bytes."""
    return (ctypes.c_float * (len(data) // 4)).from_buffer(data)  # type: ignore[return-value]  # acts as a list


def doubles_in(data: bytearray) -> list[float]:
    """The 64-bit floating-point numbers in a block of bytes."""
    return (ctypes.c_double * (len(data) // 8)).from_buffer(data)  # type: ignore[return-value]  # acts as a list


def bytes_in(data: bytearray) -> bytearray:
    """The bytes themselves."""
    return data
