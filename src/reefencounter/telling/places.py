"""The end in words: how it came about, who won, and how ties were decided (R11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .words import Names, listed

TIES = ("consumed tiles", "cubes", "hand tiles", "polyps in their own corals")  # R11.4

Row = Mapping[str, Any]  # of `score`


def cause(by: str, player: int, names: Names) -> str:
    """How the game came to its end in this player's turn (R11.1)."""
    who, whose = names.who(player), names.whose(player)
    your = "your" if names.is_you(player) else whose
    match by:
        case "locks":
            return (
                f"{who} {'have' if names.is_you(player) else 'has'} locked the last of the ten coral tiles."
            )
        case "shrimps":
            return f"{whose} fish has eaten its fourth shrimp."
        case "full":
            return f"After {your} turn no polyp can be laid anywhere any more."
        case "supply":
            return f"After {your} turn the open sea cannot be refilled."
        case _:
            return "Turn 400, the last that a game may have, is over."


def verdict(rows: Sequence[Row], names: Names) -> str:
    """Who won, and how every tie was decided."""
    first = [row["player"] for row in rows if row["rank"] == 1]
    points = rows[first[0]]["points"]
    if len(first) > 1:
        won = f"{listed([names.who(player) for player in first])} share the first place with {points} points."
    else:
        won = f"{names.who(first[0])} {'win' if names.is_you(first[0]) else 'wins'} with {points} points."
    return " ".join([*ties(rows, names), won])


def ties(rows: Sequence[Row], names: Names) -> Iterator[str]:
    """Why players with equal points have the places they have (R11.4)."""
    for points in sorted({row["points"] for row in rows}, reverse=True):
        equal = [row for row in rows if row["points"] == points]
        if len(equal) > 1:
            who = listed([names.who(row["player"]) for row in equal])
            yield " ".join([f"{who} have {points} points each.", *_decided(equal, 0, names)])


def _decided(equal: Sequence[Row], first: int, names: Names) -> Iterator[str]:
    """The rules for ties one after the other, for as many players as they leave equal."""
    deciding = next((k for k in range(first, 4) if len({row["ties"][k] for row in equal}) > 1), None)
    if deciding is None:
        who = listed([names.who(row["player"]) for row in equal])
        yield f"{who} are equal in all that breaks ties: they share the place."
        return
    have = ", ".join(f"{names.who(row['player'])} {row['ties'][deciding]}" for row in equal)
    yield f"More {TIES[deciding]} decide: {have}."
    for n in sorted({row["ties"][deciding] for row in equal}, reverse=True):
        still = [row for row in equal if row["ties"][deciding] == n]
        if len(still) > 1:
            yield from _decided(still, deciding + 1, names)
