"""Who has which place at the end of a game: those who stayed by their points, then those who left."""

from __future__ import annotations

from collections.abc import Sequence


def places(ranks: Sequence[int], lost: Sequence[bool]) -> list[int]:
    """The places of all seats, if some count as lost: those share the last one, after all others.

    >>> places([1, 2, 3], [True, False, False])
    [3, 1, 2]
    """
    stayed = [rank for rank, gone in zip(ranks, lost, strict=True) if not gone]
    return [
        1 + len(stayed) if gone else 1 + sum(other < rank for other in stayed)
        for rank, gone in zip(ranks, lost, strict=True)
    ]


def places_when_decided(people: Sequence[bool], lost: Sequence[bool]) -> list[int]:
    """The places in a game that was decided before its end, whatever the points are then.

    The person who is left comes first, then bots of the house, which share their place, then those who left.

    >>> places_when_decided([True, False, True], [False, False, True])
    [1, 2, 3]
    """
    return places([1 if person else 2 for person in people], lost)
