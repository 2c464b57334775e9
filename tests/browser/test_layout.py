"""The table keeps its place: nothing moves while somebody acts, nothing of one's own hides, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from effort import LONG
from playwright.sync_api import Browser, Page, expect
from serving import GATE, Server, served

from reefencounter.decks import DEFAULT, by_id
from reefencounter.decks.words import in_words
from reefencounter.messages.words import reading

from .conftest import OpenPage
from .hand import Hand
from .tables import LAYING, middle_game

SIZES = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone across": (844, 390),
    "small phone across": (667, 375),
    "text at double size": (640, 400),
    "tablet": (768, 1024),
    "tablet across": (1024, 768),
    "laptop": (1280, 720),
    "desk": (1440, 900),
    "large desk": (2560, 1440),
}
LOW = ("phone across", "small phone across", "text at double size")
PHONES = ("small phone", "phone")
KINDS = [(2, False), (3, False), (4, False), (2, True), (4, True)]


def sizes(*usual: str) -> list[str]:
    """One or two cases in `make test`, all sizes in `make long`."""
    return list(SIZES) if LONG else list(usual)


def kinds(*usual: tuple[int, bool]) -> list[tuple[int, bool]]:
    return KINDS if LONG else list(usual)


def at_table(
    open_page: OpenPage,
    size: str,
    players: int,
    second_kind: bool,
    turns: int = 24,
    wanted: tuple[str, ...] = LAYING,
    turned: int = 0,
    **options: Any,
) -> Hand:
    """A table in the middle of a game on a screen of this size, where something is asked."""
    width, height = SIZES[size]
    hand = open_page("/learn", viewport={"width": width, "height": height}, **options)
    hand.page.goto(
        middle_game(
            hand.page.request, players, second_kind=second_kind, turns=turns, wanted=wanted, turned=turned
        )
    )
    hand.await_choice()
    return hand


# Whatever follows from what has just happened is drawn.
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def places(page: Page) -> dict[str, list[int]]:
    """Where cells, parts and buttons that stay are, as far as they can be seen, looked at from the top of the page."""
    page.evaluate(DRAWN)
    found: dict[str, list[int]] = page.evaluate(
        """() => (scrollTo({top: 0, behavior: 'instant'}), Object.fromEntries(
            [...document.querySelectorAll('.boards rect[data-cell], .prompt, .me, .opps, .act[data-action], .tabs')]
            .map((node) => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width)
            .map(([node, box]) => [
                node.dataset.cell ?? node.dataset.action ?? node.className.split(' ')[0],
                node.matches('.prompt') ? [box.x, box.y].map(Math.round)
                                        : [box.x, box.y, box.width, box.height].map(Math.round),
            ])))"""
    )
    assert "prompt" in found, found
    return found


def assert_same(before: dict[str, list[int]], now: dict[str, list[int]], when: str) -> None:
    moved = {
        name: (before[name], now[name]) for name in before.keys() & now.keys() if before[name] != now[name]
    }
    assert not moved, f"{when}: {dict(list(moved.items())[:5])}"


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


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, True)))
@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_all_that_is_said_of_a_meal(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind, wanted=("eat", "cube", "take"))
    expect(hand.page.locator(".prompt .btn.primary")).to_be_visible()
    hint = hand.page.locator(".prompt .hint")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 0, hint.inner_text()


@pytest.mark.parametrize("size", ["small phone", "laptop"])
def test_a_long_meal_by_a_card_is_said_whole(open_page: OpenPage, size: str) -> None:
    german = {"Accept-Language": "de"}
    hand = at_table(
        open_page, size, 4, True, turns=32, wanted=("eat", "cube", "take"), extra_http_headers=german
    )
    hint = hand.page.locator(".prompt .hint")
    expect(hint).to_contain_text("Ein doppeltes Plättchen")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 0, hint.inner_text()
    expect(hint).to_have_attribute("tabindex", "0")  # wherever there is less room, keys scroll it


def test_a_small_phone_says_all_beside_four_kinds_of_tiles_to_lay(open_page: OpenPage) -> None:
    hand = at_table(open_page, "small phone", 4, True, turns=44, extra_http_headers={"Accept-Language": "de"})
    page = hand.page
    if page.locator(".prompt .btn.primary").count():  # a meal is offered first
        page.locator(".prompt .btn.ghost").last.click()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").nth(2))
    expect(page.locator(".prompt .chip")).to_have_count(4)
    hand.press(page.locator(".boards [data-cell='1c4']"))
    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("wächst auf 2")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 1, hint.inner_text()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize(
    ("size", "players"),
    [
        *product([*PHONES, "text at double size", "tablet", "tablet across"], [2]),
        *product(["small phone", "laptop", "desk"], [4]),
    ],
)
def test_all_cubes_that_can_be_played_are_seen(
    open_page: OpenPage, size: str, players: int, language: str
) -> None:
    """Those of four colours with two players, of all five with four and the Second Kind."""
    asked = {"Accept-Language": language}
    hand = at_table(open_page, size, players, players == 4, extra_http_headers=asked)
    hand.press(hand.action(2))
    chips = hand.page.locator(".prompt .chip")
    expect(chips.nth(2 if players == 2 else 4)).to_be_visible()
    cut = hand.page.locator(".opts").evaluate(
        "(box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
    )
    assert max(cut) <= 0, cut


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


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize("size", sizes("small phone", "laptop"))
def test_no_word_of_a_card_is_broken(open_page: OpenPage, size: str, language: str) -> None:
    """Not every browser knows where a word may be parted: each word of a name has room on a card of one's hand."""
    hand = at_table(open_page, size, 4, True, extra_http_headers={"Accept-Language": language})
    page = hand.page
    with reading(language):
        names = [card["name"] for card in in_words(by_id(DEFAULT)).cards]
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").nth(3).click()
    name = page.locator(".cards .hand b").first
    expect(name).to_be_visible()
    assert page.locator(".cards .hand b").count() == 3  # as narrow as they get
    broken = name.evaluate(
        """(name, all) => all.flatMap((words) => {
            name.textContent = words;
            return [...words.matchAll(/\\p{L}+/gu)].filter(({ index, 0: word }) => {
                const range = document.createRange();
                range.setStart(name.firstChild, index);
                range.setEnd(name.firstChild, index + word.length);
                return range.getClientRects().length > 1;
            }).map(([word]) => word);
        })""",
        names,
    )
    assert broken == []


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
OUTSIDE = """([parts, frame]) => [...document.querySelectorAll(parts)].filter((node) => {
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const [box, edge] = [node.getBoundingClientRect(), frame ? node.closest(frame).getBoundingClientRect() : screen];
    const over = [edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom];
    return box.width > 2 && Math.max(...over) > 1;
}).map((node) => node.outerHTML.slice(0, 100))"""


