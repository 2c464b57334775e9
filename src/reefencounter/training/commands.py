"""`reef train`: from options to weights, with a report of how they were found."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace
from pathlib import Path

from ..bots import learned
from ..bots.network import Network
from ..engine.errors import ReefError
from ..messages import Message
from ..messages.words import say, words
from .beam import fit_beam
from .report import origin, write_report
from .rounds import Tell, Training


def train(options: Namespace) -> int:
    """Train, tell, and write weights with their origin; the exit code."""
    begun = time.monotonic()

    def tell(what: Message) -> None:
        print(f"[{time.monotonic() - begun:5.0f} s] {say(what)}", file=sys.stderr, flush=True)

    folder = usable(Path(options.folder))
    target = None if options.write is None else Path(options.write)
    if target is not None:
        writable(target, options.beam)  # told before hours of training, not after
    begin = None if options.begin is None else given_weights(options.begin)
    if options.beam:
        return lead_beam(target or folder / "beam.json", begin, options, tell)
    training = Training(
        folder, options.size, options.seed, options.workers, options.ray, tell, options.second_kind, begin
    )
    training.run(options.rounds, options.minutes)
    if not training.state["rounds"]:
        print(words("train.no_round"))
        return 0
    write_report(folder, training.state)
    if training.state["best"] is None:
        print(words("train.none_better", folder=str(folder)))
        return 0
    if target is not None:
        weights = (folder / "best.bin").read_bytes()
        target.write_bytes(weights)
        target.with_suffix(".json").write_text(json.dumps(origin(training.state, weights), indent=1) + "\n")
        print(words("train.written", file=str(target), origin_file=str(target.with_suffix(".json"))))
    print(words("train.done", folder=str(folder), round=training.state["best"]))
    return 0


def usable(folder: Path) -> Path:
    """A folder to write into, made if it is not there; refused if it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ReefError(
            "arena.folder_unusable", folder=str(folder), why=error.strerror or str(error)
        ) from None
    return folder


def writable(target: Path, beam: bool) -> None:
    """Refuse a file that cannot be written, or whose origin would be written over it."""
    usable(target.parent)
    touched(target)
    if beam:
        return
    if target == target.with_suffix(".json"):
        raise ReefError("arena.origin_beside", file=str(target))
    touched(target.with_suffix(".json"))


def touched(file: Path) -> None:
    """Open a file for writing, and leave it as it was."""
    was_there = os.path.lexists(file)
    try:
        file.open("ab").close()
    except OSError as error:
        raise ReefError("file.unwritable", file=str(file), why=error.strerror or str(error)) from None
    if not was_there:
        file.unlink()


def lead_beam(target: Path, network: bytes | None, options: Namespace, tell: Tell) -> int:
    """Fit the weights that lead the beam to a network, by default that of the package."""
    if network is None:
        network = learned.weights(learned.SECOND_KIND if options.second_kind else learned.BASE)
    found = fit_beam(network, options.second_kind, options.size, options.seed, options.workers, tell)
    target.write_text(json.dumps(found, indent=1) + "\n")
    print(words("train.beam_written", file=str(target)))
    return 0


def given_weights(file: str) -> bytes:
    """Weights to begin with; refused if they are none."""
    try:
        weights = Path(file).read_bytes()
        Network(weights)
    except (OSError, ValueError):
        raise ReefError("arena.no_network", file=file) from None
    return weights
