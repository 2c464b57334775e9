"""Who sits at the table: people at this keyboard, and bots that know only what their seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from ..bots.base import Bot, make
from ..bots.seat_view import SeatView
from ..engine.errors import ReefError
from ..game import Game
from ..messages.words import words
from ..telling.printable import printable

USUAL_BOT = "master:level=2"
BOTS = ("Bot Blenny", "Bot Conger", "Bot Dory", "Bot Eel")
# In a file a name is a text (N5), the same in all languages; so are these, of whoever gave none, as `Bot` is.
YOU = "You"
NUMBERED = {f"Player {number}": number for number in range(1, 5)}


class Seat(NamedTuple):
    """One player, in turn order."""

    name: str
    bot: bool


class Bots:
    """The bots at the table, one for each seat that needs one. They get what their seat may know, nothing else."""

    def __init__(self, spec: str = "random", seed: int | None = None, time_ms: float = 1000.0) -> None:
        self.spec, self.time_ms = spec, time_ms
        self.chance = random.Random(None if seed is None else f"bots {seed}")
        self.seated: dict[int, Bot] = {}
        make(spec).close()  # a name that is not there is refused before the game begins

    def choose(self, game: Game, player: int) -> str:
        """What the bot at this seat does now."""
        if player not in self.seated:
            self.seated[player] = make(self.spec, seed=self.chance.randrange(2**32))
        seat_view = SeatView.of(game.position, game.known, player)
        return seat_view.text(self.seated[player].choose(seat_view, self.time_ms))


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
        raise ReefError("play.watch_names")
    people = 0 if watch else len(names) or None
    if people is None:
        people = players - bots if players and bots is not None else 1 if bots is None or bots > 0 else 2
    if bots is None:
        bots = players - people if players else max(0, 2 - people)
    total = people + bots
    if people < 0 or bots < 0 or (players is not None and total != players):
        raise ReefError("play.seats", people=people, bots=bots, players=players)
    if not 2 <= total <= 4:
        raise ReefError("play.seats_number", people=people, bots=bots)
    given = list(names) or ([YOU] if people == 1 else [*NUMBERED][:people])
    seats = [Seat(name, bot=False) for name in given]
    seats += [Seat(name, bot=True) for name in (("Bot",) if bots == 1 else BOTS[:bots])]
    if not in_order:
        random.Random(None if seed is None else f"seats {seed}").shuffle(seats)
    return seats


def called(names: Sequence[str]) -> list[str]:
    """What the players are called at this terminal; whoever gave no name, in the reader's language."""
    return [
        words("player.you")
        if name == YOU
        else words("player.number", number=NUMBERED[name])
        if name in NUMBERED
        else name
        for name in names
    ]


def spoken_to(names: Sequence[str]) -> int | None:
    """Who is `you` when a game is told at this terminal: the one person that `reef play` calls so."""
    return names.index(YOU) if YOU in names else None


def seats_of_record(recorded: Sequence[str], names: Sequence[str], *, watch: bool) -> list[Seat]:
    """The seats of a saved game: `names` are the people; without them, all who are not called Bot."""
    unknown = [name for name in names if name not in recorded]
    if unknown:
        raise ReefError("play.unknown_name", name=unknown[0], names=[*recorded])
    people = set(names) if names else {name for name in recorded if name.split(" ")[0] != "Bot"}
    return [Seat(name, bot=watch or name not in people) for name in recorded]


def seat_of(game: Game, player: str | None) -> int | None:
    """A player by number, as on the table, or by name."""
    if player is None:
        return None
    for names in (game.names, called(game.names)):
        if player in names:
            return names.index(player)
    if player.isascii() and player.isdigit() and 1 <= int(player[:3]) <= len(game.names):
        return int(player) - 1
    names = [f"{k} {printable(name, 40)}" for k, name in enumerate(called(game.names), 1)]
    raise ReefError("show.no_player", player=printable(player, 40), names=names)