# Words of which not all is seen.
CUT = """(parts) => [...document.querySelectorAll(parts)].filter((node) =>
    node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
    .map((node) => node.textContent)"""


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["fr"])
@pytest.mark.parametrize("size", sizes("small phone", "small phone across"))
def test_the_buttons_of_a_question_stay_inside_the_prompt(
    open_page: OpenPage, size: str, language: str
) -> None:
    wanted = ("move", "cube", "take")
    hand = at_table(
        open_page, size, 2, False, wanted=wanted, extra_http_headers={"Accept-Language": language}
    )
    page = hand.page
    stop, primary = page.locator(".prompt .btn.stop"), page.locator(".prompt .btn.primary")

    def all_inside() -> None:
        assert page.evaluate(OUTSIDE, [".prompt .btns > *", ".prompt"]) == []
        assert page.evaluate(OUTSIDE, [".act .al .short", ".act"]) == []

    hand.press(hand.action(5))
    if not stop.count():  # there are several shrimps
        hand.press(hand.offered().first)
    expect(stop).to_be_visible()
    all_inside()
    hand.press(hand.offered().first)
    expect(primary).to_be_visible()
    all_inside()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").first)
    hand.press(hand.offered().first)
    expect(primary).to_be_visible()
    all_inside()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de", "it"])
@pytest.mark.parametrize(("size", "players"), [("phone", 2), ("tablet across", 2), ("desk", 3)])
def test_all_is_said_beside_what_can_be_laid(
    open_page: OpenPage, size: str, players: int, language: str
) -> None:
    """From the hand or from the consumed tiles: that stands beside the words, and takes them no line."""
    hand = at_table(
        open_page,
        size,
        players,
        False,
        wanted=("alga", "cube", "take"),
        turned=2,
        extra_http_headers={"Accept-Language": language},
    )
    page = hand.page
    if page.locator(".prompt .btn.primary").count():  # a meal is offered first
        page.locator(".prompt .btn.ghost").last.click()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").last)
    for _ in range(2):
        expect(page.locator(".prompt .opts [role=radiogroup]")).to_be_visible()
        hidden = page.locator(".prompt .hint").evaluate("(hint) => hint.scrollHeight - hint.clientHeight")
        assert hidden <= 1
        hand.press(hand.offered().first)
        hand.confirm()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de", "fr"])
@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_a_desk_for_three_says_that_an_alga_may_lock(open_page: OpenPage, size: str, language: str) -> None:
    hand = at_table(
        open_page,
        size,
        3,
        False,
        wanted=("alga", "cube", "take"),
        extra_http_headers={"Accept-Language": language},
    )
    hand.press(hand.action(7))
    expect(hand.page.locator(".ctiles .can").first).to_be_visible()
    assert hand.page.evaluate(CUT, ".prompt .hint") == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["en"])
def test_a_desk_for_four_shows_why_an_action_is_possible(open_page: OpenPage, language: str) -> None:
    page = at_table(open_page, "desk", 4, False, extra_http_headers={"Accept-Language": language}).page
    assert page.evaluate(CUT, ".act .why") == []
    assert page.evaluate(OUTSIDE, [".act .why, .act .al", ".act"]) == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["cs", "it"])
def test_a_tablet_held_upright_shows_why_an_action_is_possible(open_page: OpenPage, language: str) -> None:
    page = at_table(open_page, "tablet", 4, False, extra_http_headers={"Accept-Language": language}).page
    assert page.evaluate(CUT, ".act .why") == []
    assert page.evaluate(OUTSIDE, [".act .why, .act .al", ".act"]) == []


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
    page = chromium.new_context(
        base_url=held_bots.address, reduced_motion="reduce", viewport={"width": width, "height": height}
    ).new_page()
    page.goto("/learn")
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
