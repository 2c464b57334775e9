"""Names for the rare things that the compared games must have seen at least once."""

from collections.abc import Iterator

from reefencounter import Game

from .reef import ALGAE, COLOURS, Reef, State, mover, neighbours, own_shrimps


def situations(before: State, actions: list[str], action: str, after: State) -> Iterator[str]:
    """What was special about one action."""
    kind, *words = action.split()
    yield kind
    yield from special_choices(before, actions)
    if kind == "lay":
        yield from special_layings(before, words[0], after)
    elif kind == "eat":
        fed = mover(before)["fish"] != after["players"][before["turn"]["player"]]["fish"]
        yield "eaten in the final round" if before["turn"]["phase"] == "final" else "eaten"
        if not fed:
            yield "eaten for nothing"
        if before["turn"]["phase"] == "final" and mover(before)["eaten"] >= 3:
            yield "fourth shrimp in the final round"
    elif kind == "polyp" and not before["bag"][words[0]]:
        yield "polyp from the reserve"
    elif kind == "move" and words[0] in before["turn"]["moved"]:
        yield "moved once more from bare rock"
    elif kind == "alga" and any(cell not in after["polyps"] for cell in after["shrimps"]):
        if after["turn"]["phase"] == "final":
            yield "shrimp left on bare rock by the last lock"
    elif kind == "take":
        if any(before["reserve"].values()) and not any(after["reserve"].values()):
            yield "reserve into the bag"
            if not before["larvae"][words[0]]:
                yield "reserve into the bag, no cube"
        if not before["sea"][words[0]]:
            yield "taken without polyps"
        if after["turn"]["ended_by"] == "supply":
            yield "no cube for the refill" if not before["larvae"][words[0]] else "no polyps for the refill"
    if after["turn"]["phase"] == "over":
        yield f"over: {after['turn']['ended_by']}"
        if after["turn"]["number"] > 400:
            yield "final round after turn 400"


def special_choices(state: State, actions: list[str]) -> Iterator[str]:
    """What was special about the choice."""
    turn, reef = state["turn"], Reef(state)
    if turn["phase"] == "laying" and not turn["laid"] and "stop" in actions:
        yield "nothing laid, no cell legal"
    if turn["moved"] and any(cell in state["polyps"] for cell in turn["moved"]):
        yield "loop guard"
    if turn["phase"] == "turn" and any(cell not in state["polyps"] for cell in own_shrimps(state)):
        yield "shrimp on bare rock"
    if turn["must_play"]:
        free = Game.load({**state, "turn": {**turn, "must_play": None}}).legal()
        cells = [cell for cell in reef.rock if reef.may_lay(turn["must_play"], cell)]
        yield "must play"
        if len(cells) <= 3:
            yield "must play, three cells or fewer"
        if {action for action in free if action.startswith("move ")} - {*actions}:
            yield "move barred by the cube that must be played"
    if turn["phase"] == "turn" and mover(state)["consumed"]:
        if any(5 - state["locks"].count(alga) - (state["alga_space"] == alga) == 0 for alga in ALGAE):
            yield "alga without a cylinder"
        could_lock = state["locks"].count(None) == 1 and mover(state)["eaten"] and not turn["locked"]
        if could_lock and sum(mover(state)["fish"].values()) < 2:
            yield "last lock refused to a hungry fish"
    if turn["phase"] == "turn" and len(state["polyps"]) == len(reef.rock):
        yield "no empty cell"
    if (
        turn["phase"] == "laying"
        and len([action for action in actions if not action.startswith("move ")]) <= 3
    ):
        yield "laying with few choices"


def special_layings(before: State, cell: str, after: State) -> Iterator[str]:
    """Attacks, splits and what became of the growth cell."""
    colour, growth_cell = before["turn"]["laying"], cell[0] + "d4"
    if cell in before["polyps"]:
        yield "attack"
        victim = Reef(before).coral[cell]
        corals = Reef(after).coral
        if len({corals[other] for other in victim if other in corals and other != cell}) > 1:
            yield "split"
        if after["turn"]["phase"] != "laying":
            yield "attack with the last tile"
    if before["rules"]["advanced"] or growth_cell not in neighbours(cell) or growth_cell in before["polyps"]:
        return
    reserve, bag = before["reserve"], before["bag"]
    if growth_cell in after["polyps"]:
        if not any(reserve[c] for c in COLOURS):
            yield "growth after the reserve is gone"
        elif not reserve[colour]:
            yield "growth from the bag beside a reserve"
        else:
            yield "growth from the reserve" if bag[colour] else "growth of the last in the reserve"
    elif growth_cell in before["shrimps"]:
        yield "growth barred by a shrimp"
    elif not reserve[colour] and not bag[colour]:
        yield "growth finds nothing"
    else:
        yield "growth barred by joining"
