"""Keeping the results of finished games, and the ratings that come of them.

A game is counted once, in one transaction with its ratings. Games are counted one after another, whoever does it, and
their numbers say in which order: from the results alone all ratings can be computed again, and come out the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import combinations, groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...messages.words import words
from ..accounts.programs import PREFIX
from ..accounts.ratings import BOT, SURE_FROM, Played, Skill, after, bot_player
from ..accounts.results import SeatResult
from ..schemas.values import Lost, RatingKind, Unrated
from .models import Person, ProgramRow, RatingRow, ResultRow, SeatOriginRow, TableRow
from .transactions import Transactions

LEAST_TURNS = 3  # of whoever gave up last: a game that was given up before changes no rating
MOST_TOGETHER = ((3, timedelta(days=1)), (10, timedelta(days=7)))  # rated games of the same two that count
TRIES = 10  # if other processes count games at the same moment
CHILD, PRIVATE = "child", "private"  # what somebody has chosen, in their settings


GONE = "gone-"  # begins what stands for somebody who has left


class Result(NamedTuple):
    """A result as it is kept."""

    table_id: str
    seat: int
    number: int
    time: datetime
    kind: RatingKind
    person: str | None
    bot: str | None
    name: str
    place: int
    points: int
    lost: Lost | None
    finished: bool
    eaten: dict[str, int]
    meal: dict[str, Any] | None
    rated: bool
    unrated: Unrated | None
    mu: float | None
    sigma: float | None

    @property
    def called(self) -> str:
        """What they were called at the table; by whoever reads now, if they had given no name, or have left."""
        if self.name:
            return self.name
        gone = self.bot is not None or (self.person or "").startswith(GONE)
        return words("player.someone") if gone else words("player.number", number=self.seat + 1)

    @property
    def left(self) -> Lost | None:
        """How they left before the end; in games of before, a bot may have finished one that does not count as lost."""
        return self.lost or (None if self.finished else "left")

    @property
    def player(self) -> str | None:
        """Whose rating it counts for."""
        return self.person or (bot_player(self.bot) if self.bot else None)

    @property
    def skill(self) -> Skill | None:
        """The rating after it."""
        return None if self.mu is None or self.sigma is None else Skill(self.mu, self.sigma)


class Rating(NamedTuple):
    """A rating as it is kept."""

    player: str
    kind: RatingKind
    mu: float
    sigma: float
    games: int
    time: datetime

    @property
    def skill(self) -> Skill:
        """As a rating alone."""
        return Skill(self.mu, self.sigma)


RESULT = [getattr(ResultRow, name) for name in Result._fields]
RATING = [getattr(RatingRow, name) for name in Rating._fields]
Ratings = dict[tuple[str, RatingKind], Rating]


class RatingStore(Transactions):
    """The part of the store that is about results and ratings."""

    async def uncounted(self, limit: int = 100) -> list[str]:
        """Finished games that were not counted yet, those first that ended first."""
        found = select(TableRow.id).where(TableRow.counted.is_(False), TableRow.kind == "game")
        found = found.where(TableRow.summary["phase"].as_string() == "over")
        async with self._read() as connection:
            ordered = found.order_by(TableRow.changed, TableRow.id).limit(limit)
            return list((await connection.execute(ordered)).scalars())

    async def count(self, table_id: str, results: Sequence[SeatResult], ended: datetime) -> None:
        """Count a game: keep its results, and the ratings after it. A second time nothing happens."""
        for tried in range(TRIES):
            try:
                async with self._write() as connection:
                    await connection.run_sync(_count, table_id, results, ended)
                return
            except IntegrityError:  # another process counted a game with the same number
                if tried == TRIES - 1:
                    raise

    async def results(self, person: str, limit: int, skip: int = 0) -> list[Result]:
        """The last games of somebody with all who played them, the newest first."""
        mine = select(ResultRow.number).where(ResultRow.person == person)
        last = mine.order_by(ResultRow.number.desc()).offset(skip).limit(limit).subquery()
        found = select(*RESULT).where(ResultRow.number.in_(select(last.c.number)))
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(ResultRow.number.desc(), ResultRow.seat))
            return [Result(*row) for row in rows]

    async def results_at(self, table_id: str) -> list[Result]:
        """How the game of a table ended, by seats; empty: it is not counted."""
        found = select(*RESULT).where(ResultRow.table_id == table_id).order_by(ResultRow.seat)
        async with self._read() as connection:
            return [Result(*row) for row in await connection.execute(found)]

    async def skill_before(self, row: Result) -> Skill | None:
        """The rating of a player before the game of which this is the result; None: it was their first."""
        who = (
            ResultRow.person == row.person
            if row.person
            else (ResultRow.bot == row.bot) & ResultRow.person.is_(None)
        )
        found = select(ResultRow.mu, ResultRow.sigma).where(
            who, ResultRow.kind == row.kind, ResultRow.number < row.number, ResultRow.mu.is_not(None)
        )
        async with self._read() as connection:
            last = (await connection.execute(found.order_by(ResultRow.number.desc()).limit(1))).first()
        return None if last is None else Skill(last.mu, last.sigma)

    async def games_of(self, person: str) -> int:
        """How many finished games somebody has."""
        found = select(func.count()).where(ResultRow.person == person)
        async with self._read() as connection:
            return int((await connection.execute(found)).scalar_one())

    async def still_there(self, tables: Sequence[str]) -> frozenset[str]:
        """Those of some tables that were not deleted."""
        async with self._read() as connection:
            found = await connection.execute(select(TableRow.id).where(TableRow.id.in_(tables)))
            return frozenset(found.scalars())

    async def ratings(self, player: str) -> list[Rating]:
        """All ratings of somebody."""
        found = select(*RATING).where(RatingRow.player == player)
        async with self._read() as connection:
            return [Rating(*row) for row in await connection.execute(found)]

    async def with_profile(self, profile: str) -> str | None:
        """Whose profile has this address."""
        found = select(Person.id).where(Person.profile == profile)
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def profile_of(self, person: str) -> str | None:
        """The address of somebody's profile; None: nothing is kept of them. Whoever has none gets one."""
        nobodys = update(Person).where(Person.id == person, Person.profile.is_(None))
        async with self._read() as connection:
            found = (
                await connection.execute(select(Person.id, Person.profile).where(Person.id == person))
            ).first()
        if found is None or found.profile is not None:
            return None if found is None else str(found.profile)
        async with self._write() as connection:
            await connection.execute(nobodys.values(profile=secrets.token_hex(16)))
        return await self.profile_of(person)

    async def profiles(self, people: Iterable[str], also: str | None = None) -> dict[str, tuple[str, str]]:
        """The addresses and names of those among people whom all may see, and of one more."""
        columns = Person.id, Person.profile, Person.name, Person.settings
        found = select(*columns).where(Person.id.in_(sorted(set(people))), Person.profile.is_not(None))
        async with self._read() as connection:
            rows = (await connection.execute(found)).all()
        return {row.id: (row.profile, row.name) for row in rows if row.id == also or is_public(row.settings)}

    async def leaders(
        self,
        kind: RatingKind,
        since: datetime,
        limit: int,
        among: Collection[str] | None = None,
        also: str | None = None,
        *,
        programs: bool = False,
    ) -> list[tuple[Rating, str, str]]:
        """The strongest of those who have played since then and whom all may see, with profile and name.

        `among` some people alone; `also` one more, whoever may see them; `programs` instead of people.
        """
        found = select(*RATING, Person.profile, Person.name, Person.settings)
        found = found.join(Person, Person.id == RatingRow.player).where(
            RatingRow.kind == kind,
            RatingRow.games >= SURE_FROM,
            RatingRow.time > since,
            Person.profile.is_not(None),
            RatingRow.player.startswith(PREFIX) if programs else RatingRow.player.not_like(f"{PREFIX}%"),
            *([] if among is None else [RatingRow.player.in_(among)]),
        )
        leaders: list[tuple[Rating, str, str]] = []
        async with self._read() as connection:
            for *rating, profile, name, settings in await connection.execute(
                found.order_by(RatingRow.mu.desc(), RatingRow.player)
            ):
                if is_public(settings) or rating[0] == also:
                    leaders.append((Rating(*rating), profile, name))
                if len(leaders) == limit:
                    break
        return leaders

    async def bot_ratings(self, kind: RatingKind, bots: Iterable[str]) -> dict[str, Rating]:
        """The ratings of bots at a kind of game, where people have met them."""
        players = {bot_player(bot): bot for bot in bots}
        found = select(*RATING).where(RatingRow.kind == kind, RatingRow.player.in_(sorted(players)))
        async with self._read() as connection:
            return {players[row.player]: Rating(*row) for row in await connection.execute(found)}

    async def _hand_over_results(self, connection: AsyncConnection, owner: str, other: str) -> None:
        """The games of somebody become another's, whose ratings are then those of both."""
        await connection.run_sync(_hand_over, owner, other)

    async def _forget_results(self, connection: AsyncConnection, person: str) -> None:
        """Games of somebody who has left count for the others as they did, and nobody learns who it was."""
        nobody = f"{GONE}{secrets.token_hex(16)}"
        held = update(ResultRow).where(ResultRow.person == person)
        await connection.execute(held.values(person=nobody, name=""))
        await connection.execute(delete(RatingRow).where(RatingRow.player == person))


