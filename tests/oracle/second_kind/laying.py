"""Actions 2 and 3: a cube is played and polyps are laid (R4-R6, S4)."""

from ..reef import State, mover
from .boards import grow
from .choices import sources
from .reef import Reef
from .stores import put
from .tiles import is_double, kind_of
from .windows import open_window


def play_cube(state: State, cube: str, colour: str) -> None:
    """R4.1, R8.1; the cards that wait for the next laying hold in it, or Late Breakfast or Third Tide Lucky does."""
    turn, effects = state["turn"], state["turn"]["effects"]
    card = (turn["pending"] or {}).get("card")
    put(mover(state)["cubes"], cube, -1)
    put(state["larvae"], cube, 1)
    turn.update(phase="laying", laying=colour, must_play=None, pending=None)
    if card == "third_tide_lucky":
        effects["laying"] = {"from_hand": 2}
        return
    turn["lays"] += 1
    if card == "late_breakfast":
        effects["breakfast"] = True
        return
    waiting = effects.pop("next", {})
    waiting.pop("any_colour", None)
    if waiting:
        effects["laying"] = waiting


def announce(state: State, cell: str, words: list[str]) -> None:
    """A tile is to be laid; whoever holds the attacked coral may answer (stiff_upper_polyp)."""
    source = "consumed" if "consumed" in words else "hand"
    tile = words[-1] if words and words[-1] != "consumed" else state["turn"]["laying"]
    if cell not in state["polyps"] or not open_window(
        state, "attack", cell=cell, **{"from": source}, tile=tile
    ):
        lay(state, cell, source, tile)


def lay(state: State, cell: str, source: str, tile: str) -> None:
    """R4, R5.2, R6, S4.4."""
    turn, person = state["turn"], mover(state)
    target = state["polyps"].get(cell)
    if target and not Reef(state).beats(tile, cell):
        use_up_weak_attack(state)
    put(person[source], kind_of(tile), -1)
    state["polyps"][cell] = tile
    turn["laid"] += 1
    turn["from_hand"] += source == "hand"
    if target:
        put(person["consumed"], kind_of(target), 1)  # R5.2
    grow(state, cell)
    if target and is_double(kind_of(target)) and state["bag"][target[0]] >= 2:
        turn["pending"] = {"kind": "split", "tile": target}
    else:
        end_laying_without_tiles(state)


def use_up_weak_attack(state: State) -> None:
    """underdogfish: the first attack that needs it."""
    effects = state["turn"]["effects"]
    del effects["laying"]["weaker"]
    if not effects["laying"]:
        del effects["laying"]


def answer_double(state: State, answer: str) -> None:
    """S4.4."""
    tile = state["turn"]["pending"]["tile"]
    state["turn"]["pending"] = None
    if answer == "split":
        put(mover(state)["consumed"], tile, -1)
        put(state["bag"], tile, 1)
        put(state["bag"], tile[0], -2)
        put(mover(state)["consumed"], tile[0], 2)
    end_laying_without_tiles(state)


def end_laying_without_tiles(state: State) -> None:
    """R4.3: when no tile is left that could be laid."""
    if not sources(state):
        end_laying(state)


def end_laying(state: State) -> None:
    """R4.3."""
    state["turn"].update(phase="turn", laying=None, from_hand=0, laid=0)
    state["turn"]["effects"].pop("laying", None)
