"""What a bot is, and how one is found by name."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, ClassVar

from ..engine.errors import ReefError
from .sight import Sight


class BotError(ReefError):
    """A bot that is not there, was set wrongly, or did not keep to the rules."""


class Bot:
    """A player that is a program. Subclass it and write `choose`: that is all.

    Settings are given by name when the bot is made (`planner:nodes=500`); `settings` lists them with their defaults.
    """

    about: ClassVar[str] = ""
    settings: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, *, seed: int = 0, **settings: Any) -> None:
        self.rng = random.Random(seed)
        unknown = sorted(set(settings) - set(self.settings))
        if unknown:
            known = ", ".join(self.settings) or "no settings"
            raise BotError(f"{type(self).__name__.lower()} has no setting {unknown[0]!r}; it has {known}")
        for name, default in self.settings.items():
            setattr(self, name, type(default)(settings.get(name, default)))

    def choose(self, sight: Sight, time_ms: float | None = None) -> int:
        """One of `sight.ids`. `time_ms` is what is left of the time for this turn, None if there is no limit."""
        raise NotImplementedError

    def info(self) -> dict[str, Any]:
        """About the last choice, for hints and analysis."""
        return {}

    def close(self) -> None:
        """Let go of processes and files."""


def registry() -> dict[str, type[Bot]]:
    """All bots that are installed, by name (entry points of the group `reefencounter.bots`)."""
    from .greedy import Greedy
    from .planner import Planner
    from .random import Random

    found: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "planner": Planner}
    for entry in entry_points(group="reefencounter.bots"):
        if entry.name not in found:
            found[entry.name] = entry.load()
    return found


def make(spec: str, *, seed: int = 0) -> Bot:
    """A bot by its text: `greedy`, `planner:level=3,nodes=2000`, `exec:./mybot --fast`.

    >>> make("random", seed=1).about
    'picks a kind of action, then an action of that kind'
    """
    name, _, rest = spec.partition(":")
    if name == "exec":
        from .external import External

        return External(rest, seed=seed)
    known = registry()
    if name not in known:
        raise BotError(f"there is no bot {name[:40]!r}; there are {', '.join(known)} and exec:COMMAND")
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise BotError(f"write settings as name=value, such as {name}:seed=1, not {part[:40]!r}")
        settings[key] = value
    try:
        return known[name](seed=seed, **settings)
    except BotError:
        raise
    except ValueError as error:
        raise BotError(f"{name}: {error}") from None
