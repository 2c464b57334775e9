"""What is asked of the player now: a heading, and what more there is to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.components import COLOURS
from ...messages import Message
from ..schemas import LayTarget
from .previews import Look
from .rulesets import of
from .spoken import Prompt


def prompt(look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]) -> Prompt:
    """The heading and the hint for the player who is to act."""
    if asked := of(look.position).decision(look):
        return asked
    if look.position.phase == "laying":
        return _laying(look, by_kind, lay)
    title, hint = _ids(look, by_kind)
    owed = {"colour": COLOURS[look.reef.must_play - 1]} if title == "prompt.owed" else {}
    return Message(title, **owed), (Message(hint),)


def _ids(look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]]) -> tuple[str, str]:
    if by_kind.get("feed"):
        return "prompt.feed", "prompt.feed_hint"
    if by_kind.get("larvae"):
        return "prompt.larvae", "prompt.larvae_hint"
    if look.position.phase == "final":
        if by_kind.get("eat"):
            return "prompt.final", "prompt.final_hint"
        return "prompt.final_pass", "prompt.final_pass_hint"
    if look.reef.must_play:
        return "prompt.owed", "prompt.owed_hint"
    if by_kind.get("end"):
        return "prompt.end", "prompt.end_hint"
    if not by_kind.get("take"):
        return "prompt.shrimp", "prompt.shrimp_hint"
    if not look.reef.acted:
        return "prompt.turn", "prompt.turn_eat_hint" if by_kind.get("eat") else "prompt.turn_hint"
    return "prompt.collect", "prompt.collect_hint"


def _laying(look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]) -> Prompt:
    reef = look.reef
    letter = COLOURS[reef.laying - 1]
    hand, consumed = look.showing(reef.hand, letter), look.showing(reef.consumed, letter)
    by_hand = min(hand, look.most_from_hand() - reef.from_hand)
    if not lay:
        hint = Message("prompt.move_or_stop" if by_kind.get("move") else "prompt.stop")
        return Message("prompt.no_cell", colour=letter), (hint,)
    attacks = sum(target.attacks is not None for target in lay)
    hints = [Message("prompt.cells", cells=len(lay), attacks=attacks)]
    if consumed and by_hand:
        hints.append(Message("prompt.sources", hand=by_hand, consumed=consumed))
    if by_kind.get("stop"):
        hints.append(Message("prompt.or_stop"))
    return Message("prompt.lay", colour=letter, most=by_hand + consumed, laid=reef.laid), tuple(hints)
