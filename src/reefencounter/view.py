"""What a player may know (R13): the state with everything hidden left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .engine.components import COLOURS
from .engine.position import Position
from .notation.state import dump


@dataclass(frozen=True, slots=True)
class Known:
    """What anyone with a perfect memory knows of hands and fish: counts by player * 5 + colour (N4)."""

    hand: tuple[int, ...] = field(default=(0,) * 20)
    fish: tuple[int, ...] = field(default=(0,) * 20)

    def after(self, before: Position, position: Position) -> Known:
        """A tile seen entering adds one of its kind; one seen leaving takes one that is known, if there is one."""
        if before.phase == "setup":
            return self  # what happens in set-up is not seen
        then, now = before.fields(), position.fields()
        return Known(
            tuple(max(0, seen + now.hand[k] - then.hand[k]) for k, seen in enumerate(self.hand)),
            tuple(max(0, seen + now.fish[k] - then.fish[k]) for k, seen in enumerate(self.fish)),
        )


def view(position: Position, known: Known, player: int | None, memory_aid: bool = True) -> dict[str, Any]:
    """The state as this player may see it; None is a spectator. A finished game is open to all."""
    state = dump(position)
    if position.over:
        return state
    state["bag"] = sum(state["bag"].values())
    for other, holding in enumerate(state["players"]):
        if other == player:
            continue
        for name, seen in (("hand", known.hand), ("fish", known.fish)):
            holding[name] = {"total": sum(holding[name].values())}
            if memory_aid:
                holding[name]["known"] = {
                    colour: seen[5 * other + k] for k, colour in enumerate(COLOURS) if seen[5 * other + k]
                }
        if position.phase == "setup":  # R2.8: nobody sees another's cubes before all have chosen
            for colour, n in holding["cubes"].items():
                state["larvae"][colour] += n
            holding["cubes"] = {}
        elif not memory_aid:
            holding["cubes"] = {"total": sum(holding["cubes"].values())}
    return state
