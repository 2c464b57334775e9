"""Tables of the Second Kind on the real server: played, taken back, taken up again, entered, recorded, branched off."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from second_kind_policies import POLICIES
from serving import Browser, Live, Server, served, set_up

from reefencounter import Game, decks
from reefencounter.decks import DEFAULT
from reefencounter.server.jobs.bot_tasks import advise, choose, task_for

JSON = Any
RULES: dict[str, JSON] = {"second_kind": True}


def a_table(browser: Browser, *seats: str, **rules: JSON) -> str:
    return browser.table(*seats, rules={**RULES, **rules})


def play_until(live: Live, wish: str, rng: random.Random, most: int = 400) -> bool:
    """Play on at one screen, handing it over as asked, until an action that begins so is legal."""
    for _ in range(most):
        if live.scene["phase"] == "over":
            return False
        seat = live.scene["asked"][0]
        if live.scene["seat"] != seat:
            live.send({"type": "sit", "seat": seat})
            live.until("scene")
            time.sleep(0.12)  # not too fast
        actions = live.scene["choices"]["actions"]
        if any(action.startswith(wish) for action in actions):
            return True
        assert live.play(POLICIES["eater"](actions, rng))["type"] == "ack"
        time.sleep(0.12)
    return False


def test_the_deck_is_labelled_as_a_reconstruction(browser: Browser) -> None:
    deck = browser.get("/api/deck")
    assert deck["id"] == DEFAULT
    assert not deck["authentic"]
    assert deck["label"].startswith("Reconstructed")
    assert len(deck["cards"]) == 28
    assert len([card for card in deck["cards"] if card["clownfish"]]) == 5
    assert all(card["name"] and card["text"] and card["when"] for card in deck["cards"])
    assert browser.get("/api/deck", id=DEFAULT) == deck
    assert "no deck" in browser.get("/api/deck", id="printed", status=404)["reason"].lower()


def test_options_of_the_second_kind(browser: Browser) -> None:
    table = a_table(browser, "person", "person", crowns_dealt=False)
    rules = browser.get(f"/api/tables/{table}")["rules"]
    assert rules["second_kind"]
    assert not rules["crowns_dealt"]
    assert rules["deck"] == DEFAULT
    wish: JSON = {"seats": [{}, {}], "rules": {"crowns_dealt": False}}
    assert "second_kind" in browser.post("/api/tables", wish, status=400)["reason"]
    wish = {"seats": [{}, {}], "rules": {**RULES, "deck": "unknown"}}
    assert "no deck" in browser.post("/api/tables", wish, status=400)["reason"]
    wish = {"seats": [{}, {}], "rules": {**RULES, "larva_exchange": "keep"}}
    assert browser.post("/api/tables", wish, status=400)["clause"] == "S8.2"


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = json.loads((Path(decks.__file__).parent / f"{DEFAULT}.json").read_text(encoding="utf-8"))
    deck |= {"id": "ours", "name": "Ours", "reconstructed": False}
    deck["cards"][0]["name"] = "Early Lunch"
    (tmp_path / "ours.json").write_text(json.dumps(deck))
    with served(tmp_path / "data", "--deck", str(tmp_path / "ours.json")) as running:
        browser = running.browser()
        shown = browser.get("/api/deck", id="ours")
        assert shown["authentic"]
        assert shown["cards"][0]["name"] == "Early Lunch"
        table = a_table(browser, "person", "drifter", deck="ours")
        with browser.live(table, 0) as live:
            while not (live.scene["choices"] and live.scene["turn"] > 2):
                if live.scene["choices"]:
                    assert live.play(live.scene["choices"]["actions"][-1])["type"] == "ack"
                else:
                    live.next()
            assert live.scene["second_kind"]["deck"] == "ours"


def a_deck(**changes: JSON) -> JSON:
    deck = json.loads((Path(decks.__file__).parent / f"{DEFAULT}.json").read_text(encoding="utf-8"))
    return deck | {"id": "ours", "name": "Ours"} | changes


def test_a_deck_is_brought_along_and_stays_with_its_game(browser: Browser, server: Server) -> None:
    deck = a_deck()
    deck["cards"][4]["name"] = "Deep Dip"
    deck["cards"][4]["amount"] = 5
    brought = browser.post("/api/decks", deck)
    assert brought["cards"][4]["name"] == "Deep Dip"
    assert brought["id"].startswith("ours_")
    assert browser.post("/api/decks", deck)["id"] == brought["id"], "the same deck is the same deck"
    other = server.browser()
    assert other.post("/api/decks", a_deck())["id"] != brought["id"], "another's has another id"
    listed = {line["id"]: line for line in browser.get("/api/decks")}
    assert list(listed) == [DEFAULT, brought["id"]]
    assert listed[brought["id"]]["own"]
    assert listed[DEFAULT]["label"].startswith("Reconstructed")
    assert brought["id"] not in [line["id"] for line in other.get("/api/decks")]

    table = browser.post("/api/entries", {"rules": {**RULES, "deck": brought["id"]}})["id"]
    set_up(browser, table)
    with browser.live(table, 0) as live:
        buy = next(a for a in live.scene["choices"]["actions"] if a.startswith("buy hand"))
        assert live.play(buy, deal=["lucky_dip"])["type"] == "ack"
        assert live.play("card lucky_dip", deal=["W", "W", "G", "rock", "G2"])["type"] == "ack"
    record = browser.get(f"/api/tables/{table}/record")
    assert record["rules"]["deck"] == record["deck"]["id"] == brought["id"]
    assert Game.replay(record).record() == record
    again = other.post("/api/records", record)["id"]
    assert other.get(f"/api/tables/{again}/record") == record
    clash = json.loads(json.dumps(record))
    clash["deck"]["cards"][4]["text"] = "Another text."
    assert (
        other.get(f"/api/tables/{other.post('/api/records', clash)['id']}/record")["deck"] != record["deck"]
    )
    assert browser.get("/api/deck", id=brought["id"]) == brought, "nobody changes another's cards"
    clash["rules"]["deck"] = "elsewhere"
    assert "rules.deck" in other.post("/api/records", clash, status=422)["reason"]


def test_a_game_with_a_deck_of_its_own_outlives_the_server(tmp_path: Path) -> None:
    with served(tmp_path / "data") as first:
        browser = first.browser()
        deck = browser.post("/api/decks", a_deck(name="Theirs"))
        table = a_table(browser, "person", "drifter", deck=deck["id"])
        first.kill()
    with served(tmp_path / "data") as second:
        browser = Browser(second.address, browser.cookie)
        assert browser.get("/api/deck", id=deck["id"])["name"] == "Theirs"
        with browser.live(table, 0) as live:
            assert live.scene["second_kind"]["deck"] == deck["id"]
            assert live.play(live.scene["choices"]["actions"][0])["type"] == "ack"


def test_a_bad_deck_is_refused_in_words(browser: Browser) -> None:
    def refused(deck: JSON, status: int = 422) -> str:
        reason: str = browser.post("/api/decks", deck, status=status)["reason"]
        return reason

    assert "28 cards" in refused(a_deck(cards=[]))
    assert "'reef-deck/1'" in refused({"format": "reef-deck/2"})
    deck = a_deck()
    deck["cards"][3]["effect"] = "win"
    assert "cards[3] (fair_trade_winds): effect must be one of" in refused(deck)
    deck = a_deck()
    deck["cards"][3]["text"] = "x" * 1001
    assert "text of up to 1000" in refused(deck)
    assert "objec" in refused([], status=400).lower()
    browser.post("/api/decks", a_deck(note="x" * 70_000), status=413)
    assert len(browser.get("/api/decks")) == 1, "nothing of it was kept"


def test_a_game_against_bots_is_played_to_its_end_and_recorded(browser: Browser) -> None:
    table = a_table(browser, "person", "drifter", "drifter")
    rng = random.Random(1)
    with browser.live(table, 0) as live:
        while live.scene["phase"] != "over":
            if not live.scene["choices"]:
                live.next()
                continue
            actions = live.scene["choices"]["actions"]
            take = [action for action in actions if action.startswith(("take", "pass"))]
            assert live.play(rng.choice(take or actions))["type"] == "ack"
            time.sleep(0.1)
        result = live.scene["ending"]["result"]
    record = browser.get(f"/api/tables/{table}/record")
    assert [row["points"] for row in Game.replay(record).score()] == [row["points"] for row in result]
    steps = browser.steps(table)
    assert len(steps) == len(record["moves"])
    # A record goes up again, is looked at through a seat's eyes, and branched off.
    up = browser.post("/api/records", record)["id"]
    half = len(steps) // 2
    seen = browser.get(f"/api/tables/{up}/scene", seat=1, at=half)
    assert seen["players"][0]["cards"]["known"] is None
    assert browser.get(f"/api/tables/{up}/scene", at=half)["players"][0]["cards"]["known"] is not None
    wish = {"at": half, "seats": [{}, {"kind": "bot", "bot": "drifter"}, {}]}
    branch = browser.post(f"/api/tables/{up}/branch", wish)
    assert branch["moves"] == half
    assert branch["rules"]["second_kind"]


def test_every_bot_can_be_had(browser: Browser) -> None:
    for bot in browser.get("/api/bots"):
        assert bot["second_kind"]
        wish = {"seats": [{}, {"kind": "bot", "bot": bot["bot"]}], "rules": RULES}
        assert browser.post("/api/tables", wish)["seats"][1]["bot"] == bot["bot"]
    assert browser.post("/api/tables", {"rules": RULES})["seats"][1]["bot"] == "easy"


def test_what_was_bought_cannot_be_taken_back(browser: Browser) -> None:
    table = a_table(browser, "person", "person")
    set_up(browser, table)
    with browser.live(table, 0) as live:
        assert live.scene["phase"] == "turn"
        discards = [action for action in live.scene["choices"]["actions"] if action.startswith("buy hand")]
        assert live.play(discards[0])["type"] == "ack"
        bought = next(event for event in live.steps[-1]["events"] if event["kind"] == "bought")
        assert bought["card"] in live.scene["players"][0]["cards"]["known"]
        with browser.live(table, 1) as other:
            step = next(step for step in other.steps if (step["action"] or "").startswith("buy"))
            assert next(event for event in step["events"] if event["kind"] == "bought")["card"] is None
            assert bought["card"] not in str(other.snapshot)
        assert not live.scene["choices"]["undo"]
        assert live.undo()["type"] == "refused"
        assert live.play(f"discard {bought['card']}")["type"] == "ack"
        assert live.scene["choices"]["undo"]
        assert live.undo()["type"] == "ack"
        assert live.scene["players"][0]["cards"]["known"] == [bought["card"]]
        assert live.undo()["type"] == "refused"


def test_a_table_is_taken_up_again_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path / "data") as first:
        browser = first.browser()
        cookie = browser.cookie
        table = a_table(browser, "person", "person", "person")
        rng = random.Random(4)
        with browser.live(table, 0) as live:
            play_until(live, "never", rng, 90)
            number, seat = live.number, live.scene["seat"]
            live.send({"type": "sit", "seat": seat})
            before = live.until("scene")["scene"]
        first.kill()
    with served(tmp_path / "data") as second:
        browser = Browser(second.address, cookie)
        with browser.live(table, seat, after=number - 5) as live:
            assert live.number == number
            assert len(live.snapshot["steps"]) == 5
            assert live.scene == before


def test_an_entry_takes_typed_cards_and_tiles(browser: Browser) -> None:
    table = browser.post("/api/entries", {"rules": RULES, "names": ["Ada", "Ben"]})["id"]
    set_up(browser, table)
    with browser.live(table, 0) as live:
        buy = next(a for a in live.scene["choices"]["actions"] if a.startswith("buy hand"))
        assert live.play(buy, deal=["no_such_card"])["type"] == "refused"
        assert live.play(buy, deal=["lucky_dip"])["type"] == "ack"
        assert live.scene["players"][0]["cards"]["known"] == ["lucky_dip"]
        assert live.play("card lucky_dip", deal=["W", "rock", "G2"])["type"] == "ack"
        assert [offer["tile"] for offer in live.scene["choices"]["offers"]] == ["W", "G2", "rock"]
        assert live.play("choose W")["type"] == "ack"
        assert live.scene["players"][0]["hand"]["known"]["rock"] == 1
        assert live.undo()["type"] == "ack", "at an entry any slip can be mended"
        assert live.undo()["type"] == "ack"
        assert live.undo()["type"] == "ack"
        assert live.scene["players"][0]["cards"]["known"] == []
    record = browser.get(f"/api/tables/{table}/record")
    assert Game.replay(record).rules.second_kind


def test_an_entry_says_what_each_action_draws(browser: Browser) -> None:  # N3
    table = browser.post("/api/entries", {"rules": RULES, "names": ["Ada", "Ben"]})["id"]
    set_up(browser, table)
    with browser.live(table, 0) as live:
        draws = live.scene["choices"]["draws"]
        buy = next(action for action in draws if action.startswith("buy hand"))
        assert draws[buy]["count"] == 1
        assert len(draws[buy]["cards"]) == 28
        assert live.play(buy, deal=["lucky_dip"])["type"] == "ack"
        draws = live.scene["choices"]["draws"]
        assert draws["card lucky_dip"] == {"count": 3, "spaces": [], "cards": []}
        space, collected = next((a, draw) for a, draw in draws.items() if a.startswith("take "))
        assert collected["count"] == len(collected["spaces"])
        assert collected["spaces"][0] == space[-1], "clockwise from the space that was collected (R9.2)"
        deal = ["W/Y", "crown", "Gh", "P2", "Ob"][: collected["count"]]
        assert live.play(space, deal=deal)["type"] == "ack"
        for other, tile in zip(collected["spaces"], deal, strict=True):
            assert tile in live.scene["sea"][other]
    played = a_table(browser, "person", "person")
    set_up(browser, played)
    with browser.live(played, 0) as live:
        assert not live.scene["choices"]["draws"], "elsewhere chance is the server's"


def test_scoring_a_real_game_of_the_second_kind(browser: Browser) -> None:  # S4.3 S4.4 S8.4
    stronger = ["W", "W", "Y", "Y", "O", "O", "P", "P", "G", "G"]  # every colour is worth 3

    def score(*fish: JSON, status: int = 200, **more: JSON) -> JSON:
        players = [{"name": name, **held} for name, held in zip("AB", fish, strict=True)]
        body = {"stronger": stronger, "players": players, "second_kind": True, **more}
        return browser.post("/api/score", body, status)

    plain: JSON = {"fish": {"W": 2, "W/Y": 1, "G2": 1, "Ph": 1, "Ob": 1}}
    points = [row["points"] for row in score(plain, {"fish": {"W": 7}})["result"]]
    assert points == [21, 21], "a double is two, all else one"
    rainbow = {**plain, "cards": ["rainbow_diet"]}
    other = {"cards": ["every_crumb_counts", "home_sweet_foam"], "consumed": 5, "at_home": 4}
    found = score(rainbow, other)["result"]
    assert [row["points"] for row in found] == [24, 5]
    assert [(card["card"], card["points"]) for card in found[1]["cards"]] == [
        ("home_sweet_foam", 3),
        ("every_crumb_counts", 2),
    ]
    again = score({"fish": {"W2": 2}}, {"fish": {"W2": 1}}, status=422)
    assert again["clause"] == "S1.1"
    assert "2 double white tiles" in again["reason"]
    twice = score({"cards": ["rainbow_diet"]}, {"cards": ["rainbow_diet"]}, status=422)
    assert "twice" in twice["reason"]
    assert "no scoring card" in score({"cards": ["lucky_dip"]}, {}, status=422)["reason"]
    assert "rock" in score({"fish": {"rock": 1}}, {}, status=400)["reason"]
    assert "second_kind" in score({"fish": {"W2": 1}}, {}, status=400, second_kind=False)["reason"]
    assert "second_kind" in score(rainbow | {"fish": {}}, {}, status=400, second_kind=False)["reason"]
    assert "no deck" in score({}, {}, status=400, deck="unknown")["reason"]


# Bots


def test_a_drifter_plays_whole_games(tmp_path: Path) -> None:
    game = Game(players=2, second_kind=True, seed=8)
    for number in range(4000):
        if game.over:
            break
        actions = choose(task_for(game.position, game.known, game.actor, "random", 50, number))
        assert actions[0] in game.legal()
        game.play(actions[0])
    assert game.over


def test_a_bot_knows_only_what_its_seat_may_know() -> None:
    """Others' cards and the pile make no difference to what a worker is sent."""
    game = Game(players=2, second_kind=True, seed=5)
    while game.phase == "setup":
        game.play(game.legal()[0])
    game.play(next(action for action in game.legal() if action.startswith("buy hand")))
    game.play(next(action for action in game.legal() if action.startswith("take")))
    seat = game.actor
    assert seat == 1
    state = game.state()
    card = state["players"][0]["cards"][0]
    other = state["draw"][0]
    order = [each.id for each in decks.by_id(DEFAULT).deck.cards]
    state["players"][0]["cards"] = [other]
    state["draw"] = sorted([*state["draw"][1:], card], key=order.index)
    twin = Game.load(state)
    assert twin.position != game.position
    tasks = [task_for(world.position, game.known, seat, "random", 100, 1) for world in (game, twin)]
    assert tasks[0] == tasks[1]


def test_a_worker_gives_hints_at_a_table_with_a_deck_of_its_own() -> None:
    own = decks.add(decks.by_id(DEFAULT).to_json() | {"id": "own_deck_of_a_hint"})
    game = Game(players=2, second_kind=True, deck=own.deck.id, seed=5)
    while game.phase == "setup":
        game.play(game.legal()[0])
    task = task_for(game.position, game.known, game.actor, "planner", 50, 1)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as worker:  # it has never heard of the deck
        assert worker.submit(choose, task).result()[0] in game.legal()
        assert worker.submit(advise, task).result()["turns"][0]["messages"]
