"""What is asked of the player now: a heading, and one more sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.components import COLOUR_NAMES, COLOURS
from ...telling.words import count
from ..schemas import LayTarget
from .previews import Look
from .rulesets import of


def prompt(
    look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]
) -> tuple[str, str]:
    """The heading and the hint for the player who is to act."""
    position, reef = look.position, look.reef
    if asked := of(position).decision(look):
        return asked
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
        return _laying(look, by_kind, lay)
    if reef.must_play:
        name = COLOUR_NAMES[COLOURS[reef.must_play - 1]]
        return f"Play the {name} cube", "It was taken to be played at once; only shrimps may move before."
    if by_kind.get("end"):
        return "Go on, or end your turn", "You have collected already: end the turn when you are done."
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
    look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]
) -> tuple[str, str]:
    reef = look.reef
    letter = COLOURS[reef.laying - 1]
    name = COLOUR_NAMES[letter]
    hand, consumed = look.showing(reef.hand, letter), look.showing(reef.consumed, letter)
    by_hand = min(hand, look.most_from_hand() - reef.from_hand)
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
