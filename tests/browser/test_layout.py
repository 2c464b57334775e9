"""The table keeps its place: nothing moves while somebody acts, nothing of one's own hides, at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from effort import LONG
from playwright.sync_api import Browser, expect
from serving import GATE, Server, served

from .conftest import OpenPage
from .hand import greet
from .screens import CUT, LOW, OUTSIDE, PHONES, SIZES, assert_same, at_table, kinds, places, sizes
from .tables import middle_game


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, False)))
@pytest.mark.parametrize("size", sizes("small phone", "desk"))
def test_nothing_moves_from_the_first_to_the_last_action_of_a_turn(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind)
    page = hand.page
    before = places(page)

    def same(when: str) -> None:
        assert_same(before, places(page), when)

    def back() -> None:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")

    if hand.can(7):
        hand.press(hand.action(7))
        for chip in page.locator(".prompt .chip").all()[:4]:
            hand.press(chip)
            same("an alga is chosen")
        back()
        if page.locator(".tabs").is_visible():
            page.locator(".tabs").get_by_role("button", name="Reef").click()
        same("no alga")
    hand.press(hand.action(2))
    page.locator(".prompt .chip").first.hover()
    same("a cube is pointed at")
    with hand.step():
        hand.press(page.get_by_role("group", name="Cubes").get_by_role("button").first)
    same("a cube is played")
    for _ in range(2):
        if not hand.laying() or not hand.offered().count():
            break
        hand.press(hand.offered().first)
        same("a cell is chosen")
        hand.confirm()
        same("a polyp is laid")
    if hand.laying():
        with hand.step():
            hand.press(page.get_by_role("button", name="Stop laying"))
        same("the laying is over")
    hand.press(hand.action(10))
    hand.press(page.locator("[data-space].can").first)
    same("a space is chosen")
    assert page.locator(".prompt .btn.primary").is_visible()


def test_the_ring_round_an_alga_is_whole_and_a_low_screen_shows_where_it_may_go(open_page: OpenPage) -> None:
    width, height = SIZES["text at double size"]
    hand = open_page("/learn", viewport={"width": width, "height": height})
    page = hand.page
    page.goto(
        middle_game(page.request, 2, second_kind=True, turns=24, wanted=("alga", "cube", "take"), turned=2)
    )
    hand.await_choice()
    page.keyboard.press("7")
    chip = page.locator(".prompt .chip").first
    chip.press("Enter")
    expect(page.locator(".prompt .lock")).to_be_visible()
    wide = page.locator(".opts").evaluate("(box) => box.scrollWidth - box.clientWidth")
    assert wide <= 0
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    ring = page.evaluate(
        """() => {
            const style = getComputedStyle(document.activeElement);
            return [document.activeElement.className, parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth)];
        }"""
    )
    assert "chip" in ring[0]
    assert ring[1] <= 1, "it would be cut where the options scroll"


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, False)))
@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_all_that_the_others_have(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    page = at_table(open_page, size, players, second_kind).page
    page.get_by_role("tab", name="Players").or_(page.locator(".tabs").get_by_text("Players")).first.click()
    expect(page.locator(".opp dt").first).to_be_visible()
    page.evaluate(  # as many as there may be
        """() => document.querySelectorAll('.opp .screen dd, .opp .cubes dd').forEach((dd) => {
            const one = '<span class="' + (dd.querySelector('.cnt')?.className ?? '') + '">' + '<b>88</b></span>';
            dd.insertAdjacentHTML('beforeend', one.repeat(12));
        })"""
    )
    out = page.evaluate(
        """() => [...document.querySelectorAll('.opp')].flatMap((opp) => {
            const { left, right } = opp.getBoundingClientRect();
            return [...opp.querySelectorAll('dt, dd > *')].filter((node) => {
                const box = node.getBoundingClientRect();
                return box.width && (box.left < left || box.right > right);
            }).map((node) => node.outerHTML.slice(0, 120));
        })"""
    )
    assert out == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second kind"])
def test_the_strip_of_one_other_is_seen_whole_on_a_small_phone(
    open_page: OpenPage, second_kind: bool, language: str
) -> None:
    read = {"Accept-Language": language}
    page = at_table(open_page, "small phone", 2, second_kind, turns=20, extra_http_headers=read).page
    assert page.locator(".opps").evaluate("(strip) => strip.scrollWidth - strip.clientWidth") <= 0
    assert page.evaluate(OUTSIDE, [".opp dd > *", ".opp"]) == []


@pytest.mark.parametrize(("players", "second_kind"), kinds((4, True)))
@pytest.mark.parametrize("size", sizes("small phone", "desk"))
def test_all_that_is_mine_is_seen_and_nothing_scrolls_sideways(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    page = at_table(open_page, size, players, second_kind).page
    hidden = page.evaluate(
        """() => {
            const screen = document.querySelector('.me');
            screen.scrollIntoView({block: 'center'});
            const me = screen.getBoundingClientRect();
            return [...screen.querySelectorAll('.ht, .shr .i, .tiles .cnt, .worth b, .bigfish')].filter((node) => {
                const box = node.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return box.width && (box.left < me.left - 1 || box.right > me.right + 1 || box.top < me.top - 1
                    || box.bottom > me.bottom + 1 || !screen.contains(top));
            }).map((node) => node.outerHTML.slice(0, 120));
        }"""
    )
    assert hidden == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    wide = "[...document.querySelectorAll('.me, .opps, .acts, .prompt, .opts, .tabs')]"
    over = page.evaluate(wide + ".filter((n) => n.scrollWidth > n.clientWidth + 1).map((n) => n.className)")
    assert over == []


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, False)))
@pytest.mark.parametrize("size", LOW if LONG else LOW[1:2])
def test_a_low_screen_holds_board_compass_and_prompt(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind)
    page = hand.page
    hand.press(hand.action(10))
    hand.press(page.locator("[data-space].can").first)
    for part in (".bw.cur .board", ".sea .compass", ".prompt .btn.primary", ".me", ".acts"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= -1, part
        assert box["y"] + box["height"] <= SIZES[size][1] + 1, part


# Parts that go over an edge of the screen, or of what they stand in.


@pytest.mark.parametrize("players", [2, 4])
def test_a_tablet_held_across_shows_my_cards_and_all_that_one_other_has(
    open_page: OpenPage, players: int
) -> None:
    page = at_table(open_page, "tablet across", players, True).page
    expect(page.locator(".cards .hand .card").nth(2)).to_be_visible()
    assert page.evaluate(OUTSIDE, [".me .ht, .me .cnt", None]) == []
    assert page.evaluate(OUTSIDE, [".cards .card, .buy", ".side"]) == []
    page.evaluate("document.querySelector('.cards .blues').innerHTML = '<b>0</b>'.repeat(6)")  # more of them
    assert page.evaluate(OUTSIDE, [".buy", ".cards"]) == []
    assert page.evaluate(OUTSIDE, [".log, .log .roll", ".side"]) == []
    if players == 2:
        expect(page.locator(".opp .fishes")).to_be_visible()
        assert page.evaluate(OUTSIDE, [".opp dd > *, .opp .cnt", ".opp"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["tablet across"][0]


@pytest.mark.parametrize(("players", "second_kind"), kinds((3, False), (4, True)))
def test_a_tablet_held_upright_shows_my_things_below_the_boards(
    open_page: OpenPage, players: int, second_kind: bool
) -> None:
    page = at_table(open_page, "tablet", players, second_kind).page
    assert page.evaluate(OUTSIDE, [".me, .acts, .prompt, .boards .board", None]) == []
    assert page.evaluate(OUTSIDE, [".me .ht, .me .cnt, .me .worth b, .me .worth em", ".me"]) == []
    assert page.evaluate(CUT, ".me .worth em") == []
    cell = page.locator(".boards rect[data-cell]").first.bounding_box()
    assert cell
    assert cell["width"] >= 40


@pytest.mark.parametrize(("players", "second_kind"), kinds((4, True)))
@pytest.mark.parametrize("size", PHONES if LONG else PHONES[:1])
def test_a_finger_finds_what_it_wants(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind, has_touch=True)
    page = hand.page
    for mini in page.locator(".minis button").all():
        mini.click()
        cell = page.locator(".bw.cur rect[data-cell]").first.bounding_box()
        assert cell
        assert cell["width"] >= 36
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table *')].filter((node) => !node.closest('.sr, svg, .boards')
            && [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
            && node.getBoundingClientRect().width > 2 && parseFloat(getComputedStyle(node).fontSize) < 12)
            .map((node) => node.className + ': ' + node.textContent.trim().slice(0, 40))"""
    )
    assert small == []
    hand.press(hand.action(2))
    chip = page.get_by_role("group", name="Cubes").get_by_role("button").first
    low = [chip.bounding_box()]
    with hand.step():
        chip.click()
    hand.press(hand.offered().first)
    expect(page.locator(".prompt .btn.primary")).to_be_visible()
    low += [button.bounding_box() for button in page.locator(".prompt .btn:visible").all()]
    assert [box for box in low if not box or box["height"] < 44] == []


