"""Hostile messages and requests to a real server: each has one clear outcome, and the server never fails at one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fuzz.material import fresh, programs, record_of, trying
from fuzz.mutation import HOSTILE, Step, wild
from hypothesis import given
from hypothesis import strategies as st
from serving import JSON, Browser, Server, served, set_up

MESSAGES: list[JSON] = [
    {"type": "play", "id": "a1", "seat": 0, "after": 4, "action": "shrimp 1d2"},
    {"type": "play", "id": "a2", "seat": 0, "after": 4, "action": "take W", "deal": ["W", "Y"]},
    {"type": "undo", "id": "a3", "seat": 0, "after": 4},
    {"type": "sit", "seat": 1},
    {"type": "why", "id": "a4", "seat": 1, "action": "lay 1d5 consumed"},
    {"type": "say", "id": "a5", "text": "Good luck!"},
    {"type": "say", "id": "a6", "word": "chat.thank_you"},
]
BODIES: list[tuple[str, JSON]] = [
    (
        "/api/tables",
        {"rules": {"players": 2}, "seats": [{"name": "A"}, {"kind": "bot", "bot": "easy"}], "title": "t"},
    ),
    (
        "/api/entries",
        {"rules": {"players": 2}, "names": ["A", "B"], "setup": {"boards": ["A", "B"], "star": True}},
    ),
    ("/api/records", record_of(0, 30)),
    ("/api/tables/{}/branch", {"at": 3, "seats": [{}, {"kind": "bot"}], "memory_aid": False}),
]
SIZE = 60  # characters of an action, at most


class Site:
    """A server with a table in play, and one whose secrets are out."""

    def __init__(self, server: Server) -> None:
        self.browser: Browser = server.browser()
        self.table = self.browser.table("person", "person")
        set_up(self.browser, self.table)
        self.record = self.browser.post("/api/records", record_of(0, 40))["id"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("fuzz")
    with served(folder / "data") as server:
        yield Site(server)
    assert (folder / "data.log").read_text() == ""


def outcomes(site: Site, text: str) -> list[JSON]:
    """All that a page is told because of one message: what comes before the answer to a question after it."""
    with site.browser.live(site.table, 0) as page:
        number = page.number
        page.send(text)
        page.send({"type": "why", "id": "probe", "seat": 0, "action": "pass"})
        page.until("because", where=lambda message: message["id"] == "probe")
        answers: list[JSON] = page.told[1:-1]
        kinds = [answer["type"] for answer in answers]
        assert kinds in ([], ["refused"], ["because"], ["scene"], ["ack"], ["ack", "step"]), text[:200]
        for answer in answers:
            if answer["type"] == "refused":
                assert 0 < len(answer["reason"]) < 400
        changed = "step" in kinds
        assert page.number == number + changed
        return answers


@trying(120)
@given(st.integers(0, len(MESSAGES) - 1), programs)
def test_mutated_messages(site: Site, which: int, program: list[Step]) -> None:
    message = fresh(MESSAGES[which])
    for step in program:
        wild(message, step)
    answers = outcomes(site, json.dumps(message))
    if not isinstance(message, dict) or message.get("type") not in ("play", "undo", "sit", "why", "say"):
        assert [answer["code"] for answer in answers] == ["malformed"]


@trying(60)
@given(
    st.one_of(st.text(max_size=200), st.integers(0, len(HOSTILE) - 1).map(lambda k: json.dumps(HOSTILE[k])))
)
def test_messages_of_any_text(site: Site, text: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    assert [answer["code"] for answer in outcomes(site, text)] == ["malformed"]


@trying(60)
@given(st.text(max_size=SIZE), st.integers(0, 3), st.integers(-1, 10))
def test_actions_of_any_text(site: Site, action: str, seat: int, ahead: int) -> None:
    action = action.encode("utf-8", "replace").decode()
    with site.browser.live(site.table, 0) as page:
        message = {"type": "play", "id": "free", "seat": seat, "after": page.number + ahead, "action": action}
        answer = page.ask({**message, "id": "free"}) if action else {"type": "refused", "code": "malformed"}
        assert answer["type"] == "refused"
        assert answer["code"] in ("illegal", "stale", "seat", "malformed")


@trying(100)
@given(st.integers(0, len(BODIES) - 1), programs)
def test_mutated_requests(site: Site, which: int, program: list[Step]) -> None:
    path, body = BODIES[which]
    body = fresh(body)
    for step in program:
        wild(body, step)
    content, headers = json.dumps(body), {"content-type": "application/json"}
    answer = site.browser.http.post(path.format(site.record), content=content, headers=headers)
    assert answer.status_code in (201, 400, 409, 413, 422, 429), answer.text
    assert answer.json()["id" if answer.status_code == 201 else "reason"]


@trying(100)
@given(
    st.sampled_from(["", "/scene", "/steps", "/record", "/live"]),
    st.dictionaries(st.sampled_from(["seat", "at", "after", "x"]), st.text(max_size=12), max_size=3),
)
def test_any_question(site: Site, path: str, params: dict[str, str]) -> None:
    clean = {key: value.encode("utf-8", "replace").decode() for key, value in params.items()}
    answer = site.browser.http.get(f"/api/tables/{site.table}{path}", params=clean)
    assert answer.status_code in (200, 400, 403, 404, 409, 426), answer.text
    assert answer.status_code == 200 or answer.json()["reason"]


@pytest.mark.parametrize(
    "path", ["/%00", "/%ff%fe", "/" + "a/" * 3000, "/api/tables/%2e%2e%2f", "//api//health"]
)
def test_odd_addresses(site: Site, path: str) -> None:
    answer = site.browser.http.get(site.browser.address + path)
    assert answer.status_code in (200, 400, 404, 405, 414, 503)
    assert Path(__file__).name not in answer.text
