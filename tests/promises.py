"""What must hold in every position, checked from the outside on the state (N4)."""

from __future__ import annotations

from typing import Any

from reefencounter import Game
from reefencounter.engine.components import ALGAE, BOARDS, COLOURS, CORAL_TILES

State = dict[str, Any]


def check_position(state: State) -> None:
    """Conservation and the standing prohibitions."""
    check_conservation(state)
    check_boards(state)
    check_coral_tiles(state)
    check_turn(state)


def check_conservation(state: State) -> None:
    """Tiles, cubes, cylinders and shrimps: none lost, none made."""
    missing = 0
    for colour in COLOURS:
        on_boards = sum(polyp == colour for polyp in state["polyps"].values())
        at_sea = sum(tiles.count(colour) for tiles in state["sea"].values())
        held = sum(
            player[where].get(colour, 0)
            for player in state["players"]
            for where in ("hand", "consumed", "fish")
        )
        assert on_boards + at_sea + held + state["bag"][colour] + state["reserve"][colour] == 40, colour
        assert state["reserve"][colour] in (0, 1)
        cubes = state["larvae"][colour] + sum(player["cubes"].get(colour, 0) for player in state["players"])
        missing += cubes == 10
        assert cubes in (9, 10)
    assert missing == (state["turn"]["ended_by"] == "supply"), "only a last space may lack its cube (R9.3)"
    for number, player in enumerate(state["players"]):
        on_boards = sum(owner == number for owner in state["shrimps"].values())
        assert on_boards + player["shrimps"] + player["eaten"] == 4
    for alga in ALGAE:
        assert state["locks"].count(alga) + (state["alga_space"] == alga) <= 5


def check_boards(state: State) -> None:
    """Pieces stand where they can: on rock, one shrimp to a coral, two of a player to a board."""
    for cell in [*state["polyps"], *state["shrimps"]]:
        rows = BOARDS[state["boards"][int(cell[0]) - 1]]
        assert rows[int(cell[2]) - 1]["abcdefg".index(cell[1])] != "#", cell
    for coral in corals(state):
        assert sum(cell in state["shrimps"] for cell in coral) <= 1, coral
    for board in range(1, len(state["boards"]) + 1):
        for player in range(len(state["players"])):
            mine = [
                cell for cell, owner in state["shrimps"].items() if owner == player and cell[0] == str(board)
            ]
            assert len(mine) <= 2


def corals(state: State) -> list[set[str]]:
    """All corals, by walking from neighbour to neighbour."""
    left, found = dict(state["polyps"]), []
    while left:
        cell, colour = left.popitem()
        coral, edge = {cell}, [cell]
        while edge:
            board, column, row = edge.pop()
            for near in (
                board + chr(ord(column) + 1) + row,
                board + chr(ord(column) - 1) + row,
                board + column + chr(ord(row) + 1),
                board + column + chr(ord(row) - 1),
            ):
                if left.get(near) == colour:
                    del left[near]
                    coral.add(near)
                    edge.append(near)
        found.append(coral)
    return found


def check_coral_tiles(state: State) -> None:
    """Each tile on one of its two sides, locked only by the alga that it shows; values add up to 15 (R11.3)."""
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
        stranded = [cell for cell in state["shrimps"] if cell not in state["polyps"]]
        assert not stranded, "no turn begins with a shrimp on bare rock (R7.4)"


def check_views(game: Game) -> None:
    """Every seat and the spectator: nothing that R13.2 hides, and all that R13.1 opens."""
    state = game.state()
    if game.over:
        assert all(game.view(seat) == state for seat in (None, 0))
        return
    for seat in (None, *range(len(state["players"]))):
        for memory_aid in (True, False):
            view = game.view(seat, memory_aid=memory_aid)
            assert view["bag"] == sum(state["bag"].values())
            for number, (shown, real) in enumerate(zip(view["players"], state["players"], strict=True)):
                if number == seat:
                    assert shown == real
                    continue
                for where in ("hand", "fish"):
                    total = sum(real[where].values())
                    assert shown[where]["total"] == total
                    assert set(shown[where]) == ({"total", "known"} if memory_aid else {"total"})
                    known = shown[where].get("known", {})
                    assert all(n <= real[where].get(colour, 0) for colour, n in known.items())
                assert shown["consumed"] == real["consumed"]
            for key in (
                "boards",
                "polyps",
                "shrimps",
                "coral_tiles",
                "locks",
                "alga_space",
                "sea",
                "reserve",
                "turn",
            ):
                assert view[key] == state[key]