@pytest.mark.parametrize(("players", "second_kind"), kinds((4, True)))
@pytest.mark.parametrize("size", sizes("small phone"))
def test_whoever_sees_little_or_types_misses_nothing(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind)
    page = hand.page
    expect(page.locator("h1")).to_have_count(1)
    numbers = page.locator(".opp .tot").all()
    nouns = page.locator(".opp .tot + .noun").all_inner_texts()
    assert len(nouns) == len(numbers) == players - 1
    assert all(noun.strip() in ("tile", "tiles") for noun in nouns)
    table = page.request.get(
        f"/api{page.url[page.url.index('/table') :].replace('/table', '/tables')}"
    ).json()
    names = [seat["name"] for seat in table["seats"]]
    for shrimp in page.locator("rect[data-cell][aria-label*='shrimp of']").all():
        label = shrimp.get_attribute("aria-label") or ""
        assert any(f"shrimp of {name}" in label for name in names), label
    held = page.locator("rect[data-cell][aria-label*='held by']")
    assert held.count(), "the other polyps of a coral say whose it is"

    page.keyboard.press("0")  # collect
    spaces = page.locator("[data-space].can")
    spaces.first.focus()
    seen = []
    for _ in range(spaces.count()):
        seen.append(page.evaluate("document.activeElement.dataset.space"))
        page.keyboard.press("ArrowRight")
    assert set(seen) == {space.get_attribute("data-space") for space in spaces.all()}
    assert page.evaluate("document.activeElement.dataset.space") == seen[0]
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .btn.primary")).to_be_visible()


