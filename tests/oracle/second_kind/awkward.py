"""Positions that are hard to reach: a position of a game, bent so that all totals stay right (N6, `load`)."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

from ..reef import ALGAE, LARGE_ALGA, State, mover
from .boards import crowns_die, place
from .choices import cube_plays, legal
from .deeds import play
from .reef import Reef, around
from .stores import put, tidy
from .texts import places_for
from .tiles import COLOURS, POLYP_KINDS, REEF_KINDS, SCORING_CARDS, kind_of, total, ways_to_lay

CLOWNFISH = "gull_service night_shift slack_tide leftovers_again stiff_upper_polyp".split()


def pour(source: dict[str, int], goal: dict[str, int], kind: str, number: int = 1) -> None:
    """Move tiles or cubes from one place to another."""
    put(source, kind, -number)
    put(goal, kind, number)


def drawn(rng: Random, store: dict[str, int]) -> str:
    """A kind that the store has, with the odds of a draw."""
    return rng.choices(list(store), list(store.values()))[0]


def call_back(state: State, cell: str) -> None:
    """A shrimp goes behind its owner's screen."""
    state["players"][state["shrimps"].pop(cell)]["shrimps"] += 1


def at_start(state: State) -> bool:
    """Has nothing been done yet in this turn?"""
    turn = state["turn"]
    return turn["phase"] == "final" or (turn["phase"] == "turn" and not turn["acted"] and not turn["effects"])


# Tiles ------------------------------------------------------------------------------------------------


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
    for colour in rng.sample(COLOURS, rng.choice([1, 2, 5])):
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


# Shrimps, crowns and reef tiles -----------------------------------------------------------------------


def crowd(rng: Random, state: State) -> None:
    """Unplayed shrimps come onto the boards, those of the mover also onto bare rock."""
    for player in rng.sample(range(len(state["players"])), len(state["players"])):
        bare = player == state["turn"]["player"] and not at_start(state) and rng.random() < 0.7
        for cell in rng.sample(list(Reef(state).rock), 40):
            reef, person = Reef(state), state["players"][player]
            on_coral = reef.can_bear_shrimp(cell) and not reef.shrimped(reef.coral[cell])
            if not person["shrimps"] or not reef.room_on_board(player, cell[0]) or rng.random() < 0.2:
                continue
            if on_coral or (bare and reef.is_empty_rock(cell)):
                state["shrimps"][cell] = player
                person["shrimps"] -= 1


def blues(rng: Random, state: State) -> None:
    """Blue shrimps come onto the boards, some beside crowns, and perhaps the one of the open sea too."""
    blue = state["blue"]
    if blue["sea"] and all(person["eaten"] for person in state["players"]):
        blue.update(sea=False, supply=blue["supply"] + 1)
    cells = list(state["polyps"])
    rng.shuffle(cells)
    cells.sort(key=lambda cell: any(near in state["crowns"] for near in around(cell).values()), reverse=True)
    for cell in cells:
        reef = Reef(state)
        free = reef.can_bear_shrimp(cell) and not reef.has_blue(reef.coral[cell])
        if blue["supply"] and free and rng.random() < 0.7:
            blue["supply"] -= 1
            blue["boards"].append(cell)


def weed_with_crowns(rng: Random, state: State) -> None:
    """Crowns stand on empty rock beside polyps, or in the place of one."""
    for _ in range(rng.choice([1, 2, 4])):
        stores = [state["bag"], *(person["hand"] for person in state["players"])]
        store = next((store for store in stores if store.get("crown")), None)
        reef = Reef(state)
        cells = [cell for cell in reef.rock if reef.is_empty_rock(cell) and reef.prey(cell)]
        near = [cell for cell in cells if any(prey in state["shrimps"] for prey in reef.prey(cell))]
        if store and cells:
            put(store, "crown", -1)
            state["crowns"].append(rng.choice(near if near and rng.random() < 0.6 else cells))


