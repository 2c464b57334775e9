"""How a server starts: where it listens, where it keeps its games, and what it says when it cannot."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from serving import served

from reefencounter.cli import main
from reefencounter.server.serve import PORTS_TRIED, listen
from reefencounter.server.settings import Settings


@pytest.mark.parametrize(
    "options",
    [
        ("--database", "mysql://x"),
        ("--database", "sqlite:////proc/nothing/x.db"),
        ("--database", "postgresql://nobody@127.0.0.1:1/none"),
        ("--data", "/proc/nothing"),
        ("--port", "70000"),
        ("--workers", "0"),
        ("--host", "192.0.2.1"),
        ("--name", "https://reef.example.org"),
        ("--name", "reef.example.org:8080"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    options: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", *options]) == 2
    error = capsys.readouterr().err
    assert error.startswith("reef: ")
    assert error.count("\n") == 1


def test_a_port_that_is_taken_is_refused_where_it_was_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(["serve", "--no-browser", "--port", port, "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


def test_where_no_port_was_asked_for_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual = other.getsockname()[1]
        with listen(Settings(data=tmp_path, port=usual), others=True) as listening:
            assert usual < listening.getsockname()[1] <= usual + PORTS_TRIED


def test_what_is_small_is_sent_at_once(tmp_path: Path) -> None:
    """An answer does not wait until the other side has acknowledged its headers, which takes 40 ms."""

    async def accepted(listening: socket.socket) -> int:
        connected: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found = writer.get_extra_info("socket")
            connected.set_result(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(answer, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            at_once = await connected
            writer.close()
        return at_once

    listening = listen(Settings(data=tmp_path, port=0), others=False)
    assert asyncio.run(accepted(listening))


def test_a_folder_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    with served(tmp_path / "data") as server:
        assert main(options) == 2
        assert server.address in capsys.readouterr().err  # it says where the games are open
        server.kill()
    with served(tmp_path / "data") as again:  # a killed server has let go
        assert again.browser().get("/api/tables") == []


def test_where_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().data == tmp_path / "reefencounter"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # not allowed by the standard
    assert Settings().data == Path.home() / ".local" / "share" / "reefencounter"


def test_a_server_with_a_name_is_also_reached_where_it_says_that_it_is(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--host", "0.0.0.0", "--name", "my-computer.local") as server:
        browser = server.browser()  # at the address that was printed, and that the browser is opened at
        assert browser.http.get("/", headers={"host": "my-computer.local:8080"}).status_code == 200
        assert browser.http.get("/", headers={"host": "example.org"}).status_code == 421
