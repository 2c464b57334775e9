"""Any bytes at all get exactly the answers that JSON-RPC 2.0 asks for, and the process lives on (N6)."""

from __future__ import annotations

import io
import json
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from fuzz.material import fresh, programs, record_of, state_of, trying
from fuzz.mutation import HOSTILE, Step, wild
from reefencounter.rpc import Server, serve

JSON = Any
CODES = {-32700, -32600, -32601, -32602, -32001, -32002}

spots = st.tuples(st.integers(0, 5), st.integers(0, 500))


def strictly(text: bytes) -> JSON:
    """The message of a line; ValueError if it has none."""

    def no_constant(name: str) -> None:
        raise ValueError(name)

    try:
        return json.loads(text.decode(), parse_constant=no_constant)
    except RecursionError:
        raise ValueError("too deep") from None


def is_notification(entry: JSON) -> bool:
    return (
        isinstance(entry, dict)
        and entry.get("jsonrpc") == "2.0"
        and isinstance(entry.get("method"), str)
        and isinstance(entry.get("params", {}), dict | list)
        and "id" not in entry
    )


def check_answer(line: bytes, answer: str | None) -> None:
    """As many answers as there must be, each of the right form."""
    try:
        message = strictly(line)
    except ValueError:
        assert answer is not None
        assert json.loads(answer)["error"]["code"] == -32700
        return
    if answer is None:
        assert message
        assert all(map(is_notification, message if isinstance(message, list) else [message]))
        return
    assert "\n" not in answer
    found = strictly(answer.encode())
    if isinstance(found, dict) and found["id"] is None and found["error"]["code"] in (-32700, -32600):
        pass  # unreadable as a whole: an empty batch, too deep, a monstrous number
    elif isinstance(message, list):
        waiting = [entry for entry in message if not is_notification(entry)]
        assert isinstance(found, list)
        assert len(found) == len(waiting)
        for one, entry in zip(found, waiting, strict=True):
            check_one(entry, one)
    else:
        assert not is_notification(message)
        check_one(message, found)


def check_one(request: JSON, answer: JSON) -> None:
    assert answer["jsonrpc"] == "2.0"
    assert set(answer) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})
    asked = request.get("id") if isinstance(request, dict) else None
    assert answer["id"] == (asked if type(asked) in (str, int, float) else None)
    if "error" in answer:
        error = answer["error"]
        assert error["code"] in CODES
        assert 0 < len(error["data"]["reason"]) <= 500
        assert ("clause" in error["data"]) == (error["code"] == -32001)


def requests(spot: tuple[int, int], server: Server) -> list[JSON]:
    """One good request for each method, in a process with a game."""
    state = state_of(*spot)
    opened = ask(server, "load", {"state": state})["game"]
    legal = ask(server, "legal", {"game": opened})["actions"]
    action = legal[spot[1] % len(legal)] if legal else "pass"
    calls: dict[str, JSON] = {
        "new": {"rules": state["rules"], "seed": 5, "setup": record_of(*spot)["setup"], "names": None},
        "load": {"state": state},
        "state": {"game": opened},
        "view": {"game": opened, "player": 1, "memory_aid": True},
        "legal": {"game": opened, "player": state["turn"]["player"]},
        "play": {"game": opened, "action": action, "player": state["turn"]["player"], "deal": ["W", "G"]},
        "undo": {"game": opened},
        "score": {"game": opened},
        "record": {"game": opened},
        "replay": {"record": record_of(spot[0], spot[1] % 20)},
        "best": {"game": opened, "bot": "random"},
        "close": {"game": opened},
    }
    return [
        {"jsonrpc": "2.0", "id": place, "method": method, "params": params}
        for place, (method, params) in enumerate(calls.items())
    ]


def ask(server: Server, method: str, params: JSON) -> JSON:
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    return json.loads(server.answer(line) or "")["result"]


@trying(900)
@given(spots, programs, st.integers(0, 11))
def test_changed_requests(spot: tuple[int, int], program: list[Step], which: int) -> None:
    server = Server()
    request = requests(spot, server)[which]
    if program[0][3] % 2:
        wild(request["params"], program[0])  # what is inside, else it is rarely hit
    else:
        for step in program:
            wild(request, step)
    line = json.dumps(request).encode()
    check_answer(line, server.answer(line))


@trying(250)
@given(
    spots, programs, st.lists(st.integers(0, 11), max_size=6), st.lists(st.sampled_from(HOSTILE), max_size=3)
)
def test_changed_batches(
    spot: tuple[int, int], program: list[Step], which: list[int], extra: list[object]
) -> None:
    server = Server()
    calls = requests(spot, server)
    batch = [calls[place] for place in which] + fresh(extra)
    for step in program[:3]:
        wild(batch, step)
    line = json.dumps(batch).encode()
    check_answer(line, server.answer(line))


@trying(600)
@given(
    spots, st.integers(0, 11), st.lists(st.tuples(st.integers(0, 10**4), st.binary(max_size=3)), max_size=4)
)
def test_broken_bytes(spot: tuple[int, int], which: int, cuts: list[tuple[int, bytes]]) -> None:
    server = Server()
    line = json.dumps(requests(spot, server)[which]).encode()
    for place, new in cuts:
        place %= len(line) + 1
        line = line[:place] + new + line[place + len(new) :]
    line = line.replace(b"\n", b" ")
    check_answer(line, server.answer(line))


@trying(500)
@given(
    st.lists(st.binary(max_size=200) | st.text(max_size=50).map(lambda text: text.encode(errors="replace")))
)
@example([b"[" * 100_000, b'{"a":' * 50_000, b"[]", b"", b"\xff", b"\xef\xbb\xbf{}", b"1" * 5000, b"NaN"])
@example([b'{"jsonrpc":"2.0","id":1e999,"method":"x"}', b'{"jsonrpc":"2.0","id":NaN,"method":"x"}'])
def test_any_bytes_on_the_stream(lines: list[bytes]) -> None:
    lines = [line.replace(b"\n", b"") for line in lines]
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), out)
    answers = iter(out.getvalue().decode().splitlines())
    for line in lines:
        silent = False
        try:
            message = strictly(line)
            entries = message if isinstance(message, list) else [message]
            silent = bool(entries) and all(map(is_notification, entries))
        except ValueError:
            pass
        check_answer(line, None if silent else next(answers))
    assert next(answers, None) is None
