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

from browser.chromium import FLAGS, installed
from browser.hand import Hand
from playwright.sync_api import Browser, sync_playwright
from serving import Server, served

PAGE = Path(__file__).parents[1] / "src" / "reefencounter" / "server" / "page"
OPENINGS = 7
TURNS = 6
WATCH = """
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration)))
        .observe({ entryTypes: ['longtask'] });
"""


def sizes() -> None:
    scripts = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in PAGE.rglob("*.js")}
    styles = sum(len(gzip.compress(path.read_bytes(), 9)) for path in PAGE.rglob("*.css"))
    print(f"JavaScript, all pages, compressed: {sum(scripts.values()) / 1000:.1f} kB (limit 150)")
    print(f"styles, compressed: {styles / 1000:.1f} kB")


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


def animation(chromium: Browser, server: Server) -> None:
    """Tasks on the main thread over 50 ms while turns of a bot are animated."""
    context = chromium.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hand = Hand(page)
    hand.await_choice()
    hand.take_turn()
    hand.await_choice()
    page.evaluate(WATCH)
    frames = 0
    for _ in range(TURNS):
        hand.take_turn()
        page.locator(".table.busy").wait_for(timeout=20_000)
        frames += 1
        hand.await_choice()
    tasks = page.evaluate("window.tasks")
    print(
        f"tasks over 50 ms in {frames} turns of a bot that were animated, and the own ones between: "
        f"{len(tasks)}" + (f", the longest {max(tasks):.0f} ms" if tasks else "")
    )
    context.close()


def main() -> None:
    sizes()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=installed(), args=list(FLAGS))
        opening(chromium, server)
        animation(chromium, server)
        chromium.close()


if __name__ == "__main__":
    main()
