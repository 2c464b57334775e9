"""The public text and JSON forms: actions (N2), cells (N1), states (N4), and those of the Second Kind (N7)."""

from .forms import AnyPosition, dump, id_of, load, plain, rules_of, text_of, texts_of, turn_of
from .rulesets import Notation, of
from .text import ActionKind, action_id, action_text, cell_number, cell_text, kind_of

__all__ = [
    "ActionKind",
    "AnyPosition",
    "Notation",
    "action_id",
    "action_text",
    "cell_number",
    "cell_text",
    "dump",
    "id_of",
    "kind_of",
    "load",
    "of",
    "plain",
    "rules_of",
    "text_of",
    "texts_of",
    "turn_of",
]
