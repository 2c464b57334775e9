"""Profiles: what somebody's finished games tell of them, and to whom; and the leader board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from statistics import median
from typing import NamedTuple

from msgspec.structs import replace

from ..play.opponents import OPPONENTS
from ..schemas import (
    BotInfo,
    HeadToHead,
    KindRating,
    LargestMeal,
    Leader,
    Leaders,
    PastGame,
    PastPlayer,
    PointsBar,
    PointsTold,
    Profile,
    RatedBot,
    RatedOutcome,
    RatingChange,
    WonAgainst,
    WonTold,
)
from ..schemas.values import RatingKind
from ..storage.people_store import PersonData
from ..storage.rating_store import CHILD, PRIVATE, Rating, Result, is_public, left_when_decided
from ..storage.store import Store
from ..storage.transactions import now
from .ratings import KINDS, SHOWN_FROM, SURE_FROM, bot_player, first

MOST_GAMES = 1000  # that are looked through for one profile
MOST_LEADERS = 100
RESTS = timedelta(days=60)  # who has not played for so long is not on the leader board
A_MONTH = timedelta(days=30)
COURSE = 20  # ratings that are told, at most
BAR = 10  # points
HELD = timedelta(seconds=60)  # for which a leader board is as good as new

Placed = list[tuple[str, Leader]]  # by their ids
Known = dict[str, tuple[str, str]]  # those whom all may see, with profile and name


class Past(NamedTuple):
    """A finished game of somebody."""

    mine: Result
    others: list[Result]

    @property
    def all(self) -> list[Result]:
        """They first."""
        return [self.mine, *self.others]

    @property
    def won(self) -> bool:
        """Also if others share the first place."""
        return self.mine.place == 1 and self.mine.left is None

    @property
    def scored(self) -> bool:
        """Whether the points are those of a whole game that they played themselves."""
        return self.mine.left is None and left_when_decided(self.all) is None


async def profile_of(
    store: Store, person: PersonData, profile: str | None, *, mine: bool, guest: bool, asking: str | None
) -> Profile:
    """Somebody as whoever asks may see them."""
    hidden = not is_public(person.settings)
    told = Profile(
        id=profile,
        name=person.name if mine or not hidden else "",
        since=person.created.isoformat() if mine or not hidden else None,
        mine=mine,
        private=bool(person.settings.get(PRIVATE)) if mine else hidden,
        child=mine and bool(person.settings.get(CHILD)),
        guest=guest,
        games=0,
    )
    if hidden and not mine:
        return told
    games = await past_games(store, person.id)
    ratings = {rating.kind: rating for rating in await store.ratings(person.id)}
    known = await _known(store, games, asking)
    if asking is not None and asking != person.id:
        told = replace(told, head_to_head=_head_to_head(games, asking))
    return replace(
        told,
        games=await store.games_of(person.id),
        ratings=[
            _rating(ratings[kind], games) if kind in ratings else KindRating(kind, 0, None, [], None)
            for kind in KINDS
        ],
        eaten=dict(sum((Counter(game.mine.eaten) for game in games), Counter[str]())),
        meal=_meal(games, known),
        points=_points([game.mine.points for game in games if game.scored]),
        with_two=_won([game for game in games if len(game.all) == 2]),
        with_many=_won([game for game in games if len(game.all) > 2]),
        bots=_against_bots(games),
    )


async def past_games(store: Store, person: str, limit: int = MOST_GAMES, skip: int = 0) -> list[Past]:
    """The last games of somebody, the newest first."""
    found = await store.results(person, limit, skip)
    games: list[Past] = []
    for _, rows in groupby(found, key=lambda row: row.number):
        seats = list(rows)
        mine = next(row for row in seats if row.person == person)
        games.append(Past(mine, [row for row in seats if row is not mine]))
    return games


async def _known(store: Store, games: Sequence[Past], asking: str | None) -> Known:
    """Those in these games whom whoever asks may see: themselves too."""
    people = {row.person for game in games for row in game.all if row.person is not None}
    return await store.profiles(people, also=asking)


def _rating(rating: Rating, games: Sequence[Past]) -> KindRating:
    """A rating, and the course it has taken in these games, which come newest first."""
    if rating.games < SHOWN_FROM:
        return KindRating(rating.kind, rating.games, None, [], None)
    mine = [game.mine for game in games if game.mine.kind == rating.kind]
    rated = [(row.time, skill.shown) for row in mine if (skill := row.skill)]
    rated = rated[: rating.games - SHOWN_FROM + 1]  # from the fifth on
    course = [shown for _, shown in reversed(rated)]
    earlier = [shown for time, shown in rated if time < now() - A_MONTH]
    before = earlier[0] if earlier else course[0]
    provisional = rating.games < SURE_FROM
    return KindRating(
        rating.kind, rating.games, rating.skill.shown, course[-COURSE:], course[-1] - before, provisional
    )


def _points(points: Sequence[int]) -> PointsTold | None:
    if not points:
        return None
    bars = Counter(each // BAR * BAR for each in points)
    return PointsTold(
        middle=round(median(points)),
        best=max(points),
        bars=[PointsBar(least, bars[least]) for least in range(min(bars), max(bars) + BAR, BAR)],
    )


def _won(games: Sequence[Past]) -> WonTold | None:
    if not games:
        return None
    chance = sum(1 / len(game.all) for game in games) / len(games)
    return WonTold(len(games), sum(game.won for game in games), round(chance, 3))


def _against_bots(games: Sequence[Past]) -> list[WonAgainst]:
    """Games in which all others were the same level."""
    told: list[WonAgainst] = []
    for bot in OPPONENTS.values():
        met = [game for game in games if {row.bot for row in game.others} == {bot.bot}]
        if (won := _won(met)) is not None:
            told.append(WonAgainst(bot.bot, bot.info.name, won))
    return told


def _meal(games: Sequence[Past], known: Known) -> LargestMeal | None:
    meals = [game for game in games if game.mine.meal is not None]
    if not meals:
        return None
    game = max(meals, key=lambda game: int((game.mine.meal or {})["polyps"]))
    names = [_name(row, known) for row in game.others]
    meal = game.mine.meal or {}
    return LargestMeal(meal["colour"], meal["polyps"], names if all(names) else [])


def _name(row: Result, known: Known) -> str:
    """What somebody was called at the table; empty where that is not for whoever asks to know."""
    return row.called if row.person is None or row.person in known else ""


def _head_to_head(games: Iterable[Past], asking: str) -> HeadToHead | None:
    places = [
        (theirs.place, game.mine.place) for game in games for theirs in game.others if theirs.person == asking
    ]
    if not places:
        return None
    return HeadToHead(
        len(places), sum(mine < other for mine, other in places), sum(mine > other for mine, other in places)
    )


# History -----------------------------------------------------------------------------------------------


async def history_of(
    store: Store, person: str, asking: str | None, offset: int, limit: int
) -> list[PastGame]:
    """The finished games of somebody, newest first, as whoever asks may know of them."""
    games = await past_games(store, person, limit, offset)
    known = await _known(store, games, asking)
    there = await store.still_there([game.mine.table_id for game in games])
    return [_past(game, known, asking, there) for game in games]


def _past(game: Past, known: Known, asking: str | None, there: frozenset[str]) -> PastGame:
    played = asking is not None and any(row.person == asking for row in game.all)
    told = played or all(_name(row, known) for row in game.others)
    return PastGame(
        table=game.mine.table_id if told and game.mine.table_id in there else None,
        time=game.mine.time.isoformat(),
        kind=game.mine.kind,
        rated=game.mine.rated,
        lost=game.mine.left,
        players=[
            PastPlayer(
                name=row.called if played or row is game.mine else _name(row, known),
                bot=row.bot,
                points=row.points,
                place=row.place,
                profile=known[row.person][0] if row.person in known else None,
                lost=row.left,
            )
            for row in game.all
        ],
    )


async def outcome_of(store: Store, table_id: str, asking: str | None) -> RatedOutcome:
    """What the game of a rated table changed, as whoever asks may know of it."""
    rows = await store.results_at(table_id)
    known = await store.profiles((row.person for row in rows if row.person is not None), also=asking)
    changes: list[RatingChange] = []
    for row in rows:
        if row.skill is None or row.player is None or (row.person is not None and row.person not in known):
            continue
        before = await store.skill_before(row) or first(row.player)
        games = {rating.kind: rating.games for rating in await store.ratings(row.player)}
        provisional = row.person is not None and games.get(row.kind, 0) < SURE_FROM
        changes.append(RatingChange(row.seat, before.shown, row.skill.shown, provisional))
    return RatedOutcome(rows[0].unrated if rows else None, changes)


# Leaders -----------------------------------------------------------------------------------------------


class LeaderBoard:
    """The leader boards of one server, each read anew now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[RatingKind, tuple[datetime, Placed, Placed, dict[str, Rating]]] = {}

    async def told(self, kind: RatingKind, asking: str | None, *, friends: bool = False) -> Leaders:
        """As whoever asks sees it: all, or they and their friends."""
        time, people, programs, bots = self._read.get(kind, (None, [], [], {}))
        if time is None or now() >= time + HELD:
            people, programs = await self._people(kind), await self._people(kind, programs=True)
            bots = await self._store.bot_ratings(kind, OPPONENTS)
            self._read[kind] = now(), people, programs, bots
        if friends:
            people = [] if asking is None else await self._friends(kind, asking)
        told = [replace(leader, mine=who == asking) for who, leader in people]
        house = [_bot(bot.info, bots.get(bot.bot)) for bot in OPPONENTS.values()]
        return Leaders(kind, told, house, [] if friends else [leader for _, leader in programs])

    def forget(self) -> None:
        """Somebody may not be on it any more."""
        self._read = {}

    async def _people(self, kind: RatingKind, *, programs: bool = False) -> Placed:
        return _placed(await self._store.leaders(kind, now() - RESTS, MOST_LEADERS, programs=programs))

    async def _friends(self, kind: RatingKind, asking: str) -> Placed:
        """Not held: each has their own, and it is short."""
        among = [asking, *(friend.person for friend in await self._store.friends_of(asking))]
        found = await self._store.leaders(kind, now() - RESTS, MOST_LEADERS, among, asking)
        return _placed(found)


def _placed(found: Sequence[tuple[Rating, str, str]]) -> Placed:
    """Those who were found, each with their place; equal ratings share one."""
    shown = [rating.skill.shown for rating, _, _ in found]
    return [
        (rating.player, Leader(1 + shown.index(points), profile, name, points, rating.games, mine=False))
        for (rating, profile, name), points in zip(found, shown, strict=True)
    ]


def _bot(bot: BotInfo, rating: Rating | None) -> RatedBot:
    skill, games = (first(bot_player(bot.bot)), 0) if rating is None else (rating.skill, rating.games)
    return RatedBot(bot.bot, bot.name, skill.shown, games)
