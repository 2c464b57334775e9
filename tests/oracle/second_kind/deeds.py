"""What then happens: the state after an action (R2.8, R4-R11, S3-S8)."""

from copy import deepcopy

from ..reef import LARGE_ALGA, State, mover, to_bag
from .choices import less, sources
from .endings import end_final_turn, end_game, end_turn, refill
from .reef import Reef, around, in_order
from .tiles import COLOURS, DECK, KINDS, is_double, kind_of, open_sides, worth

KEEPS_ACTED = ("crown", "flee", "drift", "return", "discard")  # S3.6, S7.1, N7


def play(state: State, action: str, player: int, deal: list[str] | None = None) -> State:
    """The state after a legal action; `deal` has what was drawn."""
    state = deepcopy(state)
    kind, *words = action.split()
    turn = state["turn"]
    if kind in ("feed", "larvae"):
        set_up(state, kind, words[0], player)
        return tidy(state)
    drifting = bool(turn["pending"]) and turn["pending"]["kind"] == "drift"
    if kind not in KEEPS_ACTED and not (kind == "move" and drifting):
        turn["acted"] = True
    if kind not in ("move", "discard"):
        turn["moved"] = []  # R7.6, S7.1
    match kind:
        case "crown":
            attack_by_crown(state, *words)
        case "flee" | "drift":
            leave_crown(state, kind, *words)
        case "move":
            move(state, *words)
        case "eat":
            eat(state, *words)
        case "return":
            return_tile(state, words[0])
        case "cube":
            play_cube(state, words[0])
        case "lay":
            lay(state, words[0], words[1:])
        case "split" | "keep":
            answer_double(state, kind)
        case "stop":
            end_laying(state)
        case "shrimp":
            state["shrimps"][words[0]] = player
            mover(state)["shrimps"] -= 1
            turn["introduced"] = True
        case "larva":
            exchange_for_larva(state, words[0], words[-1])
        case "alga":
            play_alga(state, *words)
        case "polyp":
            put(mover(state)["cubes"], words[0], -1)
            put(state["larvae"], words[0], 1)
            put(state["bag" if state["bag"][words[0]] else "reserve"], words[0], -1)
            put(mover(state)["hand"], words[0], 1)
        case "place":
            put(mover(state)["hand"], words[0], -1)
            place(state, *words)
        case "buy":
            buy(state, *words, deal or [])
        case "discard":
            discard(state, words[0])
        case "blue":
            discard(state, words[0])
            introduce_blue(state, words[1:])
        case "shift":
            discard(state, words[0])
            move_blue(state, *words[1:])
        case "take":
            collect(state, words[0], deal or [])
        case "end":
            end_turn(state)
        case "pass":
            end_final_turn(state)
        case _:
            raise ValueError(action)
    crowns_die(state)
    return tidy(state)


def put(store: dict[str, int], kind: str, number: int) -> None:
    """Add tiles or cubes, or take them away."""
    store[kind] = store.get(kind, 0) + number
    assert store[kind] >= 0


def tidy(state: State) -> State:
    """Everything in the order of N4 and N7, zeros left out where they are left out there."""
    for field in ("polyps", "shrimps", "terrain"):
        state[field] = {cell: state[field][cell] for cell in in_order(state[field])}
    state["crowns"] = in_order(state["crowns"])
    state["blue"]["boards"] = in_order(state["blue"]["boards"])
    state["draw"].sort(key=DECK.index)
    state["discards"].sort(key=DECK.index)
    for tiles in state["sea"].values():
        tiles.sort(key=KINDS.index)
    for person in state["players"]:
        for store in ("hand", "consumed", "fish"):
            person[store] = {kind: person[store][kind] for kind in KINDS if person[store].get(kind)}
        person["cubes"] = {colour: person["cubes"][colour] for colour in COLOURS if person["cubes"].get(colour)}
        person["cards"].sort(key=DECK.index)
    state["turn"]["moved"] = in_order(state["turn"]["moved"])
    state["turn"]["crowns"] = in_order(state["turn"]["crowns"])
    return state


