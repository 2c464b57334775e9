"""Too many and too fast: whoever overdoes it is refused, and nobody else."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from serving import served

from reefencounter.server.services import MOST_LIVE, MOST_NEW
from reefencounter.server.web.limits import Rate, Rates


def test_a_rate_counts_what_is_recent(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    rate = Rate(3, 10.0)
    assert [rate.exceeded() for _ in range(5)] == [False, False, False, True, True]
    clock[0] = 9.9
    assert rate.exceeded()
    clock[0] = 10.0  # the first three are long ago now, and those refused did not count
    assert [rate.exceeded() for _ in range(4)] == [False, False, False, True]


def test_everyone_has_a_rate_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reefencounter.server.web.limits.MOST_KNOWN", 3)
    rates = Rates(1, 100.0)
    assert [rates.exceeded(who) for who in "abab"] == [False, False, True, True]
    for who in "xyz":
        assert not rates.exceeded(who)
    assert not rates.exceeded("a")  # forgotten: only the last few are known


def test_too_many_from_one_address(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        table = browser.table("person", "person")
        with ExitStack() as pages:
            for _ in range(MOST_LIVE):
                pages.enter_context(browser.live(table))
            with pytest.raises(Exception, match="4429"):
                browser.live(table)
        with browser.live(table, 0) as page:  # as soon as some have left
            assert page.scene["choices"]
        statuses = [browser.http.post("/api/tables", json={}).status_code for _ in range(MOST_NEW[0])]
        assert set(statuses) == {201, 429}
        assert statuses == sorted(statuses)
        assert browser.get("/api/tables", limit=1)
        assert (tmp_path / "data.log").read_text() == ""
