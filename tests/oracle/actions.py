"""What then happens: the state after an action (R2.8, R4-R11)."""

from copy import deepcopy

from .reef import COLOURS, LARGE_ALGA, Reef, State, in_order, mover, neighbours, to_bag


def play(state: State, action: str, player: int, deal: list[str] | None = None) -> State:
    """The state after a legal action; `deal` has the tiles drawn by a `take`."""
    state = deepcopy(state)
    kind, *words = action.split()
    turn = state["turn"]
    if kind in ("feed", "larvae"):
        set_up(state, kind, words[0], player)
        return tidy(state)
    turn["acted"] = True
    if kind == "move":
        move(state, *words)
        return tidy(state)
    turn["moved"] = []  # R7.6
    match kind:
        case "eat":
            eat(state, words[0])
        case "cube":
            put(mover(state)["cubes"], words[0], -1)
            put(state["larvae"], words[0], 1)
            turn.update(phase="laying", laying=words[0], lays=turn["lays"] + 1, must_play=None)
        case "lay":
            lay(state, words[0], "consumed" if len(words) == 2 else "hand")
        case "stop":
            end_laying(state)
        case "shrimp":
            state["shrimps"][words[0]] = player
            mover(state)["shrimps"] -= 1
            turn["introduced"] = True
        case "larva":
            put(mover(state)["consumed"], words[0], -1)
            put(state["bag"], words[0], 1)
            put(state["larvae"], words[0], -1)
            put(mover(state)["cubes"], words[0], 1)
            if state["rules"]["larva_exchange"] == "play":
                turn["must_play"] = words[0]
        case "alga":
            play_alga(state, *words)
        case "polyp":
            put(mover(state)["cubes"], words[0], -1)
            put(state["larvae"], words[0], 1)
            put(state["bag" if state["bag"][words[0]] else "reserve"], words[0], -1)
            put(mover(state)["hand"], words[0], 1)
        case "take":
            collect(state, words[0], deal or [])
        case "pass":
            end_final_turn(state)
        case _:
            raise ValueError(action)
    return tidy(state)


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


def eat(state: State, cell: str) -> None:
    """R10.2, R11.1b."""
    coral = Reef(state).coral[cell]
    person, colour, back = mover(state), state["polyps"][cell], to_bag(state)
    for gone in coral:
        del state["polyps"][gone]
    del state["shrimps"][cell]
    put(state["bag"], colour, back)
    put(person["fish"], colour, len(coral) - back)
    person["eaten"] += 1
    if state["turn"]["phase"] == "final":
        end_final_turn(state)
    elif person["eaten"] == 4:
        end_game(state, "shrimps")


def lay(state: State, cell: str, source: str) -> None:
    """R4, R5.2, R6."""
    turn, person = state["turn"], mover(state)
    colour = turn["laying"]
    put(person[source], colour, -1)
    if cell in state["polyps"]:
        put(person["consumed"], state["polyps"][cell], 1)  # R5.2
    state["polyps"][cell] = colour
    turn["laid"] += 1
    turn["from_hand"] += source == "hand"
    if not state["rules"]["advanced"]:  # R12.1
        grow(state, cell, colour)
    hand_is_done = turn["from_hand"] == 4 or not person["hand"].get(colour)
    if hand_is_done and not person["consumed"].get(colour):  # R4.3
        end_laying(state)


def grow(state: State, cell: str, colour: str) -> None:
    """R6.1, R6.2."""
    growth_cell = cell[0] + "d4"
    if growth_cell not in neighbours(cell) or growth_cell in state["polyps"]:
        return
    if growth_cell in state["shrimps"] or not Reef(state).may_lay(colour, growth_cell):
        return
    bag, reserve = state["bag"], state["reserve"]
    if not reserve[colour] and not bag[colour]:
        return
    reserve_exists = any(reserve.values())
    put(reserve if reserve[colour] else bag, colour, -1)
    state["polyps"][growth_cell] = colour
    if reserve_exists and not reserve[colour] and bag[colour]:
        put(bag, colour, -1)
        put(reserve, colour, 1)


def end_laying(state: State) -> None:
    """R4.3."""
    state["turn"].update(phase="turn", laying=None, from_hand=0, laid=0)


def play_alga(state: State, paid: str, alga: str, place: str) -> None:
    """R8.3 to R8.5, R11.1a."""
    put(mover(state)["consumed"], paid, -1)
    put(state["bag"], paid, 1)
    if place == "sea":
        state["alga_space"] = alga
    else:
        state["locks"][int(place) - 1] = alga
        state["turn"]["locked"] = True
    for i, side in enumerate(state["coral_tiles"]):
        if state["locks"][i] is None and LARGE_ALGA[side] == alga:
            state["coral_tiles"][i] = side[::-1].replace("<", ">")
    if None not in state["locks"]:
        end_game(state, "locks")


def collect(state: State, space: str, deal: list[str]) -> None:
    """R9, R11.1c to e."""
    sea, bag, reserve, person = state["sea"], state["bag"], state["reserve"], mover(state)
    put(person["cubes"], space, 1)
    for tile in sea[space]:
        put(person["hand"], tile, 1)
    sea[space] = []

    clockwise = [COLOURS[(COLOURS.index(space) + step) % 5] for step in range(5)]
    to_fill = [colour for colour in clockwise if len(sea[colour]) < 3]
    if sum(bag.values()) < len(to_fill):  # R9.3
        for colour in COLOURS:
            put(bag, colour, reserve[colour])
            reserve[colour] = 0
    if sum(bag.values()) < len(to_fill) or not state["larvae"][space]:
        assert deal == []
        end_game(state, "supply")
        return
    put(state["larvae"], space, -1)
    for colour, tile in zip(to_fill, deal, strict=True):
        put(bag, tile, -1)
        sea[colour].append(tile)

    reef = Reef(state)
    if not any(reef.some_cell(colour) for colour in COLOURS):
        end_game(state, "full")
    elif state["turn"]["number"] >= 400:
        end_game(state, "limit")
    else:
        next_turn(state)


def reset_flags(state: State) -> None:
    """N4: at the end of a turn, for whatever reason."""
    end_laying(state)
    state["turn"].update(acted=False, lays=0, must_play=None, introduced=False, locked=False, moved=[])


def next_turn(state: State) -> None:
    """R2.6."""
    reset_flags(state)
    turn = state["turn"]
    turn.update(number=turn["number"] + 1, player=(turn["player"] + 1) % len(state["players"]))


def end_game(state: State, cause: str) -> None:
    """R11.1, R11.2: the final round if there is one, else the end."""
    turn = state["turn"]
    turn.update(ended_by=cause, ender=turn["player"])
    if cause in ("locks", "shrimps"):
        next_turn(state)
        turn["phase"] = "final"
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
        next_turn(state)
        turn["phase"] = "final"
