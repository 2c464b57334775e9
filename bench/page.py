"""The page: `python -m bench.page`. How large it is, how soon it can be used, how long its tasks are.

A real server on loopback and a real Chromium; a fresh browser for each opening.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.hand import Hand, greet, without_tips
from browser.second_hand import SecondHand
from browser.tables import middle_game
from playwright.sync_api import Browser, sync_playwright
from programs import CHROMIUM_FLAGS
from programs import chromium as installed_chromium
from serving import Server, served

from .main_thread import traced
from .page_sizes import PAGE, compressed, fonts, languages, limit, needed
from .report import command_line

OPENINGS = 7
ROUNDS = 3
MIDDLE = 24  # the turn after which a game has many corals
PATIENCE_MS = 120_000  # a round of three bots is shown for half a minute


def sizes() -> None:
    """How large the pages are in each language; what is within its limit is told of English alone."""
    for language, words in languages().items():
        for name, files in sorted(needed(words).items()):
            gzipped = sum(len(gzip.compress((PAGE / file).read_bytes(), 9)) for file in files) / 1000
            brotli, most = compressed(files), limit(name)
            if language == "en" or brotli > most:
                print(f"{name} ({language}): {brotli:.1f} kB by brotli (limit {most}), {gzipped:.1f} by gzip")
        largest = max((compressed(files), topic) for topic, files in words.items())
        print(f"words ({language}): {largest[1]} is the largest with {largest[0]:.1f} kB (limit 15)")
    print("fonts:", ", ".join(f"{name} {size:.1f} kB" for name, size in fonts().items()))


def opening(chromium: Browser, server: Server) -> None:
    """From asking for the address to a button that can be pressed."""
    for path, ready in (("/", "text=Play now"), ("/table/", "[data-action='10']")):
        times = []
        for _ in range(OPENINGS):
            context = chromium.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            where = path
            if path == "/table/":
                page.goto("/")
                page.get_by_role("button", name="Play now").click()
                page.locator(ready).wait_for()
                where = page.url
                page.goto("about:blank")
            page.goto(where, wait_until="commit")
            page.wait_for_selector(ready)
            times.append(page.evaluate("performance.now()"))
            context.close()
        print(
            f"usable after opening {path}: {statistics.median(times):.0f} ms in the middle, "
            f"{max(times):.0f} ms at most of {OPENINGS} (limit 1000)"
        )


def animation(chromium: Browser, server: Server, players: int, *, second_kind: bool) -> None:
    """How long the main thread is held up while bots play, in the middle of a game with many corals."""
    context = chromium.new_context(
        base_url=server.address,
        viewport={"width": 1440, "height": 900},
        storage_state=without_tips(server.address),
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    greet(context, server.address)
    page.goto(middle_game(page.request, players, second_kind=second_kind, turns=MIDDLE))
    hand = SecondHand(page) if second_kind else Hand(page)
    hand.await_choice()
    with traced(chromium, page) as tasks:
        for _ in range(ROUNDS):
            hand.take_turn()
            page.locator(".table.busy").wait_for()
            hand.await_choice()
    game = "the Second Kind" if second_kind else "the base game"
    print(f"main thread, {players} players, {game}, {ROUNDS} rounds: {tasks} (limit 50)")
    context.close()


def main() -> None:
    command_line(__doc__).parse_args()
    sizes()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=installed_chromium(), args=list(CHROMIUM_FLAGS))
        opening(chromium, server)
        for second_kind in (False, True):
            for players in (2, 4):
                animation(chromium, server, players, second_kind=second_kind)
        chromium.close()


if __name__ == "__main__":
    main()
