"""What a player may know (R13, S7.7): the state with everything hidden left out, and what all have seen."""

from .hidden import as_seen, asks_in_secret, draws_in_secret, view
from .known import Known
from .second_kind import visible_turn

__all__ = ["Known", "as_seen", "asks_in_secret", "draws_in_secret", "view", "visible_turn"]