def set_up(state: State, kind: str, what: str, player: int) -> None:
    """R2.8; `turn.player` is the lowest who still has to choose (N4)."""
    person = state["players"][player]
    if kind == "feed":
        put(person["hand"], what, -1)
        put(person["fish"], what, 1)
    else:
        for colour in what:
            put(state["larvae"], colour, -1)
            put(person["cubes"], colour, 1)
    waiting = [i for i, person in enumerate(state["players"]) if not person["fish"] or not person["cubes"]]
    state["turn"].update(phase="setup" if waiting else "turn", player=waiting[0] if waiting else 0)


# Crowns and shrimps -----------------------------------------------------------------------------------


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
        owner = state["shrimps"].pop(cell)
        if goal == "off":
            state["players"][owner]["shrimps"] += 1
        else:
            state["shrimps"][goal] = owner


def crowns_die(state: State) -> None:
    """S3.5: they leave the game."""
    reef = Reef(state)
    state["crowns"] = [crown for crown in state["crowns"] if reef.prey(crown)]
    state["turn"]["crowns"] = [crown for crown in state["turn"]["crowns"] if crown in state["crowns"]]


def move(state: State, start: str, goal: str) -> None:
    """R7.2; `moved` says where the moved shrimps now stand."""
    moved = state["turn"]["moved"]
    owner = state["shrimps"].pop(start)
    if start in moved:
        moved.remove(start)
    if goal == "off":
        mover(state)["shrimps"] += 1
    else:
        state["shrimps"][goal] = owner
        moved.append(goal)


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


# Eating -----------------------------------------------------------------------------------------------


def eat(state: State, cell: str, card: str | None = None) -> None:
    """R10.2, S4.7, S5.3, S8.1: the coral leaves the board; then the tiles for the bag are chosen."""
    person, number = mover(state), to_bag(state)
    if card:
        discard(state, card)
    tiles: dict[str, int] = {}
    for gone in Reef(state).coral[cell]:
        put(tiles, kind_of(state["polyps"].pop(gone)), 1)
        state["wards"].pop(gone, None)
        if gone in state["blue"]["boards"]:
            move_blue(state, gone, "off")
    del state["shrimps"][cell]
    person["eaten"] += 1
    if state["blue"]["sea"] and all(person["eaten"] for person in state["players"]):  # S5.4
        state["blue"].update(sea=False, supply=state["blue"]["supply"] + 1)
    tiles = {kind: tiles[kind] for kind in KINDS if kind in tiles}
    value = sum(worth(kind) * count for kind, count in tiles.items())
    state["turn"]["pending"] = {"kind": "return", "left": number, "tiles": tiles}
    if len(tiles) == 1 or value == number:  # N7: automatic
        while state["turn"]["pending"]:
            return_tile(state, next(iter(state["turn"]["pending"]["tiles"])))


def return_tile(state: State, kind: str) -> None:
    """S4.7; after the last the rest enters the fish, and R11.1b is looked at."""
    pending, person = state["turn"]["pending"], mover(state)
    put(state["bag"], kind, 1)
    pending["tiles"] = less(pending["tiles"], kind)
    pending["left"] -= worth(kind)
    if pending["left"]:
        return
    for rest, number in pending["tiles"].items():
        put(person["fish"], rest, number)
    state["turn"]["pending"] = None
    if state["turn"]["phase"] == "final":
        end_final_turn(state)
    elif person["eaten"] == 4:
        end_game(state, "shrimps")


# Laying -----------------------------------------------------------------------------------------------


def play_cube(state: State, colour: str) -> None:
    """R4.1."""
    turn = state["turn"]
    put(mover(state)["cubes"], colour, -1)
    put(state["larvae"], colour, 1)
    turn.update(phase="laying", laying=colour, lays=turn["lays"] + 1, must_play=None)


