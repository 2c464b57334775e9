"""Scores: of a game that ended here, and of one that was played at a real table (R11.3, R11.4)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import AllData, Card, Colour, Counts, Lost, Name, Said, Tile


class CardPoints(Struct, frozen=True):
    """What a scoring card brought (S8.4)."""

    card: Card
    points: int
    text: str
    text_message: Said


class ResultRow(Struct, frozen=True):
    """The final score of a player (R11.3, R11.4)."""

    player: int
    points: int
    counts: Counts  # what was in the fish
    ties: list[int]  # consumed tiles, cubes, tiles, size of guarded corals
    rank: int  # whoever left comes after those who stayed
    cards: list[CardPoints] = []
    lost: Lost | None = (
        None  # why it counts as lost; then a bot scored these points, or nothing more was scored
    )


class FinalPlayer(Struct, forbid_unknown_fields=True, frozen=True):
    """What a player of a real game has at its end: the fish by kind of tile, and what breaks ties (R11.4).

    With the Second Kind also the scoring cards, open or in the hand, and the shrimps on corals of three or more.
    """

    name: Name
    fish: dict[Tile, Annotated[int, Meta(ge=0, le=40)]] = {}
    consumed: Annotated[int, Meta(ge=0, le=200)] = 0
    cubes: Annotated[int, Meta(ge=0, le=50)] = 0
    tiles: Annotated[int, Meta(ge=0, le=200)] = 0
    guarded: Annotated[int, Meta(ge=0, le=200)] = 0  # polyps in corals with an own shrimp
    cards: Annotated[list[Card], Meta(max_length=28)] = []
    at_home: Annotated[int, Meta(ge=0, le=4)] = 0


class FinalCount(Struct, forbid_unknown_fields=True, frozen=True):
    """The end of a game that was played at a real table, to be scored."""

    stronger: Annotated[
        list[Colour], Meta(min_length=10, max_length=10)
    ]  # on coral tiles 1 to 10 as they lie
    players: Annotated[list[FinalPlayer], Meta(min_length=2, max_length=4)]
    second_kind: bool = False
    deck: Annotated[str, Meta(max_length=40)] | None = None  # None: the deck that comes with the game


class FinalScore(Struct, frozen=True):
    """The scores of a game that was played at a real table."""

    values: dict[str, int]  # of the colours
    result: list[ResultRow]
    verdict: str  # who won and how a tie was decided, in words
    verdict_messages: AllData
