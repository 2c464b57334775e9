"""What people at different screens agree on: a pause, hints for one of them alone, time to think in a window (S7.5)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from effort import LONG
from playwright.sync_api import Browser, expect
from second_kind_games import in_window, reach
from serving import Time, served

from reefencounter.server.scene.rulesets import of

from .conftest import PHONE, OpenPage
from .hand import greet, unfold, without_tips
from .screens import LOW, SIZES, assert_same, places
from .test_together import heading, link_of, open_table, sit_down


def test_a_pause_and_hints_for_one(open_page: OpenPage) -> None:
    ada = open_page("/new")
    page = ada.page
    page.get_by_text("Live", exact=True).click()
    page.get_by_label("Seat 2: who").select_option("link")
    unfold(page)
    page.get_by_text("One seat", exact=True).click()
    page.get_by_label("Whose seat").select_option("0")
    open_table(ada, "me", "link")
    heading(ada, "One seat is still free")
    expect(page.get_by_text("hints for Ada only")).to_be_visible()
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_have_attribute("aria-disabled", "true")
    start.click(force=True)  # it says what is missing, and leads there
    expect(page.get_by_role("button", name="Bot instead of A friend by link")).to_be_focused()
    ben = open_page(link_of(ada), viewport=PHONE, has_touch=True)
    ben.touch = True
    sit_down(ben, "Ben")
    for hand in (ada, ben):
        assert hand.await_choice() == "prompt"
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(ben.page.get_by_role("button", name="Hint")).to_be_disabled()
    expect(ben.page.get_by_role("img", name="may ask for hints")).to_have_count(1)
    expect(page.get_by_role("img", name="may ask for hints")).to_have_count(0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask for a pause").click()
    expect(page.get_by_role("region", name="Pause")).to_contain_text(
        "You ask for a pause. Still to agree: Ben."
    )
    offer = ben.page.get_by_role("region", name="Pause")
    sign = ben.page.get_by_role("button", name="Ada asks for a pause.")
    sign.tap()
    expect(offer).to_contain_text("Ada asks for a pause.")
    offer.get_by_role("button", name="Not now").tap()
    expect(page.get_by_role("region", name="Pause")).to_have_count(0)
    expect(sign).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask for a pause").click()
    sign.tap()
    offer.get_by_role("button", name="Agree").tap()
    for hand in (ada, ben):
        expect(hand.page.get_by_role("region", name="Pause")).to_contain_text("The game is paused.")
        expect(hand.page).not_to_have_title(re.compile("Your turn"))
    page.goto("/tables")
    expect(page.locator("[data-game] .quiet").first).to_contain_text("Paused ·")
    page.go_back()
    page.get_by_role("region", name="Pause").get_by_role("button", name="Go on").click()
    expect(offer).to_have_count(0)
    for hand in (ada, ben):
        hand.set_up()
    assert ada.await_choice() == "prompt"


UNDER = """() => {  // words that the bar covers, or the sign that opens it
    const bar = document.querySelector('.pause, .sign').getBoundingClientRect();
    const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) {
        const { data, parentElement } = words.currentNode;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if (data.trim() && !parentElement.closest('.pause, .sign, .sr') && [...range.getClientRects()].some((box) =>
            box.width && box.right > bar.left && box.left < bar.right && box.bottom > bar.top && box.top < bar.bottom))
            found.push(data.trim());
    }
    return found;
}"""


# How far the words about who is away run out of their panel, to the right and below.
AWAY = """() => {
    const words = document.querySelector('.opp .ask').getBoundingClientRect();
    const panel = document.querySelector('.opp').getBoundingClientRect();
    return words.width ? Math.max(words.right - panel.right, words.bottom - panel.bottom) : 0;
}"""
# Whether a sign has words that are seen.
WORDS = "sign => [...sign.querySelectorAll('span')].some((words) => words.getBoundingClientRect().width > 24)"
# Controls of the top line that something covers.
COVERED = """() => [...document.querySelectorAll('.top .ib, .top .turnof')].filter((tool) => {
    const box = tool.getBoundingClientRect();
    return box.width && !tool.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((tool) => tool.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
def test_a_pause_covers_no_words_and_nothing_moves(open_page: OpenPage, language: str) -> None:
    page = open_page("/learn", extra_http_headers={"Accept-Language": language}).page
    ben = open_page("/learn").page.request
    clock = {"kind": "live", "minutes": 10, "increment": 20}
    seats = [{"name": "Ada"}, {"kind": "friend"}]
    table = page.request.post("/api/tables", data={"seats": seats, "clock": clock}).json()
    ben.post(f"/api/invitations/{table['invitation']}", data={"name": "Maximilian"})
    page.goto(f"/table/{table['id']}")
    bar, sign, wanted = page.locator(".pause"), page.locator(".sign"), f"/api/tables/{table['id']}/pause"
    wide = ((1440, 900), (1280, 720), (1181, 800), (1024, 768))
    for width, height in (*wide, (768, 1024), (360, 740), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        expect(bar.or_(sign)).to_have_count(0)
        expect(page.locator(".opp .ask")).to_be_attached()  # Maximilian has no page open
        before = places(page)
        ben.post(wanted, data={"agree": True})
        expect(bar if (width, height) in wide else sign).to_be_visible()
        if (width, height) not in wide:  # it says what it is about, however small
            assert sign.evaluate(WORDS)
        assert_same(before, places(page), f"asked at {width}")
        assert page.evaluate(UNDER) == []
        assert page.evaluate(COVERED) == []
        assert page.evaluate(AWAY) <= 0
        if sign.count():
            sign.click()
            expect(bar).to_be_visible()
            assert_same(before, places(page), f"opened at {width}")
            assert page.evaluate(COVERED) == []
            sign.click()
            expect(bar).to_have_count(0)
            sign.click()
            bar.get_by_role("button").first.focus()
            page.keyboard.press("Escape")
            expect(bar).to_have_count(0)
            expect(sign).to_be_focused()
        if height > 560:
            page.request.post(wanted, data={"agree": True})
            expect(page.locator(".pause.rests")).to_be_visible()
            assert_same(before, places(page), f"paused at {width}")
            assert page.evaluate(UNDER) == []
        ben.delete(wanted)


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["it"])
def test_nothing_moves_when_somebody_goes(chromium: Browser, tmp_path: Path, language: str) -> None:
    time = Time(tmp_path / "seconds")
    with served(tmp_path / "data", flaw=time.flaw) as server:
        ada, ben = (
            chromium.new_context(
                base_url=server.address,
                reduced_motion="reduce",
                storage_state=without_tips(server.address),
                extra_http_headers={"Accept-Language": language},
            ).new_page()
            for _ in range(2)
        )
        for page in (ada, ben):
            greet(page.context, server.address)
        wish = {"seats": [{"name": "Ada"}, {"kind": "friend"}]}
        table = ada.request.post("/api/tables", data=wish).json()
        ben.request.post(f"/api/invitations/{table['invitation']}", data={"name": "Maximilian"})
        for page in (ben, ada):
            page.goto(f"/table/{table['id']}")
            page.locator(".prompt.mine").wait_for()
        expect(ada.locator(".presence.here")).to_be_visible()
        sizes = [
            (1181, 800),
            *(size for name, size in SIZES.items() if name not in LOW),
        ]  # there it is the last

        def look() -> list[dict[str, list[int]]]:
            found = []
            for width, height in sizes:
                ada.set_viewport_size({"width": width, "height": height})
                found.append(places(ada))
            return found

        before = look()
        ben.goto("/learn")
        ada.locator(".presence.offline").wait_for()
        ada.locator(".opp .ask").wait_for()
        for size, there, now in zip(sizes, before, look(), strict=True):
            assert_same(there, now, f"away at {size}")
        time.passes(200)
        ada.reload()
        expect(ada.locator(".opp .ask button")).to_be_visible()  # a bot may be asked
        for size, there, now in zip(sizes, before, look(), strict=True):
            assert_same(there, now, f"away for long at {size}")
            assert ada.evaluate(AWAY) <= 0


def test_time_to_think_and_a_card_that_is_not_asked_about(open_page: OpenPage) -> None:  # S7.5
    """Ben is asked in a window against the clock; Ada sees that he thinks, and not before who is asked."""
    game = reach(in_window, players=3)
    record, asked = game.record(), game.actor
    ada = open_page("/")
    ask = ada.page.request
    up = ask.post("/api/records", data=record).json()["id"]
    names = ["Ada", "Cy", "Dan"]
    seats = [
        {"kind": "friend"} if seat == asked else {"kind": "person", "name": names[seat]} for seat in range(3)
    ]
    made = ask.post(f"/api/tables/{up}/branch", data={"at": len(record["moves"]), "seats": seats}).json()
    ben = open_page(f"/join/{made['invitation']}", viewport=PHONE, has_touch=True)
    sit_down(ben, "Ben")
    think = ben.page.get_by_role("button", name="Let me think")
    think.tap()
    expect(ben.page.get_by_text("to think; no answer is no")).to_be_visible()
    expect(think).to_have_count(0)  # once
    ada.page.goto(f"/table/{made['id']}")
    expect(ada.page.get_by_text("while Ben thinks")).to_be_visible()

    card = of(game.position).card_in_question(game.position)
    ben.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Cards").tap()
    held = ben.page.locator(f"[data-card={card}]")
    expect(held).to_contain_text("ready")
    held.tap()
    sheet = ben.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ready: when its moment comes, you are asked.")
    sheet.get_by_role("button", name="Do not ask me").tap()
    expect(sheet).to_contain_text("You are not asked about it")
    sheet.get_by_role("button", name="Close").tap()
    expect(held).to_contain_text("not asked")
    expect(ben.page.locator(".prompt.mine")).to_have_count(
        0
    )  # the question is gone, and nobody has seen that
    expect(ada.page.get_by_text("while Ben thinks")).to_be_visible()
