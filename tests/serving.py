"""A real server in a process of its own on loopback, with a real database, and pages that talk to it."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import preloaded
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

JSON = Any
PLAIN = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # nothing is encrypted: reading all certificates would take long
FROM_PAGE = {"Reef-Page": "here"}  # what our page says with every request, and other sites cannot
PATIENCE = 30.0  # seconds; nothing here takes long, but machines may be busy
SEED = int(os.environ.get("SERVER_SEED", 1))  # other seeds deal other games
CHANCE = """
import random, secrets
secrets.randbits = lambda bits: {seed} % (1 << bits)
random.SystemRandom = lambda: random.Random({seed})
"""

APART = """
import reefencounter.server.play.showing as showing
showing.Shown.holders = property(lambda table: frozenset((table.data.owner, "another browser")))
"""  # a flaw: as if other seats were held at another screen

SHORT_STUDIES = """
import reefencounter.analysis.course as course
course.begin.__kwdefaults__["nodes"] = 2000
"""  # a flaw: analyses look at few positions, and are soon done

GATE = """
import os, time, reefencounter.server.jobs.bot_tasks as bot_tasks, reefencounter.server.jobs.study_tasks as study_tasks
def held(honest, gate):
    def until_it_is_opened(task):
        while not os.path.exists(gate):
            time.sleep(0.01)
        return honest(task)
    return until_it_is_opened
for tasks, name in ((bot_tasks, "choose"), (bot_tasks, "advise"), (study_tasks, "study")):
    gated = held(getattr(tasks, name), {gate!r})
    gated.__module__, gated.__qualname__ = tasks.__name__, name
    setattr(tasks, name, gated)
"""  # a flaw: no thought ends before a certain file is there

TIME = """
import datetime, os, reefencounter.server.storage.transactions as transactions
honest = transactions.now
transactions.now = lambda: honest() + datetime.timedelta(seconds=os.path.getsize({file!r}))
"""  # a flaw: the server's time goes ahead by a second for each byte of a file
STOPPED = """
began = datetime.datetime(2030, 1, 1, tzinfo=datetime.UTC)
honest = lambda: began
"""  # and not by itself


class Time:
    """The time of a server, which a test lets pass."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        self._file = file
        self.flaw = TIME.format(file=str(file))
        self.stopped = self.flaw + STOPPED

    def passes(self, seconds: int) -> None:
        os.truncate(self._file, self._file.stat().st_size + seconds)


