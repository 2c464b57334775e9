"""`python -m bench.load`: many tables at once on loopback, two people at each, and what an action costs the server.

Each table has two live connections, from an address of its own, as pages have them, and plays random legal actions, one
a second. Printed for each number of tables: processor time of the server for an action, how long until the other person
saw it, and memory a table; in the end how both grow from the first number to the last. On a busy machine only the
processor time means something. `--beside REVISION` builds that git revision (bench.revisions), measures it after each
line of this one and prints the ratio. `--pace 0 --seconds 60` measures tables at rest: connected, and nobody acts. With
`--processes 2` and a PostgreSQL the two people of a table are connected to different processes; `--quiet N` adds tables
at which both only look on.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .hostile import resident
from .revisions import HERE, package

PLAYERS = 2
SETTLE = 3.0  # seconds before it is measured


class Scene(msgspec.Struct):
    """What this program reads of what somebody sees."""

    number: int
    choices: dict[str, Any] | None


class Told(msgspec.Struct):
    """Any message of the server."""

    type: str
    scene: Scene | None = None


read = msgspec.json.Decoder(Told).decode


def offered(choices: Any) -> Iterator[str]:
    """All actions in what somebody may do, as a page that gets words alone finds them."""
    for name, value in choices.items() if isinstance(choices, dict) else enumerate(choices):
        if name in ("action", "off") and isinstance(value, str):
            yield value
        elif name in ("introduce", "to", "paid", "feeds"):
            yield from value.values()
        elif isinstance(value, dict | list):
            yield from offered(value)


class Load(NamedTuple):
    """What the people at the tables met with."""

    actions: int
    waits: list[float]  # milliseconds until the other person saw it


class Table:
    """Two pages at one table."""

    def __init__(self, addresses: list[str], index: int, pace: float) -> None:
        self.addresses, self.pace = addresses, pace
        self.source = f"127.{1 + index // 250}.{index % 250}.2"
        self.chance = random.Random(index)
        self.scenes: list[Scene | None] = [None] * PLAYERS
        self.sent: dict[int, float] = {}  # when the action with this number was sent
        self.waits: list[float] = []
        self.news = asyncio.Event()

    async def open(self) -> list[ClientConnection]:
        """Make the table and sit down at it."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        async with httpx.AsyncClient(
            base_url=self.addresses[0], headers={"Reef-Page": "here"}, transport=transport, timeout=120
        ) as client:
            await client.get("/api/health")
            seats = [{"kind": "person"}] * PLAYERS
            table = (await client.post("/api/tables", json={"seats": seats})).raise_for_status().json()["id"]
            cookie = {"Cookie": f"reef={client.cookies['reef']}"}
        lives = [each.replace("http", "ws", 1) + f"/api/tables/{table}/live" for each in self.addresses]
        return [
            await connect(
                f"{lives[seat % len(lives)]}?seat={seat}&words=alone",
                additional_headers=cookie,
                local_addr=(self.source, 0),
                max_size=None,
                open_timeout=120,
                ping_interval=None,
            )
            for seat in range(PLAYERS)
        ]

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """What one of the pages is told."""
        async for text in socket:
            told = read(text)
            if told.scene is None:
                continue
            self.scenes[seat] = told.scene
            self.news.set()
            if told.type == "step" and seat != self.acting and told.scene.number in self.sent:
                self.waits.append((time.perf_counter() - self.sent.pop(told.scene.number)) * 1e3)

    async def play(self) -> None:
        """One action after the other."""
        sockets = await self.open()
        self.acting = 0
        listening = [asyncio.create_task(self.listen(seat, each)) for seat, each in enumerate(sockets)]
        if not self.pace:
            await asyncio.gather(*listening)
        due = time.perf_counter() + self.chance.random() * self.pace
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.pace
            while (ready := self._ready()) is None:
                self.news.clear()
                if listening[0].done() or listening[1].done():
                    raise RuntimeError("a connection was closed")
                await self.news.wait()
            self.acting, scene = ready
            assert scene.choices is not None
            message = {
                "type": "play",
                "id": f"{scene.number}-{self.chance.getrandbits(60)}",
                "seat": self.acting,
                "after": scene.number,
                "action": self.chance.choice(sorted(scene.choices.get("actions") or offered(scene.choices))),
            }
            self.sent[scene.number + 1] = time.perf_counter()
            await sockets[self.acting].send(msgspec.json.encode(message).decode())
            self.scenes[self.acting] = None

    def _ready(self) -> tuple[int, Scene] | None:
        """Who may act, once both have seen the same."""
        seen = [scene for scene in self.scenes if scene is not None]
        if len(seen) < PLAYERS or len({scene.number for scene in seen}) > 1:
            return None
        return next(((seat, scene) for seat, scene in enumerate(seen) if scene.choices), None)


