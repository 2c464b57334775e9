"""After a game two people talk and play again, at a desk and at a phone; a third looks on and hears nothing."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import PHONE, OpenPage
from .hand import Hand
from .tables import played
from .test_together import Line, sit_down


def ended(hand: Hand) -> str:
    """A game that is over, at which a friend still has to sit down; the way there. The hand's page goes to it."""
    ask = hand.page.request
    record, moves = played(2, False, 1000, 0, ())
    up = ask.post("/api/records", data=record).json()["id"]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "friend"}]
    table = ask.post(f"/api/tables/{up}/branch", data={"at": moves, "seats": seats}).json()
    hand.page.goto(f"/table/{table['id']}")
    return f"/join/{table['invitation']}"


def look_round(hand: Hand) -> None:
    """The result is seen; the reef is left."""
    skip = hand.page.get_by_role("button", name="Skip to the result")
    look = hand.page.get_by_role("button", name="Look at the reef")
    expect(skip.or_(look)).to_be_visible()
    if skip.is_visible():
        skip.click()
    look.click()
    expect(hand.page.locator("dialog[open]")).to_have_count(0)


def talk(hand: Hand) -> Locator:
    """The line in which one types, when the chat is open."""
    return hand.page.get_by_label("Say to the table")


def test_they_talk_and_play_again(open_page: OpenPage) -> None:
    ada = open_page("/")
    line = Line(ada.page)
    invitation = ended(ada)
    ben = open_page(invitation, viewport=PHONE, has_touch=True)
    ben.touch = True
    sit_down(ben, "Ben")
    for hand in (ada, ben):
        look_round(hand)
    eve = open_page(ada.page.url.removeprefix(ada.page.url.split("/table/")[0]))
    look_round(eve)

    # by keyboard: C opens the chat, Escape leads back to the board; what is typed stays
    ada.page.get_by_role("tab", name="Chat").wait_for()
    ada.page.keyboard.press("c")
    expect(talk(ada)).to_be_focused()
    talk(ada).press_sequentially("Well played, <b>Ben</b> https://example.org")
    talk(ada).press("Escape")
    expect(ada.page.locator(".boards :focus")).to_have_count(1)
    ada.page.keyboard.press("c")
    expect(talk(ada)).to_have_value("Well played, <b>Ben</b> https://example.org")
    line.cut()
    expect(ada.page.get_by_text("No connection to the server")).to_be_visible()
    talk(ada).press("Enter")  # it is kept, and goes when the line is mended
    expect(ada.page.get_by_text("on its way")).to_be_visible()
    line.mend()
    expect(ada.page.get_by_text("on its way")).to_have_count(0)

    # the other sees a count, reads it as text, answers with a ready word
    log = ben.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log")
    expect(log).to_contain_text("1")
    log.tap()
    ben.page.get_by_role("tab", name="Chat").tap()
    said = ben.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Well played, <b>Ben</b> https://example.org")
    expect(said.locator("a, b:has-text('Ben')")).to_have_count(0)
    ben.page.get_by_role("button", name="Thank you").tap()
    hers = ada.page.get_by_role("log", name="Chat")
    expect(hers).to_contain_text("Thank you")
    expect(eve.page.get_by_role("tab", name="Chat")).to_have_count(0)

    # mute is one's own; a report goes to the host
    ada.page.get_by_role("button", name="Mute Ben or report this line").click()
    ada.page.get_by_role("button", name="Report this line", exact=True).click()
    expect(ada.page.get_by_text("The host of this server is told.")).to_be_visible()
    ada.page.get_by_role("button", name="Mute Ben", exact=True).click()
    expect(hers).not_to_contain_text("Thank you")
    expect(ada.page.get_by_text("Ben is muted, for you alone.")).to_be_visible()

    # one asks, the other agrees, and all three are led to the new table, at which Ben begins
    old = ada.page.url
    ada.page.get_by_role("region", name="Rematch").get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("You would like a rematch.")).to_be_visible()
    ben.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Reef").tap()
    offer = ben.page.get_by_role("region", name="Rematch")
    expect(offer).to_contain_text("Ada would like a rematch.")
    offer.get_by_role("button", name="Rematch").tap()
    for hand in (ada, ben, eve):
        hand.page.wait_for_url(lambda url: url != old and "/table/" in url)
    for hand in (ada, ben):
        assert hand.await_choice() == "prompt"
    expect(eve.page.locator(".opp").first).to_contain_text("Ben")
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_text("Ben is muted, for you alone.")).to_be_visible()  # still
    ada.page.goto(old)  # whoever comes back later finds the way
    look_round(ada)
    expect(
        ada.page.get_by_role("region", name="Rematch").get_by_role("link", name="Go there")
    ).to_be_visible()


