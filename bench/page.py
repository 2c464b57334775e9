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
from playwright.sync_api import Browser, sync_playwright
from programs import CHROMIUM_FLAGS
from programs import chromium as installed_chromium
from serving import Server, served

from reefencounter import Game
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.notation.text import action_text
from reefencounter.shapes import Record

from .main_thread import traced

PAGE = Path(__file__).parents[1] / "src" / "reefencounter" / "server" / "page"
OPENINGS = 7
ROUNDS = 3
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


def animation(chromium: Browser, server: Server, players: int) -> None:
    """How long the main thread is held up while bots play, in the middle of a game with many corals."""
    context = chromium.new_context(
        base_url=server.address,
        viewport={"width": 1440, "height": 900},
        storage_state=without_tips(server.address),
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto("/")
    game = played(players)
    record = page.request.post("/api/records", data=game).json()
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "easy"}] * (players - 1)]
    middle = {"at": turn_after(game, len(game["moves"]) * 3 // 5), "seats": seats}
    table = page.request.post(f"/api/tables/{record['id']}/branch", data=middle).json()
    page.goto(f"/table/{table['id']}")
    hand = Hand(page)
    hand.await_choice()
    with traced(chromium, page) as tasks:
        for _ in range(ROUNDS):
            hand.take_turn()
            page.locator(".table.busy").wait_for()
            hand.await_choice()
    print(f"main thread, {players} players, {ROUNDS} rounds: {tasks} (limit 50)")
    context.close()


def played(players: int) -> Record:
    """The record of a whole game of bots."""
    game = Game(players=players, seed=7)
    bots = [make("greedy", seed=seat) for seat in range(players)]
    while not game.over:
        seat = game.player
        game.play(action_text(bots[seat].choose(SeatView.of(game.position, game.known, seat))), player=seat)
    return game.record()


def turn_after(game: Record, number: int) -> int:
    """After how many moves a turn begins, `number` at least: a hand begins a turn with what there is to choose then."""
    moves = game["moves"]
    return next(k for k in range(number, len(moves)) if moves[k]["player"] != moves[k - 1]["player"])


def main() -> None:
    sizes()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=installed_chromium(), args=list(CHROMIUM_FLAGS))
        opening(chromium, server)
        for players in (2, 4):
            animation(chromium, server, players)
        chromium.close()


if __name__ == "__main__":
    main()
