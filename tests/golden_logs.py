"""The whole log of one game of each kind, as a spectator reads it: `python tests/golden_logs.py` writes both again.

The games are those of `tests/conformance`, so neither bots nor chance have a part in them. Read the difference that git
shows before you keep it.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from reefencounter import Game
from reefencounter.events import Event
from reefencounter.telling.sentences import tell

HERE = Path(__file__).parent
GAMES = {"base": "3p-base-play-locker", "second-kind": "second-kind-3p-base-reef"}
NAMES = ("Ada", "Ben", "Cleo")


def kept(kind: str) -> Path:
    """Where the log of a game is."""
    return HERE / "golden" / f"{kind}.txt"


def log(kind: str) -> str:
    """The sentences of a game, turn by turn."""
    with gzip.open(HERE / "conformance" / f"{GAMES[kind]}.jsonl.gz", "rt") as file:
        first, *moves = map(json.loads, file)
    game = Game(first["rules"], setup=first["setup"], names=NAMES)
    turns: dict[str, list[Event]] = {}
    for move in moves:
        heading = "Set-up" if game.phase == "setup" else f"Turn {game.position.number}"
        played = game.play(move["action"], player=move["player"], deal=move.get("deal"))
        turns.setdefault(heading, []).extend(played.events)
    told = {heading: tell(events, NAMES, None, deck=game.rules.deck) for heading, events in turns.items()}
    return "".join(
        f"{heading}\n" + "".join(f"  {line}\n" for line in lines) for heading, lines in told.items()
    )


def main() -> None:
    for kind in GAMES:
        kept(kind).parent.mkdir(exist_ok=True)
        kept(kind).write_text(log(kind), encoding="utf-8")


if __name__ == "__main__":
    main()
