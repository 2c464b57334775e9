"""Values that the descriptions share: colours, cells, tiles, cards, tables, names."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, UnsetType

Colour = Literal["W", "Y", "O", "P", "G"]
Alga = Literal["blue", "green", "purple", "red"]
Cell = Annotated[str, Meta(pattern="^[1-4][a-hz][0-7]$", examples=["1d4"])]
Counts = dict[str, int]  # by colour or kind of tile, zeros left out
Tile = Annotated[str, Meta(examples=["W", "W/Y", "W2", "Wh", "Wb", "rock"])]  # a colour, or a kind (N7)
Card = Annotated[str, Meta(examples=["night_shift"])]  # the id of a card of the deck
TableKind = Literal["game", "entry", "record"]  # played here, entered from a real table, uploaded
Invites = Literal["friend", "anyone"]  # who may sit down: a friend who has the link, or anyone
EndedBy = Literal[
    "locks", "shrimps", "full", "supply", "limit", "decided"
]  # R11.1; decided: at most one person was left
Lost = Literal["resigned", "time", "left"]  # why a seat counts as lost, whoever finishes it
Unrated = Literal["child", "short", "place", "often", "unknown"]  # why a rated game changed no rating
RatingKind = Literal["base_2", "base_many", "advanced", "second_kind"]  # games that are rated apart
LinkPurpose = Literal[
    "confirm", "sign_in", "host"
]  # of a link: keep an address; sign in, by mail or by the host
Along = Literal["asked", "choice", "apart"]  # whether the games of a guest come along who signs in by a link
Friendship = Literal["none", "asked", "asking", "friends", "blocked", "program"]  # as one knows it oneself
Here = Literal["here", "away", "offline"]  # whether whoever holds a seat looks at the table
SeatKind = Literal["person", "bot", "friend", "anyone"]  # who sits there; of a free seat: who may
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=60, examples=["lay 1d5"])]


ReadyWord = Literal["chat.nice_one", "chat.thank_you", "chat.one_moment"]  # ids of messages


class Said(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a text says, as data: the id of the message and what it speaks of (docs/protocol.md)."""

    id: str
    arguments: dict[str, Any] = {}


Data = Said | UnsetType  # left out where somebody reads words alone
AllData = list[Said] | UnsetType
