"""Other revisions of this package, built beside this one, and bots of theirs as programs that the arena can ask.

A build is kept under out/builds and made once. Its bots play through `exec:`, as do those of this revision that meet
them: what the way there and back costs is the same for both.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDS = Path("out/builds")
HERE = "here"
PLAY = """#!/bin/sh
# Answers for the bot that is named, with the package at this place.
PYTHONPATH='{package}' exec '{python}' -c '
import sys
from functools import partial
from reefencounter import COMPILED
from reefencounter.bots.base import make
from reefencounter.bots.external import serve
assert COMPILED, "this build is not compiled"
serve(partial(make, sys.argv[1]))
' "$1"
"""


def build(revision: str, folder: Path) -> Path:
    """The package of a revision, built for this Python; says where it lies."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True)
    source, target = folder / "source", folder / "package"
    source.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "-x"], cwd=source, input=archive.stdout, check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def number(revision: str) -> str:
    """A revision by its number, whatever it was called."""
    asked = ["git", "rev-parse", "--short=10", "--verify", f"{revision}^{{commit}}"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"there is no revision {revision!r} here; `git log --oneline` lists them")
    return done.stdout.strip()


def package(revision: str) -> Path:
    """The package of a revision, built if it is not there; `here` is this working tree."""
    if revision == HERE:
        return ROOT / "src"
    folder = BUILDS / number(revision)
    built = folder / "built"  # written last: what was broken off is begun again
    if not built.exists():
        print(f"building {revision} in {folder} …", file=sys.stderr, flush=True)
        built.write_text(str(build(revision, folder).resolve()))
    return Path(built.read_text())


def player(revision: str) -> Path:
    """The program that plays for bots of a revision."""
    program = BUILDS / (revision if revision == HERE else number(revision)) / "play"
    lies = package(revision)
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(PLAY.format(package=lies.resolve(), python=sys.executable))
    program.chmod(0o755)
    return program


def bot_of(revision: str, spec: str) -> str:
    """A bot of a revision, as the arena is given it."""
    return f"exec:{player(revision)} {spec}"
