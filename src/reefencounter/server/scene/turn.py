"""What has been done in the turn that is going on."""

from __future__ import annotations

from ...game import Game


def this_turn(game: Game) -> list[str]:
    """The actions of the turn that is going on, in order."""
    if game.phase in ("setup", "over"):
        return []
    actions: list[str] = []
    for move in reversed(game.moves):
        if move.player != game.player or move.action.split(" ")[0] in ("take", "pass", "feed", "larvae"):
            break
        actions.append(move.action)
    return actions[::-1]


def laid_this_turn(game: Game) -> list[str]:
    """The cells on which a polyp was laid in the turn that is going on."""
    laid = [action.split(" ")[1] for action in this_turn(game) if action.startswith("lay ")]
    return list(dict.fromkeys(laid))
