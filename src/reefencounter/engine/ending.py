"""The end of a turn, the final round and the end of the game (R11)."""

from __future__ import annotations

from . import codes, corals, layout
from .common import turn


def end(reef: layout.Reef, how: int) -> None:
    """The game is over, without a final round.                                            # R11.2"""
    turn.reset(layout.common(reef))
    turn.end_game(layout.common(reef), how)


def end_turn(reef: layout.Reef) -> None:
    """After the refill: look for an end, else the next player.                            # R11.1"""
    if board_is_full(reef):
        end(reef, codes.FULL)
    elif reef.number >= codes.LAST_TURN:
        end(reef, codes.LIMIT)
    else:
        next_player(reef)


def next_player(reef: layout.Reef) -> None:
    """A new turn."""
    turn.reset(layout.common(reef))
    turn.pass_on(layout.common(reef))


def board_is_full(reef: layout.Reef) -> int:
    """No polyp of any colour could be laid anywhere.                                     # R11.1c"""
    for colour in range(5):
        if corals.layable_somewhere(reef, colour):
            return 0
    return 1


def start_final_round(reef: layout.Reef, how: int) -> None:
    """All tiles locked or a fourth shrimp eaten: everyone else may eat once more.         # R11.2"""
    turn.open_final_round(layout.common(reef), how)
    next_player(reef)


def next_final_turn(reef: layout.Reef) -> None:
    """On to the next player of the final round, or over if that was the last."""
    if turn.is_last_of_final_round(layout.common(reef)):
        turn.reset(layout.common(reef))
        reef.phase = codes.OVER
    else:
        next_player(reef)


def value(reef: layout.Reef, colour: int) -> int:
    """What a polyp of this colour in a fish is worth now.                                 # R11.3"""
    worth = 1
    for weaker in range(5):
        worth += reef.weaker[colour] >> weaker & 1
    return worth


def points(reef: layout.Reef, player: int) -> int:
    """What the fish of this player is worth now.                                          # R11.3"""
    total = 0
    for colour in range(5):
        total += reef.fish[player * 5 + colour] * value(reef, colour)
    return total
