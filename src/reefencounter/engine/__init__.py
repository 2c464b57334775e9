"""The rules of Reef Encounter: positions, legal actions, what they do, and how a game ends.

Pure: no input or output, no clock, no global randomness, and no import from the rest of the package but `messages`,
in which it says why something is refused. Compiled where a C compiler was there at installation, else the same
source uncompiled: `COMPILED` says which, `UNCOMPILED_BECAUSE` why.
"""

from . import uncompiled as _uncompiled

UNCOMPILED_BECAUSE = _uncompiled.decide(__name__.rpartition(".")[0])

from .chance import Chance  # noqa: E402  (the line above decides how the modules below are loaded)
from .codes import ACTIONS  # noqa: E402
from .errors import IllegalAction, InvalidRules, InvalidState, ReefError  # noqa: E402
from .position import COMPILED, Playouts, Position, new_position, playout  # noqa: E402

__all__ = [
    "ACTIONS",
    "COMPILED",
    "UNCOMPILED_BECAUSE",
    "Chance",
    "IllegalAction",
    "InvalidRules",
    "InvalidState",
    "Playouts",
    "Position",
    "ReefError",
    "new_position",
    "playout",
]
