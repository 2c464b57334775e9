"""The decks that tables may use: the one that comes with the game, those of the server, and those that people bring.

Whoever brings a deck may call it as they like, and others may like the same name: its id is made to tell what is in it.
So a deck is never taken for another, and nobody can change the cards of a game that is going on.
"""

from __future__ import annotations

import gc
import hashlib
import json
from collections.abc import Sequence
from typing import Any, NoReturn

from ... import decks
from ...decks import DEFAULT, LONGEST_ID, DeckFile
from ...engine.errors import ReefError, shown
from ..refusals import Refusal
from ..scene.remembered import forget_positions
from ..schemas import DeckLine
from ..storage.store import Store
from ..storage.table_data import TableData
from ..web.quotas import Quota
from .deck import deck_line


class Decks:
    """The decks of one server."""

    def __init__(self, store: Store, given: Sequence[str], most: int = Quota().decks) -> None:
        """`given`: the ids of those that the server was started with; `most`: how many a browser may bring."""
        self._store, self._most = store, most
        self.of_all = (DEFAULT, *given)  # ids of those that every table may use
        for name in self.of_all:
            decks.by_id(name)  # it is there for good, before anybody brings another

    async def listed(self, owner: str | None) -> list[DeckLine]:
        """The decks that a browser may choose from; its own come last."""
        found = [deck_line(decks.by_id(name), own=False) for name in self.of_all]
        own = [] if owner is None else await self._store.decks(owner)
        return found + [deck_line(decks.read(deck), own=True) for deck in own]

    async def keep(self, data: object, owner: str) -> DeckFile:
        """A deck that somebody brings, under an id of its own."""
        try:
            deck = with_unique_id(decks.read(data))
        except ReefError as error:
            raise Refusal("illegal", "deck.unusable", because=error.message) from None
        if deck.deck.id in self.of_all:
            return deck  # all have it
        known = await self._store.decks(owner)
        if len(known) >= self._most and all(each["id"] != deck.deck.id for each in known):
            raise Refusal(
                "stale",
                "quota.decks",
                decks=len(known),
                most=self._most,
            )
        await self._store.keep_deck(deck.deck.id, owner, deck.to_json())
        return deck

    async def remove(self, name: str, owner: str) -> None:
        """A browser gives up a deck of its own that no table uses."""
        await self._must_own(name, owner, status=404)
        if not await self._store.remove_deck(name, owner):
            raise Refusal("stale", "deck.used")

    async def find(self, name: str, owner: str | None, table: TableData | None) -> DeckFile:
        """A deck to be read: one that all may use, an own one, or that of a table whose id is known."""
        if name in self.of_all:
            return decks.by_id(name)
        if table is None or table.rules.get("deck") != name:
            await self._must_own(name, owner, status=404)
        kept = await self._store.deck(name)
        return _not_here(name, 404) if kept is None else decks.read(kept)

    async def allow(self, name: str | None, owner: str | None) -> None:
        """Make a deck playable that a browser wants to play with: one that all may use, or an own one."""
        if name is not None and name not in self.of_all:
            await self._must_own(name, owner, status=400)
            await self.make_known(name)

    async def _must_own(self, name: str, owner: str | None, status: int) -> None:
        if owner is None or not await self._store.has_deck(name, owner):
            _not_here(name, status)

    async def make_known(self, name: str | None) -> None:
        """Make the deck of a table playable, whoever brought it. If it is not kept here, the rules will say so."""
        if name is None or name in self.of_all:
            return
        kept = await self._store.deck(name)
        if kept is not None:
            try:
                _add(kept)
            except ReefError as error:  # as many as the engine can hold
                raise Refusal.of(error, "busy") from None

    async def of_record(self, record: object, owner: str) -> object:
        """A record whose deck, if it brings one, is kept under its own id and playable."""
        if not isinstance(record, dict) or "deck" not in record or not isinstance(record.get("rules"), dict):
            return record
        brought = record["deck"]
        if not isinstance(brought, dict) or brought.get("id") != record["rules"].get("deck"):
            return record  # the reader says what is wrong
        deck = await self.keep(brought, owner)
        rules = record["rules"] | {"deck": deck.deck.id}
        return record | {"deck": deck.to_json(), "rules": rules}


def with_unique_id(deck: DeckFile) -> DeckFile:
    """The same deck under an id that tells what is in it; one that has such an id, or is the server's, keeps it."""
    name = deck.deck.id
    try:
        if decks.by_id(name) == deck:
            return deck
    except ReefError:
        pass
    data: dict[str, Any] = deck.to_json() | {"id": ""}
    mark = "_" + hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]
    if name.endswith(mark):
        return deck
    return decks.read(data | {"id": name[: LONGEST_ID - len(mark)] + mark})


def _add(deck: dict[str, Any]) -> None:
    try:
        decks.add(deck)
    except ReefError:
        forget_positions()  # of tables that were put away, which keep the places of their decks
        gc.collect()
        decks.add(deck)


def _not_here(name: str, status: int) -> NoReturn:
    raise Refusal(
        "malformed",
        "deck.not_yours",
        deck=shown(name),
        status=status,
    )
