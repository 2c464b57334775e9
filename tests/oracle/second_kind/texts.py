"""When the text of a card may be played, and what may be chosen for it (S7, the deck, GRAMMAR)."""

from collections.abc import Iterator

from ..reef import ALGAE, State, mover, own_shrimps
from .reef import Reef, around, in_order
from .stores import less
from .tiles import (
    BLUE_CARDS,
    COLOURS,
    KINDS,
    POLYP_KINDS,
    REEF_KINDS,
    SCORING_CARDS,
    colours_of,
    is_double,
    total,
    ways_to_lay,
)

# What a player can lay --------------------------------------------------------------------------------


def forms(store: dict[str, int], colour: str) -> list[str]:
    """In which forms the tiles of a store can be laid as the colour, by kind and orientation (S4.6, N7)."""
    return [tile for kind in POLYP_KINDS if store.get(kind) for tile in ways_to_lay(kind, colour)]


def weak_attack(state: State, reef: Reef, tile: str, cell: str) -> bool:
    """Could only Underdogfish lay this tile here: the weaker colour, their coral tile not locked?"""
    if not reef.attackable(tile, cell) or reef.beats(tile, cell):
        return False
    pair = {tile[0], reef.tiles[cell][0]}
    return any(
        set(side) >= pair and not lock
        for side, lock in zip(state["coral_tiles"], state["locks"], strict=True)
    )


def may_lay(state: State, reef: Reef, tile: str, cell: str, weaker: bool) -> bool:
    """R4, R5; `weaker`: one attack of a weaker colour is free (underdogfish)."""
    return reef.may_lay(tile, cell) or (weaker and weak_attack(state, reef, tile, cell))


def can_lay_some(
    state: State, reef: Reef, colour: str, weaker: bool = False, paid: str | None = None
) -> bool:
    """R4.3, S4.6: is there a cell for a tile that the mover has, a consumed one of the kind `paid` being gone?"""
    person = mover(state)
    consumed = less(person["consumed"], paid) if paid else person["consumed"]
    tiles = forms({**person["hand"], **consumed}, colour)
    return any(may_lay(state, reef, tile, cell, weaker) for tile in tiles for cell in reef.rock)


def cylinders(state: State, alga: str) -> int:
    """How many cylinders of the colour the supply has (R1.3, R8.3)."""
    left: int = 5 - state["locks"].count(alga) - (state["alga_space"] == alga)
    return left


# Reef tiles and blue shrimps --------------------------------------------------------------------------


def places_for(reef: Reef, kind: str) -> list[str]:
    """Where a reef tile may be placed (S6.1 to S6.4)."""
    if kind != "rock":
        return [cell for cell in reef.rock if reef.is_empty_rock(cell)]  # S6.2 to S6.4
    beside_rock = {near for cell in reef.printed for near in around(cell).values()}
    return in_order(cell for cell in beside_rock if cell not in reef.rock)  # S6.1, S6.3


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


def blue_uses(state: State, reef: Reef) -> Iterator[str]:
    """S7.3: first all introductions, then all moves."""
    cards = [card for card in mover(state)["cards"] if card in BLUE_CARDS]
    yield from (f"blue {card} {cells}" for card in cards for cells in blue_introductions(state, reef))
    yield from (f"shift {card} {cells}" for card in cards for cells in blue_moves(state, reef))


# The choices of the cards -----------------------------------------------------------------------------


def swaps(state: State) -> Iterator[str]:
    """fair_trade_winds: own tile, space, tile on it, of different kinds."""
    for given in mover(state)["hand"]:
        for space in COLOURS:
            for taken in kinds_at(state, space):
                if given != taken:
                    yield f"swap {given} {space} {taken}"


def kinds_at(state: State, space: str) -> list[str]:
    """The kinds of tiles on a space of the open sea."""
    return [kind for kind in KINDS if kind in state["sea"][space]]


def growth_spurts(state: State, reef: Reef) -> Iterator[str]:
    """growth_spurt: an empty cell at an open side of an own coral, a tile of its colour being there."""
    for cell in reef.rock:
        for colour in COLOURS:
            if not (state["reserve"][colour] or state["bag"][colour]) or not reef.is_empty_rock(cell):
                continue
            beside = [reef.coral[near] for near in reef.joined(colour, cell)]
            own = any(reef.belongs_to(coral, state["turn"]["player"]) for coral in beside)
            if own and reef.keeps_shrimps_apart(colour, cell):
                yield f"{cell} {colour}"


def crown_works(state: State, reef: Reef) -> Iterator[str]:
    """star_attraction."""
    yield from (f"shoo {crown}" for crown in reef.crowns)
    for crown in reef.crowns:
        for goal in in_order(around(crown).values()):
            if reef.is_empty_rock(goal) and reef.prey(goal):
                yield f"nudge {crown} {goal}"
    if state["bag"]["crown"]:
        yield from (f"summon {cell}" for cell in places_for(reef, "crown") if reef.prey(cell))


def shifts_of_night(state: State, reef: Reef, player: int) -> Iterator[str]:
    """night_shift: introduce a shrimp on a small coral, or move one from a polyp within its coral or to a small one."""
    if state["players"][player]["shrimps"]:
        yield from (f"introduce {cell}" for cell in small_corals(reef, player))
    for start in in_order(cell for cell, owner in state["shrimps"].items() if owner == player):
        if start not in reef.tiles:
            continue
        others = reef.with_shrimps({at: owner for at, owner in state["shrimps"].items() if at != start})
        same = [cell for cell in others.coral[start] if cell != start and others.can_bear_shrimp(cell)]
        goals = {*same, *small_corals(others, player)} - {start}
        yield from (f"move {start} {goal}" for goal in in_order(goals))


