"""The turn as it begins, passes on and ends, and the end of the game (R3, R11)."""

from __future__ import annotations

from .. import codes, layout


def reset(table: layout.Common) -> None:
    """Every flag of the turn back to its start."""
    table.acted = table.lays = table.laying = table.must_play = 0
    table.from_hand = table.laid = table.introduced = table.locked = 0


def pass_on(table: layout.Common) -> None:
    """The turn passes clockwise; players are numbered in turn order.                       # R2.6"""
    table.number += 1
    table.player = (table.player + 1) % table.players


def end_laying(table: layout.Common) -> None:
    """The laying is over; the turn goes on.                                                # R4.3"""
    table.phase = codes.TURN
    table.laying = table.from_hand = table.laid = 0


def end_game(table: layout.Common, how: int) -> None:
    """The game is over, without a final round.                                            # R11.2"""
    table.phase = codes.OVER
    table.ended_by = how
    table.ender = table.player


def open_final_round(table: layout.Common, how: int) -> None:
    """All tiles locked or a fourth shrimp eaten: everyone else may eat once more.         # R11.2"""
    table.phase = codes.FINAL
    table.ended_by = how
    table.ender = table.player


def is_last_of_final_round(table: layout.Common) -> int:
    """Whether after this player nobody is left in the final round."""
    return (table.player + 1) % table.players == table.ender
