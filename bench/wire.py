"""What scenes weigh on the wire: those of whole games for whoever is to act, as JSON and as the server sends them.

`python -m bench.wire` prints bytes for each scene of both games, with all data and as our page asks for them, with
words alone. `python -m bench.wire REVISION` builds that git revision in a temporary folder and says how much of its
scenes that is: both are compressed as this revision does, so that the ratios are of what is sent, not of its packing.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .report import command_line
from .revisions import ROOT, build

WORKER = """
import contextlib, json, random, zlib
import msgspec
from reefencounter import COMPILED, Game
from reefencounter.server.scene import scene
from reefencounter.server.schemas import Seat
try:
    from reefencounter.server.said import telling
except ImportError:  # an earlier revision
    telling = lambda alone: contextlib.nullcontext()
assert COMPILED
encode = msgspec.json.Encoder().encode
found = []
for second_kind in (False, True):
    for alone in (False, True):
        made = raw = sent = 0
        for seed in range(6):
            players = 2 + seed % 3
            game, chance = Game(players=players, seed=seed, second_kind=second_kind), random.Random(seed)
            seats = [Seat(n, "person", f"Player {n + 1}", None, True) for n in range(players)]
            pack = zlib.compressobj(4, zlib.DEFLATED, -14, 5)  # as web/patience.py does
            while not game.over and len(game.moves) < 150:
                seat = next(n for n in range(players) if game.legal(n))
                with telling(alone=alone):
                    told = scene(game, seat=seat, number=len(game.moves), seats=seats, open=False, memory_aid=True)
                text = encode(told)
                made += 1
                raw += len(text)
                sent += len(pack.compress(text) + pack.flush(zlib.Z_SYNC_FLUSH))
                game.play(chance.choice(game.legal(seat)), player=seat)
        found.append((raw / made, sent / made))
print(json.dumps(found))
"""


def sizes(folder: Path) -> list[tuple[float, float]]:
    """Bytes of a scene, as JSON and as sent: of the base game and the Second Kind, each whole and in words alone."""
    done = subprocess.run(
        [sys.executable, "-c", WORKER],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return [(raw, sent) for raw, sent in json.loads(done.stdout)]


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("revision", nargs="?", metavar="REVISION", help="an earlier git revision")
    revision = parser.parse_args().revision
    with tempfile.TemporaryDirectory() as folder:
        now = sizes(ROOT / "src")
        before = sizes(build(revision, Path(folder))) if revision else None
    kinds = ("base game", "base game, words alone", "Second Kind", "Second Kind, words alone")
    for place, (name, (raw, sent)) in enumerate(zip(kinds, now, strict=True)):
        then = ""
        if before is not None:
            whole = before[place]
            then = f"; {raw / whole[0]:.2f} and {sent / whole[1]:.2f} of before"
        print(f"{name}: {raw:,.0f} bytes for a scene, {sent:,.0f} as sent{then}")


if __name__ == "__main__":
    main()