def test_a_phone_shows_what_can_be_done_about_the_last_line(open_page: OpenPage) -> None:
    ada = open_page("/")
    ben = open_page(ended(ada), viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    sit_down(ben, "Ben")
    for hand in (ada, ben):
        look_round(hand)
    ada.page.get_by_role("tab", name="Chat").click()
    for n in range(6):
        talk(ada).fill(f"{n}. " + "Well played, and thank you for this game. " * 4)
        talk(ada).press("Enter")
    ben.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    ben.page.get_by_role("tab", name="Chat").tap()
    said = ben.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("5. Well played")
    expect(talk(ben)).not_to_be_focused()  # no keyboard comes over the table before somebody wants to type
    about = said.get_by_role("button", name="Mute Ada or report this line")
    expect(about).to_have_count(6)
    about.last.tap()
    block = said.get_by_role("button", name="Block Ada")
    expect(block).to_be_in_viewport(ratio=1)
    assert said.evaluate(INSIDE, block.element_handle())
    said.get_by_role("button", name="Report this line", exact=True).tap()
    reported = said.get_by_text("The host of this server is told.")
    expect(reported).to_be_visible()
    assert said.evaluate(INSIDE, reported.element_handle())


# Whether a list shows all of something in it, as far as it scrolls; after whatever scrolls it now.
INSIDE = """(list, part) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const [frame, box] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
    done(box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1);
})))"""


def test_alone_with_bots_a_rematch_is_at_once(open_page: OpenPage) -> None:
    hand = open_page("/")
    ask = hand.page.request
    record, moves = played(2, False, 1000, 0, ())
    up = ask.post("/api/records", data=record).json()["id"]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "drifter"}]
    table = ask.post(f"/api/tables/{up}/branch", data={"at": moves, "seats": seats}).json()["id"]
    hand.page.goto(f"/table/{table}")
    look_round(hand)
    expect(hand.page.get_by_role("tab", name="Chat")).to_have_count(0)
    hand.page.get_by_role("region", name="Rematch").get_by_role("button", name="Play again").click()
    hand.page.wait_for_url(lambda url: table not in url and bool(re.search("/table/", url)))
    assert hand.await_choice() == "prompt"


HIDDEN = """
window.asked = 0; window.told = [];
let hidden = false;
Object.defineProperty(document, 'hidden', {get: () => hidden});
Object.defineProperty(document, 'visibilityState', {get: () => hidden ? 'hidden' : 'visible'});
window.hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked++; return (Notification.permission = 'granted'); }
  constructor(title) { window.told.push(title); }
  close() {}
};
Date.prototype.getHours = function () { return 12; };
"""  # a page that can be hidden, at noon, in a browser that says yes


def test_my_turn_is_told(open_page: OpenPage) -> None:
    """In the tab, on the first page, and by a notice after we have asked."""
    ada = open_page("/")
    ada.page.add_init_script(HIDDEN)
    info = ada.page.request.post(
        "/api/tables", data={"seats": [{"kind": "person", "name": "Ada"}, {"kind": "friend"}]}
    ).json()
    ben = open_page(f"/join/{info['invitation']}")
    sit_down(ben, "Ben")
    assert ben.await_choice() == "prompt"
    ben.set_up()
    expect(ben.page).to_have_title("Ada and Ben · Reef Encounter")

    # the first page of whoever comes back
    ada.page.goto("/")
    expect(ada.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ada.page.get_by_label("1 game waits for you")).to_be_visible()
    expect(ada.page).to_have_title("(1) Reef Encounter")
    ada.page.get_by_role("link", name="Choose your first tile", exact=True).click()
    assert ada.await_choice() == "prompt"
    expect(ada.page).to_have_title("Your turn · Ada and Ben · Reef Encounter")
    ada.set_up()
    ada.take_turn()

    # nobody is asked before a turn came that was not seen; the browser asks only after Yes
    question = ada.page.get_by_text("Shall the browser tell you when it is your turn")
    for told in (0, 1):
        ada.page.evaluate("hide(true)")
        ben.await_choice()
        ben.take_turn()
        expect(ada.page).to_have_title("Your turn · Ada and Ben · Reef Encounter")
        if not told:
            expect(question).to_be_visible()
            assert ada.page.evaluate("asked") == 0
        ada.page.evaluate("hide(false)")
        if not told:
            ada.page.get_by_role("button", name="Yes", exact=True).click()
            expect(question).to_have_count(0)
            assert ada.page.evaluate("[asked, told.length]") == [1, 0]
        ada.await_choice()
        ada.take_turn()
    ada.page.wait_for_function("told.join() === 'Your turn'")
