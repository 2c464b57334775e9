"""The page in a language that nobody speaks: every word on it is of a catalogue, and fits although it is long."""

from __future__ import annotations

import calendar
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pseudo
import pytest
from playwright.sync_api import Page
from serving import Server, served

from reefencounter.messages.compiler.catalogue import read
from reefencounter.messages.compiler.typescript import write

from .conftest import DESK, PHONE, OpenPage
from .hand import Hand

ROOT = Path(__file__).parents[2]
LANGUAGES = """
import pathlib, reefencounter.messages.catalogue as catalogue, reefencounter.server.page_files as page_files
catalogue.SOURCES, catalogue.COMPILED = pathlib.Path({sources!r}), pathlib.Path({compiled!r})
page_files.Page.__init__.__defaults__ = (pathlib.Path({page!r}),)
"""
SHOWN = """() => {
  const found = [], kept = 'script, style, noscript, [lang]:not(html), code, kbd, input, textarea, time';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const parent = node.parentElement;
      if (!parent.closest(kept)) found.push(node.data);
    } else if (!node.closest('code, kbd'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  }
  return [...found, document.title];
}"""
CLIPPED = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);
  for (const one of document.querySelectorAll('body *')) {
    const style = getComputedStyle(one);
    const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own || !one.checkVisibility() || style.clip !== 'auto' || style.clipPath !== 'none') continue;
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (hides && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      found.push(`${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""
KEPT = {
    "Reef",
    "Encounter",
    "Ada",
    "Richard",
    "Breese",
    "reef",
    "Blenny",
    "Conger",
    "Dory",
    "Elver",
    "English",
}
KEPT |= {
    "bafiko",
    "dumela",
    "tisoru",
    "Chrome",
    "Linux",
}  # a code as an example, a browser as it calls itself
KEPT |= {
    *calendar.month_name,
    *calendar.day_name,
}  # the browser's own words for a language that it does not know


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server and a page that know English and one language more, whose folder is all that was added."""
    folder = tmp_path_factory.mktemp("languages")
    catalogues = pseudo.make(folder / "catalogues")
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "compiled"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write([read(language, catalogues) for language in ("en", "xx")], web / "src" / "messages" / "compiled")
    node = (Path(sys.prefix) / "node").read_text().strip()
    build = [
        str(Path(node) / "node"),
        "node_modules/vite/bin/vite.js",
        "build",
        "--outDir",
        str(folder / "page"),
    ]
    subprocess.run(
        build,
        cwd=web,
        check=True,
        env={**os.environ, "PATH": f"{node}:{os.environ['PATH']}"},
        capture_output=True,
    )
    flaw = LANGUAGES.format(
        sources=str(catalogues), compiled=str(folder / "compiled"), page=str(folder / "page")
    )
    with served(folder / "data", "--window", "60", flaw=flaw) as running:
        yield running


def plain(page: Page) -> list[str]:
    """Words that are in no catalogue: those with plain letters."""
    words = {word for text in page.evaluate(SHOWN) for word in re.findall(r"[A-Za-z]{3,}", text)}
    return sorted(words - KEPT)


class Reader:
    """Looks at pages, and notes what is wrong with them."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.wrong = hand, dict[str, list[str]]()

    def look(self, where: str) -> None:
        """At what is shown now."""
        self.hand.page.wait_for_load_state("networkidle")
        if wrong := plain(self.hand.page) + self.hand.page.evaluate(CLIPPED):
            self.wrong[where] = wrong


@pytest.fixture
def reader(open_page: OpenPage, server: Server, request: pytest.FixtureRequest) -> Reader:
    hand = open_page("/", viewport=request.param, extra_http_headers={"Accept-Language": "xx"})
    hand.page.request.patch("/api/me", data={"name": "Ada"})
    hand.catalogue = read("xx", server.data.parent / "catalogues")
    return Reader(hand)


SIZES = pytest.mark.parametrize("reader", [DESK, PHONE], ids=["desk", "phone"], indirect=True)
PAGES = [
    "/",
    "/new",
    "/tables",
    "/join",
    "/learn",
    "/lesson/feed",
    "/puzzle",
    "/rules",
    "/brief",
    "/me",
    "/entry",
    "/leaders",
]


@SIZES
def test_all_pages(reader: Reader) -> None:
    for path in PAGES:
        reader.hand.page.goto(path)
        reader.look(path)
    assert reader.wrong == {}


@SIZES
@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second_kind"])
def test_a_game(reader: Reader, second_kind: bool) -> None:
    hand, page = reader.hand, reader.hand.page
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    answer = page.request.post(
        "/api/tables", data={"rules": {"players": 2, "second_kind": second_kind}, "seats": seats}
    )
    table = answer.json()["id"]
    page.goto(f"/table/{table}")
    hand.await_choice()
    reader.look("set-up")
    hand.set_up()
    hand.await_choice()
    reader.look("a turn begins")
    for number in range(1, 11):
        if hand.can(number):
            hand.press(hand.action(number))
            reader.look(f"action {number}")
            page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    reader.look("help")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".hints").first.wait_for()
    reader.look("hints")
    page.keyboard.press("Escape")
    page.goto(f"/replay/{table}")
    reader.look("replay")
    assert reader.wrong == {}