def is_public(settings: Mapping[str, Any]) -> bool:
    """Whether all may see somebody's profile: not if they say so, and never a child's."""
    return not settings.get(PRIVATE) and not settings.get(CHILD)


# In one transaction ------------------------------------------------------------------------------------


def _count(connection: Connection, table_id: str, results: Sequence[SeatResult], ended: datetime) -> None:
    """The number first: whoever takes the same at the same time fails, and sees what we did at the second try."""
    last = connection.execute(select(func.max(ResultRow.number))).scalar() or 0
    rated = connection.execute(select(TableRow.rated).where(TableRow.id == table_id)).scalar()
    open_still = update(TableRow).where(TableRow.id == table_id, TableRow.counted.is_(False))
    if connection.execute(open_still.values(counted=True)).rowcount != 1 or not results:
        return
    unrated = _why_unrated(connection, table_id, results, ended) if rated else None
    connection.execute(delete(SeatOriginRow).where(SeatOriginRow.table_id == table_id))
    rated = bool(rated) and unrated is None
    kept = [{name: what for name, what in each._asdict().items() if name != "turns"} for each in results]
    game: dict[str, Any] = {
        "table_id": table_id,
        "number": last + 1,
        "time": ended,
        "rated": rated,
        "unrated": unrated,
    }
    rows = [Result(**game, mu=None, sigma=None, **each) for each in kept]
    if rated:
        known = _ratings(connection, [each.player for each in rows if each.player])
        rows = _rated(rows, known)
    connection.execute(insert(ResultRow), [row._asdict() for row in rows])
    if rated:  # only now: one at a time gets here
        _keep(connection, known)