def lay(state: State, cell: str, words: list[str]) -> None:
    """R4, R5.2, R6, S4."""
    turn, person = state["turn"], mover(state)
    source = "consumed" if "consumed" in words else "hand"
    tile = words[-1] if words and words[-1] != "consumed" else turn["laying"]
    put(person[source], kind_of(tile), -1)
    target = state["polyps"].get(cell)
    if target:
        put(person["consumed"], kind_of(target), 1)  # R5.2
    state["polyps"][cell] = tile
    turn["laid"] += 1
    turn["from_hand"] += source == "hand"
    grow(state, cell)
    if target and is_double(kind_of(target)) and state["bag"][target[0]] >= 2:  # S4.4
        turn["pending"] = {"kind": "split", "tile": target}
    else:
        end_laying_without_tiles(state)


def grow(state: State, cell: str) -> None:
    """R6.1, R6.2, S4.1, S4.6; not in the advanced game (R12.1)."""
    tile = state["polyps"][cell]
    growth_cell = cell[0] + "d4"
    ordinary: str = tile[0]
    open_to = [near for side, near in around(cell).items() if side in open_sides(tile)]
    if state["rules"]["advanced"] or growth_cell not in open_to or growth_cell in state["polyps"]:
        return
    if not Reef(state).may_lay(ordinary, growth_cell):
        return
    take_ordinary(state, ordinary, growth_cell)


def take_ordinary(state: State, colour: str, cell: str) -> None:
    """A polyp from the reserve, or from the bag, comes onto the cell if there is one (R6.2)."""
    bag, reserve = state["bag"], state["reserve"]
    if not reserve[colour] and not bag[colour]:
        return
    reserve_exists = any(reserve.values())
    put(reserve if reserve[colour] else bag, colour, -1)
    state["polyps"][cell] = colour
    if reserve_exists and not reserve[colour] and bag[colour]:
        put(bag, colour, -1)
        put(reserve, colour, 1)


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


# Exchanges, algae, reef tiles and cards ---------------------------------------------------------------


def exchange_for_larva(state: State, colour: str, kind: str) -> None:
    """R8.1, S8.2."""
    put(mover(state)["consumed"], kind, -1)
    put(state["bag"], kind, 1)
    put(state["larvae"], colour, -1)
    put(mover(state)["cubes"], colour, 1)
    state["turn"]["must_play"] = colour


def play_alga(state: State, paid: str, alga: str, place: str) -> None:
    """R8.3 to R8.5, R11.1a."""
    put(mover(state)["consumed"], paid, -1)
    put(state["bag"], paid, 1)
    if place == "sea":
        state["alga_space"] = alga
    else:
        state["locks"][int(place) - 1] = alga
        state["turn"]["locked"] = True
    for number, side in enumerate(state["coral_tiles"]):
        if state["locks"][number] is None and LARGE_ALGA[side] == alga:
            turn_over(state, number)
    if None not in state["locks"]:
        end_game(state, "locks")


def turn_over(state: State, number: int) -> None:
    """A coral tile shows its other side (R1.7)."""
    one, other = state["coral_tiles"][number].split(">")
    state["coral_tiles"][number] = f"{other}>{one}"


def place(state: State, kind: str, cell: str) -> None:
    """S6; rock and water on each other both go into the bag (S6.3)."""
    if kind == "crown":
        state["crowns"].append(cell)
    elif cell in state["terrain"]:
        put(state["bag"], kind, 1)
        put(state["bag"], state["terrain"].pop(cell), 1)
    else:
        state["terrain"][cell] = kind


def buy(state: State, source: str, what: str, deal: list[str]) -> None:
    """S7.1."""
    person = mover(state)
    if source == "cube":
        put(person["cubes"], what, -1)
        put(state["larvae"], what, 1)
    else:
        put(person[source], what, -1)
        put(state["bag"], what, 1)
    if not state["draw"]:
        state["draw"], state["discards"] = state["discards"], []
    (card,) = deal
    state["draw"].remove(card)
    person["cards"].append(card)
    state["turn"]["bought"] = True


def discard(state: State, card: str) -> None:
    """A card leaves the hand."""
    mover(state)["cards"].remove(card)
    state["discards"].append(card)


def collect(state: State, space: str, deal: list[str]) -> None:
    """R9."""
    person = mover(state)
    put(person["cubes"], space, 1)
    for tile in state["sea"][space]:
        put(person["hand"], tile, 1)
    state["sea"][space] = []
    if refill(state, space, deal):
        end_turn(state)
