"""Why no action of a kind can be taken now: the refusals of the likeliest of them, put in general."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine import codes
from ..engine.components import COLOURS
from ..engine.errors import IllegalAction
from ..engine.position import Position
from ..engine.refusal import refusal
from ..engine.second_kind import codes as second_codes
from ..engine.second_kind.position import SecondKindPosition
from ..engine.second_kind.refusal import refusal as second_refusal
from ..messages import Message
from ..notation.forms import AnyPosition
from . import second_kind_attempts
from .listener import listener

CELLS = codes.CELLS

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
LACKING = frozenset("eat.no_shrimp shrimp.no_polyp move.no_shrimp".split())  # of an action tried with nothing


class Refusal(NamedTuple):
    """The clause that forbids it, and why: one message for each thing that might have been tried."""

    clause: str
    messages: tuple[Message, ...]
    deck: str | None = None

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why, as English sentences."""
        speaker = listener(deck=self.deck)
        return tuple(speaker.one(message) for message in self.messages)

    def __str__(self) -> str:
        return " ".join(self.reasons)


def why_not(position: AnyPosition, seat: int, kind: str) -> Refusal:
    """Why this seat can take no action of this kind now; the kind must be one of which none is legal.

    The clause is that of the engine's refusal of one such action.
    """
    if isinstance(position, SecondKindPosition):
        attempts = list(second_kind_attempts.attempts(position, seat, kind))
        if not attempts and kind in second_kind_attempts.NOTHING:
            nothing, clause = second_kind_attempts.NOTHING[kind]
            return Refusal(clause, (Message(nothing, clause),))
    else:
        attempts = list(_attempts(position, seat, kind))
    refused = [refusal_of(position, action, seat).message for action in attempts or _any(position, kind)]
    first, clause = refused[0], refused[0].clause or ""
    if isinstance(position, SecondKindPosition) and kind == "card":
        cards = (position.deck.cards[action - second_codes.CARD].id for action in attempts)
        told = [
            Message("card.because", one.clause, card=card, because=one)
            for card, one in zip(cards, refused, strict=True)
        ]
        return Refusal(clause, tuple(told), position.deck.id)
    if not attempts and (len(set(refused)) > 1 or first.id in LACKING):
        return Refusal(clause, (Message(NOTHING[kind], clause),))
    if kind == "shrimp" and first.id in FULL:
        return Refusal(clause, (Message("shrimp.all_taken", clause),))
    if kind == "eat" and first.id in GENERAL:  # the largest coral comes first
        return Refusal(clause, (first.renamed(GENERAL[first.id]),))
    return Refusal(clause, merged([one.renamed(GENERAL.get(one.id, one.id)) for one in refused]))


def refusal_of(position: AnyPosition, action: int, seat: int) -> IllegalAction:
    """Why this seat may not take an action that is not legal now."""
    if isinstance(position, SecondKindPosition):
        return second_refusal(position, action, seat)
    return refusal(position, action, seat)


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


def _any(position: AnyPosition, kind: str) -> list[int]:
    """Actions of a kind for which the player has nothing."""
    if isinstance(position, SecondKindPosition):
        return second_kind_attempts.anything(kind)
    match kind:
        case "eat":
            return [codes.EAT]
        case "shrimp":
            return [codes.SHRIMP]
        case "move":
            return [codes.MOVE + codes.OFF]
        case "alga":
            return [codes.ALGA + 44 * colour for colour in range(5)]
        case _:
            return [
                {"cube": codes.CUBE, "polyp": codes.POLYP, "larva": codes.LARVA}[kind] + k for k in range(5)
            ]


def _attempts(position: Position, seat: int, kind: str) -> Iterator[int]:
    """Actions of a kind that a player might have in mind, the likeliest first."""
    reef = position.fields()
    mine = slice(5 * seat, 5 * seat + 5)
    cubes = [k for k, n in enumerate(reef.cubes[mine]) if n]
    consumed = [k for k, n in enumerate(reef.consumed[mine]) if n]
    board = range(CELLS * reef.players)
    match kind:
        case "eat":
            shrimps = [cell for cell in board if position.shrimp_at(cell) == seat]
            yield from (
                codes.EAT + cell for cell in sorted(shrimps, key=lambda cell: -len(position.coral(cell)))
            )
        case "cube":
            yield from (codes.CUBE + k for k in cubes)
        case "polyp":
            yield from (codes.POLYP + k for k in cubes)
        case "larva":
            yield from (codes.LARVA + k for k in consumed)
        case "alga":
            yield from (codes.ALGA + 44 * k for k in consumed)
        case "shrimp":
            yield from (codes.SHRIMP + cell for cell in board if position.colour_at(cell) >= 0)
        case "move":
            shrimps = [cell for cell in board if position.shrimp_at(cell) == seat]
            yield from (codes.MOVE + cell * (codes.OFF + 1) + codes.OFF for cell in shrimps)
        case "take":
            yield from (codes.TAKE + k for k in range(len(COLOURS)))
        case "pass":
            yield codes.PASS
