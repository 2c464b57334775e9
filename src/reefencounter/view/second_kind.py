"""What the Second Kind hides beside hands, fish and bag (S7.5, S7.7), and what it shows at the start (S2.2)."""

from __future__ import annotations

from typing import Any

from ..engine.second_kind import codes
from ..engine.second_kind.layout import Reef
from ..engine.second_kind.position import SecondKindPosition
from .base import BaseSecrets, Counts


class SecondKindSecrets(BaseSecrets):
    """Cards and the draw pile, tiles that a card drew, and who is asked in a window."""

    def hands_at_start(self, position: SecondKindPosition, nothing: Counts) -> Counts:
        """The hands are shown to all (S2.2)."""
        return tuple(position.fields().hand)

    def hands_in_setup(self, known: Counts, then: Reef, now: Reef) -> Counts:
        """Any of the colours shown may have gone into the fish: one of each is not known any more (S2.2)."""
        fed = [k // codes.KINDS for k in range(len(known)) if now.fish[k] != then.fish[k]]
        if not fed:
            return known
        first = codes.KINDS * fed[0]
        return tuple(
            max(0, seen - 1) if first <= k < first + codes.PAIR else seen for k, seen in enumerate(known)
        )

    def draws_in_secret(self, reef: Reef) -> bool:
        """Whether a card has drawn tiles that its player now chooses from."""
        return reef.pending == codes.CARD_PENDING and any(reef.apart)

    def asks_in_secret(self, reef: Reef) -> bool:
        """Whether a window is open (S7.5)."""
        return reef.pending == codes.WINDOW_PENDING

    def hide(self, state: dict[str, Any], player: int | None) -> None:
        """The draw pile, the others' cards, and what a decision would tell of them."""
        state["draw"] = {"total": len(state["draw"])}
        state["turn"] = visible_turn(state["turn"], player)
        for other, holding in enumerate(state["players"]):
            if other != player:
                holding["cards"] = {"total": len(holding["cards"])}


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
