"""What a game is to the layers above the engine: its positions, its options, new games, refusals, random games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..engine.chance import Chance
from ..engine.errors import IllegalAction


class Options(Protocol):
    """The options of a table that a game reads; `Rules` has them all."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def advanced(self) -> bool:
        """R12."""

    @property
    def larva_exchange(self) -> str:
        """R8.1: "play" or "keep"."""

    @property
    def crowns_dealt(self) -> bool:
        """S2.4."""

    @property
    def deck(self) -> str:
        """The id of the deck."""


class Playouts(Protocol):
    """What random games inside the engine have given."""

    @property
    def games(self) -> int:
        """How many were played."""

    @property
    def actions(self) -> int:
        """Actions in all."""

    @property
    def turns(self) -> int:
        """Turns in all."""

    @property
    def endings(self) -> dict[str, int]:
        """How often each way to end came up."""

    @property
    def digest(self) -> int:
        """A number that is the same for the same games."""


class Ruleset(Protocol):
    """One game. Its positions are of a class of their own, by which it is told from the others."""

    position: type[Any]
    options: tuple[str, ...]  # as they stand in JSON, in canonical order (N4, N7)
    expansion: str  # with which it is played, as people call it; empty for none
    has_cards: bool

    def check(self, options: Options) -> None:
        """Refuse options that do not go with this game."""

    def new_position(
        self,
        options: Options,
        chance: Chance,
        boards: Sequence[int] | None = None,
        star: bool | None = None,
        sea: Sequence[int] | None = None,
        hands: Sequence[int] | None = None,
    ) -> Any:
        """A new game (R2, S2). What is not given is drawn."""

    def refusal(self, position: Any, action: int, player: int) -> IllegalAction:
        """Why an action is not legal."""

    def playout(self, options: Options, n: int, seed: int) -> Playouts:
        """Random games inside the engine."""
