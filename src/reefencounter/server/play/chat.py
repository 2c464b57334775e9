"""What is said at one table: its last lines, kept before they are told, and not too many at a time."""

from __future__ import annotations

from collections import deque

from ...messages import Message
from ...messages.words import say
from ..plain_text import plain
from ..refusals import Refusal
from ..said import said
from ..schemas import Line, Say
from ..storage.chat_store import MOST_LINES, LineData
from ..storage.store import Store
from ..storage.transactions import Taken, now
from ..web.limits import Rates

MOST_SAID = (6, 10.0)  # lines of one person, in so many seconds
MOST_TRIES = 3  # where another process keeps lines of the table, too


class Chat:
    """The lines of one table, read when somebody wants them."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id, self._store = table_id, store
        self._lines: deque[LineData] | None = None
        self._told: int | None = None  # the last line that those who are here have heard
        self._rates = Rates(*MOST_SAID)

    async def lines(self) -> list[LineData]:
        """The last lines, in order."""
        if self._lines is None:
            self._lines = deque(await self._store.chat(self._table_id), MOST_LINES)
        return list(self._lines)

    async def untold(self, number: int) -> list[LineData]:
        """The lines up to this one that those who are here have not heard yet; now they have."""
        known = self._lines[-1].number if self._lines else 0
        if known < number:
            self._lines = None  # another process has kept more
        after = number - 1 if self._told is None else self._told
        self._told = max(after, number)
        return [line for line in await self.lines() if after < line.number <= number]

    async def find(self, number: int) -> LineData:
        """A line by its number."""
        line = next((line for line in await self.lines() if line.number == number), None)
        if line is None:
            raise Refusal("malformed", "chat.no_line", status=404)
        return line

    async def add(self, message: Say, person: str, seat: int) -> tuple[LineData, bool]:
        """Keep a line of somebody, and whether it is new. Only one caller at a time."""
        text = plain(" ".join(message.text.split()))  # several lines become one
        if bool(text) == (message.word is not None):
            raise Refusal("malformed", "chat.empty")
        for _ in range(MOST_TRIES):
            known = await self.lines()
            again = next(
                (line for line in known if line.client == message.id and line.person == person), None
            )
            if again is not None:
                return again, False
            if self._rates.exceeded(person):
                raise Refusal("too_fast", "chat.too_fast", wait=MOST_SAID[1] / MOST_SAID[0])
            number = known[-1].number + 1 if known else 1
            line = LineData(number, person, seat, text, message.word, message.id, now())
            try:
                await self._store.keep_line(self._table_id, line)
            except Taken:
                self._lines = None  # the database knows better
                continue
            assert self._lines is not None
            self._lines.append(line)
            return line, True
        raise Refusal("stale", "table.gone_on_elsewhere")

    def read_again(self) -> None:
        """The database knows better."""
        self._lines = None

    def forget(self, person: str) -> None:
        """What somebody said is said no more."""
        if self._lines is not None:
            self._lines = deque((line for line in self._lines if line.person != person), MOST_LINES)

    def hand_over(self, person: str, other: str) -> None:
        """What somebody said is another's now."""
        if self._lines is not None:
            lines = (line._replace(person=other) if line.person == person else line for line in self._lines)
            self._lines = deque(lines, MOST_LINES)


def told(line: LineData, name: str) -> Line:
    """A line as those hear it who play; ready words as data, too."""
    word = None if line.word is None else Message(line.word)
    return Line(
        line.number,
        line.seat,
        name,
        line.text if word is None else say(word),
        None if word is None else said(word),
        line.time.isoformat(),
    )
