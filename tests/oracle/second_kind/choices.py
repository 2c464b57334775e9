"""What may be done: every candidate is tried against the words of the rules (R2.8, R3-R8, S3-S8)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from ..reef import ALGAE, LARGE_ALGA, State, mover, own_shrimps, to_bag
from .reef import Reef, around, in_order
from .stores import less
from .texts import blue_uses, can_lay_some, choices_of, cylinders, forms, may_lay, places_for, playable
from .tiles import BLUE_CARDS, COLOURS, REEF_KINDS, TIMES, colours_of, total, worth


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
        owed = cube_plays(state, reef, turn["must_play"])
        return [*owed, *moves(state, reef), *discards(state)]  # R8.1
    return list(turn_actions(state, reef))


def turn_actions(state: State, reef: Reef) -> Iterator[str]:
    """The actions of a turn, between actions (R3, S7)."""
    turn, person = state["turn"], mover(state)
    if not turn["acted"] or "breakfast" in turn["effects"]:  # R3.5, late_breakfast
        yield from eats(state, reef)
    for colour in person["cubes"]:
        yield from cube_plays(state, reef, colour)
    yield from introductions(state, reef)
    yield from moves(state, reef)
    yield from larva_exchanges(state, reef)
    yield from algae(state)
    yield from (f"polyp {c}" for c in person["cubes"] if state["bag"][c] or state["reserve"][c])  # R8.2, S4.6
    yield from placements(state, reef)
    yield from buys(state)
    yield from discards(state)
    yield from (f"card {card}" for card in person["cards"] if playable(state, reef, card))
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


# Decisions in progress --------------------------------------------------------------------------------


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
        case "window":
            yield from (f"react {pending['card']}", "decline")  # S7.5
        case "card":
            yield from choices_of(state, reef, pending["card"], asked(state))
            if may_be_done(pending):
                yield "choose done"


def may_be_done(pending: State) -> bool:
    """Has a card that may be used several times been used once (fair_trade_winds, digestif, out_of_the_blue)?"""
    return pending["card"] in TIMES and pending["left"] < TIMES[pending["card"]]


def crown_attacks(state: State, reef: Reef) -> Iterator[str]:
    """S3.1, S3.2."""
    for crown in state["turn"]["crowns"]:
        yield from (f"crown {crown} {cell}" for cell in reef.crown_targets(crown, state["turn"]["player"]))


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


# Actions 2 to 8 ---------------------------------------------------------------------------------------


def cube_plays(state: State, reef: Reef, cube: str, paid: str | None = None) -> list[str]:
    """The ways to play a cube as action 2 or 3: plainly, or as another colour (R3.3, R4.3, larva_lamp)."""
    waiting = state["turn"]["effects"].get("next", {})
    if state["turn"]["lays"] >= 2:
        return []
    colours = [cube, *(c for c in COLOURS if c != cube)] if "any_colour" in waiting else [cube]
    able = [c for c in colours if can_lay_some(state, reef, c, "weaker" in waiting, paid)]
    return [f"cube {cube}" if colour == cube else f"cube {cube} as {colour}" for colour in able]


def sources(state: State) -> list[tuple[str, str]]:
    """From where which forms of tiles may be laid now: hand, then consumed (R4.1, R4.2)."""
    turn, person = state["turn"], mover(state)
    limit = turn["effects"].get("laying", {}).get("from_hand", 4)
    hand = forms(person["hand"], turn["laying"]) if turn["from_hand"] < limit else []
    consumed = forms(person["consumed"], turn["laying"])
    return [*(("hand", tile) for tile in hand), *(("consumed", tile) for tile in consumed)]


def layings(state: State, reef: Reef) -> Iterator[str]:
    """R4, with `stop`."""
    able = sources(state)
    weaker = "weaker" in state["turn"]["effects"].get("laying", {})
    cells = {
        tile: {cell for cell in reef.rock if may_lay(state, reef, tile, cell, weaker)} for _, tile in able
    }
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
            if again and goal != "off" and goal not in reef.tiles:
                continue
            if not turn["must_play"] or owed_cube_could_be_played(state, reef, cell, goal):
                yield f"move {cell} {goal}"


def owed_cube_could_be_played(state: State, reef: Reef, cell: str, goal: str) -> bool:
    """R8.1: also if the shrimp went there?"""
    shrimps = {at: owner for at, owner in state["shrimps"].items() if at != cell}
    if goal != "off":
        shrimps[goal] = state["shrimps"][cell]
    return bool(cube_plays(state, reef.with_shrimps(shrimps), state["turn"]["must_play"]))


def larva_exchanges(state: State, reef: Reef) -> Iterator[str]:
    """R8.1, S8.2; an ordinary tile is not named."""
    for colour in COLOURS:
        for kind in mover(state)["consumed"]:
            fits = colour in colours_of(kind) and state["larvae"][colour]
            if fits and cube_plays(state, reef, colour, paid=kind):
                yield f"larva {colour}" if kind == colour else f"larva {colour} {kind}"


def algae(state: State) -> Iterator[str]:
    """R8.3 to R8.6, lock_stock_and_barnacle."""
    person, locks = mover(state), state["locks"]
    may_lock = not state["turn"]["locked"] or state["turn"]["effects"].get("locks", 0) > 0
    for paid in person["consumed"]:
        for alga in ALGAE:
            if not cylinders(state, alga):
                continue
            yield f"alga {paid} {alga} sea"
            if not may_lock or person["eaten"] == 0:  # R8.5
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


# Action 10 --------------------------------------------------------------------------------------------


def takes(state: State, reef: Reef) -> list[str]:
    """R9.1, but not while an own shrimp stands on bare rock (R7.4); after Pick me up `end` (S8.5)."""
    if any(cell not in reef.tiles for cell in own_shrimps(state)):
        return []
    return ["end"] if state["turn"]["collected"] else [f"take {colour}" for colour in COLOURS]
