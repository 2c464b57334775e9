"""Action 8 of the Second Kind as it stands now: swap a cube, place reef tiles, buy a card, play cards (S6, S7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from ...engine.second_kind.position import SecondKindPosition
from ...messages import Message
from ...messages.english.speaker import Speaker
from ...notation.forms import AnyPosition
from ...telling.reasons import why_not
from ..schemas import ActionPart
from .brief import brief, cause, waits
from .said import said

Name = Literal["8", "8a", "8b", "8c"]
KINDS: dict[Name, tuple[str, ...]] = {
    "8": ("polyp",),
    "8a": ("place",),
    "8b": ("buy",),
    "8c": ("card", "blue", "shift"),
}


class Part(NamedTuple):
    """A part of action 8, before it is put into words."""

    part: Name
    state: Literal["available", "later", "done", "impossible"]
    reason: Message  # a few words
    clause: str | None
    why: tuple[Message, ...]

    def told(self, speaker: Speaker) -> ActionPart:
        """For the page."""
        return ActionPart(
            part=self.part,
            state=self.state,
            reason=speaker.one(self.reason),
            clause=self.clause,
            why=speaker.say(*self.why),
            reason_message=said(self.reason),
            why_messages=[said(message) for message in self.why],
        )


def all_parts(
    position: AnyPosition, seat: int, by_kind: Mapping[str, Sequence[Sequence[str]]]
) -> tuple[Part, ...]:
    """The four parts."""
    assert isinstance(position, SecondKindPosition)
    return tuple(_part(position, seat, by_kind, name) for name in KINDS)


def _part(
    position: SecondKindPosition, seat: int, by_kind: Mapping[str, Sequence[Sequence[str]]], name: Name
) -> Part:
    found = [words for kind in KINDS[name] for words in by_kind.get(kind, ())]
    if found:
        offer, promise = _offer(name, found)
        return Part(name, "available", offer, None, (promise,))
    if name == "8b" and position.fields().bought:
        return Part(name, "done", Message("brief.done"), "S7.1", (Message("done.8b", "S7.1"),))
    error = why_not(position, seat, KINDS[name][0])
    if waits(error):  # the same for every card
        messages = (cause(error.messages[0]),)
        return Part(name, "later", brief(messages), error.clause, messages)
    return Part(name, "impossible", brief(error.messages), error.clause, error.messages)


def _offer(name: Name, found: Sequence[Sequence[str]]) -> tuple[Message, Message]:
    """What a part offers, in a few words and as a sentence."""
    firsts = tuple(dict.fromkeys(words[0] for words in found))
    match name:
        case "8":
            return Message("offer.polyp"), Message("promise.polyp", colours="".join(firsts))
        case "8a":
            return Message("offer.place"), Message("promise.place", tiles=firsts)
        case "8b":
            return Message("offer.buy"), Message("promise.buy")
        case _:
            return Message("offer.cards", cards=len(firsts)), Message("promise.cards", cards=len(firsts))
