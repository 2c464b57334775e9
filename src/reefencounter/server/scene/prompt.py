"""What is asked of the player now: a heading, and what more there is to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...engine.components import COLOURS
from ...messages import Message
from ...messages.speaker import Speaker
from ..said import said, words_alone
from ..schemas import LayTarget, Said
from .previews import Look
from .rulesets import of
from .spoken import Prompt, Spoken, spoken


class Heading(NamedTuple):
    """What is asked, in words and as data, and what more there is to say."""

    title: str
    title_message: Said
    hint: Spoken


def heading(look: Look, by_kind: Mapping[str, Sequence[Sequence[str]]], lay: Sequence[LayTarget]) -> Heading:
    """For the player who is to act."""
    alone = words_alone()
    if asked := of(look.position).decision(look):
        return _told(look.speaker, alone, *asked)
    if look.position.phase == "laying":
        return _told(look.anybodys, alone, *_laying(look, by_kind, lay))
    return _plain(look.anybodys, alone, *_ids(look, by_kind), look.reef.must_play)


def _told(speaker: Speaker, alone: bool, title: Message, hints: Sequence[Message]) -> Heading:
    return Heading(speaker.one(title), said(title), spoken(speaker, hints, "\n"))


@lru_cache
def _plain(speaker: Speaker, alone: bool, title: str, hint: str, owed: int) -> Heading:
    """A heading that only tells which cube is owed, if one is."""
    colour = {"colour": COLOURS[owed - 1]} if owed and title == "prompt.owed" else {}
    return _told(speaker, alone, Message(title, **colour), [Message(hint)])


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
