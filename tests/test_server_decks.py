"""Decks that people bring: whose they are, and that nobody takes away the places of all."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

from finished_games import house
from serving import JSON, Browser, Server, served, set_up

from reefencounter import Game, Rules, decks
from reefencounter.decks import DEFAULT
from reefencounter.engine.second_kind.decks import MOST_DECKS
from reefencounter.server.play.tables import MOST_DECKS_OF_ONE
from reefencounter.server.scene.boards import boards
from reefencounter.server.web.quotas import Quota

RULES: JSON = {"second_kind": True}


def a_deck(**changes: str) -> JSON:
    return decks.by_id(DEFAULT).to_json() | {"id": "ours", "name": "Ours"} | changes


def a_table(browser: Browser, *seats: str, **rules: JSON) -> str:
    return browser.table(*seats, rules={**RULES, **rules})


def test_others_decks_are_theirs(browser: Browser, server: Server) -> None:
    """Nobody lists, opens or plays with a deck that another brought, unless they have a table with it."""
    owner = server.browser()
    secret = owner.post("/api/decks", a_deck(name="A secret"))["id"]
    table = a_table(owner, "person", "person", deck=secret)
    told = [
        browser.get("/api/deck", id=secret, status=404),
        browser.get("/api/deck", id="printed", status=404),
        browser.post("/api/tables", {"rules": {**RULES, "deck": "printed"}}, status=400),
        browser.post("/api/tables", {"rules": {**RULES, "deck": secret}}, status=400),
        browser.post("/api/entries", {"rules": {**RULES, "deck": "printed"}}, status=400),
    ]
    assert [problem["reason"].count(secret) for problem in told] == [1, 0, 0, 1, 0]
    another = a_table(browser, "person", "person")
    browser.get("/api/deck", id=secret, table=another, status=404)
    assert browser.get("/api/deck", id=secret, table=table)["name"] == "A secret"
    assert owner.get("/api/deck", id=secret)["name"] == "A secret"


def test_many_decks_switch_off_nobody_elses(tmp_path: Path) -> None:
    """Three visitors with as many decks as they may have; the others play on, with their own decks too."""
    with served(tmp_path / "data") as server:
        greedy = [server.browser() for _ in range(3)]
        for one in greedy:
            for number in range(Quota().decks):
                deck = one.post("/api/decks", a_deck(note=f"{id(one)} {number}"))["id"]
                one.get(f"/api/tables/{a_table(one, 'person', 'person', deck=deck)}")
            assert one.post("/api/decks", a_deck(note="One more"), status=409)["reason"]
        modest = server.browser()
        assert [line["id"] for line in modest.get("/api/decks")] == [DEFAULT]
        set_up(modest, a_table(modest, "person", "person"))
        deck = modest.post("/api/decks", a_deck(note="Modest"))["id"]
        set_up(modest, a_table(modest, "person", "person", deck=deck))
        assert (tmp_path / "data.log").read_text() == ""


def test_one_browser_does_not_hold_the_places_of_all(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server, ExitStack() as open_pages:
        browser = server.browser()
        tables = []
        for number in range(MOST_DECKS_OF_ONE + 1):
            deck = browser.post("/api/decks", a_deck(note=f"{number}"))["id"]
            tables.append(a_table(browser, "person", "person", deck=deck))
        for table in tables[:-1]:
            open_pages.enter_context(browser.live(table, 0))
        assert "leave one" in browser.get(f"/api/tables/{tables[-1]}", status=503)["reason"]
        server.browser().get(f"/api/tables/{tables[0]}")  # what is open is open
        browser.get(f"/api/tables/{a_table(browser, 'person', 'person')}")


def test_what_was_looked_at_keeps_no_deck(tmp_path: Path) -> None:
    """Positions of games that were put away are remembered for whoever looks at them next, and keep their decks."""

    async def run() -> None:
        async with house(tmp_path) as one:
            for number in range(MOST_DECKS):  # the game's own has a place for good: one more than there are
                deck = await one.decks.keep(a_deck(note=f"Looked at {number}"), f"person {number}")
                await one.decks.make_known(deck.deck.id)
                assert decks.by_id(deck.deck.id) == deck
                boards(Game(Rules(2, second_kind=True, deck=deck.deck.id), seed=1).position)

    asyncio.run(run())
