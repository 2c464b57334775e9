"""What may be done: every candidate is tried against the words of the rules (R2.8, R3-R8, R10, R11.2)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from .reef import ALGAE, COLOURS, LARGE_ALGA, Reef, State, mover, own_shrimps, to_bag


def legal(state: State, player: int | None = None) -> list[str]:
    """All legal actions in canonical order; nothing for a player who is not asked."""
    turn = state["turn"]
    phase = turn["phase"]
    if player is None:
        player = turn["player"]
    if phase == "setup":
        return list(setup_actions(state, player))
    if phase == "over" or player != turn["player"]:  # R3.6
        return []
    reef = Reef(state)
    if phase == "final":
        return [*eats(state, reef), "pass"]  # R11.2
    if phase == "laying":
        return [*layings(state, reef), *moves(state, reef)]  # R3.4
    if turn["must_play"]:
        return [f"cube {turn['must_play']}", *moves(state, reef)]  # R8.1
    return [
        *(eats(state, reef) if not turn["acted"] else []),  # R3.5
        *(f"cube {colour}" for colour in mover(state)["cubes"] if may_play_cube(state, reef, colour)),
        *introductions(state, reef),
        *moves(state, reef),
        *larva_exchanges(state, reef),
        *algae(state),
        *(f"polyp {c}" for c in mover(state)["cubes"] if state["bag"][c] or state["reserve"][c]),  # R8.2
        *takes(state, reef),
    ]


def setup_actions(state: State, player: int) -> Iterator[str]:
    """R2.8."""
    person = state["players"][player]
    if not person["fish"]:
        yield from (f"feed {colour}" for colour in person["hand"])
    elif not person["cubes"]:
        for pair in combinations_with_replacement(COLOURS, 2):
            if all(state["larvae"][colour] >= pair.count(colour) for colour in pair):
                yield "larvae " + "".join(pair)


def eats(state: State, reef: Reef) -> Iterator[str]:
    """R10.1; in the final round the coral must also feed something (R11.2)."""
    for cell in own_shrimps(state):
        size = len(reef.coral.get(cell, ()))
        if size >= 5 and (state["turn"]["phase"] != "final" or size > to_bag(state)):
            yield f"eat {cell}"


def may_play_cube(state: State, reef: Reef, colour: str, paid: int = 0) -> bool:
    """R3.3, R4.3; `paid` consumed tiles of the colour are gone first (R8.1)."""
    person = mover(state)
    tiles = person["hand"].get(colour, 0) + person["consumed"].get(colour, 0) - paid
    return state["turn"]["lays"] < 2 and tiles > 0 and reef.some_cell(colour)


def layings(state: State, reef: Reef) -> Iterator[str]:
    """R4, with `stop`."""
    turn, person = state["turn"], mover(state)
    colour = turn["laying"]
    cells = [cell for cell in reef.rock if reef.may_lay(colour, cell)]
    for cell in cells:
        if turn["from_hand"] < 4 and person["hand"].get(colour):  # R4.1
            yield f"lay {cell}"
        if person["consumed"].get(colour):
            yield f"lay {cell} consumed"
    if turn["laid"] or not cells:  # R4.3
        yield "stop"


def introductions(state: State, reef: Reef) -> Iterator[str]:
    """R7.1, R7.3."""
    if not mover(state)["shrimps"] or state["turn"]["introduced"]:
        return
    for cell in reef.rock:
        free = cell in reef.polyps and not reef.shrimped(reef.coral[cell])
        if free and reef.room_on_board(state["turn"]["player"], cell[0]):
            yield f"shrimp {cell}"


def moves(state: State, reef: Reef) -> Iterator[str]:
    """R7.2 to R7.6, and R8.1: none that would bar a cube that must be played."""
    turn = state["turn"]
    player, must_play = turn["player"], turn["must_play"]
    for cell in own_shrimps(state):
        again = cell in turn["moved"]
        if again and cell in reef.polyps:  # R7.6
            continue
        others = {at: owner for at, owner in state["shrimps"].items() if at != cell}
        without = reef.with_shrimps(others)
        room = [board for board in "1234" if without.room_on_board(player, board)]
        for goal in [*reef.rock, "off"]:
            if goal == "off":
                fits = True
            elif goal == cell or goal[0] not in room:
                fits = False
            elif goal in reef.polyps:
                fits = not without.shrimped(reef.coral[goal])
            else:
                fits = goal not in others and not again
            if fits and must_play:
                there = without if goal == "off" else reef.with_shrimps({**others, goal: player})
                fits = may_play_cube(state, there, must_play)
            if fits:
                yield f"move {cell} {goal}"


def larva_exchanges(state: State, reef: Reef) -> Iterator[str]:
    """R8.1."""
    for colour in mover(state)["consumed"]:
        at_once = state["rules"]["larva_exchange"] == "play"
        if state["larvae"][colour] and (not at_once or may_play_cube(state, reef, colour, paid=1)):
            yield f"larva {colour}"


def algae(state: State) -> Iterator[str]:
    """R8.3 to R8.6."""
    person, locks = mover(state), state["locks"]
    for paid in person["consumed"]:
        for alga in ALGAE:
            if 5 - locks.count(alga) - (state["alga_space"] == alga) == 0:
                continue
            yield f"alga {paid} {alga} sea"
            if state["turn"]["locked"] or person["eaten"] == 0:  # R8.5
                continue
            if locks.count(None) == 1 and sum(person["fish"].values()) < 2:  # R8.6
                continue
            for number, side in enumerate(state["coral_tiles"], 1):
                if locks[number - 1] is None and LARGE_ALGA[side] == alga:
                    yield f"alga {paid} {alga} {number}"


def takes(state: State, reef: Reef) -> list[str]:
    """R9.1, but not while an own shrimp stands on bare rock (R7.4)."""
    if any(cell not in reef.polyps for cell in own_shrimps(state)):
        return []
    return [f"take {colour}" for colour in COLOURS]
