"""What decides how bots play beside their settings: the version of this package, and the weights and networks they use.

Results say it, so that nobody mixes games that different players have played under one name.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TypedDict

from .. import __version__
from ..rules import Rules
from .base import make
from .net import Net
from .rulesets import SKILLS

SHIPPED = ("weights.json", "beam.json", "network.bin")  # of each game, beside its modules


class Origin(TypedDict):
    """As it is kept beside results."""

    version: str
    digests: dict[str, str]  # SHA-256 of the files, by their names


def origin(specs: Iterable[str], rules: Rules) -> Origin:
    """What these bots play by: all that comes with the package for this game, and networks of their own."""
    folder = files(SKILLS[rules.ruleset].weights.__module__.rpartition(".")[0])
    digests = {name: sha256(folder.joinpath(name).read_bytes()).hexdigest() for name in SHIPPED}
    for spec in specs:
        if spec.partition(":")[0] == "net":
            bot = make(spec)
            assert isinstance(bot, Net)
            digests[bot.file] = sha256(Path(bot.file).read_bytes()).hexdigest()
    return {"version": __version__, "digests": digests}


def differences(one: Origin, other: Origin) -> tuple[str, str]:
    """In which version and files the two differ, each in a few words."""
    told: tuple[list[str], list[str]] = ([], [])
    if one["version"] != other["version"]:
        for words, each in zip(told, (one, other), strict=True):
            words.append(f"reefencounter {each['version']}")
    for name in sorted({*one["digests"], *other["digests"]}):
        if one["digests"].get(name) != other["digests"].get(name):
            for words, each in zip(told, (one, other), strict=True):
                words.append(f"{name} {each['digests'].get(name, '–')[:12]}")
    return ", ".join(told[0]), ", ".join(told[1])
