"""Reloading, replaying, uploading, entering a real game, catching up after a crash."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from serving import GATE, served, set_up

from reefencounter import Game
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.messages.compiler.catalogue import read
from reefencounter.notation.text import action_text

from .conftest import DESK, PHONE, OpenPage
from .hand import Hand, without_tips


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    game = Game(players=3, seed=7, names=["Ada", "Ben", "Cleo"])
    bots = [make("greedy", seed=seat) for seat in range(3)]
    while not game.over:
        seat = game.player
        choice = bots[seat].choose(SeatView.of(game.position, game.known, seat))
        game.play(action_text(choice), player=seat)
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(game.record()))
    return path


def start(open_page: OpenPage, **options: object) -> Hand:
    """A game against a bot, set-up done."""
    hand = open_page("/", **options)
    hand.page.get_by_role("button", name="Play now").click()
    hand.await_choice()
    hand.set_up()
    hand.page.locator("[data-action='10'][aria-disabled='false']").wait_for()
    return hand


def test_a_table_whose_bot_waits_to_think_says_so(chromium: Browser, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with served(tmp_path / "data", flaw=GATE.format(gate=str(gate))) as server:
        visitor = server.browser()
        with visitor.live(visitor.table("drifter", "drifter")) as other:
            other.until("thinking", where=lambda message: message["state"] == "thinking")
            table = visitor.table("person", "drifter")
            set_up(visitor, table, 1)
            context = chromium.new_context(base_url=server.address, reduced_motion="reduce")
            context.add_cookies([{"name": "reef", "value": visitor.cookie, "url": server.address}])
            page = context.new_page()
            page.goto(f"/table/{table}")
            expect(page.locator(".prompt")).to_contain_text("Conger waits for a free place to think.")
            expect(page.locator(".opp")).to_contain_text("waiting to think")
            gate.touch()
            expect(page.locator(".prompt")).not_to_contain_text("waits for a free place", timeout=30_000)
            context.close()


def test_the_first_board_needs_no_more_than_three_trips(open_page: OpenPage) -> None:
    """The document names all files, the socket opens as soon as they are here, and its first message has everything."""
    hand = start(open_page)
    table = hand.page.url
    document = hand.page.request.get(table).text()
    asked: list[str] = []
    held: list[Route] = []  # files that the document does not name: the board does not wait for them

    def fetch(route: Route) -> None:
        if route.request.url.partition("/assets/")[2] in document:
            route.continue_()
        else:
            held.append(route)

    hand.page.route("**/assets/**", fetch)
    hand.page.route(
        "**/api/waiting", lambda route: held.append(route)
    )  # nor for news of other tables, asked for when it is seen
    hand.page.on("request", lambda request: asked.append(f"{request.resource_type} {request.url}"))
    hand.page.goto(table, wait_until="commit")
    hand.page.locator(".boards [data-cell]").first.wait_for()
    assert not [one for one in asked if one.startswith(("fetch", "xhr")) and "/api/waiting" not in one], (
        "the first message brings the facts"
    )


def test_a_reload_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    hand = start(open_page)
    hand.press(hand.action(2))
    with hand.step():
        hand.page.get_by_role("group", name="Cubes").get_by_role("button").first.click()
    number, title, cells = hand.number, hand.title, hand.offered().count()
    hand.page.reload()
    hand.await_choice()
    assert (hand.number, hand.title, hand.offered().count()) == (number, title, cells)
    hand.offered().first.click()
    hand.confirm()
    hand.page.goto("/tables")
    hand.page.get_by_role("link", name=re.compile("Resume")).first.click()
    hand.await_choice()
    assert hand.number == number + 1


def test_upload_replay_and_branch(open_page: OpenPage, record: Path) -> None:
    hand = open_page("/tables")
    page = hand.page
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile("Open a record")).click()
    chooser.value.set_files(record)
    page.wait_for_url(re.compile("/replay/"))
    slider = page.get_by_role("slider").first
    slider.wait_for()
    page.locator("main[aria-busy=false]").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Final scoring")).to_be_visible()
    page.get_by_role("button", name=re.compile("Play on")).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("The game is over here")
    page.keyboard.press("Home")
    expect(page.get_by_role("alert")).to_have_count(0)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("12")
    page.get_by_role("button", name=re.compile("Play on")).first.click()
    page.locator("dialog[open]").get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".boards svg.board").first.wait_for()


def test_the_end_at_one_screen_is_told_to_all(open_page: OpenPage, record: Path) -> None:
    game = json.loads(record.read_text())
    hand = open_page("/")
    ask = hand.page.request
    up = ask.post("/api/records", data=game).json()["id"]
    last = len(game["moves"]) - 1  # somebody's meal or pass in the final round
    seats = [{"kind": "person", "name": name} for name in game["names"]]
    table = ask.post(f"/api/tables/{up}/branch", data={"at": last, "seats": seats}).json()["id"]
    hand.page.goto(f"/table/{table}")
    hand.page.get_by_role("button", name=re.compile("^I am")).click()
    hand.page.get_by_role("button", name="Pass", exact=True).click()
    end = hand.page.locator("dialog[open]")
    expect(end).to_contain_text(re.compile(r"(Ada|Ben|Cleo) wins with \d+ points"))
    expect(end).not_to_contain_text(re.compile(r"\b[Yy]ou\b"))
    hand.page.keyboard.press("Escape")
    expect(hand.page.locator(".prompt")).to_be_focused()  # where the result can be shown again


def test_a_bad_record_is_refused_in_words(open_page: OpenPage, record: Path, tmp_path: Path) -> None:
    wrong = json.loads(record.read_text())
    wrong["moves"][20]["action"] = "lay 1a1"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(wrong))
    hand = open_page("/tables")
    with hand.page.expect_file_chooser() as chooser:
        hand.page.get_by_role("button", name=re.compile("Open a record")).click()
    chooser.value.set_files(bad)
    expect(hand.page.get_by_role("alert")).to_contain_text("Move 21")
    for text in ("[]", "null", '{"name": "Friday"}', "Friday"):
        other = tmp_path / "other.json"
        other.write_text(text)
        hand.page.locator("input[type=file]").set_input_files(other)
        expect(hand.page.get_by_role("alert")).to_have_text(re.compile("^other.json is not a saved game"))
        hand.page.locator("input[type=file]").set_input_files(bad)
        expect(hand.page.get_by_role("alert")).to_contain_text("Move 21")
    hand.complaints.clear()  # the browser logs the refused request


def test_a_wrong_number_in_a_part_of_the_count_that_is_folded_up_is_shown(open_page: OpenPage) -> None:
    page = open_page("/entry#count").page
    ties = page.locator("details").first
    ties.locator("summary").click()
    ties.get_by_label("Cubes").fill("-1")
    ties.locator("summary").click()
    page.get_by_role("button", name="Count").click()
    expect(ties.get_by_label("Cubes")).to_be_focused()


def test_the_page_catches_up_after_the_server_was_killed(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path / "data") as first:
        port = first.address.rsplit(":", 1)[1]
        browser = chromium.new_context(
            base_url=first.address,
            viewport=DESK,
            reduced_motion="reduce",
            service_workers="block",
            storage_state=without_tips(first.address),
        )
        hand = Hand(browser.new_page())
        hand.page.goto("/")
        hand.page.get_by_role("button", name="Play now").click()
        hand.await_choice()
        hand.set_up()
        hand.page.locator("[data-action='10'][aria-disabled='false']").wait_for()
        number = hand.number
        first.kill()
        banner = hand.page.get_by_role("status").filter(has_text="No connection to the server.")
        expect(banner).to_contain_text("Nothing is lost: your last move arrived. Trying again …")
        expect(banner.get_by_role("button", name="Try now")).to_be_visible()
        hand.page.set_viewport_size({"width": 360, "height": 740})
        line, below = banner.bounding_box(), hand.page.locator(".opp .who").first.bounding_box()
        assert line
        assert below
        assert line["y"] + line["height"] <= below["y"] + 2, "it covers the tools, and no name below them"
        hand.page.set_viewport_size(DESK)
    with served(tmp_path / "data", "--port", port):
        expect(banner).to_have_count(0)
        hand.await_choice()
        assert hand.number == number
        hand.take_turn()
        assert hand.number > number
    browser.close()


def test_a_game_starts_for_whoever_is_quicker_than_the_list_of_bots(open_page: OpenPage) -> None:
    hand = open_page("/new")
    held: list[Route] = []  # the first time it is asked for, the list does not come
    hand.page.route("**/api/bots", lambda route: route.continue_() if held else held.append(route))
    with hand.page.expect_request("**/api/bots"):
        hand.page.goto("/")
    hand.page.get_by_role("button", name="Play now").click()
    hand.await_choice()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 740)])
def test_the_button_that_starts_a_game_is_in_sight(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/", viewport={"width": width, "height": height}).page
    expect(page.get_by_role("radio", name="Master")).to_be_attached()
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    box = button.evaluate("node => node.getBoundingClientRect().toJSON()")
    assert button.evaluate(
        """(node, [x, y]) => node.contains(document.elementFromPoint(x, y))""",
        [box["left"] + box["width"] / 2, box["bottom"] - 2],
    ), box


def test_games_are_taken_along_by_words(open_page: OpenPage) -> None:
    home = start(open_page).page
    home.goto("/tables")
    home.get_by_role("button", name="Make my words").click()
    listed = home.get_by_role("list", name="Your words").get_by_role("listitem")
    listed.first.wait_for()
    words = listed.all_inner_texts()
    away = open_page("/tables", viewport=PHONE).page
    away.get_by_label("Your eight words").fill(" ".join(words))
    away.get_by_role("button", name="Bring them").click()
    away.get_by_text("Done: the game is here.").wait_for()
    away.get_by_role("link", name=re.compile("Resume")).click()
    away.locator("[data-action='10'][aria-disabled='false']").wait_for()


# The eight seconds in which a deletion can be undone: as long as this test takes.
NO_HURRY = """
    const later = window.setTimeout;
    window.setTimeout = (done, ms, ...with_) => later(done, ms === 8000 ? 600_000 : ms, ...with_);
