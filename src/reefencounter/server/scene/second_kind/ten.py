"""Action 8 of the Second Kind as it stands now: swap a cube, place reef tiles, buy a card, play cards (S6, S7)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ....engine.second_kind.refusal import CROWNS_FIRST, DECISIONS
from ....messages import Message
from ....notation.forms import AnyPosition
from ....telling.reasons import why_not
from ..brief import brief, cause, waits
from ..remembered import POSITIONS, Alike, remembered
from ..ten import Desk, Part, PartName, State

KINDS: dict[PartName, tuple[str, ...]] = {
    "8": ("polyp",),
    "8a": ("place",),
    "8b": ("buy",),
    "8c": ("card", "blue", "shift"),
}

GROUNDS = frozenset("eat cube larva alga polyp take".split())  # for these, boards decide of meals alone


class SecondKindDesk(Desk):
    """The ten actions where decisions may come before them, and action 8 has four parts."""

    def before_all(self) -> Message | None:
        """What has to be decided before any action of the turn (S3, S4, S7)."""
        if self.reef.pending:
            return DECISIONS[self.reef.pending]
        acting = any(self.reef.acting[board] for board in range(self.reef.players))
        return CROWNS_FIRST if acting else None

    def has_collected(self) -> bool:
        """With Pick Me Up a turn goes on after it (S8.5)."""
        return bool(self.reef.collected)

    def grounds(self, kind: str) -> tuple[Hashable, ...] | None:
        """All that lies beside the boards may be among them, as cards (S7, S8.1)."""
        if kind not in GROUNDS:
            return None
        grounds = super().grounds(kind) if kind == "eat" else ()
        return None if grounds is None else (self.seat, self.beside, *grounds)

    def eighth(self) -> State:
        """Action 8 with the parts that the Second Kind gives it."""
        parts = tuple([_part(self, name) for name in KINDS])
        first = next((part for part in parts if part.state == "available"), None)
        if first is None:
            first = next((part for part in parts if part.state == "later"), parts[0])
        open_ = [part for part in parts if part.state == "available"]
        reason = first.reason if len(open_) < 2 else Message("offer.ways", ways=len(open_))
        why = tuple(message for part in open_ for message in part.why) or first.why
        return State(
            8, "impossible" if first.state == "done" else first.state, reason, first.clause, why, parts
        )


def _part(desk: SecondKindDesk, name: PartName) -> Part:
    found = [words for kind in KINDS[name] for words in desk.by_kind.get(kind, ())]
    if found:
        offer, promise = _offer(name, found)
        return Part(name, "available", offer, None, (promise,))
    if name == "8b" and desk.reef.bought:
        return Part(name, "done", Message("brief.done"), "S7.1", (Message("done.8b", "S7.1"),))
    if name != "8c":  # why none of the others is possible depends on nothing that lies on a board
        return _remembered(Alike((desk.beside, desk.seat, name), desk.position))
    return _refused(desk.position, desk.seat, name)


@remembered(4 * POSITIONS)
def _remembered(alike: Alike) -> Part:
    _, seat, name = alike
    return _refused(alike.taken(), seat, name)


def _refused(position: AnyPosition, seat: int, name: PartName) -> Part:
    error = why_not(position, seat, KINDS[name][0])
    if waits(error):  # the same for every card
        messages = (cause(error.messages[0]),)
        return Part(name, "later", brief(messages), error.clause, messages)
    return Part(name, "impossible", brief(error.messages), error.clause, error.messages)


def _offer(name: PartName, found: Sequence[Sequence[str]]) -> tuple[Message, Message]:
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