class Server:
    """`reef serve`, running; only the system's chance is fixed, in its process. A flaw is code that makes it worse."""

    def __init__(self, data: Path, *options: str, workers: int = 1, seed: int = SEED, flaw: str = "") -> None:
        self.data = data
        chance = data.parent / "chance"
        chance.mkdir(parents=True, exist_ok=True)
        (chance / "sitecustomize.py").write_text(CHANCE.format(seed=seed) + flaw)
        command = ["serve", "--port", "0", "--no-browser"]
        command += ["--share", "100"]  # tests ask for more than people do
        command += ["--data", str(data), "--workers", str(workers), *options]
        environment = {**os.environ, "PYTHONPATH": str(chance)}
        self.errors = (data.parent / f"{data.name}.log").open("ab")
        self.process: preloaded.Process | subprocess.Popen[str]
        if preloaded.POSSIBLE:
            self.process = preloaded.start(command, environment, self.errors, spoilt=bool(flaw))
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "reefencounter", *command],
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                env=environment,
                start_new_session=True,
            )
        assert self.process.stdout
        line = self._announced() if "json" in options else self.process.stdout.readline()
        assert "http://" in line, Path(self.errors.name).read_text()
        self.address = line[line.index("http://") :].split()[0].rstrip('/"')

    def _announced(self) -> str:
        """Where it listens, of a server that says so in its log."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            lines = Path(self.errors.name).read_text().splitlines()
            told = [json.loads(line)["message"] for line in lines if line.startswith("{")]
            if found := next((each for each in told if "http://" in each), None):
                return str(found)
            time.sleep(0.05)
        return ""

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As Ctrl-C does; the exit code."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self.errors.close()
        return code

    def workers(self) -> list[int]:
        """The processes that think for bots now."""
        found = []
        for entry in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                session = int((entry / "stat").read_text().rpartition(")")[2].split()[3])
                if session == self.process.pid and int(entry.name) != self.process.pid:
                    found.append(int(entry.name))
        return found

    def browser(self) -> Browser:
        """A new browser, which nobody knows yet."""
        return Browser(self.address)


@contextmanager
def served(data: Path, *options: str, **more: Any) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data, *options, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Browser:
    """A browser: a cookie, and whatever it asks."""

    def __init__(self, address: str, cookie: str | None = None, source: str | None = None) -> None:
        """`source`: the address that it has itself, such as 127.0.0.2."""
        self.address, self.source = address, source
        self.http = httpx.Client(
            base_url=address,
            timeout=PATIENCE,
            headers=FROM_PAGE,
            transport=httpx.HTTPTransport(verify=PLAIN, local_address=source),
        )
        if cookie is not None:
            self.http.cookies.set("reef", cookie)
        else:
            self.get("/api/health")

    @property
    def cookie(self) -> str:
        return self.http.cookies["reef"]

    def get(self, path: str, status: int = 200, **params: JSON) -> JSON:
        answer = self.http.get(path, params={k: v for k, v in params.items() if v is not None})
        assert answer.status_code == status, answer.text
        return answer.json()

    def steps(self, table: str, seat: int | None = None) -> list[JSON]:
        """All steps of a table, page by page."""
        steps: list[JSON] = []
        while page := self.get(f"/api/tables/{table}/steps", seat=seat, after=len(steps)):
            steps += page
        return steps

    def post(self, path: str, body: JSON = None, status: int = 201, **params: JSON) -> JSON:
        answer = self.http.post(path, json=body, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: str, **options: JSON) -> str:
        """A new table: `person` or the name of a bot for each seat; its id."""
        wish = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        table_id: str = self.post("/api/tables", {"seats": wish, **options})["id"]
        return table_id

    def live(self, table: str, seat: int | str | None = None, after: int = 0, **options: JSON) -> Live:
        """A page at a table."""
        return Live(self, table, seat, after, **options)

    def waits(self, table: str) -> Live:
        """A page in the waiting room of a table."""
        return Live(self, table, "mine", 0)


class Live:
    """A live connection. `scene` and `number` are the last that it was told, `info` of a table that waits."""

    ids = count(1)

    def __init__(
        self, browser: Browser, table: str, seat: int | str | None, after: int, **options: JSON
    ) -> None:
        address = browser.address.replace("http", "ws", 1) + f"/api/tables/{table}/live?after={after}"
        if seat is not None:
            address += f"&seat={seat}"
        if "words" in options:
            address += f"&words={options.pop('words')}"
        headers = {"Cookie": f"reef={browser.http.cookies.get('reef', '')}"}
        headers |= options.pop("headers", {})
        if browser.source is not None:
            options["source_address"] = (browser.source, 0)
        # All that comes is taken in, also what a test does not read: else hanging up waits ten seconds for room.
        options = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE, **options}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, **options)
        )
        self.told: list[JSON] = []
        self.steps: list[JSON] = []
        self.snapshot: JSON = {}
        first = self.next()
        assert first["type"] in ("scene", "waiting")
        self.snapshot = first
        self.steps += first.get("steps", ())

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Hang up."""
        self._open.close()

    @property
    def number(self) -> int:
        number: int = self.scene["number"]
        return number

    def next(self, timeout: float = PATIENCE) -> JSON:
        """The next message."""
        message = json.loads(self.socket.recv(timeout))
        self.told.append(message)
        if message["type"] in ("scene", "step"):
            self.scene: JSON = message["scene"]
        if message["type"] == "scene" and not self.steps and "scene" not in self.snapshot:
            self.snapshot = message  # the game has begun
        if message["type"] == "waiting":
            self.info: JSON = message["info"]
        if message["type"] == "step":
            assert message["step"]["number"] == message["scene"]["number"] == self.steps_seen() + 1
            self.steps.append(message["step"])
        return message

    def steps_seen(self) -> int:
        number: int = self.steps[-1]["number"] if self.steps else self.snapshot["scene"]["number"]
        return number

    def until(self, *kinds: str, where: Callable[[JSON], bool] = lambda message: True) -> JSON:
        """The next message of one of these kinds; the others are read on the way."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            message = self.next()
            if message["type"] in kinds and where(message):
                return message
        raise AssertionError(f"no {kinds} came; the last were {self.told[-3:]}")

    def send(self, message: JSON) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def play(self, action: str, **changes: JSON) -> JSON:
        """Play an action; the answer, `ack` or `refused`. After an `ack` the step is awaited as well."""
        name = f"t{os.getpid()}-{next(Live.ids)}"
        message = {
            "type": "play",
            "id": name,
            "seat": self.scene["seat"],
            "after": self.number,
            "action": action,
        }
        return self.ask({**message, **changes})

    def undo(self, **changes: JSON) -> JSON:
        name = f"t{os.getpid()}-{next(Live.ids)}"
        return self.ask(
            {"type": "undo", "id": name, "seat": self.scene["seat"], "after": self.number, **changes}
        )

    def ask(self, message: JSON) -> JSON:
        """Send a message and await the answer to it, and the step that it became."""
        self.send(message)
        answer = self.until("ack", "refused", "because", where=lambda each: each["id"] == message.get("id"))
        while answer["type"] == "ack" and self.number < answer["number"]:
            self.next()
        return answer

    def closed(self) -> tuple[int, str]:
        """Read on until the server closes; its code and reason."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            assert closed.rcvd
            return closed.rcvd.code, closed.rcvd.reason


def recovery_words(browser: Browser) -> str:
    """New words by which another browser is the same person's."""
    return " ".join(browser.post("/api/me/words")["words"])


def set_up(browser: Browser, table: str, players: int = 2) -> None:
    """All people at a table choose their first tile and cubes."""
    for seat in range(players):
        with browser.live(table, seat) as live:
            while live.scene["phase"] == "setup" and live.scene["choices"]:
                assert live.play(live.scene["choices"]["actions"][0])["type"] == "ack"
