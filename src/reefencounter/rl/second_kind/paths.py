"""An action of the engine as one to three steps of the compact space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.second_kind import codes, geometry
from . import memory, spaces

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ...engine import shim as cython

if not cython.compiled:
    from .memory import Path


def from_engine(action: int) -> tuple[int, ...]:
    """The one to three steps that make an engine's action.

    >>> from_engine(codes.PASS) == (spaces.PASS,), from_engine(codes.MOVE + 1) == (spaces.FROM, spaces.TO + 1)
    (True, True)
    """
    if not codes.FIRST <= action < codes.ACTIONS:
        raise ValueError(f"engine ids go from {codes.FIRST} to {codes.ACTIONS - 1}, not {action}")
    path = cython.declare(Path)
    follow(action, cython.address(path))
    return tuple([path.steps[place] for place in range(path.size)])


def follow(action: int, path: memory.Path) -> None:
    """The steps of an action of the engine."""
    if action < codes.CUBE:
        follow_first(action, path)
    elif action < codes.CHOOSE_KIND:
        follow_turn(action, path)
    else:
        follow_choice(action, path)


def one(path: memory.Path, step: int) -> None:
    """A single step."""
    path.size = 1
    path.steps[0] = step


def two(path: memory.Path, first: int, second: int) -> None:
    """Two steps."""
    path.size = 2
    path.steps[0] = first
    path.steps[1] = second


def three(path: memory.Path, first: int, origin: int, goal: int) -> None:
    """What is done, where from, where to."""
    path.size = 3
    path.steps[0] = first
    path.steps[1] = spaces.FROM + origin
    path.steps[2] = spaces.TO + goal


def follow_first(action: int, path: memory.Path) -> None:
    """Set-up, crowns and meals."""
    if action < codes.LARVAE:
        one(path, spaces.FEED + action - codes.FEED)
    elif action < codes.CROWN_ACT:
        one(path, spaces.LARVAE + action - codes.LARVAE)
    elif action < codes.FLEE:
        rest = action - codes.CROWN_ACT
        two(
            path,
            spaces.FROM + rest // codes.SIDES,
            spaces.TO + beside(rest // codes.SIDES, rest % codes.SIDES),
        )
    elif action < codes.DRIFT:
        one(path, spaces.TO + (action - codes.FLEE) % codes.GOALS)
    elif action < codes.EAT:
        rest = action - codes.DRIFT
        one(path, spaces.TO + beside(rest // codes.WAYS_OUT, rest % codes.WAYS_OUT))
    elif action < codes.RETURN:
        rest = action - codes.EAT
        two(path, spaces.EAT + rest // codes.MEAL_CARDS, spaces.WITH + rest % codes.MEAL_CARDS - 1)
        if rest % codes.MEAL_CARDS == 0:
            path.size = 1
    else:
        one(path, spaces.RETURN + action - codes.RETURN)


def follow_turn(action: int, path: memory.Path) -> None:
    """Actions 2 to 8c but meals."""
    if action < codes.LAY:
        cube = (action - codes.CUBE) // codes.CUBE_COLOURS
        colour = (action - codes.CUBE) % codes.CUBE_COLOURS
        one(path, spaces.CUBE + cube * codes.COLOURS + (colour - 1 if colour else cube))
    elif action < codes.SPLIT:
        rest = action - codes.LAY
        place = rest // codes.VARIANTS
        form = form_of(rest % codes.VARIANTS)
        two(
            path,
            spaces.TILE + place % codes.SOURCES * spaces.FORMS + form,
            spaces.TO + place // codes.SOURCES,
        )
    elif action < codes.SHRIMP:
        one(path, spaces.SPLIT + action - codes.SPLIT)
    elif action < codes.MOVE:
        one(path, spaces.SHRIMP + action - codes.SHRIMP)
    elif action < codes.LARVA:
        rest = action - codes.MOVE
        two(path, spaces.FROM + rest // codes.GOALS, spaces.TO + rest % codes.GOALS)
    elif action < codes.ALGA:
        one(path, spaces.LARVA + action - codes.LARVA)
    elif action < codes.POLYP:
        rest = action - codes.ALGA
        two(path, spaces.ALGA + rest % codes.ALGA_USES, spaces.PAY + rest // codes.ALGA_USES)
    elif action < codes.PLACE:
        one(path, spaces.POLYP + action - codes.POLYP)
    elif action < codes.BUY:
        rest = action - codes.PLACE
        two(path, spaces.PLACE + rest // codes.ALL_CELLS, spaces.TO + rest % codes.ALL_CELLS)
    elif action < codes.USE_BLUE:
        one(path, spaces.BUY + action - codes.BUY)  # bought, discarded, played for its text
    elif action < codes.USE_SHIFT:
        rest = action - codes.USE_BLUE
        three(
            path,
            spaces.BLUE + rest // codes.BLUE_USES_OF_A_CARD,
            rest % codes.BLUE_USES_OF_A_CARD // codes.ALL_CELLS,
            rest % codes.BLUE_USES_OF_A_CARD % codes.ALL_CELLS,
        )
    else:
        rest = action - codes.USE_SHIFT
        three(
            path,
            spaces.SHIFT + rest // codes.BLUE_USES_OF_A_CARD,
            rest % codes.BLUE_USES_OF_A_CARD // codes.GOALS,
            rest % codes.BLUE_USES_OF_A_CARD % codes.GOALS,
        )


def follow_choice(action: int, path: memory.Path) -> None:
    """Choices for cards, windows, and the end of a turn."""
    if action < codes.CHOOSE_SEA:
        one(path, spaces.KIND + action - codes.CHOOSE_KIND)  # a kind, a cylinder, a coral tile
    elif action < codes.CHOOSE_SWAP:
        one(path, spaces.SEA + action - codes.CHOOSE_SEA)
    elif action < codes.CHOOSE_CELL:
        rest = action - codes.CHOOSE_SWAP
        two(path, spaces.SWAP + rest // codes.SEA_TILES, spaces.SEA + rest % codes.SEA_TILES)
    elif action < codes.CHOOSE_GROWTH:
        one(path, spaces.TO + action - codes.CHOOSE_CELL)
    elif action < codes.CHOOSE_BLUE:
        rest = action - codes.CHOOSE_GROWTH
        two(path, spaces.GROWTH + rest % codes.COLOURS, spaces.TO + rest // codes.COLOURS)
    elif action < codes.CHOOSE_SHIFT:
        rest = action - codes.CHOOSE_BLUE
        three(path, spaces.CHOOSE_BLUE, rest // codes.ALL_CELLS, rest % codes.ALL_CELLS)
    elif action < codes.CHOOSE_SHOO:
        rest = action - codes.CHOOSE_SHIFT
        three(path, spaces.CHOOSE_SHIFT, rest // codes.GOALS, rest % codes.GOALS)
    elif action < codes.CHOOSE_NUDGE:
        two(path, spaces.SHOO, spaces.FROM + action - codes.CHOOSE_SHOO)
    elif action < codes.CHOOSE_SUMMON:
        rest = action - codes.CHOOSE_NUDGE
        three(path, spaces.NUDGE, rest // codes.SIDES, beside(rest // codes.SIDES, rest % codes.SIDES))
    elif action < codes.CHOOSE_TERRAIN:
        two(path, spaces.SUMMON, spaces.TO + action - codes.CHOOSE_SUMMON)
    elif action < codes.CHOOSE_INTRODUCE:
        rest = action - codes.CHOOSE_TERRAIN
        two(path, spaces.TERRAIN + rest // codes.ALL_CELLS, spaces.TO + rest % codes.ALL_CELLS)
    elif action < codes.CHOOSE_MOVE:
        one(path, spaces.SHRIMP + action - codes.CHOOSE_INTRODUCE)
    elif action < codes.CHOOSE_DONE:
        rest = action - codes.CHOOSE_MOVE
        two(path, spaces.FROM + rest // codes.ALL_CELLS, spaces.TO + rest % codes.ALL_CELLS)
    elif action == codes.CHOOSE_DONE:
        one(path, spaces.DONE)
    elif action < codes.DECLINE:
        one(path, spaces.REACT)
    else:
        one(path, spaces.DECLINE + action - codes.DECLINE)  # declined, taken, ended, passed


def beside(cell: int, side: int) -> int:
    """The neighbour at side n, w, e, s; at side 4 the supply."""
    if side == 4:
        return codes.OFF
    return cell + (-9 if side == 0 else -1 if side == 1 else 1 if side == 2 else 9)


def form_of(variant: int) -> int:
    """The form of a tile that is laid like this, whatever the colour."""
    if variant < codes.PAIR_VARIANT:
        return 0
    if variant < codes.DOUBLE_VARIANT:
        pair = (variant - codes.PAIR_VARIANT) // 2
        under = geometry.FIRST_OF_PAIR[pair] if (variant - 1) % 2 else geometry.SECOND_OF_PAIR[pair]
        return 1 + under
    if variant < codes.HALF_VARIANT:
        return 6
    if variant < codes.BLUE_VARIANT:
        return 7 + (variant - codes.HALF_VARIANT) % 4
    return 11
