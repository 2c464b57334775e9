"""The clocks of a table: how long each player still has, and the moment at which somebody is out of time.

All of it follows from what is kept with the last step: what each had left then, whose clock runs, and since when. So it
is the same after a restart, and in every process. A live clock counts down over the game and gets some seconds more
after each turn; a clock of days begins anew with each turn. Bots have none. Taking something back gives no time back.
Live clocks begin when all who play look at the table, or when the first of them chooses.
In a window of the Second Kind all rest, since nobody may tell who is asked (S7.5); in a game of days it waits no
longer than the turn's player still has.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from ...notation.forms import AnyPosition
from ...view import asks_in_secret
from ..schemas import ClockChoice
from .ledger import Entry, asked

MINUTE, DAY = 60.0, 86_400.0  # seconds
PAUSE_WITHIN = {"live": 2 * MINUTE, "days": DAY}  # in which all must agree on a pause
REST = MINUTE  # that a live clock rests in a whole game while its player's connection is lost


class Clocks(NamedTuple):
    """What is kept of them. Times are seconds."""

    left: tuple[float, ...]  # by seats
    rest: tuple[float, ...]  # by seats: for how long a lost connection still stops the clock
    running: tuple[int, ...]
    resting: tuple[int, ...]  # those of `running` whose connection is lost
    since: datetime  # from when on they run
    window: int | None = None  # whose turn it is in a window in which no clock runs; in a game of days
    waits: bool = False  # before the game: none runs until all are here, or one of them has chosen
    paused: bool = False  # all agreed on it: none runs until somebody goes on
    wish: tuple[int, ...] = ()  # the seats of those who would like a pause
    wished: datetime | None = None  # when the first of them said so

    @property
    def deadline(self) -> datetime | None:
        """When somebody is out of time, if nothing happens; in a window: when it is over."""
        if self.window is not None:
            return self.since + timedelta(seconds=self.left[self.window])
        ends = [self.left[seat] + self._pause(seat) for seat in self.running]
        return self.since + timedelta(seconds=min(ends)) if ends else None

    def _pause(self, seat: int) -> float:
        return self.rest[seat] if seat in self.resting else 0.0

    def at(self, time: datetime) -> Clocks:
        """The same at another time."""
        gone = max(0.0, (time - self.since).total_seconds())
        left, rest = list(self.left), list(self.rest)
        for seat in self.running:
            paused = min(gone, self._pause(seat))
            rest[seat] -= paused
            left[seat] = max(0.0, left[seat] - (gone - paused))
        return self._replace(left=tuple(left), rest=tuple(rest), since=max(time, self.since))

    def at_with_lost(self, lost: Mapping[int, datetime], time: datetime) -> Clocks:
        """The same at another time, where seats lost their connection before it: they have rested since then."""
        clocks = self
        for seat in sorted(lost, key=lambda seat: lost[seat]):
            if seat in clocks.running and seat not in clocks.resting:
                clocks = clocks.at(lost[seat])._replace(resting=(*clocks.resting, seat))
        return clocks.at(time)

    def out(self, time: datetime) -> tuple[int, ...]:
        """The seats that are out of time."""
        left = self.at(time).left
        return tuple(seat for seat in self.running if left[seat] <= 0)

    def ended(self) -> Clocks:
        """The same when nobody plays any more."""
        return self._replace(running=(), resting=(), window=None, paused=False, wish=(), wished=None)

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        wished = self.wished and self.wished.isoformat()
        return {**self._asdict(), "since": self.since.isoformat(), "wished": wished}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Clocks:
        """As it was kept; in games of before there was no pause."""
        lists = {name: tuple(kept.get(name, ())) for name in ("left", "rest", "running", "resting", "wish")}
        return cls(
            **lists,
            since=datetime.fromisoformat(kept["since"]),
            window=kept["window"],
            waits=kept.get("waits", False),
            paused=kept.get("paused", False),
            wished=datetime.fromisoformat(kept["wished"]) if kept.get("wished") else None,
        )


def begun(choice: ClockChoice, players: int, time: datetime) -> Clocks:
    """All clocks before the game begins: none runs yet."""
    return Clocks((_whole(choice),) * players, (REST,) * players, (), (), time, waits=choice.kind == "live")


def after_step(clocks: Clocks, choice: ClockChoice, entry: Entry) -> Clocks:
    """What a step changes: whoever ends a turn gets the increment, or a new turn its days."""
    before, after = entry.before, entry.after
    left = list(clocks.left)
    if choice.kind == "days" and _turn(before) != _turn(after):
        left[after.player] = _whole(choice)
    elif choice.kind == "live" and _turn(before) != _turn(after) and before.phase != "setup":
        left[before.player] += choice.increment
    return clocks._replace(left=tuple(left), waits=False)


def set_running(
    clocks: Clocks,
    choice: ClockChoice,
    position: AnyPosition,
    people: Collection[int],
    lost: Collection[int],
) -> Clocks:
    """Whose clocks run now: of the people who are to act. Those who lost their connection rest, in a live game."""
    if clocks.paused or clocks.waits:
        return clocks._replace(running=(), resting=(), window=None)
    secret = asks_in_secret(position)
    running = () if secret else tuple(seat for seat in asked(position) if seat in people)
    resting = tuple(
        seat for seat in running if choice.kind == "live" and seat in lost and clocks.rest[seat] > 0
    )
    window = position.player if secret and choice.kind == "days" else None
    return clocks._replace(running=running, resting=resting, window=window)


def returned(clocks: Clocks, choice: ClockChoice, seat: int) -> Clocks:
    """Somebody who was out of time plays on: with a minute, or a day."""
    left = list(clocks.left)
    left[seat] = max(left[seat], MINUTE if choice.kind == "live" else DAY)
    return clocks._replace(left=tuple(left))


def wishes(clocks: Clocks, choice: ClockChoice, time: datetime) -> tuple[tuple[int, ...], float]:
    """The seats of those who would like a pause, and the seconds until that goes quietly if not all would."""
    if clocks.wished is None:
        return (), 0.0
    left = PAUSE_WITHIN[choice.kind] - (time - clocks.wished).total_seconds()
    return (clocks.wish, left) if left > 0 else ((), 0.0)


def rested(clocks: Clocks, last: datetime, time: datetime) -> Clocks:
    """A live clock after nobody kept it since `last`: it has rested until now."""
    gone = max(timedelta(0), last - clocks.since)
    return clocks._replace(since=max(clocks.since, time - gone))


def _whole(choice: ClockChoice) -> float:
    return choice.minutes * MINUTE if choice.kind == "live" else choice.days * DAY


def _turn(position: AnyPosition) -> tuple[bool, int]:
    return position.phase == "setup", position.number