def small_corals(reef: Reef, player: int) -> list[str]:
    """The polyps for one more shrimp of the player on corals of four tiles at most with no coloured shrimp."""
    return [
        cell
        for cell in reef.rock
        if reef.can_bear_shrimp(cell)
        and not reef.shrimped(reef.coral[cell])
        and len(reef.coral[cell]) <= 4
        and reef.room_on_board(player, cell[0])
    ]


def polyps_of(reef: Reef, player: int) -> list[str]:
    """stiff_upper_polyp: the polyps of corals with a shrimp of the player."""
    return [cell for cell in reef.rock if cell in reef.tiles and reef.belongs_to(reef.coral[cell], player)]


def leftovers(state: State) -> list[str]:
    """leftovers_again: the kinds that this turn's meal put into the bag, as far as they are there."""
    return [kind for kind in state["turn"]["effects"].get("returned", []) if state["bag"][kind]]


def choices_of(state: State, reef: Reef, card: str, player: int) -> list[str]:
    """What may be chosen first, once the card is played, in the order of the grammar."""
    person = state["players"][player]
    match card:
        case "late_breakfast" | "third_tide_lucky":
            return [f"cube {c}" for c in person["cubes"] if can_lay_some(state, reef, c)]
        case "pick_me_up":
            return [f"take {space}" for space in COLOURS]
        case "plankton_soup":
            found = [colour for colour in COLOURS if state["larvae"][colour]]
        case "fair_trade_winds":
            found = list(swaps(state))
        case "lucky_dip":
            found = list((state["turn"]["pending"] or {}).get("tiles", {}))
        case "digestif":
            found = [kind for kind in person["hand"] if kind not in REEF_KINDS]
        case "growth_spurt":
            found = list(growth_spurts(state, reef))
        case "out_of_the_blue":
            found = [f"blue {cells}" for cells in blue_introductions(state, reef)]
            found += [f"shift {cells}" for cells in blue_moves(state, reef)]
        case "algae_rhythm":
            found = [alga for alga in ALGAE if cylinders(state, alga)]
        case "turncoral":
            found = [str(number) for number, lock in enumerate(state["locks"], 1) if lock is None]
        case "midnight_snack":
            found = [kind for kind in person["consumed"] if not is_double(kind)]
        case "star_attraction":
            found = list(crown_works(state, reef))
        case "shifting_sands":
            kinds = [kind for kind in ("rock", "water") if state["bag"][kind]]
            found = [f"{kind} {cell}" for kind in kinds for cell in places_for(reef, kind)]
        case "gull_service":
            found = [f"{space} {kind}" for space in COLOURS for kind in kinds_at(state, space)]
        case "night_shift":
            found = list(shifts_of_night(state, reef, player))
        case "slack_tide":
            found = [str(number) for number in state["turn"]["pending"]["tiles"]]
        case "leftovers_again":
            found = leftovers(state)
        case "stiff_upper_polyp":
            found = polyps_of(reef, player)
        case _:
            raise ValueError(card)
    return [f"choose {words}" for words in found]


# When a card may be played ----------------------------------------------------------------------------


def playable(state: State, reef: Reef, card: str) -> bool:
    """May the mover play the text of the card now, between actions (S7.2, S7.4)?"""
    turn, person = state["turn"], mover(state)
    effects, waiting = turn["effects"], turn["effects"].get("next", {})
    unlocked = None in state["locks"]
    if card in SCORING_CARDS:
        return True
    match card:
        case "larva_lamp":
            return "any_colour" not in waiting and could_lay(state, reef, {*waiting, "any_colour"})
        case "six_pack":
            return "from_hand" not in waiting and could_lay(state, reef, {*waiting, "from_hand"})
        case "underdogfish":
            weak = unlocked and "weaker" not in waiting
            return weak and could_lay(state, reef, {*waiting, "weaker"})
        case "lock_stock_and_barnacle":
            return person["eaten"] > 0 and unlocked and "locks" not in effects
        case "slack_tide":
            can_play_alga = bool(person["consumed"]) or "algae_rhythm" in person["cards"]
            return can_play_alga and "skip_flip" not in effects
        case "lucky_dip":
            return total(state["bag"]) >= 3
        case "late_breakfast" if turn["acted"]:
            return False
        case "pick_me_up":
            on_rock = any(cell not in reef.tiles for cell in own_shrimps(state))  # R7.4
            return not turn["collected"] and not on_rock
        case "midnight_snack" if not person["eaten"]:
            return False
    return bool(choices_of(state, reef, card, turn["player"]))


def could_lay(state: State, reef: Reef, waiting: set[str]) -> bool:
    """Condition E of the grammar: with these effects in force, `cube`, or `larva` and then `cube`, is possible now."""
    if state["turn"]["lays"] >= 2:
        return False
    person = mover(state)
    cubes: list[tuple[str, str | None]] = [(cube, None) for cube in person["cubes"]]
    for kind in person["consumed"]:
        cubes += [(colour, kind) for colour in colours_of(kind) if state["larvae"][colour]]
    return any(
        can_lay_some(state, reef, colour, "weaker" in waiting, paid)
        for cube, paid in cubes
        for colour in (COLOURS if "any_colour" in waiting else cube)
    )
