"""People at different screens: an invitation, the waiting room, a whole game in two browsers, open tables."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import PHONE, OpenPage
from .hand import MOST_TURNS, Hand, unfold


class Line:
    """The connection of a page with its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._down = False
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._down:
            socket.close(code=4000)
        else:
            self._open += [socket, socket.connect_to_server()]

    def cut(self) -> None:
        """Nothing comes through any more."""
        self._down = True
        for end in self._open:
            end.close(code=4000)

    def mend(self) -> None:
        self._down = False


def heading(hand: Hand, text: str) -> None:
    expect(hand.page.get_by_role("heading", name=text)).to_be_visible()


def open_table(hand: Hand, *seats: str) -> None:
    """Make a table on its page: `me`, `link`, `anyone`, `friend`; the order is kept."""
    page = hand.page
    page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}: who").select_option(seat)
        if seat in ("me", "friend"):
            page.get_by_label(f"Seat {number}: name").fill("Ada" if seat == "me" else "Cy")
    unfold(page)
    page.get_by_text("The first seat", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def link_of(hand: Hand) -> str:
    """The link that the waiting room shows, without the address of the server."""
    return "/join/" + hand.page.get_by_label("The link", exact=True).input_value().rpartition("/")[2]


def sit_down(hand: Hand, name: str) -> None:
    hand.page.get_by_label("Your name").fill(name)
    hand.page.get_by_role("button", name="Sit down").click()
    hand.page.wait_for_url(re.compile("/table/"))


def test_two_people_play_a_whole_game_over_an_invitation(open_page: OpenPage) -> None:
    """One at a desk, one at a phone; one loses the connection in mid-turn, a third looks on."""
    ada = open_page("/new")
    line = Line(ada.page)
    open_table(ada, "me", "link")
    heading(ada, "One seat is still free")
    expect(ada.page.get_by_role("button", name="Copy")).to_be_focused()
    expect(ada.page.get_by_role("img", name="The link as a picture")).to_be_visible()
    ben = open_page(link_of(ada), viewport=PHONE, has_touch=True)
    ben.touch = True
    heading(ben, "Ada asks you to the table")
    sit_down(ben, "Ben")
    assert ben.page.request.get("/api/me").json()["name"] == "Ben"
    for hand in (ada, ben):
        assert hand.await_choice() == "prompt"
    expect(ada.page.locator(".opp")).to_contain_text("Ben")
    expect(ada.page.locator(".opp .presence")).to_have_text("here")
    eve = open_page(ada.page.url.removeprefix(ada.page.url.split("/table/")[0]))
    expect(eve.page.locator(".opp")).to_have_count(2)
    expect(ada.page.locator(".watchers")).to_contain_text("1")
    for hand in (ada, ben):
        hand.take_turn()
    ada.await_choice()
    line.cut()
    expect(ada.page.get_by_text("your last move arrived.")).to_be_visible()
    expect(ben.page.locator(".opp .presence")).to_have_text("offline")
    ada.press(ada.action(2))
    ada.group("table.cubes").first.click()
    expect(ada.page.get_by_text("your move waits here")).to_be_visible()
    line.mend()
    expect(ada.page.locator(".prompt .pips")).to_have_count(1)  # it was sent, once
    ada.lay_on()
    ada.collect()
    expect(ben.page.locator(".opp .presence")).to_have_text("here")
    ben.await_choice()
    ben.take_turn()
    for _ in range(MOST_TURNS):
        for hand in (ada, ben):
            if hand.await_choice() == "prompt":
                hand.take_turn()
        if ada.page.locator("dialog[open]").count():
            break
    for hand in (ada, ben, eve):
        expect(hand.page.locator("dialog[open]")).to_contain_text("points")


def test_a_stranger_joins_from_the_open_tables(open_page: OpenPage) -> None:
    stranger, late = open_page("/"), open_page("/")
    ada = open_page("/new")
    unfold(ada.page)
    ada.page.get_by_label("Title").fill("All are welcome")
    open_table(ada, "me", "anyone")
    heading(ada, "One seat is still free")
    for hand in (stranger, late):  # the list updates by itself
        expect(hand.page.get_by_role("button", name="Join All are welcome")).to_be_visible()
    stranger.page.get_by_role("button", name="Join All are welcome").click()
    stranger.page.wait_for_url(re.compile("/table/"))
    for hand in (ada, stranger):
        assert hand.await_choice() == "prompt"
    expect(late.page.get_by_role("button", name="Join All are welcome")).to_have_count(0)


def change_settings(hand: Hand) -> None:
    """The maker changes a table that waits: what is chosen is kept at once."""
    hand.page.get_by_role("button", name="Table settings").click()
    settings = hand.page.get_by_role("dialog", name="Table settings")
    expect(settings).to_be_visible()
    settings.get_by_text("Days", exact=True).click()
    settings.get_by_text("7 days", exact=True).click()
    settings.get_by_text("Everyone", exact=True).click()
    settings.get_by_label("Title").fill("Sunday")
    settings.get_by_role("button", name="Done").click()
    expect(settings).to_have_count(0)
    expect(hand.page.get_by_text("shown among the open tables")).to_be_visible()


def test_the_waiting_room(open_page: OpenPage) -> None:
    """Arrivals are said, whoever came may leave, a bot comes and goes, the maker changes and closes the table."""
    ada = open_page("/new")
    open_table(ada, "me", "link", "link")
    heading(ada, "Two seats are still free")
    ben = open_page(link_of(ada))
    sit_down(ben, "Ben")
    heading(ben, "One seat is still free")
    expect(ada.page.get_by_role("status").filter(has_text="Ben sat down.")).to_have_count(1)
    ben.page.get_by_role("button", name="Leave the table").click()
    heading(ada, "Two seats are still free")
    expect(ada.page.get_by_role("status").filter(has_text="Ben left.")).to_have_count(1)
    ada.page.get_by_role("button", name="Bot instead").first.click()
    heading(ada, "One seat is still free")
    ada.page.get_by_role("button", name="free again").click()
    heading(ada, "Two seats are still free")
    link = link_of(ada)
    ben.page.goto(link)
    sit_down(ben, "Ben")
    heading(ben, "One seat is still free")
    change_settings(ada)
    expect(ben.page.get_by_text("Sunday · base game · 3 players · 7 days a turn")).to_be_visible()
    ada.page.get_by_role("button", name="Close the table").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Its maker has closed this table.")
    ben.page.goto("/join")
    ben.page.get_by_label("Code").fill(link.rpartition("/")[2].replace("-", " ").upper())
    ben.complaints.clear()
    ben.page.get_by_role("button", name="Find the table").click()
    heading(ben, "No table waits here")
    assert all("404" in complaint for complaint in ben.complaints)  # the browser's own word on the refusal
    ben.complaints.clear()


def test_whoever_presses_start_before_the_bots_are_known_is_led_to_them(open_page: OpenPage) -> None:
    ada = open_page("/learn")
    page = ada.page
    held: list[Route] = []
    page.route("**/api/bots", lambda route: held.append(route))
    wish = {"seats": [{"name": "Ada"}, {"kind": "friend"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    with page.expect_request("**/api/bots"):
        page.goto(f"/table/{table}")
    heading(ada, "One seat is still free")
    page.get_by_role("button", name="Start", exact=True).click(force=True)
    bot = page.get_by_role("button", name="Bot instead of A friend by link")
    expect(bot).to_have_count(0)
    for each in held:
        each.continue_()
    expect(bot).to_be_focused()


def test_two_at_one_screen_and_one_elsewhere(open_page: OpenPage) -> None:
    ada = open_page("/new")
    open_table(ada, "me", "friend", "link")
    heading(ada, "One seat is still free")
    ben = open_page(link_of(ada))
    sit_down(ben, "Ben")
    assert ben.await_choice() == "prompt"  # no curtain where one sits alone
    for name in ("Ada", "Cy"):
        ada.page.get_by_role("button", name=f"I am {name}", exact=True).click()
        expect(ada.page.locator(".prompt.mine")).to_be_visible()
        ada.set_up()
    ben.set_up()
    expect(ada.page.get_by_role("button", name="I am Ada", exact=True)).to_be_visible()
