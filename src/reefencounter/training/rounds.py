"""Rounds of self-play, training and matches, in a folder. The same again goes on where it was stopped.

FOLDER/state.json        what was done: settings, and a line for each round
FOLDER/round-3/*.npz     the positions of a round, chunk by chunk; those no longer needed are removed
FOLDER/round-3.bin       the weights that were trained on them
FOLDER/best.bin          those that play: the last ones that won their matches
FOLDER/begin.bin         those that it began with, if it was given any
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from ..arena import cluster
from ..arena.ratings import Rate
from ..arena.workers import spread
from ..engine.errors import ReefError
from ..messages import Message
from . import sizes
from .games import GAMES
from .gate import compare
from .selfplay import Chunk, play_chunk

BEGIN = "begin.bin"
Tell: TypeAlias = Callable[[Message], None]  # where progress is told


class Training:
    """A folder, and what is in it."""

    def __init__(
        self,
        folder: Path,
        size: str,
        seed: int,
        workers: int,
        ray: str | None,
        tell: Tell,
        second_kind: bool = False,
        begin: bytes | None = None,
    ) -> None:
        """`begin`: weights that play round 0 and are trained on; without them the readable judgement plays it."""
        self.folder, self.workers, self.ray, self.tell = folder, workers, ray, tell
        self.second_kind, self.trained = second_kind, GAMES[second_kind]
        self.size = self.trained.sizes[size]
        begun_already = any((folder / name).exists() for name in ("state.json", "round-0", BEGIN))
        if begin is not None and not begun_already:  # games that others have played are not taken for theirs
            self._write(BEGIN, begin)
        self.state: dict[str, Any] = {
            "size": size,
            "seed": seed,
            "second_kind": second_kind,
            "best": None,
            "rounds": [],
        }
        if (folder / BEGIN).exists():
            self.state["begun_with"] = sha256((folder / BEGIN).read_bytes()).hexdigest()
        if (folder / "state.json").exists():
            self.state = read_state(folder / "state.json")
            begun = (self.state["size"], self.state["seed"], self.state["second_kind"])
            if begun != (size, seed, second_kind):
                raise ReefError(
                    "arena.training_other",
                    folder=str(folder),
                    size=self.state["size"],
                    seed=self.state["seed"],
                )
        if begin is not None and begin != self.given():
            raise ReefError("arena.training_begun", folder=str(folder))

    def run(self, rounds: int, minutes: float | None) -> None:
        """So many rounds in all; none is begun after so many minutes."""
        begun = time.monotonic()
        while len(self.state["rounds"]) < rounds:
            if minutes is not None and time.monotonic() - begun > 60 * minutes:
                return
            self.round(len(self.state["rounds"]))

    def round(self, number: int) -> None:
        """Play, train, compare, and note it."""
        from .fit import fit  # PyTorch: needed only here

        start = time.monotonic()
        played = self.play(number)
        fought = time.monotonic()
        begin = self.weights(number - 1) if number else self.given() or self.trained.begin()
        unlearned = min(number, 1) if self.given() is None else 0  # round 0 knew nothing: soon forgotten
        first = max(unlearned, number - self.size.remembered + 1)
        files = [
            file
            for each in range(first, number + 1)
            for file in (self.folder / f"round-{each}").glob("*.npz")
        ]
        epochs = self.size.epochs if number or self.given() else self.size.first_epochs
        data, fitted = fit(
            files,
            begin,
            epochs,
            self.size.batch,
            self.state["seed"] + number,
            lambda what: self.say(number, what),
        )
        self._write(f"round-{number}.bin", data)
        fit_at = time.monotonic()
        matches = self.matches(number, data)
        note = {
            "round": number,
            **played,
            **fitted,
            **{against: [rate.rate, *rate.interval] for against, rate in matches.items()},
            "seconds": [round(fought - start), round(fit_at - fought), round(time.monotonic() - fit_at)],
        }
        if "best" not in matches or matches["best"].rate >= sizes.LEAST:
            self.state["best"] = number
            self._write("best.bin", data)
        self.state["rounds"].append(note)
        self._write("state.json", json.dumps(self.state, indent=1).encode())
        for old in range(number - self.size.remembered + 2):
            shutil.rmtree(self.folder / f"round-{old}", ignore_errors=True)

    def play(self, number: int) -> dict[str, Any]:
        """The games of a round; chunks that are there already are not played again."""
        best, playing = self.state["best"], self.playing()
        networks: tuple[bytes, ...] = ()
        if playing is not None:
            older = self.weights(best - 1) if best else self.given() or playing
            networks = (playing, playing, older)
        folder = self.folder / f"round-{number}"
        folder.mkdir(exist_ok=True)
        chunks = []
        for players, games in zip((4, 3, 2), reversed(self.size.games), strict=True):  # the longest first
            for place in range(0, games, self.size.chunk):
                file = folder / f"{players}-{place:06}.npz"
                seed = f"{self.state['seed']} {number} {players} {place}"
                many = min(self.size.chunk, games - place)
                chunks.append(Chunk(file, seed, players, many, networks, self.second_kind))
        left = [chunk for chunk in chunks if not chunk.file.exists()]
        self.say(number, Message("train.games_left", games=sum(chunk.games for chunk in left)))
        positions = sum(many for _, (_, many) in self._spread(left))
        self.say(number, Message("train.positions", positions=positions))
        return {"games": list(self.size.games), "played_by": best}

    def _spread(self, chunks: list[Chunk]) -> Iterator[tuple[int, tuple[int, int]]]:
        if self.ray is None:
            return spread(play_chunk, chunks, min(self.workers, len(chunks)))
        return cluster.spread(play_chunk, chunks, self.ray, self.workers)

    def matches(self, number: int, data: bytes) -> dict[str, Rate]:
        """Against the network that has played so far, and against `greedy`."""
        rivals: dict[str, bytes | None] = {"greedy": None}
        playing = self.playing()
        if playing is not None:
            rivals["best"] = playing
        found = {}
        for against, rival in rivals.items():
            found[against] = compare(
                data,
                rival,
                self.size.matches,
                f"{self.state['seed']} {number} {against}",
                self.workers,
                self.second_kind,
            )
            self.say(number, Message("train.against", rival=against, rate=str(found[against])))
        return found

    def playing(self) -> bytes | None:
        """The weights that play: the best so far, or those that it began with."""
        return self.given() if self.state["best"] is None else self.weights(self.state["best"])

    def given(self) -> bytes | None:
        """The weights that it began with, if it was given any."""
        return (self.folder / BEGIN).read_bytes() if "begun_with" in self.state else None

    def weights(self, number: int) -> bytes:
        """Those that a round has trained."""
        return (self.folder / f"round-{number}.bin").read_bytes()

    def say(self, number: int, what: Message) -> None:
        """Tell how far it is."""
        self.tell(Message("train.round", round=number, what=what))

    def _write(self, name: str, data: bytes) -> None:
        partial = self.folder / f"{name}.part"
        partial.write_bytes(data)
        partial.rename(self.folder / name)


def read_state(file: Path) -> dict[str, Any]:
    """What was done so far; refused if the file does not say it."""
    try:
        state: dict[str, Any] = {"second_kind": False} | json.loads(file.read_text())
        if not isinstance(state["rounds"], list):
            raise TypeError("rounds are a list")
        return state | {"size": state["size"], "seed": state["seed"], "best": state["best"]}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ReefError("arena.tuning_unreadable", file=str(file), why=type(error).__name__) from None
