"""Positions that are hard to reach: a position of a game, bent so that all totals stay right (N6, `load`)."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

from .reef import ALGAE, COLOURS, LARGE_ALGA, Reef, State, in_order, mover, neighbours


def put(store: dict[str, int], colour: str, number: int) -> None:
    """Add tiles or cubes, or take them away."""
    store[colour] = store.get(colour, 0) + number
    assert store[colour] >= 0


def tidy(state: State) -> State:
    """Everything in the order of N4, zeros left out where N4 leaves them out."""
    state["polyps"] = {cell: state["polyps"][cell] for cell in in_order(state["polyps"])}
    state["shrimps"] = {cell: state["shrimps"][cell] for cell in in_order(state["shrimps"])}
    for tiles in state["sea"].values():
        tiles.sort(key=COLOURS.index)
    for person in state["players"]:
        for store in ("hand", "cubes", "consumed", "fish"):
            person[store] = {c: person[store][c] for c in COLOURS if person[store].get(c)}
    state["turn"]["moved"] = in_order(state["turn"]["moved"])
    return state


def pour(source: dict[str, int], goal: dict[str, int], colour: str, number: int = 1) -> None:
    """Move tiles or cubes from one place to another."""
    put(source, colour, -number)
    put(goal, colour, number)


def drawn(rng: Random, store: dict[str, int]) -> str:
    """A colour that the store has, with the odds of a draw."""
    return rng.choices(COLOURS, [store[colour] for colour in COLOURS])[0]


def call_back(state: State, cell: str) -> None:
    """A shrimp goes behind its owner's screen."""
    state["players"][state["shrimps"].pop(cell)]["shrimps"] += 1


def flood(rng: Random, state: State) -> None:
    """Fill the boards from the bag but for a few cells, in patches or at random, R4.6 kept."""
    patchy, dry = rng.random() < 0.7, rng.choice([0, 0, 0, 1, 2, 3, 5, 8, 20])
    reef = Reef(state)
    empty = [cell for cell in reef.rock if cell not in state["polyps"] and cell not in state["shrimps"]]
    rng.shuffle(empty)
    for cell in empty[dry:]:
        wanted = [c for c in COLOURS if state["bag"][c]]
        near = [state["polyps"][n] for n in neighbours(cell) if n in state["polyps"]]
        rng.shuffle(wanted)
        if patchy:
            wanted.sort(key=near.count, reverse=True)
        for colour in wanted:
            if Reef(state).may_lay(colour, cell):
                put(state["bag"], colour, -1)
                state["polyps"][cell] = colour
                break


def one_colour(rng: Random, state: State) -> None:
    """As many cells of one board as possible become one colour: a large coral, or several round a shrimp."""
    board, colour = rng.choice(sorted({cell[0] for cell in Reef(state).rock})), drawn(rng, state["bag"])
    for cell in Reef(state).rock:
        wanted = cell[0] == board and cell not in state["polyps"] and rng.random() < 0.8
        if wanted and state["bag"][colour] and Reef(state).may_lay(colour, cell):
            put(state["bag"], colour, -1)
            state["polyps"][cell] = colour


def mosaic(rng: Random, state: State) -> None:
    """Boards on which no two neighbours are alike, full or nearly so: nothing can attack (R11.1c)."""
    bare = [cell for cell in state["shrimps"] if cell not in state["polyps"]]
    for colour in state["polyps"].values():
        put(state["bag"], colour, 1)
    state["polyps"] = {}
    for cell in Reef(state).rock:
        around = {state["polyps"].get(near) for near in neighbours(cell)}
        fitting = [c for c in COLOURS if state["bag"][c] and c not in around]
        left_out = cell in bare or (cell not in state["shrimps"] and rng.random() < 0.01)
        if fitting and not left_out:
            colour = max(fitting, key=lambda c: state["bag"][c] + rng.random())
            put(state["bag"], colour, -1)
            state["polyps"][cell] = colour
    for cell in [cell for cell in state["shrimps"] if cell not in state["polyps"] and cell not in bare]:
        call_back(state, cell)


