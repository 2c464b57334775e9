"""The state as one player may see it (R13, S7.7)."""

from __future__ import annotations

from typing import Any

from ..notation.forms import AnyPosition, dump, tile_kinds
from .known import Known
from .rulesets import of


def view(position: AnyPosition, known: Known, player: int | None, memory_aid: bool = True) -> dict[str, Any]:
    """The state as this player may see it; None is a spectator. A finished game is open to all."""
    return as_seen(dump(position), position, known, player, memory_aid)


def as_seen(
    whole: dict[str, Any], position: AnyPosition, known: Known, player: int | None, memory_aid: bool
) -> dict[str, Any]:
    """What this player may see of the whole state of a position. That stays as it is, and lends most of its parts."""
    if position.over:
        return whole
    kinds = tile_kinds(position)
    players = [dict(holding) for holding in whole["players"]]
    state = {**whole, "players": players, "larvae": dict(whole["larvae"])}
    state["bag"] = sum(state["bag"].values())
    for other, holding in enumerate(players):
        if other == player:
            continue
        for name, seen in (("hand", known.hand), ("fish", known.fish)):
            holding[name] = {"total": sum(holding[name].values())}
            if memory_aid:
                first = len(kinds) * other
                holding[name]["known"] = {
                    kind: seen[first + k] for k, kind in enumerate(kinds) if seen[first + k]
                }
        if position.phase == "setup":  # R2.8: nobody sees another's cubes before all have chosen
            for colour, n in holding["cubes"].items():
                state["larvae"][colour] += n
            holding["cubes"] = {}
        elif not memory_aid:
            holding["cubes"] = {"total": sum(holding["cubes"].values())}
    of(position).hide(state, player)
    return state


def draws_in_secret(position: AnyPosition) -> bool:
    """Whether tiles that were drawn in secret are being chosen from: which one goes back is not told (S7.7)."""
    return of(position).draws_in_secret(position.fields())


def asks_in_secret(position: AnyPosition) -> bool:
    """Whether somebody is asked, and who it is is nobody else's business (S7.5)."""
    return of(position).asks_in_secret(position.fields())
