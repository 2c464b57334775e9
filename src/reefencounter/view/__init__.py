"""What a player may know (R13, S7.7): the state with everything hidden left out, and what all have seen."""

from .hidden import view
from .known import Known
from .second_kind import visible_turn

__all__ = ["Known", "view", "visible_turn"]
