"""One try of a puzzle: a turn that is played action by action, with nothing said about it before it is handed in."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.errors import ReefError
from ..game import Game
from ..notation.forms import AnyPosition
from ..record import Move
from .seen_position import SeenPosition


class Attempt:
    """A turn as far as it was played. The others do not play; who is asked in a window declines."""

    def __init__(self, puzzle: SeenPosition, played: Iterable[str] = ()) -> None:
        """Raises `IllegalAction` for what cannot be played."""
        self.puzzle = puzzle
        self.game: Game = puzzle.game()
        self.played: list[str] = []
        for action in played:
            self.play(action)

    @property
    def over(self) -> bool:
        """Whether the turn is over, and can be handed in."""
        game = self.game
        return game.over or game.position.number != self.puzzle.position.number

    def play(self, action: str) -> tuple[Move, AnyPosition]:
        """The next action of the turn; the move, and the position right after it."""
        if self.over:
            raise ReefError("puzzle.after_end", action=action[:40])
        self.game.play(action, player=self.puzzle.seat)
        self.played.append(action)
        move, after = self.game.moves[-1], self.game.position
        while not self.over and self.game.actor != self.puzzle.seat:
            self.game.play(self.game.legal()[-1])
        return move, after

    def planned(self) -> list[str]:
        """The actions up to the first draw: what comes after was decided when it was seen."""
        own = [move for move in self.game.moves if move.player == self.puzzle.seat]
        first = next((place for place, move in enumerate(own, 1) if move.deal), len(own))
        return [move.action for move in own[:first]]