def _why_unrated(
    connection: Connection, table_id: str, results: Sequence[SeatResult], ended: datetime
) -> Unrated | None:
    """Why a game at a rated table changes no rating; None: it does."""
    people = sorted(each.person for each in results if each.person is not None)
    if len(people) < sum(each.bot is None for each in results):
        return "unknown"
    if _has_child(connection, people):
        return "child"
    gone = [each for each in results if each.lost is not None]
    left = sum(each.bot is None and each.lost is None for each in results)
    if gone and left <= 1 and max(each.turns for each in gone) < LEAST_TURNS:
        return "short"
    if _of_one_place(connection, table_id, results):
        return "place"
    if any(_met_often(connection, pair, ended) for pair in combinations(people, 2)):
        return "often"
    return None


def _of_one_place(connection: Connection, table_id: str, results: Sequence[SeatResult]) -> bool:
    """Whether two played from one address or one browser, or are programs of one owner."""
    found = select(SeatOriginRow.origin, SeatOriginRow.number).where(SeatOriginRow.table_id == table_id)
    seats: dict[str, set[int]] = {}
    for origin, number in connection.execute(found):
        seats.setdefault(origin, set()).add(number)
    people = [each.person for each in results if each.person is not None]
    owners = list(connection.execute(select(ProgramRow.owner).where(ProgramRow.id.in_(people))).scalars())
    return any(len(numbers) > 1 for numbers in seats.values()) or len(owners) > len(set(owners))


def _met_often(connection: Connection, pair: tuple[str, str], ended: datetime) -> bool:
    """Whether two people have played as many rated games lately as count."""
    one, other = (
        select(ResultRow.number).where(ResultRow.person == person, ResultRow.rated) for person in pair
    )
    both = select(func.count()).where(ResultRow.person == pair[0], ResultRow.number.in_(other))
    both = both.where(ResultRow.number.in_(one))
    return any(
        (connection.execute(both.where(ResultRow.time > ended - within)).scalar() or 0) >= most
        for most, within in MOST_TOGETHER
    )


