"""Numbers for Prometheus: right, and nothing else."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from serving import PATIENCE, Server, served, set_up

from reefencounter.cli import main
from reefencounter.server.refusals import STATUS


def numbers(address: str) -> dict[str, float]:
    """All samples by their names."""
    told = httpx.get(address).raise_for_status().text
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


def test_numbers_for_prometheus(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--metrics", "0") as server:
        address = _both(server)
        assert numbers(address)["reef_steps_total"] == 0
        browser = server.browser()
        table = browser.table("person", "person", title="Nobody's business")
        set_up(browser, table)
        with browser.live(table, 0) as page:
            found = numbers(address)
            assert (found["reef_steps_total"], found["reef_live_connections"]) == (4, 1)
            assert 1 <= found["reef_transactions_total"] <= 4
            assert found["reef_tables_open"] == 1
            assert found["reef_thoughts_waiting bots"] == 0
            assert found["process_resident_memory_bytes"] > 0
            page.play("nonsense")
        assert browser.get(f"/api/tables/{'0' * 32}", status=404)
        while not (found := numbers(address))["reef_event_loop_lag_seconds_count"]:
            pass  # it is looked at now and then
        assert found["reef_acknowledgement_seconds_count"] == 4
        assert found["reef_acknowledgement_seconds_bucket +Inf"] == 4
        assert 0 < found["reef_acknowledgement_seconds_sum"] < 4 * PATIENCE
        refused = {code: found[f"reef_refusals_total {code}"] for code in STATUS}
        assert refused == {**dict.fromkeys(STATUS, 0.0), "illegal": 1.0, "malformed": 1.0}
        told = httpx.get(address).text
        for secret in (table, browser.cookie, "Nobody", "127.0.0.1", browser.get("/api/me")["name"]):
            assert secret not in told
        assert browser.http.get("/metrics").status_code == 404, "others do not read them"


def _both(server: Server) -> str:
    """The address of the numbers, which is told first; the server's own comes after it."""
    assert server.process.stdout
    numbers = server.address
    line = server.process.stdout.readline()
    server.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
    return numbers


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        options = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--metrics", str(port)]
        assert main(options) == 2
        assert str(port) in capsys.readouterr().err
