"""Screens of all sizes, tables on them, and where things are: for tests of how the page is laid out."""

from __future__ import annotations

from typing import Any

from effort import LONG
from playwright.sync_api import Page

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
