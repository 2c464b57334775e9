"""What all have seen of hands and fish, followed from action to action (R13.2)."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.second_kind.components import KINDS
from ..notation.forms import AnyPosition, tile_kinds
from .rulesets import of


@dataclass(frozen=True, slots=True, repr=False)
class Known:
    """What anyone with a perfect memory knows of hands and fish: counts by player and kind of tile (N4, N7)."""

    hand: tuple[int, ...] = (0,) * 20
    fish: tuple[int, ...] = (0,) * 20

    def __repr__(self) -> str:
        return f"<Known: hand {_by_player(self.hand)}, fish {_by_player(self.fish)}>"

    @classmethod
    def nothing(cls, position: AnyPosition) -> Known:
        """Of a position that was loaded nothing is known."""
        none = (0,) * (4 * len(tile_kinds(position)))
        return cls(none, none)

    @classmethod
    def at_start(cls, position: AnyPosition) -> Known:
        """Of a new game: nothing, but in the Second Kind the hands are shown to all (S2.2)."""
        known = cls.nothing(position)
        return cls(of(position).hands_at_start(position, known.hand), known.fish)

    def after(self, before: AnyPosition, position: AnyPosition) -> Known:
        """A tile seen entering adds one of its kind; one seen leaving takes one that is known, if there is one."""
        then, now = before.fields(), position.fields()
        game = of(before)
        if before.phase == "setup":
            return Known(game.hands_in_setup(self.hand, then, now), self.fish)
        fish = _followed(self.fish, bytes(then.fish), bytes(now.fish))
        if game.draws_in_secret(then):
            return Known(self.hand, fish)  # what is kept goes behind the screen unseen
        return Known(_followed(self.hand, bytes(then.hand), bytes(now.hand)), fish)


def _by_player(pile: tuple[int, ...]) -> dict[int, str]:
    """What is known of a pile, in words: by player, without those of whom nothing is known."""
    size = len(pile) // 4
    tiles = [(k // size, KINDS[k % size]) for k, n in enumerate(pile) for _ in range(n)]
    return {player: " ".join(kind for who, kind in tiles if who == player) for player, _ in tiles}


def _followed(known: tuple[int, ...], then: bytes, now: bytes) -> tuple[int, ...]:
    """What is known of a heap after it has changed in the open."""
    if then == now:
        return known
    return tuple(max(0, seen + now[k] - then[k]) for k, seen in enumerate(known))
