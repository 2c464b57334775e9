"""What must hold in every position of the Second Kind, checked from the outside on the state (N4, N7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from promises import check_coral_tiles

from reefencounter import Game
from reefencounter.decks import by_id
from reefencounter.engine.components import ALGAE, COLOURS
from reefencounter.engine.second_kind.components import KINDS, NUMBER_OF_KIND, wide_board

State = dict[str, Any]
STEPS = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}
OPPOSITE = {"n": "s", "s": "n", "w": "e", "e": "w"}


def check_position(state: State) -> None:
    """Conservation and the standing prohibitions."""
    check_conservation(state)
    check_boards(state)
    check_coral_tiles(state)


def kind_of(tile: str) -> str:
    """The kind of a tile on a board."""
    kind = tile.partition(":")[0]
    return kind if kind in KINDS else f"{kind[2]}/{kind[0]}"


def check_conservation(state: State) -> None:
    """248 tiles but for dead crowns, 50 cubes, 28 cards, 4 blue shrimps, 4 shrimps a player, cylinders."""
    tiles: Counter[str] = Counter(kind_of(tile) for tile in state["polyps"].values())
    tiles += Counter(state["terrain"].values()) + Counter({"crown": len(state["crowns"])})
    tiles += Counter(state["bag"]) + Counter(state["reserve"])
    for space in state["sea"].values():
        tiles += Counter(space)
    for player in state["players"]:
        for pile in ("hand", "consumed", "fish"):
            tiles += Counter(player[pile])
    pending = state["turn"]["pending"] or {}
    if isinstance(pending.get("tiles"), dict):
        tiles += Counter(pending["tiles"])
    dead = NUMBER_OF_KIND["crown"] - tiles["crown"]
    assert dead >= 0
    tiles["crown"] += dead
    assert {kind: tiles[kind] for kind in KINDS} == NUMBER_OF_KIND
    missing = 0
    for colour in COLOURS:
        cubes = state["larvae"][colour] + sum(player["cubes"].get(colour, 0) for player in state["players"])
        missing += cubes == 10
        assert cubes in (9, 10)
    assert missing == (state["turn"]["ended_by"] == "supply" or pending.get("window") == "collect")
    cards = [*state["draw"], *state["discards"]]
    for player in state["players"]:
        cards += player["cards"] + player["table"]
        assert len(player["cards"]) <= 3
    assert sorted(cards) == sorted(card.id for card in by_id(state["rules"]["deck"]).deck.cards)
    blue = state["blue"]
    assert blue["supply"] + blue["sea"] + len(blue["boards"]) == 4
    for number, player in enumerate(state["players"]):
        on_boards = sum(owner == number for owner in state["shrimps"].values())
        assert on_boards + player["shrimps"] + player["eaten"] == 4
    for alga in ALGAE:
        assert state["locks"].count(alga) + (state["alga_space"] == alga) <= 5


def neighbours(cell: str) -> dict[str, str]:
    """The cells around a cell, by side."""
    columns, rows = "zabcdefgh", "01234567"
    near = {}
    for side, (right, down) in STEPS.items():
        column, row = columns.index(cell[1]) + right, rows.index(cell[2]) + down
        if 0 <= column < 9 and 0 <= row < 8:
            near[side] = cell[0] + columns[column] + rows[row]
    return near


def is_open(tile: str, side: str) -> bool:
    """Whether this side of a tile is coral (S4.1)."""
    return ":" not in tile or side in tile.partition(":")[2]


def corals(state: State) -> list[set[str]]:
    """All corals, by walking from neighbour to neighbour across open sides (S4.2)."""
    left, found = dict(state["polyps"]), []
    while left:
        cell, tile = left.popitem()
        coral, edge = {cell}, [(cell, tile)]
        while edge:
            here, tile = edge.pop()
            for side, near in neighbours(here).items():
                other = left.get(near)
                if other and other[0] == tile[0] and is_open(tile, side) and is_open(other, OPPOSITE[side]):
                    del left[near]
                    coral.add(near)
                    edge.append((near, other))
        found.append(coral)
    return found


def check_boards(state: State) -> None:
    """Pieces stand where they can (S3.6, S4.5, S5.2, R7.3)."""
    pending = state["turn"]["pending"] or {}
    leaving = {pending["cell"]} if pending.get("kind") in ("flee", "drift") else set()
    for cell in [*state["polyps"], *state["shrimps"], *state["crowns"]]:
        column, row = "zabcdefgh".index(cell[1]), int(cell[2])
        printed = wide_board(state["boards"][int(cell[0]) - 1])[row][column] != "#"
        assert state["terrain"].get(cell, "rock" if printed else "water") == "rock", cell
    assert not set(state["crowns"]) & set(state["polyps"])
    assert not set(state["crowns"]) & (set(state["shrimps"]) | set(state["blue"]["boards"])) - leaving
    assert set(state["blue"]["boards"]) <= set(state["polyps"]) | leaving
    assert not set(state["blue"]["boards"]) & set(state["shrimps"])
    assert set(state["wards"]) <= set(state["polyps"])
    blue_tiles = {cell for cell, tile in state["polyps"].items() if tile.endswith("b")}
    assert not blue_tiles & (set(state["shrimps"]) | set(state["blue"]["boards"]))
    for coral in corals(state):
        assert sum(cell in state["shrimps"] for cell in coral) <= 1, coral
        assert sum(cell in state["blue"]["boards"] or cell in blue_tiles for cell in coral) <= 1, coral
    for crown in state["crowns"]:
        fed = [
            near
            for side, near in neighbours(crown).items()
            if near in state["polyps"] and is_open(state["polyps"][near], OPPOSITE[side])
        ]
        assert fed, f"the crown on {crown} should have died (S3.5)"
    for board in range(1, len(state["boards"]) + 1):
        for player in range(len(state["players"])):
            mine = [c for c, owner in state["shrimps"].items() if owner == player and c[0] == str(board)]
            assert len(mine) <= 2


def check_views(game: Game) -> None:
    """Every seat and the spectator: hands of cards, the pile, and what was drawn in secret stay hidden (S7.7)."""
    state = game.state()
    if game.over:
        assert game.view(None) == game.view(0) == state
        return
    for seat in (None, *range(len(state["players"]))):
        view = game.view(seat)
        assert view["draw"] == {"total": len(state["draw"])}
        assert view["discards"] == state["discards"]
        assert view["bag"] == sum(state["bag"].values())
        for number, (shown, real) in enumerate(zip(view["players"], state["players"], strict=True)):
            assert (shown["table"], shown["consumed"]) == (real["table"], real["consumed"])
            if number == seat:
                assert shown == real
                continue
            assert shown["cards"] == {"total": len(real["cards"])}
            for pile in ("hand", "fish"):
                assert shown[pile]["total"] == sum(real[pile].values())
                assert all(n <= real[pile].get(kind, 0) for kind, n in shown[pile]["known"].items())
        pending = state["turn"]["pending"] or {}
        shown = view["turn"]["pending"] or {}
        if pending.get("kind") == "window" and pending["player"] != seat:
            assert "card" not in shown
            assert "player" not in shown
        if isinstance(pending.get("tiles"), dict) and pending["kind"] == "card" and game.player != seat:
            assert shown["tiles"] == {"total": sum(pending["tiles"].values())}
