"""The public text and JSON forms: actions (N2), cells (N1), states (N4)."""

from .state import dump, load
from .text import ActionKind, action_id, action_text, cell_number, cell_text, kind_of

__all__ = ["ActionKind", "action_id", "action_text", "cell_number", "cell_text", "dump", "kind_of", "load"]