def people(addresses: list[str], tables: int, quiet: int, pace: float, line: Connection) -> None:
    """All people at all tables, in a process of their own; whenever asked they tell what they met with."""

    async def play_all() -> None:
        playing: list[Table] = []
        tasks: list[asyncio.Task[None]] = []
        for index in range(tables + quiet):
            playing.append(Table(addresses, index, pace if index < tables else 0.0))
            tasks.append(asyncio.create_task(playing[-1].play()))
            while playing[-1].scenes[-1] is None and not tasks[-1].done():
                await asyncio.sleep(0.01)
        line.send("seated")
        while True:
            while not line.poll():
                await asyncio.sleep(0.05)
            line.recv()
            failed = [repr(task.exception()) for task in tasks if task.done()]
            line.send(
                Load(sum(len(each.waits) for each in playing), [w for each in playing for w in each.waits])
            )
            for each in playing:
                each.waits = []
            if failed:
                print(f"{len(failed)} tables ended: {failed[0]}", file=sys.stderr)

    asyncio.run(play_all())


class Server:
    """`reef serve` of one revision, in one process or several, and the people at its tables."""

    def __init__(self, asked: argparse.Namespace, revision: str, folder: str, tables: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package(revision))}
        command = [sys.executable, "-m", "reefencounter", "serve"]
        known = subprocess.run([*command, "--help"], env=environment, check=True, capture_output=True).stdout
        command += ["--no-browser", "--port", "0", *(["--share", "100"] if b"--share" in known else [])]
        command += ["--data", folder, *(["--database", asked.database] if asked.database else [])]
        self.processes = [
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment)
            for _ in range(asked.processes)
        ]
        self.empty = 0.0
        addresses = []
        for process in self.processes:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            addresses.append(next(word for word in said if word.startswith("http://")).rstrip("/"))
        self.empty = self.memory()
        self.line, theirs = multiprocessing.Pipe()
        self.people = multiprocessing.Process(
            target=people, args=(addresses, tables, asked.quiet, asked.pace, theirs), daemon=True
        )
        self.people.start()
        self.line.recv()

    def memory(self) -> float:
        """Megabytes of all processes, more than when they were empty."""
        return sum(resident(process.pid) for process in self.processes) - self.empty

    def ask(self) -> Load:
        """What happened since it was asked last."""
        self.line.send("tell")
        load: Load = self.line.recv()
        return load

    def used(self) -> float:
        """Seconds of the processor, of all threads."""
        stats = [Path(f"/proc/{process.pid}/stat").read_text() for process in self.processes]
        ticks = [each.rpartition(")")[2].split()[11:13] for each in stats]
        return sum(int(tick) for both in ticks for tick in both) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End both."""
        self.people.kill()
        self.people.join()
        for process in self.processes:
            process.kill()
            process.wait()


class Measured(NamedTuple):
    """What one number of tables took."""

    tables: int
    cost: float  # milliseconds of the processor for an action
    memory: float  # megabytes


def measured(asked: argparse.Namespace, revision: str, tables: int) -> Measured:
    """One line of the report."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked, revision, folder, tables)
        try:
            time.sleep(SETTLE)
            server.ask()
            before, begin = server.used(), time.monotonic()
            time.sleep(asked.seconds)
            load = server.ask()
            spent, passed = server.used() - before, time.monotonic() - begin
            memory = server.memory()
        finally:
            server.stop()
    cost = spent * 1e3 / max(1, load.actions)
    waits = sorted(load.waits) or [0.0]
    told = f"{memory * 1e3 / (tables + asked.quiet):4.0f} kB a table"
    if load.actions:
        told = (
            f"{cost:5.2f} ms of processor an action, {load.actions / passed:6.1f} actions a second, "
            f"seen after {waits[len(waits) // 2]:6.1f} ms (95 % {waits[len(waits) * 95 // 100]:6.1f}), {told}"
        )
    print(f"{tables:5} tables: {told}", flush=True)
    return Measured(tables, cost, memory)


def growth(first: Measured, last: Measured, resting: bool) -> str:
    """What more tables cost."""
    each = (last.memory - first.memory) * 1e3 / (last.tables - first.tables)
    told = f"from {first.tables} to {last.tables} tables: {each:.0f} kB for each more"
    return told if resting else f"{told}, {last.cost / first.cost:.2f} times the processor an action"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*", default=[50, 100, 300])
    parser.add_argument("--beside", metavar="REVISION", help="measured after each line of this one")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="seconds from one action of a table to the next"
    )
    parser.add_argument("--database", help="as for reef serve")
    parser.add_argument("--processes", type=int, default=1, help="on one PostgreSQL")
    parser.add_argument("--quiet", type=int, default=0, help="tables more at which nobody acts")
    options = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # each connection is one
    lines = []
    for tables in options.tables:
        lines.append(now := measured(options, HERE, tables))
        if options.beside:
            then = measured(options, options.beside, tables)
            print(f"              {now.cost / then.cost:.2f} of {options.beside}")
    if len(lines) > 1:
        print(growth(lines[0], lines[-1], resting=not options.pace))


if __name__ == "__main__":
    main()