def terraform(rng: Random, state: State) -> None:
    """Bare rock and deep water lie on the boards, the growth cell perhaps under water."""
    for kind in ("rock", "water"):
        for _ in range(state["bag"][kind]):
            cells = [cell for cell in places_for(Reef(state), kind) if cell not in state["terrain"]]
            growth = [cell for cell in cells if cell.endswith("d4")]
            if cells and rng.random() < 0.8:
                place(
                    state, state["bag"], kind, rng.choice(growth if growth and rng.random() < 0.5 else cells)
                )


def strip(state: State, cell: str) -> None:
    """The cell falls empty: polyp, shrimps, ward and crown go back to where they come from."""
    if cell in state["shrimps"]:
        call_back(state, cell)
    if cell in state["blue"]["boards"]:
        state["blue"]["boards"].remove(cell)
        state["blue"]["supply"] += 1
    if cell in state["crowns"]:
        state["crowns"].remove(cell)
        put(state["bag"], "crown", 1)
    if cell in state["polyps"]:
        put(state["bag"], kind_of(state["polyps"].pop(cell)), 1)
    state["wards"].pop(cell, None)


def clear_growth_cells(rng: Random, state: State) -> None:
    """The growth cells fall empty, some under a crown or under water."""
    for cell in [
        cell for cell in Reef(state).printed if cell.endswith("d4") and cell not in state["terrain"]
    ]:
        strip(state, cell)
        kind = rng.choice(["crown", "water", "nothing"])
        if state["bag"].get(kind):
            place(state, state["bag"], kind, cell)


def besiege(rng: Random, state: State) -> None:
    """A crown beside a blue shrimp whose only other neighbours have shrimps, at best of the mover (S3.4)."""
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


def corner_crown(rng: Random, state: State) -> None:
    """A crown lives by one polyp, which a half tile is about to attack (S3.5, S4.1)."""
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
    for cell in rng.sample([cell for cell in around(growth_cell).values() if cell in reef.rock], 2):
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


# Cards, locks and turns -------------------------------------------------------------------------------


