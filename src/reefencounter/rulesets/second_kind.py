"""The game with the expansion of the Second Kind (S)."""

from __future__ import annotations

from collections.abc import Sequence

from .. import decks
from ..engine.chance import Chance
from ..engine.errors import IllegalAction, InvalidRules
from ..engine.second_kind.position import (
    SecondKindPlayouts,
    SecondKindPosition,
    new_second_kind,
    second_kind_playout,
)
from ..engine.second_kind.refusal import refusal
from .base import Base
from .ruleset import Options


class SecondKind:
    """The rules with the expansion, and with a deck of cards."""

    position = SecondKindPosition
    options: tuple[str, ...] = (*Base.options, "crowns_dealt", "deck")
    expansion = "the Second Kind"
    has_cards = True

    def check(self, options: Options) -> None:
        """A cube that is taken is played at once, and the deck must be known."""
        if options.larva_exchange != "play":
            raise InvalidRules("rules.larva_exchange_second_kind", "S8.2")
        decks.by_id(options.deck)

    def new_position(
        self,
        options: Options,
        chance: Chance,
        boards: Sequence[int] | None = None,
        star: bool | None = None,
        sea: Sequence[int] | None = None,
        hands: Sequence[int] | None = None,
    ) -> SecondKindPosition:
        """A new game (R2, S2). What is not given is drawn."""
        deck = decks.by_id(options.deck).deck
        return new_second_kind(
            options.players, options.advanced, options.crowns_dealt, deck, chance, boards, star, sea, hands
        )

    def refusal(self, position: SecondKindPosition, action: int, player: int) -> IllegalAction:
        """Why an action is not legal."""
        return refusal(position, action, player)

    def playout(self, options: Options, n: int, seed: int) -> SecondKindPlayouts:
        """Random games inside the engine."""
        return second_kind_playout(
            n,
            decks.by_id(options.deck).deck,
            seed,
            players=options.players,
            advanced=options.advanced,
            crowns_dealt=options.crowns_dealt,
        )


SECOND_KIND = SecondKind()
