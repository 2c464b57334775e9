"""What there may be between two people, as conditions on rows: friendship, asking, seats that are kept, blocking."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .models import BlockRow, FriendAskRow, FriendRow, Person, SeatOfferRow


class TooMany(Exception):
    """There is no room for one more; at most so many."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


def asks(person: str, other: str) -> list[Any]:
    """Somebody asks another to be friends."""
    return [FriendAskRow.asker == person, FriendAskRow.asked == other]


def ties(person: str, other: str) -> list[Any]:
    """Somebody is another's friend."""
    return [FriendRow.person == person, FriendRow.friend == other]


def offers(person: str, other: str) -> list[Any]:
    """Somebody keeps a seat for another."""
    return [SeatOfferRow.person == person, SeatOfferRow.friend == other]


def blocks(person: str, other: str) -> list[Any]:
    """Somebody has blocked another."""
    return [BlockRow.person == person, BlockRow.blocked == other]


def either(of: Any, person: str, other: str) -> list[Any]:
    """What is between two people, whoever comes first."""
    return [and_(*of(person, other)), and_(*of(other, person))]


async def exists(connection: AsyncConnection, column: Any, *where: Any) -> bool:
    """Whether there is a row of this kind."""
    return (await connection.execute(select(column).where(*where).limit(1))).first() is not None


async def apart(connection: AsyncConnection, person: str, other: str) -> bool:
    """Whether one of two has blocked the other."""
    return await exists(connection, BlockRow.since, or_(*either(blocks, person, other)))


async def room(connection: AsyncConnection, which: Any, most: int) -> None:
    """Refuse one more than there may be."""
    if (await connection.execute(select(func.count()).where(which))).scalar_one() >= most:
        raise TooMany(most)


async def one_at_a_time(connection: AsyncConnection, *people: str) -> None:
    """Of two who change what is between the same people, the second sees what the first did."""
    for person in sorted(people):
        await connection.execute(update(Person).where(Person.id == person).values(name=Person.name))