def test_boards_come_first_where_there_are_four(open_page: OpenPage) -> None:
    page = at_table(open_page, "desk", 4, False).page
    cell = page.locator(".boards rect[data-cell]").first
    usual, others = cell.bounding_box(), page.locator(".opp").first.bounding_box()
    assert usual
    assert others
    assert usual["width"] >= 45
    assert others["width"] <= 270
    page.keyboard.press("z")
    large = cell.bounding_box()
    assert large
    assert large["width"] >= 1.7 * usual["width"]


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, False), (4, True)))
@pytest.mark.parametrize("size", sizes("phone", "phone across", "laptop", "desk"))
def test_boards_of_a_replay_are_as_large_as_in_play(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    page = at_table(open_page, size, players, second_kind).page
    boards = page.locator(".boards .board:visible")
    in_play = boards.first.bounding_box()
    assert in_play
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".view .told")).to_be_visible()
    replayed = boards.first.bounding_box()
    assert replayed
    assert replayed["width"] >= in_play["width"] - 1
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    if size in LOW:
        controls = page.locator("footer").bounding_box()
        assert controls
        assert replayed["y"] + replayed["height"] <= controls["y"], "nothing covers the board"
    if size in LOW or SIZES[size][0] > 1180:  # what happened is read beside it
        page.keyboard.press("End")
        told = page.locator(".told [aria-current]")
        expect(told).to_be_in_viewport(ratio=0.5)
        page.wait_for_function(
            "() => [document.querySelector('.told'), document.querySelector('.told [aria-current]')]"
            ".map((node) => node.getBoundingClientRect().top).reduce((told, now) => now >= told - 1)"
        )


@pytest.fixture(scope="module")
def held_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which no bot's thought ends: what is looked at stays."""
    folder = tmp_path_factory.mktemp("held")
    with served(folder / "data", flaw=GATE.format(gate=str(folder / "gate"))) as running:
        yield running


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, False)))
@pytest.mark.parametrize("size", sizes("small phone", "desk"))
def test_whoever_looks_on_sees_all_players_and_the_ways_to_look(
    held_bots: Server, chromium: Browser, size: str, players: int, second_kind: bool
) -> None:
    width, height = SIZES[size]
    context = chromium.new_context(
        base_url=held_bots.address, reduced_motion="reduce", viewport={"width": width, "height": height}
    )
    greet(context, held_bots.address)
    page = context.new_page()
    page.goto(middle_game(page.request, players, second_kind=second_kind, watched=True))
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Speed of turns")).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.opp')].flatMap((card) => {
            const edge = card.getBoundingClientRect();
            return [...card.querySelectorAll('b, dd > *')].filter((node) => {
                const box = node.getBoundingClientRect();
                const right = Math.min(edge.right, innerWidth);
                return box.width > 2 && (box.right > right + 1 || box.bottom > edge.bottom + 1);
            }).map((node) => node.outerHTML.slice(0, 100));
        })"""
    )
    assert outside == []
    page.get_by_role("combobox", name="Beside whom you stand").select_option(index=2)  # the second player
    screen = page.locator(".me")
    expect(screen).to_be_visible()
    expect(page.locator(".opp")).to_have_count(players - 1)
    name = screen.get_by_role("heading", level=2).inner_text()
    assert name not in page.locator(".opps").inner_text()
    expect(page.get_by_role("region", name=name)).to_be_visible()
    expect(screen.locator(".hand em")).to_contain_text("not known")  # what is hidden stays so (R13)
    assert page.locator(".act").count() == 0
