"""The page: `python -m bench.page`. How large it is, how soon it can be used, how long its tasks are.

A real server on loopback and a real Chromium; a fresh browser for each opening.
"""

from __future__ import annotations

import gzip
import json
import re
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.hand import Hand, without_tips
from browser.second_hand import SecondHand
from browser.tables import middle_game
from playwright.sync_api import Browser, sync_playwright
from programs import CHROMIUM_FLAGS
from programs import chromium as installed_chromium
from serving import Server, served

from .main_thread import traced
from .report import command_line

PAGE = Path(__file__).parents[1] / "src" / "reefencounter" / "server" / "page"
OPENINGS = 7
ROUNDS = 3
MIDDLE = 24  # the turn after which a game has many corals
PATIENCE_MS = 120_000  # a round of three bots is shown for half a minute


def sizes() -> None:
    """What a browser fetches, compressed: the table with all it needs, of other pages what only they need.

    With the words of each language; what is within its limit is told of English alone.
    """
    index = (PAGE / "index.html").read_text()
    first = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', index)
    listed = json.loads((PAGE / "pages.json").read_text())
    for language, words in sorted(listed["words"].items(), key=lambda one: one[0] != "en"):
        needs = {
            name: list(
                dict.fromkeys([*files, *(file for topic in listed["needs"][name] for file in words[topic])])
            )
            for name, files in listed["files"].items()
        }
        shared = Counter(file for name, files in needs.items() if name for file in files)
        counted = {
            name: [file for file in files if shared[file] == 1] for name, files in needs.items() if name
        }
        counted["first page"] = list(dict.fromkeys([*first, *words["index"], *needs[""]]))
        counted["table"] = list(dict.fromkeys([*first, *words["index"], *needs["table"]]))
        for name, files in sorted(counted.items()):
            gzipped = sum(len(gzip.compress((PAGE / file).read_bytes(), 9)) for file in files) / 1000
            brotli = sum(_brotli(PAGE / file) for file in files) / 1000
            limit = {"first page": 45, "table": 100}.get(name, 20)
            if language == "en" or brotli > limit:
                print(
                    f"{name} ({language}): {brotli:.1f} kB by brotli (limit {limit}), {gzipped:.1f} by gzip"
                )
        largest = max((sum(_brotli(PAGE / file) for file in files), topic) for topic, files in words.items())
        print(f"words ({language}): {largest[1]} is the largest with {largest[0] / 1000:.1f} kB (limit 15)")


def _brotli(path: Path) -> int:
    better = path.with_name(f"{path.name}.br")
    return (better if better.is_file() else path).stat().st_size


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
    page.goto("/learn")
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
