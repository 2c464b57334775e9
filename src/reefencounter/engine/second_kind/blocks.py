"""A block of bytes seen as a position. Compiled code casts a pointer (see blocks.pxd); here is the same uncompiled."""

from __future__ import annotations

from .layout import Reef

reef_in = Reef.from_buffer
