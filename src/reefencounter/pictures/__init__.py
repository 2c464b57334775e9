"""Drawings of a position: one SVG document for the whole table or for the reef boards alone. The artwork
follows the design language; it knows no rules and draws what the state or the view says."""

from .plain import plain
from .sheet import draw

__all__ = ["draw", "plain"]
