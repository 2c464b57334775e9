"""How a table looks to those who look at it: whose eyes they have, the scene, and the steps so far (R13)."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from ..rules import Rules
from . import scene as scenes
from .ledger import Entry, Ledger, TableGame
from .listing import info_of, seats_of, summary_of
from .refusals import Refusal
from .schemas import Scene, Step, TableInfo
from .store import TableData

AT_A_TIME = 25  # steps made ready for a viewer before others get a word in


class Viewer(NamedTuple):
    """Whose eyes: a seat or None for a spectator, and whether the browser owns the table."""

    seat: int | None
    owner: bool


class Shown:
    """What was agreed on at a table and its history, and how they are shown."""

    def __init__(self, data: TableData) -> None:
        self.data = data
        self.rules = Rules.from_json(data.rules)
        self.names = [seat["name"] for seat in data.seats]
        self.ledger = Ledger(self.rules, data.setup, self.names)
        self._views: dict[tuple[int, int | None, bool], Step] = {}

    @property
    def game(self) -> TableGame:
        """The game as it stands."""
        return self.ledger.game

    @property
    def number(self) -> int:
        """Of the last step."""
        return self.ledger.number

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is an entry or a record."""
        return self.data.kind != "game" or self.game.over

    def owned_by(self, browser: str | None) -> bool:
        """Whether this browser made the table."""
        return browser is not None and browser == self.data.owner

    def mine(self, player: int, owner: bool) -> bool:
        """Whether a browser may act for a seat."""
        seats = self.data.seats
        return owner and self.data.kind != "record" and player < len(seats) and not seats[player]["bot"]

    @property
    def holders(self) -> frozenset[str]:
        """The browsers in which people hold seats: whoever makes a table holds all of them."""
        return frozenset(self.data.owner for seat in self.data.seats if not seat["bot"])

    def viewer(self, seat: int | None, owner: bool) -> Viewer:
        """The viewer, if they may look through these eyes."""
        if seat is not None and not (self.mine(seat, owner) or (self.open and seat < self.rules.players)):
            raise Refusal("seat", "This seat is not yours; leave it out to look on.")
        return Viewer(seat, owner)

    def _sees_all(self, viewer: Viewer) -> bool:
        """Whether a viewer sees everything: at an open table, unless they look through the eyes of a seat.

        At an entry, where one person acts for all, they do so all the same.
        """
        return self.open and (viewer.seat is None or self.data.kind == "entry")

    def info(self, owner: bool) -> TableInfo:
        """The table as a line in a list."""
        return info_of(self.data._replace(summary=summary_of(self.game, self.ledger.moves)), owner)

    def scene(self, viewer: Viewer, at: int | None = None) -> Scene:
        """All that a viewer may see now, or could see after an earlier step."""
        return scenes.scene(
            self.game if at is None else self.ledger.at(at),
            seat=viewer.seat,
            number=self.number if at is None else at,
            seats=seats_of(self.data, viewer.owner),
            open=self._sees_all(viewer),
            memory_aid=self.data.memory_aid,
        )

    def step(self, entry: Entry, viewer: Viewer) -> Step:
        """A step as a viewer may see it. It is made once for equal eyes, and once more when all secrets are out."""
        everything = self._sees_all(viewer)
        seat = None if self.data.kind == "entry" else viewer.seat  # one acts for all there: nobody is "you"
        key = (entry.number, seat, everything)
        if key not in self._views:
            self._views[key] = scenes.step(
                entry.before,
                entry.move,
                entry.after,
                number=entry.number,
                seat=seat,
                names=self.names,
                everything=everything,
                undo=entry.undo,
            )
        return self._views[key]

    async def steps_between(self, viewer: Viewer, first: int, last: int) -> list[Step]:
        """The steps after one number up to another; the ledger must reach back so far."""
        start = self.ledger.first
        steps = []
        for place, entry in enumerate(self.ledger.entries[first - start : last - start], 1):
            steps.append(self.step(entry, viewer))
            if place % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return steps
