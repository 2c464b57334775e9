"""The report of the arena in a browser: every column is in sight, whatever the width of the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from reefencounter.arena.outcome import Outcome
from reefencounter.arena.report import page
from reefencounter.arena.schedule import Plan
from reefencounter.arena.summary import summarise

LONG = "exec:python3 /home/ada/bots/reef/a_bot_with_a_name_of_many_words.py --depth 12 --quiet"
BOTS = ("planner:level=5", LONG)

OUT_OF_SIGHT = """() => {
  const body = document.body.getBoundingClientRect()
  return [...document.querySelectorAll('td, th, svg')]
    .map(part => [part.textContent.slice(0, 40), part.getBoundingClientRect()])
    .filter(([, box]) => box.right > body.right + 1 || box.left < body.left - 1)
    .map(([text]) => text)
}"""


def games() -> list[Outcome]:
    """Games with long numbers in every column, one of them lost by a failure with a long reason."""
    return [
        Outcome(
            game=number,
            seed=2**64 - 1,
            bots=list(BOTS),
            points=[123, 104],
            ranks=[1, 2],
            shares=[1.0, 0.0],
            values=[3] * 5,
            turns=398,
            actions=12_345,
            ended_by="failure" if number == 3 else "supply",
            failed_seat=1 if number == 3 else None,
            reason="did not answer within 1000 ms; " + "x" * 90 if number == 3 else None,
            asked=[6000, 6345],
            taken_turns=[199, 199],
            ms=[123_456.7, 234_567.8],
            worst_ms=[12_345.6, 23_456.7],
        )
        for number in range(4)
    ]


@pytest.mark.parametrize("width", [1400, 1100, 1000, 700, 380])
def test_every_column_of_the_report_is_in_sight(chromium: Browser, width: int) -> None:
    tab = chromium.new_page(viewport={"width": width, "height": 900})
    try:
        tab.set_content(page(Plan(BOTS), summarise(games())))
        expect(tab.get_by_text("23457 ms", exact=True)).to_be_visible()
        assert tab.evaluate(OUT_OF_SIGHT) == []
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        tab.close()