def deal_cards(rng: Random, state: State) -> None:
    """Everybody has three cards; often those of the windows are with the others."""
    pool = [*state["draw"], *state["discards"]]
    rng.shuffle(pool)
    if rng.random() < 0.6:
        pool.sort(key=lambda card: card not in CLOWNFISH)
    others = [person for person in state["players"] if person is not mover(state)]
    for person in [*others, mover(state)]:
        while len(person["cards"]) < 3 and pool:
            person["cards"].append(pool.pop(0))
    rng.shuffle(pool)
    cut = rng.choice([0, 0, 1, len(pool) // 2, len(pool)])
    state["draw"], state["discards"] = pool[:cut], pool[cut:]


def arm(rng: Random, state: State) -> None:
    """Another player has the card of one of the windows, with an own coral if it is Stiff Upper Polyp."""
    card = rng.choice([*CLOWNFISH, "stiff_upper_polyp", "stiff_upper_polyp", "leftovers_again"])
    for person in state["players"]:
        person["cards"] = [other for other in person["cards"] if other != card]
    state["draw"] = [other for other in state["draw"] if other != card]
    state["discards"] = [other for other in state["discards"] if other != card]
    others = [i for i in range(len(state["players"])) if i != state["turn"]["player"]]
    present = [i for i in others if i in state["shrimps"].values()]
    cards = state["players"][rng.choice(present or others)]["cards"]
    if len(cards) == 3:
        state["discards"].append(cards.pop())
    cards.append(card)


def ward_some(rng: Random, state: State) -> None:
    """Some polyps are warded, those beside crowns above all."""
    for cell in state["polyps"]:
        beside_crown = any(near in state["crowns"] for near in around(cell).values())
        others = [
            i for i in range(len(state["players"])) if i != state["turn"]["player"] or not at_start(state)
        ]
        if rng.random() < (0.5 if beside_crown else 0.15):
            state["wards"][cell] = rng.choice(others)


def stack_cards(rng: Random, state: State) -> None:
    """The mover has three cards of one's own choice, so that each card is played often."""
    person = mover(state)
    state["discards"] += person["cards"]
    person["cards"] = []
    pool = [*state["draw"], *state["discards"]]
    person["cards"] = rng.sample(pool, 3)
    state["draw"] = [card for card in state["draw"] if card not in person["cards"]]
    state["discards"] = [card for card in state["discards"] if card not in person["cards"]]


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


def feed(rng: Random, state: State) -> None:
    """Some shrimps were eaten before, by some or by all."""
    for player, person in enumerate(state["players"]):
        for _ in range(rng.choice([0, 1, 2, 3, 3])):
            mine = [cell for cell, owner in state["shrimps"].items() if owner == player]
            if mine and not person["shrimps"]:
                call_back(state, rng.choice(mine))
            if person["shrimps"] and person["eaten"] < 3:
                person["shrimps"] -= 1
                person["eaten"] += 1
                edible = {
                    kind: number for kind, number in state["bag"].items() if kind in POLYP_KINDS and number
                }
                if edible and not (state["rules"]["advanced"] and rng.random() < 0.6):
                    pour(state["bag"], person["fish"], drawn(rng, edible))
    if state["blue"]["sea"] and all(person["eaten"] for person in state["players"]):  # S5.4
        state["blue"].update(sea=False, supply=state["blue"]["supply"] + 1)


def feast(rng: Random, state: State) -> None:
    """Fish full of tiles of all kinds, and scoring cards before their players or in their hands."""
    pool = [*state["draw"], *state["discards"]]
    state["draw"], state["discards"] = pool, []
    for person in state["players"]:
        for _ in range(rng.choice([2, 4, 8, 15])):
            edible = [kind for kind in POLYP_KINDS if state["bag"][kind]]
            special = [kind for kind in edible if kind not in COLOURS]
            if edible:
                pour(
                    state["bag"],
                    person["fish"],
                    rng.choice(special if special and rng.random() < 0.7 else edible),
                )
        for card in rng.sample(SCORING_CARDS, rng.randint(0, 5)):
            goal = rng.choice([person["table"], person["cards"]])
            if card in pool and (goal is person["table"] or len(goal) < 3):
                pool.remove(card)
                goal.append(card)


def enchant(rng: Random, state: State) -> None:
    """Cards played earlier in the turn are in force."""
    turn, effects = state["turn"], state["turn"]["effects"]
    if turn["phase"] == "laying":
        force = {"from_hand": rng.choice([2, 6]), "weaker": True}
        effects["laying"] = {key: value for key, value in force.items() if rng.random() < 0.7}
        if not effects["laying"] or turn["from_hand"] >= effects["laying"].get("from_hand", 4):
            del effects["laying"]
    if turn["phase"] not in ("turn", "laying"):
        return
    turn["acted"] = True
    waiting = {"any_colour": True, "from_hand": 6, "weaker": True}
    effects["next"] = {key: value for key, value in waiting.items() if rng.random() < 0.6}
    if not effects["next"] or turn["lays"] >= 2:
        del effects["next"]
    if rng.random() < 0.3 and mover(state)["eaten"]:
        effects["locks"] = rng.choice([0, 1]) if turn["locked"] else 1
    if rng.random() < 0.3:
        effects["skip_flip"] = True


def hurry(rng: Random, state: State) -> None:
    """Near the last turn (R11.1e)."""
    state["turn"]["number"] = rng.choice([398, 399, 400])


def tire(rng: Random, state: State) -> None:
    """Much of the turn is over already."""
    turn = state["turn"]
    own = [cell for cell, owner in state["shrimps"].items() if owner == turn["player"]]
    if turn["phase"] == "turn" and not turn["must_play"] and not turn["effects"]:
        turn.update(acted=True, introduced=rng.random() < 0.5, locked=rng.random() < 0.3)
        turn.update(lays=rng.choice([0, 1, 2]), bought=rng.random() < 0.5)
    if turn["phase"] in ("turn", "laying"):
        turn.update(acted=True, moved=rng.sample(own, rng.randint(0, len(own))))


Bend = Callable[[Random, State], None]

BENDS: tuple[Bend, ...] = (
    *(flood, one_colour, exotic, bare_sea, strange_sea, drain_bag, drain_ordinary, spend_reserve, enrich),
    *(
        spend_cubes,
        crowd,
        blues,
        weed_with_crowns,
        terraform,
        deal_cards,
        stack_cards,
        lock_tiles,
        feed,
        hurry,
        tire,
    ),
)
RECIPES: tuple[tuple[Bend, ...], ...] = (
    (crowd, weed_with_crowns),
    (feed, one_colour, exotic, crowd, weed_with_crowns, blues),  # crowns against blue shrimps
    (flood, exotic, crowd, weed_with_crowns, blues, deal_cards),
    (lock_tiles, feed, enrich, crowd, stack_cards),  # the last lock
    (feed, one_colour, one_colour, exotic, crowd, lock_tiles, enrich, weed_with_crowns),  # a final round
    (feed, one_colour, exotic, crowd, hurry),
    (mosaic, deal_cards),
    (mosaic, hurry, stack_cards),
    (one_colour, exotic, crowd, deal_cards, enrich),  # attacks on the corals of those who can answer
    (one_colour, one_colour, crowd, stack_cards, enrich),
    (enrich, stack_cards),
    (enrich, terraform, stack_cards),
    (enrich, trap),
    (besiege,),
    (besiege, crowd),
    (corner_crown,),
    (feast,),
    (feast, lock_tiles, feed, crowd),
    (enrich, enchant),
    (enrich, flood, enchant),
    (one_colour, flood, crowd, enrich, enchant, arm),
    (lock_tiles, feed, enrich, enchant, arm),
    (tire, enrich, enchant, stack_cards),
    (exotic, one_colour, crowd, weed_with_crowns),
    (crowd, blues, stack_cards),
    (one_colour, crowd, blues, stack_cards),
    (feed, one_colour, one_colour, exotic, crowd, ward_some, arm),
    (lock_tiles, feed, enrich, stack_cards),
    (trap,),
    (trap, drain_ordinary),
    (trap, crowd),
    (crowd, weed_with_crowns, blues, ward_some),
    (clear_growth_cells, enrich),
    (clear_growth_cells, drain_ordinary, enrich, exotic),
    (flood, crowd, enrich, arm),
    (one_colour, one_colour, flood, crowd, enrich, arm),
    (one_colour, crowd, feed, ward_some, arm),
    (trap, enrich),
    (terraform, enrich, trap),
    (feed, one_colour, one_colour, crowd, stack_cards, enrich),  # breakfast, late
    (feed, one_colour, one_colour, exotic, crowd, deal_cards),  # meals with others waiting for leftovers
    (crowd, weed_with_crowns, stack_cards),
    (flood, crowd, enrich, stack_cards),
    (strange_sea, deal_cards),
    (bare_sea, deal_cards),
    (spend_cubes, drain_bag, stack_cards),
    (enrich, drain_ordinary, exotic),
)


def bent(rng: Random, state: State) -> State:
    """A copy of a position with no decision in progress, awkward in several ways."""
    state = deepcopy(state)
    for bend in rng.choice([*RECIPES, *RECIPES, *(rng.sample(BENDS, rng.randint(1, 7)) for _ in RECIPES)]):
        bend(rng, state)
    turn = state["turn"]
    turn["moved"] = [cell for cell in turn["moved"] if state["shrimps"].get(cell) == turn["player"]]
    state["wards"] = {cell: ward for cell, ward in state["wards"].items() if cell in state["polyps"]}
    crowns_die(state)
    reef = Reef(state)
    acting = state["crowns"] if at_start(state) else []
    turn["crowns"] = [crown for crown in acting if reef.crown_targets(crown, turn["player"])]
    if turn["must_play"] and not cube_plays(state, reef, turn["must_play"]):
        turn["must_play"] = None
    return tidy(state)
