"""Whole games in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenPage


def test_a_full_game_against_bots(open_page: OpenPage) -> None:
    hand = open_page("/")
    hand.page.get_by_role("button", name="Play now").click()
    hand.play_to_the_end()
    expect(hand.page.get_by_role("button", name="Play again")).to_be_visible()
