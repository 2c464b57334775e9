"""Events that change nothing are true, and none is missing: corals that join and split, by the two states alone.

Folding events cannot see those: the state is the same without them.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from policies import POLICIES

from reefencounter import Game
from reefencounter.notation import plain, text_of

State = Any  # JSON


def corals(state: State, colour: str) -> list[frozenset[str]]:
    """The corals of a colour, cell by cell from what the state says."""
    left = {cell for cell, polyp in state["polyps"].items() if polyp == colour}
    found = []
    while left:
        coral, border = set(), {min(left)}
        while border:
            coral |= border
            border = {near for cell in border for near in neighbours(cell)} & left - coral
        left -= coral
        found.append(frozenset(coral))
    return found


def neighbours(cell: str) -> set[str]:
    """The four cells around one, on its board or off it."""
    board, column, row = cell[0], ord(cell[1]), int(cell[2])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {f"{board}{chr(x)}{y}" for x, y in around}


def expected(before: State, cell: str, after: State) -> list[tuple[str, str, frozenset[frozenset[str]]]]:
    """What must be told of a polyp laid on this cell: the colour, and the corals that split off or became one."""
    told = []
    prey, colour = before["polyps"].get(cell), before["turn"]["laying"]
    if prey:
        attacked = next(coral for coral in corals(before, prey) if cell in coral)
        parts = [coral for coral in corals(after, prey) if coral <= attacked]
        if len(parts) > 1:
            told.append(("split", prey, frozenset(parts)))
    joined = next(coral for coral in corals(after, colour) if cell in coral)
    if len([coral for coral in corals(before, colour) if coral <= joined]) > 1:
        told.append(("joined", colour, frozenset([joined])))
    return told


def test_corals_join_and_split_as_the_states_say() -> None:
    seen = {"joined": 0, "split": 0}
    for policy, players in product(POLICIES, (2, 3, 4)):
        game, rng = Game(players=players, seed=players), Random(players)
        while not game.over and len(game.moves) < 700:
            before, position = game.state(), plain(game.position)
            action = text_of(position, POLICIES[policy](position, position.legal(), rng))
            played = game.play(action, player=position.player)
            told: list[Any] = [event for event in played.events if event["kind"] in seen]
            kind, *words = action.split()
            wanted = expected(before, words[0], game.state()) if kind == "lay" else []
            for event in told:
                seen[event["kind"]] += 1
                if event["kind"] == "joined":
                    own = [one for one in corals(before, event["colour"]) if one <= {*event["cells"]}]
                    assert event["corals"] == len(own), action
            cells = [event["corals"] if event["kind"] == "split" else [event["cells"]] for event in told]
            found = [
                (event["kind"], event["colour"], frozenset(map(frozenset, corals_told)))
                for event, corals_told in zip(told, cells, strict=True)
            ]
            assert found == wanted, (action, before)
    assert min(seen.values()) > 10, seen
