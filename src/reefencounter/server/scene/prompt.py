"""What is asked of the player now: a heading, and one more sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.components import COLOUR_NAMES, COLOURS
from ...engine.position import Position
from ...telling.words import count
from ..schemas import LayTarget
from .reef import MOST_FROM_HAND


def prompt(
    position: Position, seat: int, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]
) -> tuple[str, str]:
    """The heading and the hint for the player who is to act."""
    reef = position.fields()
    if by_kind.get("feed"):
        return "Choose a tile for your fish", "It stays secret and scores at the end."
    if by_kind.get("larvae"):
        return (
            "Choose two larva cubes",
            "They are shown when all have chosen. A cube lets you lay its colour.",
        )
    if position.phase == "final":
        if by_kind.get("eat"):
            return "Final round: eat one coral or pass", "It is your last action of the game."
        return "Final round: pass", "None of your corals can be eaten now."
    if position.phase == "laying":
        return _laying(position, seat, by_kind, lay)
    if reef.must_play:
        name = COLOUR_NAMES[COLOURS[reef.must_play - 1]]
        return f"Play the {name} cube", "It was taken to be played at once; only shrimps may move before."
    if not by_kind.get("take"):
        return (
            "Bring your shrimp to a polyp",
            "A shrimp stands on bare rock: you cannot collect before it has left.",
        )
    if not reef.acted:
        if by_kind.get("eat"):
            return "Your turn", "You may eat a coral first, then lay, or collect at once."
        return "Your turn", "Take any actions, then collect to end the turn."
    return "Go on, or collect", "Collecting ends your turn; until then you can take actions back."


def _laying(
    position: Position, seat: int, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]
) -> tuple[str, str]:
    reef = position.fields()
    mine = 5 * seat + reef.laying - 1
    name = COLOUR_NAMES[COLOURS[reef.laying - 1]]
    by_hand = min(reef.hand[mine], MOST_FROM_HAND - reef.from_hand)
    consumed = reef.consumed[mine]
    if not lay:
        hint = "Move a shrimp, or end the laying." if by_kind.get("move") else "End the laying."
        return f"No cell is open to {name} now", hint
    most = by_hand + consumed
    title = f"Lay {'up to ' if most > 1 else ''}{most} {'more ' if reef.laid else ''}{name}"
    attacks = sum(target.attacks is not None for target in lay)
    hint = f"{len(lay)} {'cell is' if len(lay) == 1 else 'cells are'} open"
    hint += f", {attacks} of them by attack." if attacks else "."
    if consumed and by_hand:
        hint += f" {by_hand} from your hand, {count(consumed, 'consumed tile')}."
    if by_kind.get("stop"):
        hint += " Or end the laying."
    return title, hint
