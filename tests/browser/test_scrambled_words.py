"""With a catalogue whose words say nothing, the page plays as before: neither it nor the server reads words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Server, served

from .conftest import OpenPage
from .hand import Hand
from .second_hand import SecondHand

SCRAMBLED = """
from reefencounter.messages.catalogue import messages
CATALOGUE = messages("en")
for place, id in enumerate(CATALOGUE):
    if id != "serve.at":
        CATALOGUE[id] = f"\\u00ab{place}\\u00bb"
"""  # every sentence is a number in quotation marks, save where the server is


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("scrambled") / "data"
    with served(data, "--window", "60", flaw=SCRAMBLED) as running:
        yield running


def opened(open_page: OpenPage, rules: dict[str, Any]) -> Hand:
    """A table of this person and a bot."""
    hand = open_page("/")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    answer = hand.page.request.post("/api/tables", data={"rules": rules, "seats": seats})
    hand.page.goto(f"/table/{answer.json()['id']}")
    return hand


def test_turns_of_the_base_game(open_page: OpenPage) -> None:
    hand = opened(open_page, {"players": 2})
    hand.await_choice()
    assert hand.title.startswith("«")
    for _ in range(6):
        assert hand.await_choice() == "prompt"
        hand.take_turn()
    hand.await_choice()
    assert hand.turn() >= 9
    assert not hand.can(3)
    assert "«" in hand.action(3).inner_text()  # why not, in words that nobody reads


def test_turns_of_the_second_kind(open_page: OpenPage) -> None:
    hand = opened(open_page, {"players": 2, "second_kind": True})
    person = SecondHand(hand.page)
    for _ in range(6):
        assert person.await_choice() == "prompt"
        person.take_turn()
    person.await_choice()
    assert person.turn() >= 9
    assert person.done


def test_a_refusal_is_shown_as_it_comes(open_page: OpenPage) -> None:
    page = open_page("/").page
    answer = page.request.post("/api/records", data={"format": "reef-record/1"})
    problem = answer.json()
    assert problem["message"]["id"] == "record.no_key"
    assert problem["reason"].startswith("«")
