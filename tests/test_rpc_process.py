"""The engine protocol (N6) in a real process, whole games over it, and the examples of its guide."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from reefencounter import Game
from reefencounter.events.folds import FOLDS
from reefencounter.rpc import Server

JSON = Any
HERE = Path(__file__).parent
GAMES = sorted((HERE / "conformance").glob("*.jsonl.gz"))
GUIDE = (HERE.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
COMMAND = [sys.executable, "-m", "reefencounter", "rpc"]
MIB = 1 << 20
NEW = b'{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}'


class Process:
    """A running engine."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self.stdin, self.stdout = stdin, stdout

    def send(self, line: bytes) -> JSON:
        self.stdin.write(line + b"\n")
        self.stdin.flush()
        return json.loads(self.stdout.readline())

    def ask(self, method: str, **params: JSON) -> JSON:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        return self.send(line.encode())["result"]


@pytest.fixture
def process() -> Iterator[Process]:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin
        assert running.stdout
        yield Process(running.stdin, running.stdout)
        running.stdin.close()
        assert running.stdout.read() == b""
        assert running.wait(10) == 0


def run(sent: bytes) -> list[JSON]:
    """All answers of a process to this input."""
    done = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=60, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_a_whole_game(path: Path, process: Process) -> None:
    with gzip.open(path, "rt") as file:
        lines = [json.loads(line) for line in file]
    first, last = lines[0], lines[-1]
    game = process.ask("new", rules=first["rules"], setup=first["setup"])["game"]
    for line in lines:
        if "action" in line:
            move = {key: line[key] for key in ("player", "action", "deal") if key in line}
            played = process.ask("play", game=game, **move)
            assert played["deal"] == line.get("deal", [])
            assert settled({"turn": played["turn"]}) == settled({"turn": line["state"]["turn"]})
        assert settled(process.ask("state", game=game)) == settled(line["state"])
        legal = process.ask("legal", game=game)["actions"]
        assert [action for action in legal if not action.startswith("card ")] == line["legal"]
    assert process.ask("score", game=game) == last["score"]
    record = process.ask("record", game=game)
    assert record["result"] == last["score"]
    again = process.ask("replay", record=record)["game"]
    assert settled(process.ask("state", game=again)) == settled(last["state"])
    for _ in lines[1:]:
        process.ask("undo", game=game)
    assert settled(process.ask("state", game=game)) == settled(first["state"])


def settled(state: dict[str, Any]) -> str:
    """A state as text, without what the conformance games of the Second Kind leave to each project."""
    kept = {key: value for key, value in state.items() if key != "wards"}
    kept["turn"] = {key: value for key, value in state["turn"].items() if key != "effects"}
    if "rules" in state:
        kept["rules"] = {key: value for key, value in state["rules"].items() if key != "deck"}
    return json.dumps(kept)


def test_each_answer_comes_at_once(process: Process) -> None:
    for number in range(1, 4):
        assert process.send(NEW)["result"] == {"game": f"g{number}"}


def test_lines_that_are_too_long() -> None:
    just = NEW.replace(b"}}}", b"}}" + b" " * (MIB - len(NEW)) + b"}")
    assert len(just) == MIB
    lines = [just, just + b" ", NEW, b"[" * 5 * MIB, NEW, b"\xff" * (MIB + 1)]
    codes = [answer.get("error", {}).get("code") for answer in run(b"\n".join(lines))]
    assert codes == [None, -32600, None, -32600, None, -32600]


def test_a_long_line_is_never_held_whole() -> None:
    script = """
import resource, sys
from reefencounter.rpc import serve
serve(sys.stdin.buffer, sys.stdout.buffer)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""
    pytest.importorskip("resource")
    sizes = []
    for sent in (b"x" * 2 * MIB, b"x" * 64 * MIB):
        done = subprocess.run([sys.executable, "-c", script], input=sent, capture_output=True, check=True)
        assert done.stdout.count(b"\n") == 1
        sizes.append(int(done.stderr))
    assert sizes[1] < sizes[0] + 16 * 1024  # in KiB


def test_the_last_line_needs_no_end() -> None:
    assert len(run(NEW)) == 1
    assert run(b"") == []


def test_windows_line_ends() -> None:
    assert [answer["result"]["game"] for answer in run(NEW + b"\r\n" + NEW + b"\r\n")] == ["g1", "g2"]


def test_no_one_listens_any_more() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        running.stdin.write(NEW + b"\n")
        running.stdin.close()
        assert running.stderr.read() == b""
        running.wait(10)


def matches(pattern: JSON, value: JSON) -> bool:
    """Whether an answer is the one in the guide; `…` stands for anything of its type."""
    if pattern in ({"…": None}, ["…"]):
        return type(value) is type(pattern)
    if isinstance(pattern, dict) and isinstance(value, dict):
        return list(pattern) == list(value) and all(matches(pattern[key], value[key]) for key in pattern)
    if isinstance(pattern, list) and isinstance(value, list):
        return len(pattern) == len(value) and all(map(matches, pattern, value))
    return bool(pattern == value)


def test_the_guide_is_one_session() -> None:
    server = Server()

    def ask(line: str) -> JSON:
        return json.loads(server.answer(line) or "null")

    guide, _, bots = GUIDE.partition("## Bots")
    assert bots
    sent = ""
    examples = 0
    for arrow, line in re.findall(r"^([→←]) (.*)$", guide, re.MULTILINE):
        if arrow == "→":
            for name in ("state", "record"):
                whole = ask(f'{{"jsonrpc": "2.0", "id": 0, "method": "{name}", "params": {{"game": "g3"}}}}')
                line = line.replace(f'"{name}": {{…}}', f'"{name}": {json.dumps(whole.get("result"))}')
            sent = line
        else:
            pattern = json.loads(line.replace("{…}", '{"…": null}').replace("[…]", '["…"]'))
            answer = ask(sent)
            assert matches(pattern, answer), f"{sent}\ngives {json.dumps(answer)}"
            examples += 1
    assert examples > 30


def test_the_guide_lists_all_events() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|[^|]*\|$", GUIDE.partition("## Events")[2], re.MULTILINE)
    base: dict[str, list[str]] = {}
    with_expansion: dict[str, list[str]] = {}  # where a kind comes again, the Second Kind adds to it
    for kind, names in rows:
        fields = re.findall(r"`(\w+)`(\??)", names)
        base.setdefault(kind, [name for name, _ in fields])
        with_expansion[kind] = [name + mark for name, mark in fields]
    assert set(FOLDS) <= set(base)
    seen = set()
    for path in GAMES:
        with gzip.open(path, "rt") as file:
            first, *lines = [json.loads(line) for line in file]
        guide = with_expansion if first["rules"]["second_kind"] else base
        game = Game(first["rules"], setup=first["setup"])
        for line in lines:
            for event in game.play(line["action"], player=line["player"], deal=line.get("deal")).events:
                named = guide[event["kind"]]
                always = [name for name in named if not name.endswith("?")]
                assert [name for name in event if name in ("kind", *always)] == ["kind", *always]
                assert set(event) - {"kind"} <= {name.rstrip("?") for name in named}
                seen.add(event["kind"])
    assert len(seen) > 25
