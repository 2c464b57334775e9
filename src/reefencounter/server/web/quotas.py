"""How much one may keep: tables and bytes of a browser, and what comes from one address within a day.

What a browser has is counted in the database. Addresses are not kept anywhere: what came from one is remembered for a
day, and forgotten when the server ends.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from ..refusals import Refusal
from ..storage.store import Store
from .limits import MOST_KNOWN
from .visitors import visitors_of

A_DAY = 24 * 3600.0
MB = 1_000_000


@dataclass(frozen=True)
class Quota:
    """The most that is kept."""

    tables: int = 500  # of a browser
    megabytes: int = 50  # of a browser
    decks: int = 30  # of a browser
    tables_a_day: int = 1000  # from one address
    open_a_day: int = (
        30  # … at which anyone may sit down: fewer than are listed, so that there is room for others
    )
    megabytes_a_day: int = 100  # from one address


class Quotas:
    """Who has how much."""

    def __init__(self, store: Store, quota: Quota) -> None:
        self._store, self._quota = store, quota
        self._days: OrderedDict[str, _Day] = OrderedDict()

    async def check(self, owner: str, address: str, size: int, *, open_to_all: bool) -> None:
        """Refuse one table more, sent in so many bytes, if there is no room for it; otherwise count it."""
        most = self._quota
        tables, used = await self._store.usage(owner)
        if tables >= most.tables:
            raise Refusal(
                "stale",
                "quota.tables",
                tables=tables,
                most=most.tables,
            )
        if used >= most.megabytes * MB:
            raise Refusal(
                "stale",
                "quota.size",
                size=used // MB,
                most=most.megabytes,
            )
        day, many = self._day(address), visitors_of(address)
        if day.tables >= most.tables_a_day * many or day.size >= most.megabytes_a_day * MB * many:
            raise Refusal(
                "too_fast",
                "quota.address",
            )
        if open_to_all:
            self.check_open(address)
        day.tables += 1
        day.size += size

    def check_open(self, address: str) -> None:
        """Refuse one open table more, if there were too many today; otherwise count it."""
        day, most = self._day(address), self._quota.open_a_day * visitors_of(address)
        if day.open >= most:
            raise Refusal("too_fast", "quota.open", most=most)
        day.open += 1

    def _day(self, address: str) -> _Day:
        day = self._days.pop(address, None)
        if day is None or day.since < time.monotonic() - A_DAY:
            day = _Day()
        self._days[address] = day
        if len(self._days) > MOST_KNOWN:
            self._days.popitem(last=False)
        return day


class _Day:
    """What came from an address since its first table of the day."""

    def __init__(self) -> None:
        self.since, self.tables, self.open, self.size = time.monotonic(), 0, 0, 0
