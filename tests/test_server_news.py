"""What processes say to each other and nobody keeps: what cannot be told is not dropped without a word."""

from __future__ import annotations

import asyncio

import pytest
from postgres import Postgres
from serving import PATIENCE
from sqlalchemy import make_url

from reefencounter.server.cluster.news import News, SaidLine
from reefencounter.server.cluster.peers import Peers


class Hearing:
    """What one process hears of others."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.anything = asyncio.Event()

    def note(self, what: str) -> None:
        self.said.append(what)
        self.anything.set()

    def heard(self, origin: str, news: News) -> None:
        assert isinstance(news, SaidLine)
        self.note(f"line {news.number}")

    def gone(self, origin: str) -> None:
        pass

    def met(self, origin: str) -> None:
        pass

    def missed(self) -> None:
        self.note("missed")

    async def until(self, what: str) -> None:
        while what not in self.said:
            self.anything.clear()
            await self.anything.wait()


def test_news_that_are_too_many_are_told_as_missed(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reefencounter.server.cluster.peers.MOST_UNTOLD", 5)

    async def run() -> list[str]:
        speaker, listener = (Peers(make_url(postgresql.address)) for _ in range(2))
        hearing = Hearing()
        async with asyncio.timeout(PATIENCE), listener.listening(hearing):
            await hearing.until("missed")  # as at every beginning
            hearing.said.clear()
            for number in range(1, 8):
                speaker.tell(SaidLine("a table", number))
            await speaker._tell_waiting()
            await hearing.until("line 7")
            await speaker._disconnect()
        return hearing.said

    assert asyncio.run(run()) == ["missed", "line 6", "line 7"]


def test_news_that_were_lost_are_told_as_missed(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their connection was ended, and nobody knows whether they were told."""
    monkeypatch.setattr("reefencounter.server.cluster.peers.PAUSE", 0.0)

    async def run() -> list[str]:
        speaker, listener = (Peers(make_url(postgresql.address)) for _ in range(2))
        hearing = Hearing()
        async with asyncio.timeout(PATIENCE), listener.listening(hearing):
            await hearing.until("missed")
            hearing.said.clear()
            await (await speaker._connected()).close()
            ended = await speaker._connected()
            await (await speaker._connect()).execute(
                "SELECT pg_terminate_backend(%s)", (ended.info.backend_pid,)
            )
            speaker.tell(SaidLine("a table", 1))
            await speaker._tell_waiting()
            speaker.tell(SaidLine("a table", 2))
            await speaker._tell_waiting()
            await hearing.until("line 2")
            await speaker._disconnect()
        return hearing.said

    assert asyncio.run(run()) == ["missed", "line 2"]
