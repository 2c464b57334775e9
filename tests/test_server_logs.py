"""The log: JSON by a setting, so many lines of a kind, and nothing in it that is nobody's business."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from serving import PATIENCE

from reefencounter.server.logs import MOST, Json, Limit, Plain, harmless


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    time = [0.0]
    monkeypatch.setattr("reefencounter.server.logs.time.monotonic", lambda: time[0])
    return time


def line(said: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("reef", logging.ERROR, "file", 1, said, arguments, None)


def test_so_many_of_a_kind(now: list[float]) -> None:
    limit, most = Limit(), MOST[0]
    assert [limit.filter(line("table %s", n)) for n in range(most + 7)] == [True] * most + [False] * 7
    assert limit.filter(line("another kind")), "one does not silence the others"
    now[0] += MOST[1]
    after = line("table %s", 1)
    assert limit.filter(after)
    assert "7 more like this were left out" in Plain().format(after)
    assert json.loads(Json().format(after))["left_out"] == 7


def test_a_line_is_one_line_whatever_is_in_it() -> None:
    nasty = "Ada\nERROR reef: all is lost\x1b[31m\u202e\u2028"
    for formatter in (Plain(), Json()):
        text = formatter.format(line("%s failed", nasty))
        assert len(text.splitlines()) == 1
        assert text.isprintable()
    assert json.loads(Json().format(line("%s failed", "Ada")))["kind"] == "%s failed"


@pytest.mark.parametrize(
    ("secret", "text"),
    [
        ("reefbot_abcDEF123", "the token reefbot_abcDEF123 is wrong"),
        ("AbCdEfGhIjKlMnOpQrStUv", "Cookie: reef=AbCdEfGhIjKlMnOpQrStUv"),
        ("AbCdEfGhIjKlMnOpQrStUv", "Authorization: Bearer AbCdEfGhIjKlMnOpQrStUv"),
        ("ada.lovelace", "refused ada.lovelace@example.org (550)"),
        ("s3cret", "cannot reach smtps://reef:s3cret@mail.example.org"),
        ("AbCdEfGh", "https://reef.example.org/mail#AbCdEfGh"),
        ("AbCdEfGh", "a request to /api/mail/off/AbCdEfGh failed"),
        ("2.17", "somebody from 192.0.2.17"),
        ("4860", "somebody from [2001:db8:4860:17::2]:4711"),
        ("4860", "somebody from 2001:db8:0:0:4860:0:0:17"),
        ("4860", "2001:db8::4860: it hung up"),
        ("4860", "('2001:db8::4860', 4711, 0, 0)"),
        ("f" * 64, f"session {'f' * 64}"),
    ],
)
def test_secrets_are_cut_short(secret: str, text: str) -> None:
    assert secret not in harmless(text)
    try:
        raise ValueError(text)
    except ValueError:
        record = logging.LogRecord("reef", logging.ERROR, "f", 1, "it failed", (), sys.exc_info())
    for formatter in (Plain(), Json()):
        assert secret not in formatter.format(record)
        assert "ValueError" in formatter.format(record)


@pytest.mark.parametrize(
    "text", ["at 12:34:56", "2026-01-01 00:00:00+00:00", "on [::1]:8080", "ValueError: ab:cd", "std::string"]
)
def test_what_looks_like_an_address_stays(text: str) -> None:
    assert harmless(text) == text


def test_a_log_of_json_leaves_nothing_on_standard_output(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "reefencounter", "serve", "--no-browser", "--port", "0", "--log", "json"]
    command += ["--metrics", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        lines = [server.stderr.readline() for _ in range(2)]
        server.send_signal(signal.SIGINT)
        said, rest = server.communicate(timeout=PATIENCE)
    told = [json.loads(line) for line in [*lines, *rest.splitlines()]]
    assert said == ""
    assert {each["level"] for each in told} == {"info"}
    assert sum("http://127.0.0.1:" in each["message"] for each in told) == 2
