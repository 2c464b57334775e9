"""A bot plays for somebody who holds a seat: they asked for it, or are away, or have resigned.

They are still its holder, and take the seat back when they want, by a click or by acting; whoever resigned looks on.
For somebody who is away in their turn the others may have a bot play, if all of them agree. Who is away is known by the
connections alone, so it is forgotten with them; the bot in the seat is kept with it.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from ...view import asks_in_secret
from ..cluster.news import Present
from ..refusals import Refusal
from ..schemas import Presence
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import now
from .ledger import asked
from .opponents import STAND_IN
from .seating import Seated
from .seats import SeatData

AWAY = 180.0  # seconds that somebody is away in their turn until a bot may be asked


class StoodIn(Seated):
    """A table with bots that play for people."""

    def __init__(self, data: TableData, store: Store, expire: int = 0) -> None:
        super().__init__(data, store, expire)
        self._absent: dict[str, datetime] = {}  # people who are not here, and since when
        self._agreed: dict[int, set[str]] = {}  # those who want a bot at a seat

    async def stand_in(self, number: int, person: str) -> None:
        """A bot plays for one's own seat at once; for that of somebody who is away, when all others agree."""

        def choice() -> tuple[SeatData, SeatData] | None:
            seat = self._held(number)
            if seat.bot is not None:
                return None
            if seat.holder == person and self.data.rated:
                raise Refusal("stale", "seat.rated")
            if seat.holder != person and not self._all_agree(seat, person):
                return None
            away = self.data.rated and seat.holder != person  # there it costs the game
            return seat, self.lose(seat, "left") if away else seat._replace(bot=STAND_IN)

        await self._change(choice)

    async def take_back(self, number: int, person: str) -> None:
        """The holder of a seat plays again."""

        def choice() -> tuple[SeatData, SeatData] | None:
            seat = self._own(number, person)
            return None if seat.bot is None else (seat, seat._replace(bot=None))

        await self._change(choice)

    async def resign(self, number: int, person: str) -> None:
        """It counts as lost for the holder of a seat, who may look on; a bot finishes it, if others play on."""

        def choice() -> tuple[SeatData, SeatData] | None:
            seat = self._own(number, person)
            return seat, self.lose(seat, "resigned")

        await self._change(choice)

    def _held(self, number: int) -> SeatData:
        """A seat that a person holds in a game that goes on."""
        self.must_have_begun()
        if self.data.kind != "game" or self.over:
            raise Refusal("stale", "table.over")
        seat = next((each for each in self.data.seats if each.number == number), None)
        if seat is None or seat.holder is None:
            raise Refusal("stale", "seat.of_nobody")
        return seat

    def _own(self, number: int, person: str) -> SeatData:
        seat = self._held(number)
        if seat.holder != person:
            raise Refusal("seat", "seat.not_yours")
        if seat.lost == "resigned":
            raise Refusal("stale", "seat.resigned")
        return seat

    # Those who are away --------------------------------------------------------------------------------

    def _all_agree(self, seat: SeatData, person: str) -> bool:
        """Somebody wants a bot to play for another who is away. Whether all others do who are at the table."""
        if not self.mine(person):
            raise Refusal("seat", "seat.not_yours")
        presence = self.presence()
        wait = presence.bot_in[seat.number]
        if wait is None or wait > 0:
            raise Refusal("stale", "seat.not_away", name=seat.called)
        self._agreed.setdefault(seat.number, set()).add(person)
        agreed = self._agree(seat.number)
        others = {
            other.holder
            for other, here in zip(self.data.seats, presence.seats, strict=True)
            if other.bot is None and here not in (None, "offline") and other.holder != seat.holder
        }
        if others <= agreed:
            return True
        self.tell_presence()
        return False

    def presence(self) -> Presence:
        """Who is here, and for whom a bot may be asked."""
        presence = super().presence()
        time = now()
        for seat, here in zip(self.data.seats, presence.seats, strict=True):
            if seat.holder is None:
                continue
            if here == "here":
                self._absent.pop(seat.holder, None)
                self._last_heard.pop(seat.holder, None)
            else:
                gone = self._last_heard.get(seat.holder) if here == "offline" else None
                self._absent.setdefault(seat.holder, gone or time)
        waits = [
            self._bot_in(seat, time) if self._may_be_replaced(seat) else None for seat in self.data.seats
        ]
        self._agreed = {n: people for n, people in self._agreed.items() if waits[n] is not None}
        agreed = [
            [seat.number for seat in self.data.seats if wait is not None and seat.holder in self._agree(n)]
            for n, wait in enumerate(waits)
        ]
        return msgspec.structs.replace(presence, bot_in=waits, agreed=agreed)

    def _agree(self, number: int) -> set[str | None]:
        """Those who want a bot at a seat, through whichever process they said so."""
        there = (each.agreed[number] for each in self._elsewhere.values() if number < len(each.agreed))
        return {*self._agreed.get(number, ()), *(self.data.seats[n].holder for seats in there for n in seats)}

    def _present(self) -> Present:
        present, time = super()._present(), now()
        agreed = tuple(
            tuple(seat.number for seat in self.data.seats if seat.holder in self._agreed.get(n, ()))
            for n in range(len(self.data.seats))
        )
        since = [self._absent.get(seat.holder or "") for seat in self.data.seats]
        away = tuple(None if each is None else (time - each).total_seconds() for each in since)
        return msgspec.structs.replace(present, agreed=agreed, away=away)

    def heard_presence(self, origin: str, there: Present) -> None:
        """Another process says who is there, and since when others are not."""
        time = now()
        for seat, away in zip(self.data.seats, there.away, strict=False):
            if seat.holder is not None and away is not None:
                since = time - timedelta(seconds=away)
                self._absent[seat.holder] = min(since, self._absent.get(seat.holder, since))
        super().heard_presence(origin, there)
        if any(there.agreed):  # perhaps all have now, each through another process
            for number, people in self._agreed.items():
                for person in people:
                    self._begin(self.stand_in(number, person))

    def _may_be_replaced(self, seat: SeatData) -> bool:
        """Whether others wait for the holder of a seat, who is not here. Windows do not tell of whom (S7.5)."""
        return (
            self.apart
            and not self.data.waiting
            and not self.data.paused
            and not self.over
            and seat.holder in self._absent
            and seat.bot is None
            and not (self.data.clock and self.data.clock.kind == "days")  # people are not there all the time
            and not asks_in_secret(self.game.position)
            and seat.number in asked(self.game.position)
        )

    def _bot_in(self, seat: SeatData, time: datetime) -> float:
        """The seconds until others may ask for a bot."""
        return round(max(0.0, AWAY - (time - self._waits_since(seat)).total_seconds()), 1)

    def _waits_since(self, seat: SeatData) -> datetime:
        """From when on all wait for somebody who is away: after they went, and after the last that happened here."""
        return max(self._absent[seat.holder or ""], self.data.changed)

    def _news(self, presence: Presence) -> object:
        """Whoever waits counts the seconds down; they are told again when these are counted from another moment."""
        waits = zip(self.data.seats, presence.bot_in, strict=True)
        return super()._news(presence), [wait is not None and self._waits_since(seat) for seat, wait in waits]
