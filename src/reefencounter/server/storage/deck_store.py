"""Keeping the decks that people bring."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from .models import DeckRow, TableRow
from .people_store import PeopleStore
from .transactions import now


class DeckStore(PeopleStore):
    """Decks of somebody, each by its id."""

    async def keep_deck(self, name: str, owner: str, deck: dict[str, Any]) -> None:
        """Keep a deck of somebody; one that is there already is the same."""
        await self.meet(owner)
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(
                    insert(DeckRow).values(id=name, owner=owner, deck=deck, created=now())
                )

    async def deck(self, name: str) -> dict[str, Any] | None:
        """A deck by its id, whoever brought it."""
        async with self._read() as connection:
            return (
                await connection.execute(select(DeckRow.deck).where(DeckRow.id == name).limit(1))
            ).scalar()

    async def remove_deck(self, name: str, owner: str) -> bool:
        """Delete a deck of somebody, unless it is the last of its id and a table uses it; whether it is gone."""
        others = select(DeckRow.id).where(DeckRow.id == name, DeckRow.owner != owner)
        used = select(TableRow.id).where(TableRow.rules["deck"].as_string() == name)
        async with self._write() as connection:
            last = (await connection.execute(others.limit(1))).first() is None
            if last and (await connection.execute(used.limit(1))).first() is not None:
                return False
            await connection.execute(delete(DeckRow).where(DeckRow.id == name, DeckRow.owner == owner))
        return True

    async def has_deck(self, name: str, owner: str) -> bool:
        """Whether somebody brought this deck."""
        found = select(DeckRow.id).where(DeckRow.id == name, DeckRow.owner == owner)
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def decks(self, owner: str) -> list[dict[str, Any]]:
        """The decks of somebody, newest first."""
        found = select(DeckRow.deck).where(DeckRow.owner == owner)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(DeckRow.created.desc(), DeckRow.id))
            return list(rows.scalars())
