"""What may be done: every candidate is tried against the words of the rules (R2.8, R3-R8, S3-S8)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from ..reef import ALGAE, LARGE_ALGA, State, mover, own_shrimps, to_bag
from .reef import Reef, around, in_order
from .tiles import BLUE_CARDS, COLOURS, POLYP_KINDS, REEF_KINDS, colours_of, total, ways_to_lay, worth


def asked(state: State) -> int:
    """The player who has to decide now (N6)."""
    pending = state["turn"]["pending"]
    player: int = (pending or {}).get("player", state["turn"]["player"])
    return player


def legal(state: State, player: int | None = None) -> list[str]:
    """All legal actions in canonical order; nothing for a player who is not asked."""
    turn = state["turn"]
    phase = turn["phase"]
    if player is None:
        player = asked(state)
    if phase == "setup":
        return list(setup_actions(state, player))
    if phase == "over" or player != asked(state):  # R3.6
        return []
    reef = Reef(state)
    if turn["pending"]:
        return list(answers(state, reef))
    if turn["crowns"]:
        return list(crown_attacks(state, reef))  # S3.1
    if phase == "final":
        return [*eats(state, reef), "pass"]  # R11.2
    if phase == "laying":
        return [*layings(state, reef), *moves(state, reef), *discards(state)]  # R3.4, S7.1
    if turn["must_play"]:
        return [*owed_cube(state, reef), *moves(state, reef), *discards(state)]  # R8.1
    return list(turn_actions(state, reef))


def turn_actions(state: State, reef: Reef) -> Iterator[str]:
    """The actions of a turn, between actions (R3, S7)."""
    turn, person = state["turn"], mover(state)
    if not turn["acted"]:  # R3.5
        yield from eats(state, reef)
    yield from cubes(state, reef)
    yield from introductions(state, reef)
    yield from moves(state, reef)
    yield from larva_exchanges(state, reef)
    yield from algae(state)
    yield from (f"polyp {c}" for c in person["cubes"] if state["bag"][c] or state["reserve"][c])  # R8.2, S4.6
    yield from placements(state, reef)
    yield from buys(state)
    yield from discards(state)
    yield from blue_uses(state, reef)
    yield from takes(state, reef)


def setup_actions(state: State, player: int) -> Iterator[str]:
    """R2.8, S2.4."""
    person = state["players"][player]
    if not person["fish"]:
        yield from (f"feed {kind}" for kind in person["hand"] if kind != "crown")
    elif not person["cubes"]:
        for pair in combinations_with_replacement(COLOURS, 2):
            if all(state["larvae"][colour] >= pair.count(colour) for colour in pair):
                yield "larvae " + "".join(pair)


# Action 0 ---------------------------------------------------------------------------------------------


def crown_attacks(state: State, reef: Reef) -> Iterator[str]:
    """S3.1, S3.2."""
    for crown in state["turn"]["crowns"]:
        yield from (f"crown {crown} {cell}" for cell in reef.crown_targets(crown, state["turn"]["player"]))


def answers(state: State, reef: Reef) -> Iterator[str]:
    """The answers to the decision in progress."""
    pending = state["turn"]["pending"]
    match pending["kind"]:
        case "flee":  # S3.4
            yield from (f"flee {pending['cell']} {goal}" for goal in reef.destinations(pending["cell"]))
        case "drift":
            yield from drifts(state, reef, pending["cell"])
        case "return":
            yield from (f"return {kind}" for kind in returnable(pending["tiles"], pending["left"]))
        case "split":
            yield from ("split", "keep")  # S4.4


def drifts(state: State, reef: Reef, cell: str) -> Iterator[str]:
    """S3.4: to a neighbour; failing that off, or an own shrimp makes room first."""
    free = havens(reef, cell)
    yield from (f"drift {cell} {near}" for near in free)
    if not free:
        yield f"drift {cell} off"
        for own in in_order(own_shrimps(state)):
            others = {at: owner for at, owner in state["shrimps"].items() if at != own}
            if own in havens(reef.with_shrimps(others), cell):
                yield from (f"move {own} {goal}" for goal in reef.destinations(own))


def havens(reef: Reef, cell: str) -> list[str]:
    """The neighbouring polyps to which a blue shrimp may drift from a cell that a crown has taken (S3.4)."""
    reef = reef.with_blue([at for at in reef.blue if at != cell])
    return in_order(
        near
        for near in around(cell).values()
        if reef.can_bear_shrimp(near) and not reef.has_blue(reef.coral[near])
    )


# Action 1 ---------------------------------------------------------------------------------------------


def eats(state: State, reef: Reef) -> Iterator[str]:
    """R10.1, S8.1; in the final round the coral must also feed something (R11.2, S4.7)."""
    person, final = mover(state), state["turn"]["phase"] == "final"
    for cell in in_order(own_shrimps(state)):
        coral = reef.coral.get(cell, frozenset())
        value = sum(worth(reef.tiles[each]) for each in coral)
        if len(coral) < 5 or (final and value <= to_bag(state)):
            continue
        if person["eaten"]:
            yield f"eat {cell}"
        elif not final:  # S7.6
            yield from (f"eat {cell} {card}" for card in person["cards"] if card in BLUE_CARDS)


def returnable(tiles: dict[str, int], left: int) -> list[str]:
    """The kinds that may go into the bag next, so that the exact number can still be reached (S4.7)."""
    return [kind for kind in tiles if can_return(less(tiles, kind), left - worth(kind))]


def can_return(tiles: dict[str, int], left: int) -> bool:
    """Can tiles worth exactly `left` be chosen from these?"""
    if left <= 0:
        return left == 0
    doubles = sum(number for kind, number in tiles.items() if worth(kind) == 2)
    singles = total(tiles) - doubles
    return any(left - 2 * number in range(singles + 1) for number in range(doubles + 1))


def less(store: dict[str, int], kind: str) -> dict[str, int]:
    """The tiles without one of the kind."""
    return {each: number - (each == kind) for each, number in store.items() if number > (each == kind)}


# Actions 2 to 8 ---------------------------------------------------------------------------------------


def forms(store: dict[str, int], colour: str) -> list[str]:
    """In which forms the tiles of a store can be laid as the colour, by kind and orientation (S4.6, N7)."""
    return [tile for kind in POLYP_KINDS if store.get(kind) for tile in ways_to_lay(kind, colour)]


def can_lay_some(reef: Reef, tiles: list[str]) -> bool:
    """Is there a cell for one of the tiles?"""
    return any(reef.may_lay(tile, cell) for tile in tiles for cell in reef.rock)


def may_play_cube(state: State, reef: Reef, colour: str, paid: str | None = None) -> bool:
    """R3.3, R4.3, S4.6; a consumed tile of the kind `paid` is gone first (R8.1)."""
    person = mover(state)
    consumed = less(person["consumed"], paid) if paid else person["consumed"]
    tiles = forms({**person["hand"], **consumed}, colour)
    return state["turn"]["lays"] < 2 and can_lay_some(reef, tiles)


def cubes(state: State, reef: Reef) -> Iterator[str]:
    """R4.1, R4.3."""
    yield from (f"cube {colour}" for colour in mover(state)["cubes"] if may_play_cube(state, reef, colour))


def owed_cube(state: State, reef: Reef) -> Iterator[str]:
    """R8.1."""
    yield f"cube {state['turn']['must_play']}"


def sources(state: State) -> list[tuple[str, str]]:
    """From where which forms of tiles may be laid now: hand, then consumed (R4.1, R4.2)."""
    turn, person = state["turn"], mover(state)
    hand = forms(person["hand"], turn["laying"]) if turn["from_hand"] < 4 else []
    consumed = forms(person["consumed"], turn["laying"])
    return [*(("hand", tile) for tile in hand), *(("consumed", tile) for tile in consumed)]


def layings(state: State, reef: Reef) -> Iterator[str]:
    """R4, with `stop`."""
    able = sources(state)
    cells = {tile: {cell for cell in reef.rock if reef.may_lay(tile, cell)} for _, tile in able}
    for cell in reef.rock:
        for source, tile in able:
            if cell in cells[tile]:
                words = ["lay", cell, *(["consumed"] if source == "consumed" else [])]
                yield " ".join([*words, *([tile] if tile not in COLOURS else [])])
    if state["turn"]["laid"] or not any(cells.values()):  # R4.3
        yield "stop"


def introductions(state: State, reef: Reef) -> Iterator[str]:
    """R7.1, R7.3, S5.2."""
    if not mover(state)["shrimps"] or state["turn"]["introduced"]:
        return
    for cell in reef.rock:
        free = reef.can_bear_shrimp(cell) and not reef.shrimped(reef.coral[cell])
        if free and reef.room_on_board(state["turn"]["player"], cell[0]):
            yield f"shrimp {cell}"


def moves(state: State, reef: Reef) -> Iterator[str]:
    """R7.2 to R7.6, and R8.1: none that would bar a cube that must be played."""
    turn = state["turn"]
    for cell in in_order(own_shrimps(state)):
        again = cell in turn["moved"]
        if again and cell in reef.tiles:  # R7.6
            continue
        for goal in reef.destinations(cell):
            if again and goal in reef.rock and goal not in reef.tiles:
                continue
            if not turn["must_play"] or may_play_owed_cube(state, reef, cell, goal):
                yield f"move {cell} {goal}"


def may_play_owed_cube(state: State, reef: Reef, cell: str, goal: str) -> bool:
    """Could the owed cube still be played if the shrimp went there (R8.1)?"""
    shrimps = {at: owner for at, owner in state["shrimps"].items() if at != cell}
    if goal != "off":
        shrimps[goal] = state["shrimps"][cell]
    return may_play_cube(state, reef.with_shrimps(shrimps), state["turn"]["must_play"])


def larva_exchanges(state: State, reef: Reef) -> Iterator[str]:
    """R8.1, S8.2; an ordinary tile is not named."""
    for colour in COLOURS:
        for kind in mover(state)["consumed"]:
            if colour in colours_of(kind) and state["larvae"][colour]:
                if may_play_cube(state, reef, colour, paid=kind):
                    yield f"larva {colour}" if kind == colour else f"larva {colour} {kind}"


def cylinders(state: State, alga: str) -> int:
    """How many cylinders of the colour the supply has (R1.3, R8.3)."""
    left: int = 5 - state["locks"].count(alga) - (state["alga_space"] == alga)
    return left


def algae(state: State) -> Iterator[str]:
    """R8.3 to R8.6."""
    person, locks = mover(state), state["locks"]
    for paid in person["consumed"]:
        for alga in ALGAE:
            if not cylinders(state, alga):
                continue
            yield f"alga {paid} {alga} sea"
            if state["turn"]["locked"] or person["eaten"] == 0:  # R8.5
                continue
            if locks.count(None) == 1 and total(person["fish"]) < 2:  # R8.6, S4.4
                continue
            for number, side in enumerate(state["coral_tiles"], 1):
                if locks[number - 1] is None and LARGE_ALGA[side] == alga:
                    yield f"alga {paid} {alga} {number}"


def placements(state: State, reef: Reef) -> Iterator[str]:
    """S6: rock, water, crown."""
    for kind in REEF_KINDS:
        if mover(state)["hand"].get(kind):
            yield from (f"place {kind} {cell}" for cell in places_for(reef, kind))


def places_for(reef: Reef, kind: str) -> list[str]:
    """Where a reef tile may be placed (S6.1 to S6.4)."""
    if kind != "rock":
        return [cell for cell in reef.rock if reef.is_empty_rock(cell)]  # S6.2 to S6.4
    beside_rock = {near for cell in reef.printed for near in around(cell).values()}
    return in_order(cell for cell in beside_rock if cell not in reef.rock)  # S6.1, S6.3


def buys(state: State) -> Iterator[str]:
    """S7.1, S8.5."""
    turn, person = state["turn"], mover(state)
    if turn["bought"] or turn["collected"] or len(person["cards"]) >= 3:
        return
    if not state["draw"] and not state["discards"]:
        return
    for source in ("hand", "consumed"):
        yield from (f"buy {source} {kind}" for kind in person[source])
    yield from (f"buy cube {colour}" for colour in person["cubes"])


def discards(state: State) -> Iterator[str]:
    """S7.1."""
    yield from (f"discard {card}" for card in mover(state)["cards"])


# Blue shrimps -----------------------------------------------------------------------------------------


def blue_uses(state: State, reef: Reef) -> Iterator[str]:
    """S7.3: first all introductions, then all moves."""
    cards = [card for card in mover(state)["cards"] if card in BLUE_CARDS]
    yield from (f"blue {card} {cells}" for card in cards for cells in blue_introductions(state, reef))
    yield from (f"shift {card} {cells}" for card in cards for cells in blue_moves(state, reef))


def blue_goals(reef: Reef, start: str | None) -> list[str]:
    """The polyps for a blue shrimp that comes from this cell, or from the supply (S5.2)."""
    reef = reef.with_blue([cell for cell in reef.blue if cell != start])
    return [
        cell
        for cell in reef.rock
        if cell != start and reef.can_bear_shrimp(cell) and not reef.has_blue(reef.coral[cell])
    ]


def blue_introductions(state: State, reef: Reef) -> Iterator[str]:
    """Use B (S5.5)."""
    if state["blue"]["supply"]:
        yield from blue_goals(reef, None)
    else:
        yield from (f"{start} {goal}" for start in reef.blue for goal in blue_goals(reef, start))


def blue_moves(state: State, reef: Reef) -> Iterator[str]:
    """Use C (S5.5)."""
    for start in reef.blue:
        if reef.belongs_to(reef.coral[start], state["turn"]["player"]):
            yield from (f"{start} {goal}" for goal in [*blue_goals(reef, start), "off"])


# Action 10 --------------------------------------------------------------------------------------------


def takes(state: State, reef: Reef) -> list[str]:
    """R9.1, but not while an own shrimp stands on bare rock (R7.4); after Pick me up `end` (S8.5)."""
    if any(cell not in reef.tiles for cell in own_shrimps(state)):
        return []
    return ["end"] if state["turn"]["collected"] else [f"take {colour}" for colour in COLOURS]
