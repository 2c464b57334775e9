"""Why no action of a kind can be taken now: the refusals of the likeliest of them, in general words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine import codes
from ..engine.components import COLOUR_NAMES, COLOURS
from ..engine.errors import IllegalAction
from ..engine.position import Position
from ..engine.refusal import refusal
from ..engine.second_kind import codes as second_codes
from ..engine.second_kind.position import SecondKindPosition
from ..engine.second_kind.refusal import refusal as second_refusal
from ..notation.forms import AnyPosition
from . import second_kind_attempts
from .cards import card_name
from .words import listed

CELLS = codes.CELLS

COLOUR = re.compile(rf"\b(an? )?({'|'.join(COLOUR_NAMES.values())})\b")

NOTHING = {  # where a player has nothing that the action would need
    "eat": "None of your shrimps stands on a board, so you have no coral.",
    "move": "None of your shrimps stands on a board.",
    "shrimp": "There is no polyp to put a shrimp on.",
    "cube": "You have no cube.",
    "polyp": "You have no cube to swap.",
    "larva": "You have no consumed tile to swap.",
    "alga": "You have no consumed tile to pay with.",
}
FULL = "Every coral carries a shrimp already, or lies on a board with two of yours."  # R7.3


class Refusal(NamedTuple):
    """The clause that forbids it, and the sentences that say why: one for each thing that might have been tried."""

    clause: str
    reasons: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.reasons)


def why_not(position: AnyPosition, seat: int, kind: str) -> Refusal:
    """Why this seat can take no action of this kind now; the kind must be one of which none is legal.

    The clause is that of the engine's refusal of one such action.
    """
    if isinstance(position, SecondKindPosition):
        attempts = list(second_kind_attempts.attempts(position, seat, kind))
        if not attempts and kind in second_kind_attempts.NOTHING:
            clause, nothing = second_kind_attempts.NOTHING[kind]
            return Refusal(clause, (nothing,))
    else:
        attempts = list(_attempts(position, seat, kind))
    refused = [refusal_of(position, action, seat) for action in attempts or _any(position, kind)]
    reasons = tuple(dict.fromkeys(error.reason for error in refused))
    if isinstance(position, SecondKindPosition) and kind == "card":
        names = (card_name(position.deck.cards[a - second_codes.CARD].id, position.deck.id) for a in attempts)
        reasons = tuple(f"{name}: {error.reason}" for name, error in zip(names, refused, strict=True))
    clause = refused[0].clause
    if not attempts and (len(reasons) > 1 or clause in ("R10.1", "R7.1", "R7.2")):
        return Refusal(clause, (NOTHING[kind],))
    if kind == "shrimp" and clause in ("R7.3", "S4.5", "S5.2"):
        return Refusal(clause, (FULL,))
    if kind == "eat" and reasons[0].startswith("That coral"):
        return Refusal(clause, (reasons[0].replace("That coral", "Your largest coral"),))
    return Refusal(clause, _merged(reasons))


def refusal_of(position: AnyPosition, action: int, seat: int) -> IllegalAction:
    """Why this seat may not take an action that is not legal now."""
    if isinstance(position, SecondKindPosition):
        return second_refusal(position, action, seat)
    return refusal(position, action, seat)


def _merged(reasons: Sequence[str]) -> tuple[str, ...]:
    """Sentences that differ only in a colour become one that lists the colours.

    >>> _merged(["You have no white cube.", "You have no pink cube."])
    ('You have no white or pink cube.',)
    >>> _merged(["No cell for an orange polyp.", "No cell for a pink polyp."])
    ('No cell for an orange or pink polyp.',)
    """
    named: dict[str, list[str]] = {}
    for reason in reasons:
        plain = reason.replace(" with that cube", "")
        found = COLOUR.search(plain)
        mask = COLOUR.sub("*@" if found and found[1] else "@", plain)
        named.setdefault(mask, []).append(found[2] if found else "")
    return tuple(
        mask.replace("*@", f"{'an' if names[0] == 'orange' else 'a'} @").replace("@", listed(names, "or"))
        for mask, names in named.items()
    )


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