def trap(rng: Random, state: State) -> None:
    """Beside the growth cell, two corals with shrimps that growth would join but the laying does not (R6.2)."""
    reef = Reef(state)
    growth_cell = rng.choice(sorted({cell[0] for cell in reef.rock})) + "d4"
    here, there = rng.sample([cell for cell in neighbours(growth_cell) if cell in reef.rock], 2)
    beyond = [cell for cell in neighbours(there) if cell in reef.rock and cell != growth_cell]
    behind = rng.choice(beyond or [here])
    colour = state["turn"]["laying"] or rng.choice([*(mover(state)["cubes"] or COLOURS)])
    for cell in [cell for cell in state["shrimps"] if cell[0] == growth_cell[0]]:
        call_back(state, cell)
    for cell in (growth_cell, here, there, behind):
        if cell in state["polyps"]:
            put(state["bag"], state["polyps"].pop(cell), 1)
    for cell in (here, behind):
        owners = [i for i, person in enumerate(state["players"]) if person["shrimps"]]
        if owners and state["bag"][colour] and Reef(state).may_lay(colour, cell):
            put(state["bag"], colour, -1)
            state["polyps"][cell] = colour
            owner = rng.choice(owners)
            reef = Reef(state)
            if not reef.shrimped(reef.coral[cell]) and reef.room_on_board(owner, cell[0]):
                state["shrimps"][cell] = owner
                state["players"][owner]["shrimps"] -= 1
    turn, cubes = state["turn"], mover(state)["cubes"]
    if (
        turn["phase"] == "turn"
        and turn["must_play"] in (None, colour)
        and cubes.get(colour)
        and may_lay(state, colour)
    ):
        pour(cubes, state["larvae"], colour)
        turn.update(
            phase="laying", laying=colour, lays=turn["lays"] + 1, must_play=None, acted=True, moved=[]
        )


def may_lay(state: State, colour: str) -> bool:
    """Could the mover lay a polyp of this colour, had they a cube for it?"""
    person = mover(state)
    tiles = person["hand"].get(colour, 0) + person["consumed"].get(colour, 0)
    return state["turn"]["lays"] < 2 and tiles > 0 and Reef(state).some_cell(colour)


def weed(rng: Random, state: State) -> None:
    """The growth cells fall empty; on some stands an unplayed shrimp of the mover (R6.1)."""
    for cell in [cell for cell in Reef(state).rock if cell.endswith("d4") and cell not in state["shrimps"]]:
        if cell in state["polyps"]:
            put(state["bag"], state["polyps"].pop(cell), 1)
        room = Reef(state).room_on_board(state["turn"]["player"], cell[0]) and mover(state)["shrimps"]
        if room and state["turn"]["phase"] != "final" and rng.random() < 0.5:
            state["shrimps"][cell] = state["turn"]["player"]
            mover(state)["shrimps"] -= 1


def bare_sea(rng: Random, state: State) -> None:
    """Some spaces of the open sea have no polyps."""
    for space in rng.sample(COLOURS, rng.randint(1, 5)):
        while state["sea"][space]:
            put(state["bag"], state["sea"][space].pop(), 1)


def drain_bag(rng: Random, state: State) -> None:
    """Leave next to nothing in the bag; the rest goes behind a screen or before it."""
    left = rng.choice([0, 0, 1, 2, 3, 4, 5, 6])
    goal = rng.choice([state["players"][-1]["hand"], mover(state)["hand"], mover(state)["consumed"]])
    while sum(state["bag"].values()) > left:
        pour(state["bag"], goal, drawn(rng, state["bag"]))


def drain_colour(rng: Random, state: State) -> None:
    """One colour is neither in the bag nor, perhaps, in the reserve: growth and action 8 find nothing."""
    colour = state["turn"]["laying"] or rng.choice(COLOURS)
    goal = rng.choice(state["players"])["hand"]
    pour(state["bag"], goal, colour, state["bag"][colour])
    if rng.random() < 0.5:
        pour(state["reserve"], goal, colour, state["reserve"][colour])


def spend_reserve(rng: Random, state: State) -> None:
    """All or some of the reserve goes into the bag."""
    for colour in rng.choice([COLOURS, rng.sample(COLOURS, 4), rng.sample(COLOURS, 2)]):
        pour(state["reserve"], state["bag"], colour, state["reserve"][colour])


def lock_tiles(rng: Random, state: State) -> None:
    """Turn tiles over and lock most of them, with cylinders that are there."""
    tiles, locks = state["coral_tiles"], state["locks"]
    for i in rng.sample(range(10), rng.choice([2, 5, 8, 9, 9, 9])):
        if locks[i] is None and locks.count(None) > 1:
            sides = [tiles[i], tiles[i][::-1].replace("<", ">")]
            for side in rng.sample(sides, 2):
                alga = LARGE_ALGA[side]
                if locks[i] is None and locks.count(alga) + (state["alga_space"] == alga) < 5:
                    tiles[i], locks[i] = side, alga
    if rng.random() < 0.5:
        state["alga_space"] = rng.choice([alga for alga in ALGAE if locks.count(alga) < 5])


def hurry(rng: Random, state: State) -> None:
    """Near the last turn (R11.1e)."""
    state["turn"]["number"] = rng.choice([398, 399, 400])


