"""What one visitor may cost: seconds of the processor, for each browser and for each address.

All that is done for a request or a live connection is measured and charged to whoever asked. Whoever has used up what
there is waits their turn, and is refused where that would take long; others are served meanwhile. Of one address only
one piece of work begins, or goes on, between two looks at what everybody else wants.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterable
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, TypeVar, cast

from ..refusals import Refusal
from .limits import MOST_KNOWN
from .visitors import visitors_of

BURST = 20.0  # seconds of waiting that can be saved up
OVERDRAWN = 30.0  # seconds until one may ask again, at most, however much was used
PATIENCE = 2.0  # seconds that one is kept waiting rather than refused
MOST_WAITING = 40  # at a time, of one visitor
SLOWER = (
    1.0  # seconds before a refusal is told: whoever does not listen gains nothing by asking again at once
)
EVERY_TIME = 0.0002  # seconds for what the HTTP server does before and after, which is not measured
ROUNDS = 5  # of the loop: as many as it takes to answer somebody who asks for little
SLICE = 0.003  # seconds of long work before others get a word in

T = TypeVar("T")


async def others_first(rounds: int) -> None:
    """Wait for so many rounds of the loop."""
    for _ in range(rounds):
        await asyncio.sleep(0)


class Budget:
    """The processor's time that is left to one. It fills up by `rate` seconds a second."""

    def __init__(self, rate: float, visitors: int = 1) -> None:
        self._rate, self._most_waiting = rate * visitors, MOST_WAITING * visitors
        self._left = self._rate * BURST
        self._time = time.monotonic()
        self._first, self._next = asyncio.Lock(), asyncio.Lock()
        self._waiting = 0

    def charge(self, seconds: float) -> None:
        """So much was used."""
        now = time.monotonic()
        filled = min(self._rate * BURST, self._left + (now - self._time) * self._rate)
        self._left, self._time = max(filled - seconds, -self._rate * OVERDRAWN), now

    @property
    def wait(self) -> float:
        """Seconds until there is something left."""
        self.charge(0.0)
        return max(0.0, -self._left / self._rate)

    async def admit(self) -> None:
        """Wait until there is something left, one after another; refuse where that would take long."""
        wait = self.wait
        if wait > PATIENCE or (wait and self._waiting >= self._most_waiting):
            await asyncio.sleep(SLOWER)
            raise Exhausted(max(1.0, self.wait))
        self._waiting += 1
        try:
            async with self._first:
                while wait := self.wait:
                    await asyncio.sleep(wait)
                await others_first(ROUNDS if self._left < self._rate * BURST / 2 else 1)
        finally:
            self._waiting -= 1

    async def breathe(self) -> None:
        """Let others have a word; of several pieces of work, one goes on at a time."""
        async with self._next:
            await others_first(ROUNDS)


class Exhausted(Refusal):
    """Nothing is left for now."""

    def __init__(self, wait: float) -> None:
        super().__init__("too_fast", "request.costly", wait=wait, seconds=round(wait))


class Account:
    """Who pays for a request: a browser, if it is known, and the address it comes from."""

    def __init__(self, address: Budget, browser: Budget | None) -> None:
        self._address, self._all = address, [address] if browser is None else [browser, address]

    async def admit(self) -> None:
        """Before something is done for them. The browser waits first: its neighbours need not wait for it."""
        for budget in self._all:
            await budget.admit()
        self.charge(EVERY_TIME)

    def charge(self, seconds: float) -> None:
        """After something was done for them."""
        for budget in self._all:
            budget.charge(seconds)

    async def breathe(self) -> None:
        """In the middle of long work."""
        await self._address.breathe()


class Accounts:
    """The budgets of the last ones who asked."""

    def __init__(self, share: float) -> None:
        """`share`: the part of a core that an address may use in the long run. A browser may use half of that,
        unless it is the whole, which is to say: there is no limit.
        """
        self._share, self._own = share, share / 2 if share < 1 else share
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def of(self, address: str, browser: str | None) -> Account:
        """The account of a visitor."""
        own = None if browser is None else self._budget(f"browser {browser}", self._own)
        return Account(self._budget(f"address {address}", self._share, visitors_of(address)), own)

    def _budget(self, who: str, rate: float, visitors: int = 1) -> Budget:
        budget = self._budgets.pop(who, None) or Budget(rate, visitors)
        self._budgets[who] = budget
        if len(self._budgets) > MOST_KNOWN:
            self._budgets.popitem(last=False)
        return budget


ACCOUNT: ContextVar[Account | None] = ContextVar("account", default=None)


class _Measured(Generic[T]):
    """Work whose time on the processor is charged; what others do while it waits is not."""

    def __init__(self, work: Awaitable[T], account: Account) -> None:
        self._work, self._account = work, account

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        go_on: Callable[[], Any] = partial(steps.send, None)
        while True:
            begin = time.thread_time()
            try:
                awaited = go_on()
            except StopIteration as done:
                return cast("T", done.value)
            finally:
                self._account.charge(time.thread_time() - begin)
            try:
                yield awaited
                go_on = partial(steps.send, None)
            except BaseException as error:
                go_on = partial(steps.throw, error)


async def charged(work: Awaitable[T]) -> T:
    """Do something in a task of its own for whoever asks now, who pays for it."""
    account = ACCOUNT.get()
    return await work if account is None else await _Measured(work, account)


def charge(seconds: float) -> None:
    """So much was used for whoever asks now, where it is not measured."""
    account = ACCOUNT.get()
    if account is not None:
        account.charge(seconds)


async def admitted() -> None:
    """Wait until something may be done for whoever asks now."""
    account = ACCOUNT.get()
    if account is not None:
        await account.admit()


async def in_thread(work: Callable[[], T]) -> T:
    """Do something beside the loop; whoever asks pays for that as well."""
    account = ACCOUNT.get()

    def measured() -> tuple[T, float]:
        begin = time.thread_time()
        return work(), time.thread_time() - begin

    done, seconds = await asyncio.to_thread(measured)
    if account is not None:
        account.charge(seconds)
    return done


async def sliced(items: Iterable[T]) -> AsyncIterator[T]:
    """The items of long work one by one; when a slice of time is over, others get a word in."""
    account, end = ACCOUNT.get(), time.thread_time() + SLICE
    for item in items:
        yield item
        if time.thread_time() >= end:
            await (others_first(ROUNDS) if account is None else account.breathe())
            end = time.thread_time() + SLICE
