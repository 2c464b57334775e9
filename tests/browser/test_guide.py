"""The guided first game: it stops where it matters, is passed with one key, and can be left off for good."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .axe import serious
from .conftest import OpenPage


def speaking_of_a_cell(route: Route) -> None:
    """The guide's words of the set-up are of no cell; here they are."""
    answer = route.fetch()
    told = answer.json()
    for moment in told["moments"]:
        moment["cell"] = "1d4" if moment["kind"] == "setup" else moment["cell"]
    route.fulfill(response=answer, json=told)


def test_a_first_game_with_a_guide_that_is_left_off(open_page: OpenPage) -> None:
    hand = open_page("/learn", tips=True)
    page = hand.page
    page.route("**/guide?*", speaking_of_a_cell)
    page.get_by_role("button", name="First game").click()
    moment = page.locator(".guide [data-moment]")
    expect(moment).to_contain_text("Which colours do you hold most?")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    assert serious(hand) == []
    moment.get_by_role("button", name="Rule R2.8").click()
    drawer = page.locator("dialog[open]")
    expect(drawer.get_by_text("This is about d4 on board 1.")).to_be_visible()
    drawer.get_by_role("button", name="Back", exact=True).click()
    expect(drawer).to_have_count(0)
    expect(moment).to_be_visible()
    page.get_by_role("button", name="Go on").press("Enter")
    expect(moment).to_have_count(0)
    hand.set_up()
    expect(moment).to_have_attribute("data-moment", "first_turn")
    page.get_by_role("button", name="Show me").click()
    expect(moment).to_have_count(0)
    expect(page.locator(".hints li").first).to_be_visible()
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator(".tip")).to_have_count(0)  # who is guided needs none
    hand.press(hand.action(10))
    expect(moment).to_have_attribute("data-moment", "cube_left")
    page.reload()  # each is spoken of once
    expect(page.get_by_role("button", name="No guide")).to_be_visible()
    expect(moment).to_have_count(0)
    page.get_by_role("button", name="No guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
