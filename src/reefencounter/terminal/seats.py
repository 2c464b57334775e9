"""Who sits at the table: people at this keyboard, and random bots that know only what their seat may know."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..engine.errors import ReefError

BOTS = ("Bot Blenny", "Bot Conger", "Bot Dory", "Bot Eel")


class Seat(NamedTuple):
    """One player, in turn order."""

    name: str
    bot: bool


class RandomBot:
    """Picks a kind of action, then an action of that kind, both at random, so games move along."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(None if seed is None else f"bots {seed}")

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        """One of the legal actions; the view (N4) is there for bots that look."""
        kinds = list(dict.fromkeys(action.partition(" ")[0] for action in legal))
        kind = self.chance.choice(kinds)
        return self.chance.choice([action for action in legal if action.partition(" ")[0] == kind])


def seat_players(
    players: int | None,
    bots: int | None,
    names: Sequence[str],
    *,
    watch: bool,
    in_order: bool,
    seed: int | None,
) -> list[Seat]:
    """The seats of a new game: people first, then bots, unless chance decides the order (R2.6)."""
    if watch and names:
        raise ReefError("--watch is a game of bots alone: leave out --names")
    people = 0 if watch else len(names) or None
    if people is None:
        people = players - bots if players and bots is not None else 1 if bots is None or bots > 0 else 2
    if bots is None:
        bots = players - people if players else max(0, 2 - people)
    total = people + bots
    if people < 0 or bots < 0 or (players is not None and total != players):
        raise ReefError(f"{people} people and {bots} bots do not make {players} players")
    if not 2 <= total <= 4:
        raise ReefError(f"{people} people and {bots} bots: the game is for 2 to 4 players")
    given = list(names) or (["You"] if people == 1 else [f"Player {k + 1}" for k in range(people)])
    seats = [Seat(name, bot=False) for name in given]
    seats += [Seat(name, bot=True) for name in (("Bot",) if bots == 1 else BOTS[:bots])]
    if not in_order:
        random.Random(None if seed is None else f"seats {seed}").shuffle(seats)
    return seats


def seats_of_record(recorded: Sequence[str], names: Sequence[str], *, watch: bool) -> list[Seat]:
    """The seats of a saved game: `names` are the people; without them, all who are not called Bot."""
    unknown = [name for name in names if name not in recorded]
    if unknown:
        raise ReefError(f"nobody in the saved game is called {unknown[0]}; it has {', '.join(recorded)}")
    people = set(names) if names else {name for name in recorded if name.split(" ")[0] != "Bot"}
    return [Seat(name, bot=watch or name not in people) for name in recorded]
