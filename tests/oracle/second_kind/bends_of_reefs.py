"""Ways to bend a position: shrimps, blue shrimps, crowns and reef tiles on the boards."""

from random import Random

from ..reef import State
from .bending import at_start, fetch_crowns, strip
from .boards import place
from .reef import Reef, around
from .texts import places_for


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
    fetch_crowns(state)
    for _ in range(rng.choice([1, 2, 4])):
        reef = Reef(state)
        cells = [cell for cell in reef.rock if reef.is_empty_rock(cell) and reef.prey(cell)]
        near = [cell for cell in cells if any(prey in state["shrimps"] for prey in reef.prey(cell))]
        if state["bag"]["crown"] and cells:
            place(state, state["bag"], "crown", rng.choice(near if near and rng.random() < 0.6 else cells))


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


def clear_growth_cells(rng: Random, state: State) -> None:
    """The growth cells fall empty, some under a crown or under water."""
    for cell in [
        cell for cell in Reef(state).printed if cell.endswith("d4") and cell not in state["terrain"]
    ]:
        strip(state, cell)
        kind = rng.choice(["crown", "water", "nothing"])
        if state["bag"].get(kind):
            place(state, state["bag"], kind, cell)