"""


def test_own_games_are_renamed_and_deleted(open_page: OpenPage) -> None:
    page = start(open_page).page
    assert page.locator("h1").count() == 1
    page.add_init_script(NO_HURRY)
    page.goto("/tables")
    page.get_by_role("button", name=re.compile("^Rename")).click()
    expect(page.get_by_role("textbox", name=re.compile("^Title of"))).to_be_focused()
    page.keyboard.type("The long night")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="The long night").wait_for()
    page.get_by_role("button", name="Delete The long night").click()
    page.get_by_role("heading", name="The long night").wait_for(state="detached")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()  # there is little time
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Delete The long night")).to_be_focused()
    page.get_by_role("button", name="Delete The long night").click()
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as answered:
        page.get_by_role("link", name="Learn").click()  # whoever leaves the page does not regret it
    assert answered.value.ok
    page.goto("/tables")
    page.get_by_role("heading", name="Nothing here yet").wait_for()


def test_own_games_are_found_and_shared(open_page: OpenPage) -> None:
    hand = open_page("/")
    page = hand.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    for title in ("Friday", "Saturday", "Sunday", "Monday"):
        rules = {"players": 2, "second_kind": title == "Sunday"}
        page.request.post("/api/tables", data={"rules": rules, "seats": bots, "title": title})
    page.goto("/tables")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(4)
    find = page.get_by_label("Find a game")
    find.fill("second kind")
    expect(cards).to_have_count(1)
    expect(cards.get_by_role("heading")).to_have_text("Sunday")
    find.fill("day fri")  # all words, in any order
    expect(cards.get_by_role("heading")).to_have_text("Friday")
    page.get_by_role("button", name="Share Friday").click()
    expect(cards.get_by_role("status")).to_contain_text("can watch this game")
    link = page.evaluate("navigator.clipboard.readText()")
    visitor = open_page(link).page
    expect(visitor.get_by_text("You are watching")).to_be_visible()


def test_the_menu_of_the_table(open_page: OpenPage) -> None:
    page = start(open_page).page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("navigation", name="Menu")
    menu.get_by_role("button", name="Share a link to watch").click()
    expect(menu.get_by_role("status")).to_contain_text("can watch this game")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    menu.get_by_role("button", name="Sizes of corals").focus()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_page_and_server_speak_the_language_of_the_browser(open_page: OpenPage) -> None:
    hand = open_page("/", locale="de-DE")
    hand.catalogue = read("de")
    expect(hand.page.locator("html")).to_have_attribute("lang", "de")
    hand.page.get_by_role("button", name=hand.word("home.play_now")).click()
    expect(hand.page.locator(".prompt")).to_contain_text("Fisch")


def test_a_game_in_which_nothing_has_happened_waits_on_the_first_page(open_page: OpenPage) -> None:
    page = open_page("/").page
    assert page.request.post("/api/tables", data={"seats": [{}, {}], "title": "Friday"}).status == 201
    page.goto("/")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_a_friendly_page_where_the_server_is_gone(chromium: Browser, tmp_path: Path) -> None:
    """It can be installed; offline it says so, and nothing but that page is kept."""
    with served(tmp_path / "data") as running:
        context = chromium.new_context(base_url=running.address)
        page = context.new_page()
        page.goto("/")
        manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for icon in manifest.json()["icons"]:
            assert page.request.get(icon["src"]).headers["content-type"] == "image/png"
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.goto("/new")
        assert page.evaluate("caches.keys()") == ["offline-en"]
        listed = "caches.open('offline-en').then((c) => c.keys()).then((all) => all.map((each) => each.url))"
        kept = page.evaluate(listed)
        assert sorted(kept) == [  # and nothing else
            f"{running.address}/offline.css",
            f"{running.address}/offline.html?language=en",
        ]
        german = page.request.get("/offline.html?language=de").text()
        assert '<html lang="de">' in german
        assert "Windstille" in german
        running.stop()
        page.goto("/new")
        expect(page.get_by_role("heading", name="Calm water, and no wind")).to_be_visible()
        context.close()


def test_what_is_kept_is_told(open_page: OpenPage) -> None:
    page = open_page("/").page
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy")
    expect(page.get_by_text("The server keeps a hash of it only.")).to_be_visible()


def test_a_newer_page_of_the_server_takes_the_place_of_an_open_one(open_page: OpenPage) -> None:
    hand = start(open_page)
    page, number, asked = hand.page, hand.number, []

    def missing(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, body="not here")

    def newer(route: Route) -> None:
        if route.request.resource_type == "document":
            page.unroute("**/assets/**", missing)
            route.continue_()
        else:
            route.fulfill(
                content_type="text/html", body="<script type='module' src='/assets/newer.js'></script>"
            )

    page.route("**/assets/**", missing)
    page.route("**/table/*", newer)
    with page.expect_event("load"):
        page.keyboard.press("?")
    assert asked
    hand.await_choice()
    assert hand.number == number
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    hand.complaints.clear()  # that something was not there
