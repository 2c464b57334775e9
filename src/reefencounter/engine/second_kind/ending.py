"""The end of a turn, the final round and the end of the game (R11, S8.3, S8.5)."""

from __future__ import annotations

from .. import codes as base
from ..common import turn
from . import cards, codes, corals, crowns, geometry, layout


def reset_turn(reef: layout.Reef) -> None:
    """Every flag of the turn back to its start."""
    turn.reset(layout.common(reef))
    reef.bought = reef.collected = 0
    reef.breakfast = reef.next_colour = reef.next_hand = reef.next_weaker = 0
    reef.lay_hand = reef.lay_weaker = reef.more_locks = reef.skip_flip = 0
    reef.returned = 0
    for board in range(4):
        reef.acting[board] = 0
    cards.close(reef)


def end(reef: layout.Reef, how: int) -> None:
    """The game is over, without a final round.                                            # R11.2"""
    reset_turn(reef)
    turn.end_game(layout.common(reef), how)


def finish_turn(reef: layout.Reef) -> None:
    """Look for an end of the game, then for a window, else the next player.                # R11.1 S7.5"""
    if board_is_full(reef):
        end(reef, base.FULL)
    elif reef.number >= base.LAST_TURN:
        end(reef, base.LIMIT)
    elif not cards.open_window(reef, codes.TURN_END_WINDOW):
        next_player(reef)


def next_player(reef: layout.Reef) -> None:
    """The turn passes clockwise: wards of that player end, and crowns wake.                # S3.1"""
    reset_turn(reef)
    turn.pass_on(layout.common(reef))
    for board in range(reef.players):
        reef.wards[board * 4 + reef.player] = 0
    crowns.wake(reef)


def board_is_full(reef: layout.Reef) -> int:
    """No ordinary polyp of any colour could be laid anywhere.                             # R11.1c S8.3"""
    for colour in range(5):
        if corals.anywhere(reef, colour, geometry.ALL_SIDES, 0):
            return 0
    return 1


def start_final_round(reef: layout.Reef, how: int) -> None:
    """All tiles locked or a fourth shrimp eaten: everyone else may eat once more.         # R11.2"""
    turn.open_final_round(layout.common(reef), how)
    next_player(reef)


def next_final_turn(reef: layout.Reef) -> None:
    """On to the next player of the final round, or over if that was the last."""
    if turn.is_last_of_final_round(layout.common(reef)):
        reset_turn(reef)
        reef.phase = base.OVER
    else:
        next_player(reef)
