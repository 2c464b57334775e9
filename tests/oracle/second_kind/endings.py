"""Action 10, and how turns and the game end (R9, R11.1, R11.2, S8.3, S8.5)."""

from ..reef import State, mover
from .reef import Reef
from .stores import put
from .tiles import COLOURS, total
from .windows import open_window


def collect(state: State, space: str, deal: list[str]) -> None:
    """R9.1; between taking and refilling Gull Service may be played."""
    turn, person = state["turn"], mover(state)
    early = {"early": True} if turn["pending"] else {}  # pick_me_up
    turn.update(collected=True, pending=None)
    put(person["cubes"], space, 1)
    for tile in state["sea"][space]:
        put(person["hand"], tile, 1)
    state["sea"][space] = []
    if not open_window(state, "collect", space=space, **early):
        refill(state, space, deal, bool(early))


def refill(state: State, space: str, deal: list[str], early: bool) -> None:
    """R9.2, R9.3; then the turn ends, but not after Pick Me Up (S8.5)."""
    sea, bag, reserve = state["sea"], state["bag"], state["reserve"]
    clockwise = [COLOURS[(COLOURS.index(space) + step) % 5] for step in range(5)]
    to_fill = [colour for colour in clockwise if len(sea[colour]) < 3]
    if total(bag) < len(to_fill):
        for colour in COLOURS:
            put(bag, colour, reserve[colour])
            reserve[colour] = 0
    if total(bag) < len(to_fill) or not state["larvae"][space]:
        assert deal == []
        end_game(state, "supply")
        return
    put(state["larvae"], space, -1)
    for colour, tile in zip(to_fill, deal, strict=True):
        put(bag, tile, -1)
        sea[colour].append(tile)
    if not early:
        end_turn(state)


def end_turn(state: State) -> None:
    """R11.1c and R11.1e are looked at when the turn ends (S8.3, S8.5); then comes the window of Night Shift."""
    reef = Reef(state)
    if not any(reef.may_lay(colour, cell) for colour in COLOURS for cell in reef.rock):
        end_game(state, "full")
    elif state["turn"]["number"] >= 400:
        end_game(state, "limit")
    elif not open_window(state, "turn_end"):
        next_turn(state)


def reset_flags(state: State) -> None:
    """N4, N7: at the end of a turn, for whatever reason."""
    state["turn"].update(phase="turn", laying=None, from_hand=0, laid=0, acted=False, lays=0, must_play=None)
    state["turn"].update(introduced=False, locked=False, moved=[])
    state["turn"].update(crowns=[], bought=False, collected=False, effects={}, pending=None)


def next_turn(state: State, phase: str = "turn") -> None:
    """R2.6, S3.1; the wards of the player end (stiff_upper_polyp)."""
    reset_flags(state)
    turn = state["turn"]
    turn.update(number=turn["number"] + 1, player=(turn["player"] + 1) % len(state["players"]), phase=phase)
    state["wards"] = {cell: until for cell, until in state["wards"].items() if until != turn["player"]}
    reef = Reef(state)
    turn["crowns"] = [crown for crown in state["crowns"] if reef.crown_targets(crown, turn["player"])]


def end_game(state: State, cause: str) -> None:
    """R11.1, R11.2: the final round if there is one, else the end."""
    turn = state["turn"]
    turn.update(ended_by=cause, ender=turn["player"])
    if cause in ("locks", "shrimps"):
        next_turn(state, "final")
    else:
        reset_flags(state)
        turn["phase"] = "over"


def end_final_turn(state: State) -> None:
    """R11.2: each player other than the one who ended it, in turn order."""
    turn = state["turn"]
    if (turn["player"] + 1) % len(state["players"]) == turn["ender"]:
        reset_flags(state)
        turn["phase"] = "over"
    else:
        next_turn(state, "final")
