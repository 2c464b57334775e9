"""Somebody who reads pages and sees what does not fit."""

from __future__ import annotations

from collections.abc import Callable

from .hand import Hand

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
    const hides = !one.title && (style.overflowX === 'hidden' || style.overflowX === 'clip'); // names may be cut
    if (hides && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      found.push(`${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""


class Reader:
    """Looks at pages, and notes what is wrong with them: words that are cut off, and what `strange` finds."""

    def __init__(self, hand: Hand, strange: Callable[[list[str]], list[str]] = lambda texts: []) -> None:
        self.hand, self.strange, self.wrong = hand, strange, dict[str, list[str]]()

    def look(self, where: str) -> None:
        """At what is shown now."""
        page = self.hand.page
        page.wait_for_load_state("networkidle")
        if wrong := self.strange(page.evaluate(SHOWN)) + page.evaluate(CLIPPED):
            self.wrong[where] = wrong

    def pages(self) -> None:
        """All pages that somebody sees who has played nothing yet."""
        for path in PAGES:
            self.hand.page.goto(path)
            self.look(path)

    def game(self, *, second_kind: bool) -> None:
        """The beginning of a game: set-up, what each action asks, help, hints, replay."""
        hand, page = self.hand, self.hand.page
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
        rules = {"players": 2, "second_kind": second_kind}
        table = page.request.post("/api/tables", data={"rules": rules, "seats": seats}).json()["id"]
        page.goto(f"/table/{table}")
        hand.await_choice()
        self.look("set-up")
        hand.set_up()
        hand.await_choice()
        self.look("a turn begins")
        for number in range(1, 11):
            if hand.can(number):
                hand.press(hand.action(number))
                self.look(f"action {number}")
                page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.locator("dialog[open]").wait_for()
        self.look("help")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.locator(".hints").first.wait_for()
        self.look("hints")
        page.keyboard.press("Escape")
        page.goto(f"/replay/{table}")
        self.look("replay")


PAGES = [
    *("/", "/new", "/tables", "/join", "/learn", "/lesson/feed", "/puzzle", "/rules", "/brief", "/terms"),
    *("/me", "/profile", "/leaders", "/privacy", "/entry"),
]
