"""What a bot is, and how one is found by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, ClassVar

from ..engine.errors import ReefError
from ..messages.message import Message
from .seat_view import SeatView


class BotError(ReefError):
    """A bot that is not there, was set wrongly, or did not keep to the rules."""


class Bot:
    """A player that is a program. Subclass it and write `choose`: that is all.

    Settings are given by name when the bot is made (`planner:nodes=500`); `settings` lists them with their defaults.
    """

    about: ClassVar[Message | str] = ""  #: what it does, for whoever chooses a bot
    settings: ClassVar[Mapping[str, Any]] = {}
    first_setting: ClassVar[str] = ""  # the one that may be given first without its name: `net:model.onnx`

    def __init__(self, *, seed: int = 0, **settings: Any) -> None:
        self.rng = random.Random(seed)
        unknown = sorted(set(settings) - set(self.settings))
        if unknown:
            raise no_setting(type(self).__name__.lower(), unknown[0], self.settings)
        for name, default in self.settings.items():
            setattr(self, name, type(default)(settings.get(name, default)))

    def __repr__(self) -> str:
        set_to = ", ".join(
            f"{name}={getattr(self, name, default)}" for name, default in self.settings.items()
        )
        return f"<{type(self).__name__}{f': {set_to}' if set_to else ''}>"

    def another_rng(self) -> random.Random:
        """A generator for one choice, seeded by this bot's own.

        By a whole number: seeds that are floats are hashed, to other numbers on 32-bit machines.
        """
        return random.Random(int(self.rng.random() * 2**61))

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """One of `seat_view.ids`. `time_ms` is what is left of the time for this turn, None if there is no limit."""
        raise NotImplementedError

    def info(self) -> dict[str, Any]:
        """About the last choice, for hints and analysis."""
        return {}

    def close(self) -> None:
        """Let go of processes and files."""


def no_setting(bot: str, setting: str, settings: Mapping[str, Any]) -> BotError:
    """The error for a setting that a bot does not have."""
    if not settings:
        return BotError("bot.no_settings", bot=bot, setting=setting[:40])
    return BotError("bot.no_setting", bot=bot, setting=setting[:40], settings=[*settings])


def registry() -> dict[str, Callable[[], type[Bot]]]:
    """All bots that are installed, by name, each loaded only when it is called for.

    Packages add theirs by entry points of the group `reefencounter.bots`.
    """

    def ours(module: str, name: str) -> Callable[[], type[Bot]]:
        return lambda: getattr(import_module(f".{module}", __package__), name)

    found = {"random": ours("random", "Random"), "greedy": ours("greedy", "Greedy")}
    found |= {"planner": ours("planner", "Planner"), "master": ours("master", "Master")}
    found["net"] = ours("net", "Net")
    for entry in entry_points(group="reefencounter.bots"):
        found.setdefault(entry.name, entry.load)
    return found


def make(spec: str, *, seed: int = 0) -> Bot:
    """A bot by its text: `greedy`, `planner:level=3,nodes=2000`, `net:model.onnx`, `exec:./mybot --fast`.

    >>> make("planner:level=3")
    <Planner: level=3, nodes=0, threads=1>
    """
    name, _, rest = spec.partition(":")
    if name == "exec":
        from .external import External

        return External(rest, seed=seed)
    known = registry()
    if name not in known:
        raise BotError("bot.unknown", bot=name[:40], bots=[*known])
    kind = known[name]()
    return kind(seed=seed, **_settings(name, kind, rest))


def _settings(name: str, kind: type[Bot], text: str) -> dict[str, Any]:
    """The settings behind the name of a bot, each turned into the type of its default."""
    settings: dict[str, Any] = {}
    for place, part in enumerate(filter(None, text.split(","))):
        key, equals, value = part.partition("=")
        if kind.first_setting and place == 0 and key not in kind.settings:
            key, equals, value = kind.first_setting, "=", part
        if not equals:
            raise BotError("bot.setting_written", value=part[:40])
        if key not in kind.settings:
            raise no_setting(name, key, kind.settings)
        try:
            settings[key] = type(kind.settings[key])(value)
        except ValueError:
            raise BotError(
                "bot.setting_number", bot=name, setting=key, usual=kind.settings[key], value=value[:40]
            ) from None
    return settings
