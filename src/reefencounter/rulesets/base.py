"""The base game (R)."""

from __future__ import annotations

from collections.abc import Sequence

from .. import decks
from ..engine.chance import Chance
from ..engine.errors import IllegalAction, InvalidRules
from ..engine.position import Playouts, Position, new_position, playout
from ..engine.refusal import refusal
from .ruleset import Options


class Base:
    """The rules without the expansion."""

    position = Position
    options: tuple[str, ...] = ("players", "advanced", "second_kind", "larva_exchange")
    expansion = ""
    has_cards = False

    def check(self, options: Options) -> None:
        """Crowns and cards belong to the expansion."""
        if not options.crowns_dealt or options.deck != decks.DEFAULT:
            raise InvalidRules("rules.of_second_kind")

    def new_position(
        self,
        options: Options,
        chance: Chance,
        boards: Sequence[int] | None = None,
        star: bool | None = None,
        sea: Sequence[int] | None = None,
        hands: Sequence[int] | None = None,
    ) -> Position:
        """A new game (R2). What is not given is drawn."""
        keep = options.larva_exchange == "keep"
        return new_position(options.players, options.advanced, keep, chance, boards, star, sea, hands)

    def refusal(self, position: Position, action: int, player: int) -> IllegalAction:
        """Why an action is not legal."""
        return refusal(position, action, player)

    def playout(self, options: Options, n: int, seed: int) -> Playouts:
        """Random games inside the engine."""
        keep = options.larva_exchange == "keep"
        return playout(n, seed, players=options.players, advanced=options.advanced, keep=keep)


BASE = Base()
