"""What OpenSpiel shows to a player: information states and observations, as text and as a tensor."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy
import pyspiel

from ..engine.components import COLOURS
from ..notation.forms import tile_kinds
from ..rulesets import ruleset_of
from ..view import Known, view
from .environment_table import Table

if TYPE_CHECKING:
    from .openspiel import ReefState


HISTORY = 32_768  # bytes of what a player was told, in the tensor; random games tell 7,000, of the Second Kind 18,000


class Observer:
    """What a player may know, as text and as a tensor: now, or with perfect recall all that it was told.

    The tensor of an information state is the observation, and behind it the last bytes of its text, then zeros.
    The public part alone is what a spectator sees, the private part alone the own hand and fish, both as text.
    """

    def __init__(self, kind: Any, size: int) -> None:
        """`size` is that of the observation."""
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not alone and kind.private_info != pyspiel.PrivateInfoType.NONE:
            raise ValueError("nobody may see the private things of all players")
        self.public: bool = kind.public_info
        self.private, self.remembers = alone, kind.perfect_recall
        whole = self.public and self.private
        if self.remembers and not whole:
            raise ValueError("perfect recall is of public and own things together")
        wide = size + (HISTORY if self.remembers else 0)
        self.tensor = numpy.zeros(wide, numpy.float32) if whole else None
        self.size = size
        self.dict = {} if self.tensor is None else {"observation": self.tensor[:size]}
        if self.tensor is not None and self.remembers:
            self.dict["told"] = self.tensor[size:]

    def set_from(self, state: ReefState, player: int) -> None:
        """Fill the tensor; all zero before the table is set up."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[: self.size] = numpy.frombuffer(state.table.observation(player), numpy.uint8)
        if self.remembers:
            told = self.string_from(state, player).encode()[-HISTORY:]
            self.tensor[self.size : self.size + len(told)] = numpy.frombuffer(told, numpy.uint8)

    def string_from(self, state: ReefState, player: int) -> str:
        """The same as text."""
        table = state.table
        if self.remembers:
            told = state.told[player] if table else f"hand {state.hand_so_far(player)}"
            return f"player {player}\n{told}{to_be_had(table)}"
        if table is None:
            hand = f"hand {state.hand_so_far(player)}" if self.private else ""
            return f"player {player} {hand}".rstrip() if self.public else hand
        if not self.public:
            held = table.position.fields()
            size = len(tile_kinds(table.position))
            mine = slice(size * player, size * player + size)
            cards = f" cards {held.cards[player]:b}" if ruleset_of(table.position).has_cards else ""
            own = f"hand {list(held.hand[mine])} fish {list(held.fish[mine])}{cards}"
            return own if self.private else ""
        known = table.known() if table.aid else Known.nothing(table.position)
        seen = json.dumps(view(table.position, known, player if self.private else None, bool(table.aid)))
        if not self.private:
            return seen + to_be_had(table)
        begun = " ".join(table.text(step) for step in table.begun) if player == table.seat else ""
        half = f" begun {begun}" if begun else ""
        return f"player {player}{half} {seen}{to_be_had(table)}"


def to_be_had(table: Table | None) -> str:
    """For which colours growth and action 8 are possible now: open to all (R13.1)."""
    if table is None or table.over:
        return ""
    reef = table.position.fields()
    return " to be had " + "".join(COLOURS[k] for k in range(5) if reef.bag[k] or reef.reserve[k])