def spend_cubes(rng: Random, state: State) -> None:
    """The supply of cubes runs out in some colours, or in all."""
    for colour in rng.choice([COLOURS, rng.sample(COLOURS, 2), rng.sample(COLOURS, 1)]):
        for _ in range(state["larvae"][colour]):
            pour(state["larvae"], rng.choice(state["players"])["cubes"], colour)


def feed(rng: Random, state: State) -> None:
    """Some shrimps were eaten before; in the advanced game perhaps for nothing (R8.6)."""
    for player, person in enumerate(state["players"]):
        for _ in range(rng.choice([1, 2, 3, 3])):
            mine = [cell for cell, owner in state["shrimps"].items() if owner == player]
            if mine and not person["shrimps"]:
                call_back(state, rng.choice(mine))
            if person["shrimps"] and person["eaten"] < 3:
                person["shrimps"] -= 1
                person["eaten"] += 1
                if any(state["bag"].values()) and not (state["rules"]["advanced"] and rng.random() < 0.6):
                    pour(state["bag"], person["fish"], drawn(rng, state["bag"]))


def enrich(rng: Random, state: State) -> None:
    """The mover gets tiles, consumed or not, and cubes."""
    person = mover(state)
    for _ in range(rng.choice([1, 5, 30])):
        if any(state["bag"].values()):
            pour(state["bag"], rng.choice([person["consumed"], person["hand"]]), drawn(rng, state["bag"]))
    for colour in COLOURS:
        if state["larvae"][colour] and rng.random() < 0.7:
            pour(state["larvae"], person["cubes"], colour)


def crowd(rng: Random, state: State) -> None:
    """Unplayed shrimps come onto the boards, those of the mover also onto bare rock."""
    for player in rng.sample(range(len(state["players"])), len(state["players"])):
        bare = player == state["turn"]["player"] and state["turn"]["phase"] != "final" and rng.random() < 0.7
        for cell in rng.sample(Reef(state).rock, 40):
            reef, person = Reef(state), state["players"][player]
            free = not reef.shrimped(reef.coral[cell]) if cell in reef.polyps else bare
            able = person["shrimps"] and cell not in state["shrimps"] and reef.room_on_board(player, cell[0])
            if free and able and rng.random() < 0.8:
                state["shrimps"][cell] = player
                person["shrimps"] -= 1


def tire(rng: Random, state: State) -> None:
    """Much of the turn is over already."""
    turn = state["turn"]
    own = [cell for cell, owner in state["shrimps"].items() if owner == turn["player"]]
    if turn["phase"] == "turn" and not turn["must_play"]:
        turn.update(acted=True, introduced=rng.random() < 0.5, locked=rng.random() < 0.3)
        turn.update(lays=rng.choice([0, 1, 2]))
    if turn["phase"] in ("turn", "laying"):
        turn.update(acted=True, moved=rng.sample(own, rng.randint(0, len(own))))


Bend = Callable[[Random, State], None]

BENDS: tuple[Bend, ...] = (
    *(flood, one_colour, drain_bag, drain_colour, spend_reserve, lock_tiles, hurry, bare_sea, weed, trap),
    *(spend_cubes, feed, enrich, crowd, tire),
)
RECIPES: tuple[tuple[Bend, ...], ...] = (
    (lock_tiles, feed, enrich, crowd),  # the last lock, with a shrimp on bare rock
    (feed, one_colour, one_colour, crowd, lock_tiles, enrich),  # a final round with something to eat
    (feed, one_colour, crowd, hurry),  # the fourth shrimp late in the game
    (lock_tiles, feed, enrich, crowd, hurry),
    (mosaic,),
    (mosaic, hurry),
    (mosaic, crowd),
    (enrich, trap),
    (weed, enrich),
    (enrich, weed, spend_reserve),
    (spend_cubes, spend_reserve, drain_bag),
    (enrich, weed, drain_colour),
    (flood, crowd, enrich),  # cubes that must be played with few cells
)


def bent(rng: Random, state: State) -> State:
    """A copy of a position, awkward in several ways."""
    state = deepcopy(state)
    for bend in rng.choice([*RECIPES, *(rng.sample(BENDS, rng.randint(1, 6)) for _ in RECIPES)]):
        if bend is not one_colour or any(state["bag"].values()):
            bend(rng, state)
    turn = state["turn"]
    turn["moved"] = [cell for cell in turn["moved"] if state["shrimps"].get(cell) == turn["player"]]
    if turn["must_play"] and not may_lay(state, turn["must_play"]):
        turn["must_play"] = None
    return tidy(state)
