"""What must hold in every position of both games, checked from the outside on the state (N4, N7).

What only the Second Kind has (crowns, blue shrimps, cards, windows) is in `second_kind_promises`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import second_kind_promises
from walking import corals, pending_of

from reefencounter.engine.components import ALGAE, COLOURS, CORAL_TILES
from reefencounter.engine.second_kind.components import KINDS, NUMBER_OF_KIND, wide_board

State = Any  # JSON, looked into and changed at will


def check_position(state: State) -> None:
    """Conservation and the standing prohibitions."""
    check_tiles(state)
    check_pieces(state)
    check_boards(state)
    check_coral_tiles(state)
    check_turn(state)
    if state["rules"]["second_kind"]:
        second_kind_promises.check_cards(state)
        second_kind_promises.check_reef(state, corals(state))


def kind_of(tile: str) -> str:
    """The kind of a tile on a board: without its orientation (S4.1) or which side is up (S4.3)."""
    kind = tile.partition(":")[0]
    return kind if kind in KINDS else f"{kind[2]}/{kind[0]}"


def check_tiles(state: State) -> None:
    """200 tiles (R1.1), with the Second Kind 248 (S1.1) but for crowns that have died: none lost, none made."""
    tiles = Counter(kind_of(tile) for tile in state["polyps"].values())
    tiles += Counter(state.get("terrain", {}).values()) + Counter({"crown": len(state.get("crowns", []))})
    tiles += Counter(state["bag"]) + Counter(state["reserve"])
    for space in state["sea"].values():
        tiles += Counter(space)
    for player in state["players"]:
        for pile in ("hand", "consumed", "fish"):
            tiles += Counter(player[pile])
    apart = pending_of(state).get("tiles")
    if isinstance(apart, dict):
        tiles += Counter(apart)
    kinds = KINDS if state["rules"]["second_kind"] else COLOURS
    if "crown" in kinds:
        assert tiles["crown"] <= NUMBER_OF_KIND["crown"]
        tiles["crown"] = NUMBER_OF_KIND["crown"]  # the missing ones are dead (S3.5)
    assert tiles == {kind: NUMBER_OF_KIND[kind] for kind in kinds}
    assert all(state["reserve"][colour] in (0, 1) for colour in COLOURS)


def check_pieces(state: State) -> None:
    """Cubes (R1.2), cylinders (R1.3) and shrimps (R1.4)."""
    cubes = [
        state["larvae"][colour] + sum(player["cubes"].get(colour, 0) for player in state["players"])
        for colour in COLOURS
    ]
    before_refill = state["turn"]["ended_by"] == "supply" or pending_of(state).get("window") == "collect"
    assert sorted(cubes) == [9, 9, 9, 9, 10 if before_refill else 9], "a space lacks its cube (R9.3)"
    for number, player in enumerate(state["players"]):
        on_boards = sum(owner == number for owner in state["shrimps"].values())
        assert on_boards + player["shrimps"] + player["eaten"] == 4
    for alga in ALGAE:
        assert state["locks"].count(alga) + (state["alga_space"] == alga) <= 5


def check_boards(state: State) -> None:
    """Pieces stand where they can: on rock, one shrimp to a coral, two of a player to a board (R7.3)."""
    terrain = state.get("terrain", {})
    for cell in [*state["polyps"], *state["shrimps"], *state.get("crowns", [])]:
        printed = wide_board(state["boards"][int(cell[0]) - 1])["01234567".index(cell[2])]
        water = printed["zabcdefgh".index(cell[1])] == "#"
        assert terrain.get(cell, "water" if water else "rock") == "rock", cell
    for coral in corals(state):
        assert sum(cell in state["shrimps"] for cell in coral) <= 1, coral
    crews = Counter((cell[0], owner) for cell, owner in state["shrimps"].items())
    assert all(number <= 2 for number in crews.values()), crews


def check_coral_tiles(state: State) -> None:
    """Each tile on one of its two sides, locked only by the alga that it shows."""
    for tile, side, lock in zip(CORAL_TILES, state["coral_tiles"], state["locks"], strict=True):
        shown = tile if side == f"{tile.strong}>{tile.weak}" else tile.turned()
        assert side == f"{shown.strong}>{shown.weak}"
        assert lock in (None, shown.large)


def check_turn(state: State) -> None:
    """The fields of the turn agree with its phase."""
    turn = state["turn"]
    assert (turn["phase"] == "laying") == (turn["laying"] is not None)
    assert (turn["ended_by"] is not None) == (turn["phase"] in ("final", "over"))
    assert set(turn["moved"]) <= {cell for cell, owner in state["shrimps"].items() if owner == turn["player"]}
    if turn["phase"] == "turn" and not turn["acted"]:
        stranded = {owner for cell, owner in state["shrimps"].items() if cell not in state["polyps"]}
        fled = (
            {turn["player"]} if state["rules"]["second_kind"] else set()
        )  # from a crown, in action 0 (S3.4)
        assert stranded <= fled, "no turn begins with a shrimp on bare rock (R7.4)"
