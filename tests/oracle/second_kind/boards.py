"""What happens on the boards: crowns, shrimps, growth and reef tiles (R6, R7, S3, S5, S6)."""

from ..reef import State
from .reef import Reef, around
from .stores import put
from .tiles import kind_of, open_sides


def attack_by_crown(state: State, crown: str, target: str) -> None:
    """S3.3, S3.4."""
    turn = state["turn"]
    put(state["bag"], kind_of(state["polyps"].pop(target)), 1)
    state["wards"].pop(target, None)
    state["crowns"].remove(crown)
    state["crowns"].append(target)
    turn["crowns"].remove(crown)
    if target in state["shrimps"]:
        turn["pending"] = {"kind": "flee", "cell": target}
    elif target in state["blue"]["boards"]:
        turn["pending"] = {"kind": "drift", "cell": target}
    reef = Reef(state)
    turn["crowns"] = [other for other in turn["crowns"] if reef.crown_targets(other, turn["player"])]


def leave_crown(state: State, kind: str, cell: str, goal: str) -> None:
    """A shrimp leaves the cell that a crown has taken (S3.4)."""
    state["turn"]["pending"] = None
    if kind == "drift":
        move_blue(state, cell, goal)
    else:
        move_shrimp(state, cell, goal)


def crowns_die(state: State) -> None:
    """S3.5: they leave the game."""
    reef = Reef(state)
    state["crowns"] = [crown for crown in state["crowns"] if reef.prey(crown)]
    state["turn"]["crowns"] = [crown for crown in state["turn"]["crowns"] if crown in state["crowns"]]


def move_shrimp(state: State, start: str, goal: str) -> None:
    """A coloured shrimp goes from one cell to another, or behind its screen (R7.2)."""
    owner = state["shrimps"].pop(start)
    if goal == "off":
        state["players"][owner]["shrimps"] += 1
    else:
        state["shrimps"][goal] = owner


def move(state: State, start: str, goal: str) -> None:
    """Action 5; `moved` says where the moved shrimps now stand (N4)."""
    moved = state["turn"]["moved"]
    move_shrimp(state, start, goal)
    if start in moved:
        moved.remove(start)
    if goal != "off":
        moved.append(goal)


def introduce(state: State, player: int, cell: str) -> None:
    """An unplayed shrimp comes onto a polyp (R7.1)."""
    state["shrimps"][cell] = player
    state["players"][player]["shrimps"] -= 1


def introduce_blue(state: State, cells: list[str]) -> None:
    """S5.5: from the supply, or from another cell if it is empty."""
    if len(cells) == 1:
        state["blue"]["supply"] -= 1
    else:
        state["blue"]["boards"].remove(cells[0])
    state["blue"]["boards"].append(cells[-1])


def move_blue(state: State, start: str, goal: str) -> None:
    """S5.5."""
    state["blue"]["boards"].remove(start)
    if goal == "off":
        state["blue"]["supply"] += 1
    else:
        state["blue"]["boards"].append(goal)


def grow(state: State, cell: str) -> None:
    """R6.1, S4.1, S4.6; not in the advanced game (R12.1)."""
    tile = state["polyps"][cell]
    growth_cell = cell[0] + "d4"
    open_to = [near for side, near in around(cell).items() if side in open_sides(tile)]
    if state["rules"]["advanced"] or growth_cell not in open_to or growth_cell in state["polyps"]:
        return
    there_is_one = state["reserve"][tile[0]] or state["bag"][tile[0]]
    if there_is_one and Reef(state).may_lay(tile[0], growth_cell):
        bring_ordinary(state, tile[0], growth_cell)


def bring_ordinary(state: State, colour: str, cell: str) -> None:
    """A polyp from the reserve, or else from the bag, comes onto the cell; the reserve is refilled (R6.2)."""
    bag, reserve = state["bag"], state["reserve"]
    reserve_exists = any(reserve.values())
    put(reserve if reserve[colour] else bag, colour, -1)
    state["polyps"][cell] = colour
    if reserve_exists and not reserve[colour] and bag[colour]:
        put(bag, colour, -1)
        put(reserve, colour, 1)


def place(state: State, store: dict[str, int], kind: str, cell: str) -> None:
    """A reef tile out of a store comes onto a board; rock and water on each other both go into the bag (S6)."""
    put(store, kind, -1)
    if kind == "crown":
        state["crowns"].append(cell)
    elif cell in state["terrain"]:
        put(state["bag"], kind, 1)
        put(state["bag"], state["terrain"].pop(cell), 1)
    else:
        state["terrain"][cell] = kind


def ward(state: State, cell: str, until: int) -> None:
    """Protect a polyp until this player's next turn begins; of two wards the one that ends later stays."""
    first, players = state["turn"]["player"] + 1, len(state["players"])
    old = state["wards"].get(cell, until)
    state["wards"][cell] = until if (until - first) % players >= (old - first) % players else old
