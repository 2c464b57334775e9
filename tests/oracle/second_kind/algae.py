"""Cylinders, and the coral tiles that they turn over (R8.3 to R8.5, R11.1a)."""

from ..reef import LARGE_ALGA, State
from .endings import end_game
from .windows import open_window


def put_cylinder(state: State, alga: str, place: str) -> None:
    """On the alga space or on a coral tile; then Slack Tide may be asked for, one's own first."""
    turn = state["turn"]
    if place == "sea":
        state["alga_space"] = alga
    else:
        state["locks"][int(place) - 1] = alga
        if turn["locked"]:
            turn["effects"]["locks"] -= 1  # lock_stock_and_barnacle
        turn["locked"] = True
    turning = [
        number
        for number, (side, lock) in enumerate(zip(state["coral_tiles"], state["locks"], strict=True), 1)
        if lock is None and LARGE_ALGA[side] == alga
    ]
    if turn["effects"].pop("skip_flip", False) and turning:
        turn["pending"] = {"kind": "card", "card": "slack_tide", "tiles": turning}
    else:
        turn_unless_answered(state, turning)


def turn_unless_answered(state: State, turning: list[int]) -> None:
    """The tiles turn over at once, or after the window."""
    if not turning or not open_window(state, "alga", tiles=turning):
        turn_all(state, turning)


def turn_all(state: State, turning: list[int]) -> None:
    """R8.4, R8.5, R11.1a."""
    for number in turning:
        turn_over(state, number)
    if None not in state["locks"]:
        end_game(state, "locks")


def turn_over(state: State, number: int) -> None:
    """A coral tile shows its other side (R1.7)."""
    one, other = state["coral_tiles"][number - 1].split(">")
    state["coral_tiles"][number - 1] = f"{other}>{one}"
