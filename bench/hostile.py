"""`python -m bench.hostile`: how long a quiet visitor waits while one address asks for all that it may, on loopback.

One run has a quiet spell first and then each attack in turn, so the ratios hold on a busy machine too. Everything is
bounded: so many connections, so many seconds. `--python` takes another installation to compare with.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import median

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from reefencounter.game import Game
from reefencounter.rules import Rules
from reefencounter.shapes import Record

SOCKETS = 60
EACH_SECOND = 9  # messages that each of them sends: just below the limit of one connection
READERS = 8  # at a time, of the whole history of a long game
PAUSE = 0.05  # seconds between two questions of the quiet visitor
TICKS = os.sysconf("SC_CLK_TCK")

Attack = Callable[[httpx.AsyncClient, str], Awaitable[None]]


def long_record() -> Record:
    """A game of the Second Kind in which nobody is in a hurry: some 2,400 actions."""
    chance = random.Random(1)
    game = Game(Rules(players=4, second_kind=True), seed=1)
    while not game.over:
        legal = game.legal(game.actor)
        calm = [action for action in legal if not action.startswith(("take", "eat"))]
        game.play(chance.choice(calm or legal), player=game.actor)
    return game.record()


async def sit(client: httpx.AsyncClient, table: str) -> None:
    """One of many connections that change seats as fast as they may."""
    address = (
        f"{str(client.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/live?after=100000"
    )
    cookie = {"Cookie": f"reef={client.cookies['reef']}"}
    while True:
        with suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=cookie, max_size=None) as socket:
                seat = 0
                while True:
                    seat = 1 - seat
                    await socket.send(json.dumps({"type": "sit", "seat": seat}))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1 / EACH_SECOND):
                            while True:
                                await socket.recv()
        await asyncio.sleep(0.5)


async def read_all(client: httpx.AsyncClient, table: str) -> None:
    """Asks for the history as everybody saw it, again and again."""
    while True:
        for seat in range(4):
            after = 0
            while True:
                answer = await client.get(f"/api/tables/{table}/steps", params={"seat": seat, "after": after})
                steps = answer.json() if answer.status_code == 200 else []
                if not steps:
                    break
                after = steps[-1]["number"]


async def waits(address: str, seconds: float) -> list[float]:
    """Milliseconds for each answer that somebody else gets, and how many came."""
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begin = time.perf_counter()
            with suppress(httpx.TimeoutException):  # it counts as that long
                answer = await client.get("/api/health")
                assert answer.status_code == 200, answer.text
            found.append((time.perf_counter() - begin) * 1e3)
            await asyncio.sleep(PAUSE)
    return found


def processor(pid: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measured(
    name: str, address: str, pid: int, seconds: float, quiet: list[float] | None
) -> list[float]:
    """One spell, and its line of the report."""
    used, begin = processor(pid), time.monotonic()
    found = await waits(address, seconds)
    share = (processor(pid) - used) / (time.monotonic() - begin)
    late = sorted(found)[int(len(found) * 0.95)]
    line = f"{name:34} median {median(found):7.1f} ms, 95 % {late:7.1f} ms, "
    line += f"processor {share:4.0%}, {resident(pid):4.0f} MB"
    if quiet is not None:
        late_quiet = sorted(quiet)[int(len(quiet) * 0.95)]
        line += (
            f"; beside quiet {median(found) / median(quiet):5.1f} and {late / late_quiet:5.1f} times as long"
        )
    print(line, flush=True)
    return found


async def run(address: str, pid: int, seconds: float) -> None:
    """All spells against one server."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await client.get("/api/health")
        made = await client.post("/api/tables", json={"seats": [{}, {}]})
        table = made.json()["id"]
        made = await client.post("/api/records", json=long_record())
        record = made.json()["id"]
        quiet = await measured("nobody else", address, pid, seconds, None)
        attacks: list[tuple[str, Attack, str, int]] = [
            (f"{SOCKETS} sockets, {EACH_SECOND} `sit` a second", sit, table, SOCKETS),
            (f"{SOCKETS} sockets, a long game", sit, record, SOCKETS),
            (f"{READERS} readers of a long history", read_all, record, READERS),
        ]
        for name, attack, where, many in attacks:
            # The hostile ones have a browser of their own, and the quiet one a fresh one each time.
            tasks = [asyncio.create_task(_go_on(attack, client, where)) for _ in range(many)]
            await asyncio.sleep(2)
            await measured(name, address, pid, seconds, quiet)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(2)


async def _go_on(attack: Attack, client: httpx.AsyncClient, table: str) -> None:
    while True:
        with suppress(httpx.HTTPError):
            await attack(client, table)
        await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the interpreter that serves")
    parser.add_argument("--seconds", type=float, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            options.python,
            "-m",
            "reefencounter",
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--data",
            folder,
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
            asyncio.run(run(address.rstrip("/"), server.pid, options.seconds))
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()


if __name__ == "__main__":
    main()
