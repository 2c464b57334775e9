"""How people stand: profiles with what they have played, and the leader board."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import Colour, Friendship, Lost, RatingKind, Unrated

ProfileAddress = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class KindRating(Struct, frozen=True):
    """The rating at one kind of game; none before there are five rated games."""

    kind: RatingKind
    games: int  # rated ones
    rating: int | None
    course: list[int]  # the last ratings, the oldest first
    month: int | None  # how much it changed in the last 30 days
    provisional: bool = False  # there are fewer than ten rated games: it stands on no leader board


class PointsBar(Struct, frozen=True):
    """How many games ended with so many points: from `least` to nine more."""

    least: int
    games: int


class PointsTold(Struct, frozen=True):
    """The points of all games."""

    middle: int
    best: int
    bars: list[PointsBar]


class LargestMeal(Struct, frozen=True):
    """The largest meal of all."""

    colour: Colour
    polyps: int
    against: list[str]  # the names of the others; empty where one of them is not told


class WonTold(Struct, frozen=True):
    """How many games were won, and how many of them chance would have given."""

    games: int
    won: int
    chance: float


class WonAgainst(Struct, frozen=True):
    """Games against one level of the bots of the house, and no other bots."""

    bot: str
    name: str
    told: WonTold


class HeadToHead(Struct, frozen=True):
    """The games of whoever asks with this person: who was before the other."""

    games: int
    before: int  # whoever asks came before them
    behind: int


class Profile(Struct, frozen=True):
    """Somebody, as all may see them, or as they see themselves. Only finished games are told of."""

    id: ProfileAddress | None  # None: nothing is kept of this visitor yet
    name: str  # empty: it is private
    since: str | None  # ISO 8601, UTC
    mine: bool
    private: bool  # nobody else sees it, and no list names them
    child: bool  # private too, and no game is rated
    guest: bool  # oneself, known in this browser alone
    games: int
    ratings: list[KindRating] = []
    eaten: dict[Colour, int] = {}  # polyps
    meal: LargestMeal | None = None
    points: PointsTold | None = None
    with_two: WonTold | None = None
    with_many: WonTold | None = None
    bots: list[WonAgainst] = []  # weakest first
    head_to_head: HeadToHead | None = None  # with whoever asks
    friendship: Friendship | None = None  # what they are to whoever asks; None: oneself, or nobody asks


class ProfileChange(Struct, forbid_unknown_fields=True, frozen=True):
    """Who may see one; what is left out stays."""

    private: bool | None = None
    child: bool | None = None


class PastPlayer(Struct, frozen=True):
    """Somebody who played a game."""

    name: str  # empty: not told
    bot: str | None
    points: int
    place: int
    profile: ProfileAddress | None  # of a person whom all may see
    lost: Lost | None  # why it counts as lost for them, whoever finished it


class PastGame(Struct, frozen=True):
    """A finished game of somebody: they come first, the others by seat."""

    table: str | None  # where it can be looked at; None: it was deleted, or is not told
    time: str  # when it ended; ISO 8601, UTC
    kind: RatingKind
    rated: bool
    lost: Lost | None
    players: list[PastPlayer]


class Leader(Struct, frozen=True):
    """Somebody on the leader board."""

    place: int
    profile: ProfileAddress
    name: str
    rating: int
    games: int
    mine: bool


class RatedBot(Struct, frozen=True):
    """A bot of the house, on the same scale."""

    bot: str
    name: str
    rating: int
    games: int


class RatingChange(Struct, frozen=True):
    """What a game changed about a rating."""

    player: int  # the seat
    before: int
    after: int
    provisional: bool  # there are few games yet


class RatedOutcome(Struct, frozen=True):
    """What a game at a rated table changed, once it is counted: for each player whom whoever asks may know of."""

    unrated: Unrated | None  # why it changed nothing
    changes: list[RatingChange]


class Leaders(Struct, frozen=True):
    """The strongest at one kind of game who have played within 60 days, from the tenth rated game on.

    Never a child, nor whoever is private.
    """

    kind: RatingKind
    people: list[Leader]
    bots: list[RatedBot]  # weakest first
    programs: list[Leader] = []  # accounts of their own, rated among themselves
