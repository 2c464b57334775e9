"""Why no action of a kind can be taken now: the refusals of the likeliest of them, put in general."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from ..engine.errors import IllegalAction
from ..messages import Message
from ..messages.speaker import Speaker
from ..notation.forms import AnyPosition, rules_of
from ..rulesets import ruleset_of
from .listener import listener
from .rulesets import of

NOTHING = {  # where a player has nothing that the action would need
    "eat": "nothing.eat",
    "move": "nothing.move",
    "shrimp": "nothing.shrimp",
    "cube": "nothing.cube",
    "polyp": "nothing.polyp",
    "larva": "nothing.larva",
    "alga": "nothing.alga",
}
FULL = frozenset(  # why none of the corals takes a shrimp (R7.3, S4.5, S5.2)
    "shrimp.two_on_board shrimp.coral_taken shrimp.coral_taken_second_kind shrimp.blue_tile shrimp.blue_there".split()
)
GENERAL = {  # what is said of one action, and what of all of its kind
    "cube.no_polyp": "cube.no_polyp_at_all",
    "cube.no_polyp_second_kind": "cube.no_polyp_anywhere",
    "eat.small": "eat.largest_small",
    "eat.feeds_nothing": "eat.largest_feeds_nothing",
}
ANY = frozenset(  # what is said of every action of a kind alike, whichever is tried
    "setup.going_on laying.unfinished cube.owed final.eat_or_pass eat.late take.shrimp_on_rock".split()
)
LACKING = frozenset(  # of an action tried with nothing
    "eat.no_shrimp shrimp.no_polyp move.no_shrimp cube.none polyp.no_cube larva.no_tile alga.no_tile".split()
)


class Refusal(NamedTuple):
    """The clause that forbids it, and why: one message for each thing that might have been tried."""

    clause: str
    messages: tuple[Message, ...]
    deck: str | None = None

    @property
    def speaker(self) -> Speaker:
        """Who tells of it: by the names of the cards that it speaks of."""
        return listener(deck=self.deck)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why, as English sentences."""
        return tuple(self.speaker.one(message) for message in self.messages)

    def __str__(self) -> str:
        return " ".join(self.reasons)


def why_not(position: AnyPosition, seat: int, kind: str) -> Refusal:
    """Why this seat can take no action of this kind now; the kind must be one of which none is legal.

    The clause is that of the engine's refusal of one such action.
    """
    game = of(position)
    trying = game.attempts(position, seat, kind)
    attempts = [*islice(trying, 1)]
    if not attempts and kind in game.nothing:
        nothing, clause = game.nothing[kind]
        return Refusal(clause, (Message(nothing, clause),))
    first = refusal_of(position, (attempts or game.anything(kind))[0], seat).message
    if first.id in ANY and kind != "card":
        return Refusal(first.clause or "", (first,))
    if kind == "shrimp" and attempts and first.id in FULL:
        clause = first.clause or ""
        return Refusal(clause, (Message("shrimp.all_taken", clause),))
    clause = first.clause or ""
    if not attempts:
        others = game.anything(kind)[1:]
        if first.id in LACKING or any(
            refusal_of(position, action, seat).message != first for action in others
        ):
            return Refusal(clause, (Message(NOTHING[kind], clause),))
    attempts += trying
    refused = [first, *(refusal_of(position, action, seat).message for action in attempts[1:])]
    cards = game.cards(position, kind, attempts)
    if cards:
        told = [
            Message("card.because", one.clause, card=card, because=one)
            for card, one in zip(cards, refused, strict=True)
        ]
        return Refusal(clause, tuple(told), rules_of(position).deck)
    if kind == "shrimp" and first.id in FULL:
        return Refusal(clause, (Message("shrimp.all_taken", clause),))
    if kind == "eat" and first.id in GENERAL:  # the largest coral comes first
        return Refusal(clause, (first.renamed(GENERAL[first.id]),))
    return Refusal(clause, merged([one.renamed(GENERAL.get(one.id, one.id)) for one in refused]))


def refusal_of(position: AnyPosition, action: int, seat: int) -> IllegalAction:
    """Why this seat may not take an action that is not legal now."""
    return ruleset_of(position).refusal(position, action, seat)


def merged(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Messages that differ only in their colours become one of all these colours; no message comes twice.

    >>> [one.arguments for one in merged([Message("cube.none", colours="W"), Message("cube.none", colours="P")])]
    [{'colours': 'WP'}]
    """
    together: dict[Message, str] = {}
    for message in messages:
        colours = str(message.arguments.get("colours", ""))
        bare = message.replaced(colours="") if colours else message
        together[bare] = "".join(dict.fromkeys(together.get(bare, "") + colours))
    return tuple(bare.replaced(colours=found) if found else bare for bare, found in together.items())
