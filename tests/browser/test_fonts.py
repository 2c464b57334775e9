"""The page brings its fonts: what is read does not depend on those of the reader's system."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import OpenPage
from .screens import at_table

# All letters that are shown, by the fonts that are asked for: a paragraph for each at the end of the page.
GATHER = """() => {
  const shown = {}, theirs = 'script, style, noscript, code, kbd, textarea';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest(theirs)) continue;
    const { fontFamily, fontWeight } = getComputedStyle(node.parentElement);
    const letters = (shown[`${fontWeight} 16px ${fontFamily}`] ??= new Set());
    for (const letter of node.data) letters.add(letter);
  }
  for (const [font, letters] of Object.entries(shown)) {
    const all = document.body.appendChild(document.createElement('p'));
    all.className = 'gathered';
    all.style.font = font;
    all.textContent = [...letters].sort().join('').trim();
  }
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "cs"])
def test_every_word_is_set_in_fonts_of_the_page(open_page: OpenPage, language: str) -> None:
    hand = at_table(open_page, "desk", 2, False, locale=language)
    wrong = {"table": _of_the_system(hand.page)}
    for path in ("/", "/brief", "/rules", "/entry", "/new", "/learn"):
        hand.page.goto(path)
        hand.page.wait_for_load_state("networkidle")
        wrong[path] = _of_the_system(hand.page)
    assert not any(wrong.values()), wrong


def _of_the_system(page: Page) -> list[str]:
    """Letters that a font of the system draws."""
    page.evaluate(GATHER)
    page.evaluate("document.fonts.ready")
    developer = page.context.new_cdp_session(page)
    developer.send("DOM.enable")
    developer.send("CSS.enable")
    root = developer.send("DOM.getDocument")["root"]["nodeId"]
    gathered = developer.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".gathered"})["nodeIds"]
    assert len(gathered) > 1
    found = []
    for node in gathered:
        fonts = developer.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if others := {font["familyName"] for font in fonts if not font["isCustomFont"]}:
            letters = developer.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            found.append(f"{sorted(others)}: {letters}")
    return found
