"""Ways to bend a position: the tiles on the boards, in the bag, on the sea and with the players."""

from random import Random

from ..reef import State, mover
from .bending import call_back, drawn, pour
from .reef import Reef, around
from .stores import put
from .tiles import COLOURS, POLYP_KINDS, REEF_KINDS, kind_of, total, ways_to_lay


def flood(rng: Random, state: State) -> None:
    """Fill the boards from the bag but for a few cells, in patches or at random, joining nothing that may not be."""
    patchy, dry = rng.random() < 0.7, rng.choice([0, 0, 0, 1, 2, 3, 5, 8, 20])
    reef = Reef(state)
    empty = [cell for cell in reef.rock if reef.is_empty_rock(cell)]
    rng.shuffle(empty)
    for cell in empty[dry:]:
        wanted = [c for c in COLOURS if state["bag"][c]]
        near = [state["polyps"][n][0] for n in around(cell).values() if n in state["polyps"]]
        rng.shuffle(wanted)
        if patchy:
            wanted.sort(key=near.count, reverse=True)
        for colour in wanted:
            if Reef(state).may_lay(colour, cell):
                put(state["bag"], colour, -1)
                state["polyps"][cell] = colour
                break


def one_colour(rng: Random, state: State) -> None:
    """As many cells of one board as possible become one colour, in tiles of all kinds."""
    board = rng.choice(sorted({cell[0] for cell in Reef(state).rock}))
    colour = rng.choice(COLOURS)
    for cell in Reef(state).rock:
        kinds = [kind for kind in POLYP_KINDS if state["bag"][kind] and ways_to_lay(kind, colour)]
        if cell[0] != board or cell in state["polyps"] or rng.random() < 0.2 or not kinds:
            continue
        kind = rng.choice([*kinds, *(kind for kind in kinds if kind == colour)])
        tile = rng.choice(ways_to_lay(kind, colour))
        if Reef(state).may_lay(tile, cell):
            put(state["bag"], kind, -1)
            state["polyps"][cell] = tile


def mosaic(rng: Random, state: State) -> None:
    """Boards on which no two neighbours are alike, full or nearly so: nothing can attack (R11.1c)."""
    bare = [cell for cell in state["shrimps"] if cell not in state["polyps"]]
    while state["blue"]["boards"]:
        state["blue"]["boards"].pop()
        state["blue"]["supply"] += 1
    for tile in state["polyps"].values():
        put(state["bag"], kind_of(tile), 1)
    state["polyps"] = {}
    state["wards"] = {}
    for cell in Reef(state).rock:
        around_it = {state["polyps"].get(near) for near in around(cell).values()}
        fitting = [c for c in COLOURS if state["bag"][c] and c not in around_it]
        left_out = cell in bare or cell in state["crowns"]
        left_out = left_out or (cell not in state["shrimps"] and rng.random() < 0.01)
        if fitting and not left_out:
            colour = max(fitting, key=lambda c: state["bag"][c] + rng.random())
            put(state["bag"], colour, -1)
            state["polyps"][cell] = colour
    for cell in [cell for cell in state["shrimps"] if cell not in state["polyps"] and cell not in bare]:
        call_back(state, cell)


def exotic(rng: Random, state: State) -> None:
    """Ordinary tiles on the boards are exchanged for special ones of their colour."""
    for cell, tile in list(state["polyps"].items()):
        kinds = [kind for kind in POLYP_KINDS if state["bag"][kind] and ways_to_lay(kind, tile[0])]
        if not kinds or rng.random() < 0.3:
            continue
        kind = rng.choice(kinds)
        old = Reef(state)
        if kind.endswith("b") and (cell in state["shrimps"] or old.has_blue(old.coral[cell])):
            continue
        state["polyps"][cell] = rng.choice(ways_to_lay(kind, tile[0]))
        new = Reef(state)
        whole = all(
            sum(c in new.shrimps for c in new.coral[n]) <= 1
            and sum(c in new.blue or new.tiles[c].endswith("b") for c in new.coral[n]) <= 1
            for n in new.tiles
        )
        if whole:
            put(state["bag"], kind, -1)
            put(state["bag"], kind_of(tile), 1)
        else:
            state["polyps"][cell] = tile


def bare_sea(rng: Random, state: State) -> None:
    """Some spaces of the open sea have no tiles."""
    for space in rng.sample(COLOURS, rng.randint(1, 5)):
        while state["sea"][space]:
            put(state["bag"], state["sea"][space].pop(), 1)


def strange_sea(rng: Random, state: State) -> None:
    """Special tiles lie on the open sea."""
    for space in COLOURS:
        for tile in list(state["sea"][space]):
            special = [kind for kind in state["bag"] if state["bag"][kind] and kind not in COLOURS]
            if special and rng.random() < 0.7:
                kind = rng.choice(special)
                state["sea"][space].remove(tile)
                state["sea"][space].append(kind)
                put(state["bag"], kind, -1)
                put(state["bag"], tile, 1)


def drain_bag(rng: Random, state: State) -> None:
    """Leave next to nothing in the bag; the rest goes behind a screen or before it."""
    left = rng.choice([0, 0, 1, 2, 3, 4, 5, 6])
    goal = rng.choice([state["players"][-1]["hand"], mover(state)["hand"]])
    while total(state["bag"]) > left:
        pour(state["bag"], goal, drawn(rng, state["bag"]))


def drain_ordinary(rng: Random, state: State) -> None:
    """Ordinary tiles of some colours are neither in the bag nor, perhaps, in the reserve (S4.4, S4.6)."""
    goal = rng.choice(state["players"])["hand"]
    laying = state["turn"]["laying"] or ""
    for colour in sorted({*laying, *rng.sample(COLOURS, rng.choice([1, 2, 5]))}):
        left = rng.choice([0, 0, 1, 1, 2])
        pour(state["bag"], goal, colour, max(0, state["bag"][colour] - left))
        if rng.random() < 0.5:
            pour(state["reserve"], goal, colour, state["reserve"][colour])


def spend_reserve(rng: Random, state: State) -> None:
    """All or some of the reserve goes into the bag."""
    for colour in rng.choice([COLOURS, rng.sample(COLOURS, 4), rng.sample(COLOURS, 2)]):
        pour(state["reserve"], state["bag"], colour, state["reserve"][colour])


def enrich(rng: Random, state: State) -> None:
    """The mover gets tiles, special ones above all, consumed or not, and cubes."""
    person = mover(state)
    for _ in range(rng.choice([2, 6, 20])):
        special = [kind for kind in state["bag"] if state["bag"][kind] and kind not in COLOURS]
        if not any(state["bag"].values()):
            break
        kind = rng.choice(special) if special and rng.random() < 0.6 else drawn(rng, state["bag"])
        goal = person["hand"] if kind in REEF_KINDS else rng.choice([person["consumed"], person["hand"]])
        pour(state["bag"], goal, kind)
    for colour in COLOURS:
        if state["larvae"][colour] and rng.random() < 0.7:
            pour(state["larvae"], person["cubes"], colour)


def spend_cubes(rng: Random, state: State) -> None:
    """The supply of cubes runs out in some colours, or in all."""
    for colour in rng.choice([COLOURS, rng.sample(COLOURS, 2), rng.sample(COLOURS, 1)]):
        for _ in range(state["larvae"][colour]):
            pour(state["larvae"], rng.choice(state["players"])["cubes"], colour)
