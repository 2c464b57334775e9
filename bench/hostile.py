"""`python -m bench.hostile`: how long a quiet visitor waits while one browser asks for all that it may, on loopback.

One run has a quiet spell first and then each attack in turn, from a process of its own. On a busy machine the clock
counts what other programs took; so beside it stands how long the server itself was at work between question and answer,
which is what it did for the hostile one first. Everything is bounded: so many connections, so many seconds.
`--python` takes another installation to compare with.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

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
SETTLE = 4.0  # seconds of an attack before it is measured: what was saved up is spent then

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


# The hostile one ---------------------------------------------------------------------------------------


async def sit(client: httpx.AsyncClient, table: str) -> None:
    """One of many connections that change seats as fast as they may."""
    address = str(client.base_url).rstrip("/").replace("http", "ws", 1)
    cookie = {"Cookie": f"reef={client.cookies['reef']}"}
    async with connect(
        f"{address}/api/tables/{table}/live?after=100000", additional_headers=cookie
    ) as socket:
        seat = 0
        while True:
            seat = 1 - seat
            await socket.send(json.dumps({"type": "sit", "seat": seat}))
            with suppress(TimeoutError):
                async with asyncio.timeout(1 / EACH_SECOND):
                    while True:
                        await socket.recv()


async def read_all(client: httpx.AsyncClient, table: str) -> None:
    """Asks for the history as each of the players knew it."""
    for seat in range(4):
        after, steps = 0, [{"number": 0}]
        while steps:
            answer = await client.get(f"/api/tables/{table}/steps", params={"seat": seat, "after": after})
            steps = answer.json() if answer.status_code == 200 else []
            after = steps[-1]["number"] if steps else after


ATTACKS: dict[str, tuple[Attack, int]] = {"sit": (sit, SOCKETS), "read": (read_all, READERS)}


def attack(name: str, address: str, cookie: str, table: str) -> None:
    """All connections of one attack, until the process is ended."""
    way, many = ATTACKS[name]

    async def one(client: httpx.AsyncClient) -> None:
        while True:
            with suppress(httpx.HTTPError, WebSocketException, OSError, TimeoutError):
                await way(client, table)
            await asyncio.sleep(0.2)

    async def all_of_them() -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60, cookies={"reef": cookie}) as client:
            await asyncio.gather(*(one(client) for _ in range(many)))

    asyncio.run(all_of_them())


# The quiet one -----------------------------------------------------------------------------------------


@dataclass
class Spell:
    """What a quiet visitor met with, in milliseconds."""

    waits: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)  # by the server, between question and answer

    def row(self) -> list[float]:
        return [_at(self.waits, 0.5), _at(self.waits, 0.95), _at(self.worked, 0.5), _at(self.worked, 0.95)]


def _at(values: list[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)]


def on_processor(pid: int) -> float:
    """Milliseconds that the main thread of a process has run."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measured(name: str, address: str, pid: int, seconds: float, quiet: Spell | None) -> Spell:
    """One spell, and its line of the report."""
    spell, used, begin = Spell(), on_processor(pid), time.monotonic()
    with httpx.Client(base_url=address, timeout=60) as client:
        while time.monotonic() < begin + seconds:
            asked, before = time.perf_counter(), on_processor(pid)
            with suppress(httpx.TimeoutException):  # it counts as that long
                assert client.get("/api/health").status_code == 200
            spell.waits.append((time.perf_counter() - asked) * 1e3)
            spell.worked.append(on_processor(pid) - before)
            time.sleep(PAUSE)
    share = (on_processor(pid) - used) / 1e3 / (time.monotonic() - begin)
    row = spell.row()
    line = "{:28} clock {:6.1f} (95 % {:6.1f}) ms, at work {:6.1f} (95 % {:6.1f}) ms".format(name, *row)
    line += f", {share:4.0%} of a core, {resident(pid):4.0f} MB"
    if quiet is not None:
        line += "; beside quiet " + " ".join(
            f"{now / max(0.1, then):.1f}" for now, then in zip(row, quiet.row(), strict=True)
        )
    print(line, flush=True)
    return spell


def run(address: str, pid: int, seconds: float) -> None:
    """All spells against one server."""
    with httpx.Client(base_url=address, timeout=60, headers={"Reef-Page": "here"}) as client:
        client.get("/api/health")
        fresh = client.post("/api/tables", json={"seats": [{}, {}]}).json()["id"]
        record = client.post("/api/records", json=long_record()).json()["id"]
        cookie = client.cookies["reef"]
    quiet = measured("nobody else", address, pid, seconds, None)
    for name, way, table in (
        (f"{SOCKETS} sockets, new game", "sit", fresh),
        (f"{SOCKETS} sockets, long game", "sit", record),
        (f"{READERS} readers, long game", "read", record),
    ):
        hostile = multiprocessing.Process(target=attack, args=(way, address, cookie, table), daemon=True)
        hostile.start()
        time.sleep(SETTLE)
        measured(name, address, pid, seconds, quiet)
        hostile.kill()
        hostile.join()
        time.sleep(2)


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
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
            run(address.rstrip("/"), server.pid, options.seconds)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