def _has_child(connection: Connection, people: Sequence[str]) -> bool:
    found = connection.execute(select(Person.settings).where(Person.id.in_(people))).scalars()
    return any(settings.get(CHILD) for settings in found)


def _rated(rows: Sequence[Result], known: Ratings) -> list[Result]:
    """The results of one game with the ratings after it, which become known."""
    if left_when_decided(rows) == 1:  # that decided it: bots of the house had not lost, and not won
        counted = [row for row in rows if row.bot is None]
    else:
        counted = [*rows]
    game = [Played(row.player, row.place) for row in counted if row.player]
    kind, time = rows[0].kind, rows[0].time
    people = [each.player for each in game if not each.player.startswith(BOT)]
    if len(game) < len(counted) or len(people) > len(set(people)):
        return [
            row._replace(mu=None, sigma=None) for row in rows
        ]  # somebody who is not known, or twice the same
    before = {each.player: known[each.player, kind].skill for each in game if (each.player, kind) in known}
    skills = after(game, before)
    for player, skill in skills.items():
        games = known[player, kind].games if (player, kind) in known else 0
        known[player, kind] = Rating(player, kind, *skill, games + 1, time)
    return [row._replace(**skills[row.player]._asdict()) if row.player in skills else row for row in rows]


def left_when_decided(rows: Sequence[Result]) -> int | None:
    """How many people were left when a game was decided before its end; None: it was played to its end."""
    people = [row for row in rows if row.bot is None]
    left = sum(row.lost is None for row in people)
    return left if left <= 1 and left < len(people) else None


def _ratings(connection: Connection, players: Sequence[str]) -> Ratings:
    found = connection.execute(select(*RATING).where(RatingRow.player.in_(sorted(set(players)))))
    return {(row.player, row.kind): Rating(*row) for row in found}


def _keep(connection: Connection, known: Ratings) -> None:
    """These are the ratings of those players now, and no others."""
    players = sorted({player for player, _ in known})
    connection.execute(delete(RatingRow).where(RatingRow.player.in_(players)))
    if known:
        connection.execute(insert(RatingRow), [rating._asdict() for rating in known.values()])


def rate_all_again(connection: Connection) -> int:
    """Compute all ratings again from the results, in the order in which games were counted; how many games."""
    found = select(*RESULT).where(ResultRow.rated).order_by(ResultRow.number, ResultRow.seat)
    rows = [Result(*row) for row in connection.execute(found)]
    known: Ratings = {}
    games = [_rated(list(game), known) for _, game in groupby(rows, key=lambda row: row.number)]
    for row in (each for game in games for each in game):
        _keep_skill(connection, row)
    connection.execute(delete(RatingRow))
    _keep(connection, known)
    return len(games)


def _keep_skill(connection: Connection, row: Result) -> None:
    mine = update(ResultRow).where(ResultRow.table_id == row.table_id, ResultRow.seat == row.seat)
    connection.execute(mine.values(mu=row.mu, sigma=row.sigma))


def _hand_over(connection: Connection, owner: str, other: str) -> None:
    """The games of somebody become another's, whose ratings come of both histories."""
    moved = update(ResultRow).where(ResultRow.person == owner).values(person=other)
    connection.execute(delete(RatingRow).where(RatingRow.player == owner))
    if connection.execute(moved).rowcount:
        rate_player_again(connection, other)


def rate_player_again(connection: Connection, player: str) -> None:
    """Play the history of somebody through again; the others keep what they have."""
    mine = select(ResultRow.number).where(ResultRow.person == player, ResultRow.rated)
    found = select(*RESULT).where(ResultRow.number.in_(mine)).order_by(ResultRow.number, ResultRow.seat)
    known: Ratings = {}
    for _, game in groupby((Result(*row) for row in connection.execute(found).all()), key=lambda r: r.number):
        rows = list(game)
        for row in rows:  # the others as they were known after that game, which is near enough
            if row.player and row.player != player and row.skill:
                known[row.player, row.kind] = Rating(row.player, row.kind, *row.skill, 0, row.time)
        for row in _rated(rows, known):
            if row.person == player:
                _keep_skill(connection, row)
    connection.execute(delete(RatingRow).where(RatingRow.player == player))
    _keep(connection, {key: rating for key, rating in known.items() if rating.player == player})
