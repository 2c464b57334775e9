"""How a table looks to those who look at it: whose eyes they have, the scene, and the steps so far (R13)."""

from __future__ import annotations

from typing import NamedTuple

from ..messages.english.speaker import Speaker
from ..rules import Rules
from ..telling.listener import listener_at
from . import scene as scenes
from .budget import sliced
from .ledger import Entry, Ledger, TableGame, asked
from .listing import info_of, seats_of, summary_of
from .refusals import Refusal
from .schemas import Scene, Step, TableInfo
from .store import TableData

MOST_VIEWS = 1000  # steps that are kept as viewers see them, at each table
ENTRY_SIZE, VIEW_SIZE = 3500, 1500  # bytes, as measured for games of the Second Kind; others are smaller


class Viewer(NamedTuple):
    """Whose eyes: a seat or None for a spectator, and whether the browser owns the table."""

    seat: int | None
    owner: bool


class Shown:
    """What was agreed on at a table and its history, and how they are shown."""

    def __init__(self, data: TableData, expire: int = 0) -> None:
        """`expire`: the days after which it is deleted if it is not over and nobody plays; 0: never."""
        self.data, self._expire = data, expire
        self.rules = Rules.from_json(data.rules)
        self.names = [seat["name"] for seat in data.seats]
        self.ledger = Ledger(self.rules, data.setup, self.names)
        self._views: dict[tuple[int, int | None, bool], Step] = {}
        self._scenes: dict[Viewer, Scene] = {}
        self._scenes_of: tuple[TableGame, TableData] | None = None  # for which they were made

    @property
    def game(self) -> TableGame:
        """The game as it stands."""
        return self.ledger.game

    @property
    def number(self) -> int:
        """Of the last step."""
        return self.ledger.number

    @property
    def size(self) -> int:
        """Bytes of memory that its history takes, about."""
        return len(self.ledger.entries) * ENTRY_SIZE + len(self._views) * VIEW_SIZE

    def forget_views(self) -> None:
        """Make some room: they are made again when somebody asks."""
        self._views = {}

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is an entry or a record."""
        return self.data.kind != "game" or self.game.over

    def owned_by(self, person: str | None) -> bool:
        """Whether this person made the table."""
        return person is not None and person == self.data.owner

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
            raise Refusal("seat", "seat.not_yours_to_see")
        return Viewer(seat, owner)

    def first_seat(self, owner: bool) -> int | None:
        """Whose eyes a browser begins with: those of its only person; at an entry of whoever is asked; else nobody's.

        People who share a screen see nothing that is secret until one of them says who they are.
        """
        mine = [player for player in range(self.rules.players) if self.mine(player, owner)]
        if self.data.kind == "entry" and mine:
            return next(iter(asked(self.game.position)), 0)
        return mine[0] if len(mine) == 1 else None

    def _sees_all(self, viewer: Viewer) -> bool:
        """Whether a viewer sees everything: at an open table, unless they look through the eyes of a seat.

        At an entry, where one person acts for all, they do so all the same.
        """
        return self.open and (viewer.seat is None or self.data.kind == "entry")

    def speaker(self, seat: int) -> Speaker:
        """Who speaks to whoever acts for a seat: at an entry one acts for all, and nobody is "you"."""
        return listener_at(seat, self.names, self.rules.deck, observed=self.data.kind == "entry")

    def info(self, owner: bool) -> TableInfo:
        """The table as a line in a list."""
        return info_of(
            self.data._replace(summary=summary_of(self.game, self.ledger.moves)), owner, self._expire
        )

    def scene(self, viewer: Viewer, at: int | None = None) -> Scene:
        """All that a viewer may see now, or could see after an earlier step."""
        if at is not None:
            return self._scene(viewer, self.ledger.at(at), at)
        now = (self.game, self.data)
        if self._scenes_of is None or any(a is not b for a, b in zip(now, self._scenes_of, strict=True)):
            self._scenes, self._scenes_of = {}, now
        if viewer not in self._scenes:
            self._scenes[viewer] = self._scene(viewer, self.game, self.number)
        return self._scenes[viewer]

    def _scene(self, viewer: Viewer, game: TableGame, number: int) -> Scene:
        return scenes.scene(
            game,
            seat=viewer.seat,
            number=number,
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
            if len(self._views) >= MOST_VIEWS:
                del self._views[next(iter(self._views))]
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
        entries = self.ledger.entries[first - start : last - start]
        return [self.step(entry, viewer) async for entry in sliced(entries)]
