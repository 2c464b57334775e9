"""How a table looks to those who look at it: whose eyes they have, the scene, and the steps so far (R13)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from ...messages.catalogue import DEFAULT
from ...messages.speaker import Speaker
from ...messages.words import language, reading
from ...rules import Rules
from ...telling.listener import listener_at
from .. import scene as scenes
from ..refusals import Refusal
from ..said import telling, words_alone
from ..scene.rulesets import of
from ..schemas import Scene, Step, TableInfo
from ..storage.table_data import TableData
from ..web.budget import sliced
from .ledger import Entry, Ledger, TableGame, asked
from .listing import info_of, seats_of, summary_of
from .seats import holders, may_act, may_see, names

MOST_VIEWS = 1000  # steps that are kept as viewers see them, at each table
ENTRY_SIZE, VIEW_SIZE = 3500, 1500  # bytes, as measured for games of the Second Kind; others are smaller
LEAST_STEPS = 20  # that stay in memory where there is no room for all: for pages that come back


class Viewer(NamedTuple):
    """Whose eyes: a seat or None for a spectator, the seats for which whoever looks may act, and what they read.

    `alone`: they get words without the data that they say.
    """

    seat: int | None
    mine: frozenset[int] = frozenset()
    language: str = DEFAULT
    alone: bool = False

    @contextmanager
    def reads(self) -> Iterator[None]:
        """Inside, what is made is made for them."""
        with reading(self.language), telling(alone=self.alone):
            yield


class Shown:
    """What was agreed on at a table and its history, and how they are shown."""

    def __init__(self, data: TableData, expire: int = 0) -> None:
        """`expire`: the days after which it is deleted if it is not over and nobody plays; 0: never."""
        self.data, self._expire = data, expire
        self.rules = Rules.from_json(data.rules)
        self.ledger = Ledger(self.rules, data.setup)
        self._views: dict[tuple[int, int | None, bool, str, bool], Step] = {}
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
        steps = max(len(self.ledger.entries), len(self.game._history))
        return steps * ENTRY_SIZE + len(self._views) * VIEW_SIZE

    def forget_views(self) -> None:
        """Make some room: they are made again when somebody asks."""
        self._views = {}

    @property
    def over(self) -> bool:
        """Whether the game is: played to its end, or decided before it."""
        return self.data.decided or self.game.over

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is an entry or a record."""
        return self.data.kind != "game" or self.over

    @property
    def names(self) -> list[str]:
        """Of those who sit there."""
        return names(self.data.seats)

    def record(self) -> dict[str, Any]:
        """The whole game (N5), with the names that whoever reads now calls the players by."""
        return {**self.game.record(), "names": self.names}

    def owned_by(self, person: str | None) -> bool:
        """Whether somebody made the table."""
        return person is not None and person == self.data.owner

    def mine(self, person: str | None) -> frozenset[int]:
        """The seats for which somebody may act."""
        return may_act(self.data.seats, self.data.kind, person, over=self.over)

    @property
    def holders(self) -> frozenset[str]:
        """The people who hold seats."""
        return holders(self.data.seats)

    def viewer(self, seat: int | None, person: str | None) -> Viewer:
        """The viewer, if there is something to be seen and they may look through these eyes."""
        self.must_have_begun()
        mine = self.mine(person)
        if not may_see(seat, mine, open=self.open, players=self.rules.players):
            raise Refusal("seat", "seat.not_yours_to_see")
        return Viewer(seat, mine, language(), words_alone())

    def must_have_begun(self) -> None:
        """Refuse whatever is done at a table that still waits for players."""
        if self.data.waiting:
            raise Refusal("stale", "table.waiting")

    def first_seat(self, person: str | None) -> int | None:
        """Whose eyes somebody begins with: those of their only seat; at an entry of whoever is asked; else nobody's.

        People who share a screen see nothing that is secret until one of them says who they are.
        """
        mine = self.mine(person)
        if self.data.kind == "entry" and mine:
            return next(iter(asked(self.game.position)), 0)
        return next(iter(mine)) if len(mine) == 1 else None

    def _sees_all(self, viewer: Viewer) -> bool:
        """Whether a viewer sees everything: at an open table, unless they look through the eyes of a seat.

        At an entry, where one person acts for all, they do so all the same.
        """
        return self.open and (viewer.seat is None or self.data.kind == "entry")

    def speaker(self, seat: int) -> Speaker:
        """Who speaks to whoever acts for a seat: at an entry one acts for all, and nobody is "you"."""
        return listener_at(seat, self.names, self.rules.deck, observed=self.data.kind == "entry")

    def info(self, person: str | None) -> TableInfo:
        """The table as a line in a list."""
        return info_of(
            self.data._replace(summary=summary_of(self.game, self.ledger.moves, self.data.decided)),
            person,
            self._expire,
        )

    def scene(self, viewer: Viewer, at: int | None = None) -> Scene:
        """All that a viewer may see now, or could see after an earlier step."""
        if at is not None:
            return self.scene_of(viewer, self.ledger.at(at), at)
        now = (self.game, self.data)
        if self._scenes_of is None or any(a is not b for a, b in zip(now, self._scenes_of, strict=True)):
            self._scenes, self._scenes_of = {}, now
        if viewer not in self._scenes:
            self._scenes[viewer] = self.scene_of(viewer, self.game, self.number)
        return self._scenes[viewer]

    def scene_of(self, viewer: Viewer, game: TableGame, number: int) -> Scene:
        """All that a viewer may see of a game that is this table's, or might have been."""
        decided = self.data.decided and game is self.game
        with viewer.reads():
            return scenes.scene(
                game,
                seat=viewer.seat,
                number=number,
                seats=seats_of(self.data, viewer.mine, self.data.kind == "game" and (game.over or decided)),
                decided=decided,
                open=self._sees_all(viewer),
                memory_aid=self.data.memory_aid,
                quiet=self.quiet(game),
                unasked=[]
                if viewer.seat not in viewer.mine
                else self.data.seats[viewer.seat].unasked.split(),
            )

    def quiet(self, game: TableGame) -> int | None:
        """The seat whose holder would be asked in a window, and does not want to be (S7.5)."""
        card = of(game.position).card_in_question(game.position)
        if card is None or self.data.kind != "game":
            return None
        return next((n for n in asked(game.position) if not self.data.seats[n].is_asked_about(card)), None)

    def step(self, entry: Entry, viewer: Viewer) -> Step:
        """A step as a viewer may see it. It is made once for equal eyes, and once more when all secrets are out."""
        everything = self._sees_all(viewer)
        seat = None if self.data.kind == "entry" else viewer.seat  # one acts for all there: nobody is "you"
        key = (entry.number, seat, everything, viewer.language, viewer.alone)
        if key not in self._views:
            if len(self._views) >= MOST_VIEWS:
                del self._views[next(iter(self._views))]
            with viewer.reads():
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
