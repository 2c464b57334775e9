"""Ways to bend a position: something built on purpose, so that one rare thing is a step away."""

from random import Random

from ..reef import State, mover
from .actions import play
from .bending import fetch_crowns, pour, strip
from .boards import place
from .choices import legal
from .reef import Reef, around
from .stores import put, tidy
from .tiles import COLOURS, POLYP_KINDS, ways_to_lay


def besiege(rng: Random, state: State) -> None:
    """A crown beside a blue shrimp whose only other neighbours have shrimps, at best of the mover (S3.4)."""
    fetch_crowns(state)
    reef, player = Reef(state), state["turn"]["player"]
    cells = [cell for cell in reef.rock if sum(near in reef.rock for near in around(cell).values()) >= 2]
    cell = rng.choice(cells)
    near = [near for near in around(cell).values() if near in reef.rock]
    rng.shuffle(near)
    for each in [cell, *near]:
        strip(state, each)
    if not state["bag"]["crown"] or not state["blue"]["supply"] or not mover(state)["shrimps"]:
        return
    one, other = rng.sample(COLOURS, 2)
    if state["bag"][one] and state["bag"][other] and Reef(state).may_lay(one, cell):
        put(state["bag"], one, -1)
        state["polyps"][cell] = one
        now = Reef(state)
        if now.has_blue(now.coral[cell]) or not now.may_lay(other, near[0]):
            return
        state["blue"]["supply"] -= 1
        state["blue"]["boards"].append(cell)
        place(state, state["bag"], "crown", near[1])
        put(state["bag"], other, -1)
        state["polyps"][near[0]] = other
        now = Reef(state)
        if not now.shrimped(now.coral[near[0]]) and now.room_on_board(player, cell[0]):
            state["shrimps"][near[0]] = player
            mover(state)["shrimps"] -= 1


def own_cell(rng: Random, state: State) -> str | None:
    """The cell of a shrimp of the mover on a polyp, who introduces one if there is none."""
    player = state["turn"]["player"]
    cells = [cell for cell, owner in state["shrimps"].items() if owner == player and cell in state["polyps"]]
    if not cells and mover(state)["shrimps"]:
        reef = Reef(state)
        free = [c for c in reef.tiles if reef.can_bear_shrimp(c) and not reef.shrimped(reef.coral[c])]
        cells = [c for c in free if reef.room_on_board(player, c[0])]
        if cells:
            cells = [rng.choice(cells)]
            state["shrimps"][cells[0]] = player
            mover(state)["shrimps"] -= 1
    return rng.choice(cells) if cells else None


def fatten(rng: Random, state: State) -> None:
    """A coral of the mover becomes large enough to be eaten, with tiles of all kinds."""
    cell = own_cell(rng, state)
    while cell:
        reef = Reef(state)
        colour = reef.tiles[cell][0]
        kinds = [kind for kind in POLYP_KINDS if state["bag"][kind] and ways_to_lay(kind, colour)]
        rng.shuffle(kinds)
        laid = next(
            (
                (kind, tile, near)
                for kind in kinds
                for tile in ways_to_lay(kind, colour)
                for each in sorted(reef.coral[cell])
                for near in around(each).values()
                if reef.is_empty_rock(near) and reef.may_lay(tile, near) and each in reef.joined(tile, near)
            ),
            None,
        )
        if not laid or (len(reef.coral[cell]) >= 5 and rng.random() < 0.3):
            return
        put(state["bag"], laid[0], -1)
        state["polyps"][laid[2]] = laid[1]


def beset(rng: Random, state: State) -> None:
    """A crown stands beside a shrimp of the mover."""
    fetch_crowns(state)
    cell = own_cell(rng, state)
    near = [near for near in around(cell or "1d4").values() if near in Reef(state).rock]
    if not cell or not near:
        return
    place_for_crown = rng.choice(near)
    strip(state, place_for_crown)
    if state["bag"]["crown"]:
        place(state, state["bag"], "crown", place_for_crown)


def corner_crown(rng: Random, state: State) -> None:
    """A crown lives by one polyp, which a half tile is about to attack (S3.5, S4.1)."""
    fetch_crowns(state)
    reef, turn = Reef(state), state["turn"]
    stronger, weaker = rng.choice(state["coral_tiles"]).split(">")
    target = rng.choice(list(reef.rock))
    near = [cell for cell in around(target).values() if cell in reef.rock]
    if len(near) < 2 or turn["phase"] != "turn":
        return
    crown, first = rng.sample(near, 2)
    behind = [cell for cell in around(first).values() if cell in reef.rock and cell not in (target, crown)]
    if not behind:
        return
    second = rng.choice(behind)
    for cell in (target, first, second, *near, *around(crown).values()):
        strip(state, cell)
    bag, half = state["bag"], f"{stronger}h"
    able = bag["crown"] and bag[half] and bag[stronger] > 1 and bag[weaker] and state["larvae"][stronger]
    laid = ((target, weaker), (first, stronger), (second, stronger))
    if not able or any(Reef(state).joined(colour, cell) for cell, colour in laid):
        return
    for cell, colour in laid:
        put(bag, colour, -1)
        state["polyps"][cell] = colour
    place(state, bag, "crown", crown)
    pour(bag, mover(state)["hand"], half)
    pour(state["larvae"], mover(state)["cubes"], stronger)
    turn["crowns"] = []
    if f"cube {stronger}" in legal(tidy(state)):
        state.update(play(state, f"cube {stronger}", turn["player"]))


def bring_shrimp(rng: Random, state: State, cell: str, blue: bool) -> None:
    """A blue shrimp, or one of some player, comes onto the polyp if it may."""
    reef = Reef(state)
    if not reef.can_bear_shrimp(cell):
        return
    if blue and state["blue"]["supply"] and not reef.has_blue(reef.coral[cell]):
        state["blue"]["boards"].append(cell)
        state["blue"]["supply"] -= 1
    owners = [
        i for i, person in enumerate(state["players"]) if person["shrimps"] and reef.room_on_board(i, cell[0])
    ]
    if not blue and owners and not reef.shrimped(reef.coral[cell]):
        owner = rng.choice(owners)
        state["shrimps"][cell] = owner
        state["players"][owner]["shrimps"] -= 1


def trap(rng: Random, state: State) -> None:
    """Beside an empty growth cell, corals of one colour with shrimps, coloured or blue, that growth would join."""
    reef, turn = Reef(state), state["turn"]
    growth_cell = rng.choice(sorted({cell[0] for cell in reef.rock})) + "d4"
    colour = turn["laying"] or rng.choice([*(mover(state)["cubes"] or COLOURS)])
    for cell in [growth_cell, *around(growth_cell).values()]:
        strip(state, cell)
    blue = rng.random() < 0.5
    beside = [cell for cell in around(growth_cell).values() if cell in reef.rock]
    for cell in rng.sample(beside, min(2, len(beside))):  # the rest may be deep water
        kind = rng.choice([colour, colour, f"{colour}b", f"{colour}h"])
        tile = rng.choice(ways_to_lay(kind, colour))
        if state["bag"][kind] and Reef(state).may_lay(tile, cell):
            put(state["bag"], kind, -1)
            state["polyps"][cell] = tile
            bring_shrimp(rng, state, cell, blue)
    if state["larvae"][colour] and state["bag"][colour] >= 2 and turn["phase"] == "turn":
        turn["crowns"] = []
        pour(state["larvae"], mover(state)["cubes"], colour)
        pour(state["bag"], mover(state)["hand"], colour, 2)
        if f"cube {colour}" in legal(tidy(state)):
            state.update(play(state, f"cube {colour}", turn["player"]))
