"""What a player may know (R13, S7.7): the state with everything hidden left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .engine.second_kind import codes
from .engine.second_kind.position import SecondKindPosition
from .notation.forms import AnyPosition, dump, tile_kinds


@dataclass(frozen=True, slots=True)
class Known:
    """What anyone with a perfect memory knows of hands and fish: counts by player and kind of tile (N4, N7)."""

    hand: tuple[int, ...] = (0,) * 20
    fish: tuple[int, ...] = (0,) * 20

    @classmethod
    def nothing(cls, position: AnyPosition) -> Known:
        """Of a position that was loaded nothing is known."""
        none = (0,) * (4 * len(tile_kinds(position)))
        return cls(none, none)

    @classmethod
    def at_start(cls, position: AnyPosition) -> Known:
        """Of a new game: nothing, but in the Second Kind the hands are shown to all (S2.2)."""
        known = cls.nothing(position)
        if isinstance(position, SecondKindPosition):
            return cls(tuple(position.fields().hand), known.fish)
        return known

    def after(self, before: AnyPosition, position: AnyPosition) -> Known:
        """A tile seen entering adds one of its kind; one seen leaving takes one that is known, if there is one."""
        then, now = before.fields(), position.fields()
        if before.phase == "setup":
            fed = [k // codes.KINDS for k in range(len(self.fish)) if now.fish[k] != then.fish[k]]
            second = isinstance(before, SecondKindPosition)
            return self._after_feeding(fed[0]) if second and fed else self
        fish = _followed(self.fish, bytes(then.fish), bytes(now.fish))
        if isinstance(before, SecondKindPosition) and _dips(before):
            return Known(self.hand, fish)  # what is kept goes behind the screen unseen
        return Known(_followed(self.hand, bytes(then.hand), bytes(now.hand)), fish)

    def _after_feeding(self, player: int) -> Known:
        """Any of the colours shown may have gone into the fish: one of each is not known any more (S2.2)."""
        first = codes.KINDS * player
        return Known(
            tuple(
                max(0, seen - 1) if first <= k < first + codes.PAIR else seen
                for k, seen in enumerate(self.hand)
            ),
            self.fish,
        )


def _followed(known: tuple[int, ...], then: bytes, now: bytes) -> tuple[int, ...]:
    """What is known of a heap after it has changed in the open."""
    if then == now:
        return known
    return tuple(max(0, seen + now[k] - then[k]) for k, seen in enumerate(known))


def _dips(position: SecondKindPosition) -> bool:
    """Whether tiles that were drawn in secret are being chosen from."""
    reef = position.fields()
    return reef.pending == codes.CARD_PENDING and any(reef.apart)


def view(position: AnyPosition, known: Known, player: int | None, memory_aid: bool = True) -> dict[str, Any]:
    """The state as this player may see it; None is a spectator. A finished game is open to all."""
    state = dump(position)
    if position.over:
        return state
    kinds = tile_kinds(position)
    state["bag"] = sum(state["bag"].values())
    for other, holding in enumerate(state["players"]):
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
        if "cards" in holding:
            holding["cards"] = {"total": len(holding["cards"])}
    if isinstance(position, SecondKindPosition):
        state["draw"] = {"total": len(state["draw"])}
        state["turn"] = visible_turn(state["turn"], player)
    return state


def visible_turn(turn: dict[str, Any], player: int | None) -> dict[str, Any]:
    """A turn without what a decision would tell of hidden cards and tiles (S7.5, S7.7)."""
    pending = turn.get("pending")
    if not pending:
        return turn
    if pending["kind"] == "window" and pending["player"] != player:
        pending = {name: what for name, what in pending.items() if name not in ("card", "player")}
    elif pending["kind"] == "card" and isinstance(pending.get("tiles"), dict) and turn["player"] != player:
        pending = {**pending, "tiles": {"total": sum(pending["tiles"].values())}}
    return {**turn, "pending": pending}
