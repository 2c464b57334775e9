"""What has been done in the turn that is going on, and whether the last of it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from ...game import Game, Step
from .rulesets import of


def steps_of_turn(game: Game) -> list[Step]:
    """The steps of the turn that is going on, in order; answers of others in windows are among them (S7.5)."""
    if game.phase in ("setup", "over"):
        return []
    steps: list[Step] = []
    number = game.position.number
    for step in reversed(game._history):
        if step.position.number != number or step.position.phase == "setup":
            break
        steps.append(step)
    return steps[::-1]


def ate_this_turn(game: Game, steps: Sequence[Step]) -> bool:
    """Whether whose turn it is has taken action 1 in it. `steps`: those of the turn, and so below."""
    ate = [step.move.player for step in steps if step.move.action.startswith("eat ")]
    return game.player in ate


def laid_this_turn(game: Game, steps: Sequence[Step]) -> list[str]:
    """The cells on which a polyp was laid in the turn that is going on."""
    laid: list[str] = []
    for step in steps:
        if step.move.action.startswith("lay "):
            laid.append(step.move.action.split(" ")[1])
        elif step.move.action.startswith("react ") and of(step.position).attack_waits(step.position):
            laid.pop()  # nothing was laid
    if laid and of(game.position).attack_waits(game.position):
        laid.pop()  # nothing is laid yet
    return list(dict.fromkeys(laid))


def can_undo(game: Game, player: int) -> bool:
    """Whether a player may take back the last action: their own, in the turn still going on, that revealed nothing.

    In the Second Kind a card that was bought, tiles that were drawn and whether somebody was asked are revealed.
    """
    if not game.can_undo(player):
        return False
    last = game._history[-1]
    before, after = last.position, game.position
    return not last.move.deal and not of(before).was_asked(before, after)
