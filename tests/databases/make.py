"""How the databases beside this file were made: each by the version of the program that wrote this form of it.

`python tests/databases/make.py FILE.db.gz`, run before a migration is added, keeps what servers then have on their
disks: an unfinished game with a snapshot and something taken back, one of the Second Kind with a deck that was brought
along, a game entered from a real table, and an uploaded record.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from serving import JSON, Browser, served

from reefencounter import Game, decks

COOKIE = "an-old-browser-of-2026"  # 22 signs, as a token has


def played(browser: Browser, table: str, least: int, seats: int = 2) -> None:
    """Play by chance until a table has so many steps, and somebody has just taken a tile back."""
    chance = random.Random(7)
    undone = False
    while True:
        for seat in range(seats):
            with browser.live(table, seat) as page:
                while page.scene["choices"]:
                    actions = page.scene["choices"]["actions"]
                    assert page.play(chance.choice(actions))["type"] == "ack"
                    if not undone and (page.scene["choices"] or {}).get("undo") and page.number >= least:
                        assert page.undo()["type"] == "ack"
                        undone = True
                    if undone:
                        return


def finished() -> JSON:
    """The record of a whole game."""
    game = Game(players=3, seed=4, names=["Ada", "Ben", "Cy"])
    chance = random.Random(4)
    while not game.over:
        actions = game.legal()
        game.play(chance.choice([each for each in actions if each.startswith("take")] or actions))
    return game.record()


def fill(browser: Browser) -> None:
    """All kinds of tables."""
    game = browser.table("person", "person", title="Old base game")
    played(browser, game, 60)
    deck = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": "Our own deck"}
    rules = {"second_kind": True, "deck": browser.post("/api/decks", deck)["id"]}
    second = browser.table("person", "person", title="Old Second Kind game", rules=rules)
    played(browser, second, 60)
    browser.table("person", "easy", title="Old game with a bot")
    browser.post("/api/entries", {"title": "Old entry", "names": ["Ada", "Ben"]})
    browser.post("/api/records", finished())


def make(file: Path) -> None:
    """Write a database of this version."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with served(data) as server:
            fill(Browser(server.address, COOKIE))
        with sqlite3.connect(data / "reef.db", isolation_level=None) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        database.close()
        file.write_bytes(gzip.compress((data / "reef.db").read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
