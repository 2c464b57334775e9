"""The drawing of the Second Kind: every kind of tile, the margin, crowns, terrain, blue shrimps and cards."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from second_kind_games import eventful, fed, start, with_cards

from reefencounter.engine.second_kind.components import KINDS, ORIENTATIONS
from reefencounter.pictures import draw
from reefencounter.pictures.outline import joins
from reefencounter.pictures.reading import read

State = dict[str, Any]


def found(svg: str, **by: str | None) -> list[ElementTree.Element]:
    """The elements with these data attributes; None stands for any value."""
    return [
        element
        for element in ElementTree.fromstring(svg).iter()
        if all(f"data-{k}" in element.attrib and v in (None, element.get(f"data-{k}")) for k, v in by.items())
    ]


def a_state(**changes: Any) -> State:
    """A position on boards A and B, with changes that the rules need not allow."""
    return fed(start(setup={"boards": ["A", "B"]})).state() | changes


@pytest.mark.parametrize(("players", "policy", "seed"), [(2, "reefer", 1), (3, "kinds", 2), (4, "reefer", 3)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_piece_is_drawn(players: int, policy: str, seed: int, theme: Any) -> None:
    game, _ = eventful(players, policy, seed)
    state = game.state()
    svg = draw(state, theme=theme)
    special = {cell: tile for cell, tile in state["polyps"].items() if len(tile) > 1}
    assert {e.attrib["data-cell"]: e.get("data-tile") for e in found(svg, kind="special")} == special
    polyps = {e.attrib["data-cell"]: e.get("data-colour") for e in found(svg, kind="polyp", cell=None)}
    assert polyps == {cell: tile[0] for cell, tile in state["polyps"].items()}
    assert [e.get("data-cell") for e in found(svg, kind="crown", cell=None)] == state["crowns"]
    blue = [e.get("data-cell") for e in found(svg, kind="shrimp", colour="blue", cell=None)]
    assert sorted(filter(None, blue)) == sorted(state["blue"]["boards"])
    assert len(found(svg, pin="supply")) == state["blue"]["supply"]
    assert len(found(svg, kind="shrimp", sea="blue")) == state["blue"]["sea"]
    for cell, kind in state["terrain"].items():
        covered = cell in state["polyps"] or cell in state["crowns"]
        assert covered or any(e.get("data-kind") == kind for e in found(svg, cell=cell))
    assert "var(--" not in svg


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_tile_has_a_picture_of_its_own(kind: str) -> None:
    state = a_state()
    state["players"][0]["hand"] = {kind: 2}
    svg = draw(state)
    pieces = found(svg, hand="0", count="2")
    assert [e.get("data-colour") for e in pieces] == [kind.replace("/", "")]
    other = "G" if kind != "G" else "W"
    state["players"][0]["hand"] = {other: 2}
    assert draw(state) != svg


@pytest.mark.parametrize("side", ORIENTATIONS)
def test_a_half_tile_joins_only_over_its_coral_sides(side: str) -> None:  # S4.1
    state = a_state()
    around = {"1b4": "W", "1c3": "W", "1d4": "W", "1c5": "W"}
    state["polyps"] = {**around, "1c4": f"Wh:{side}"}
    board = read(state).boards[0]
    coral = next(coral for coral in board.corals if (2, 3) in coral.cells)
    assert len(coral.cells) == 3
    sides = joins(coral.cells, board.closed)[2, 3].sides
    assert "".join(name for name, open_side in zip("nesw", sides, strict=True) if open_side) == "".join(
        sorted(side, key="nesw".index)
    )
    assert f"with its coral to the {'north' if 'n' in side else 'south'}" in draw(state)


def test_a_closed_edge_is_no_solid_corner() -> None:
    square = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert joins(square)[0, 0].corners[1]
    assert not joins(square, {(1, 1): (0,)})[0, 0].corners[1]


def test_the_margin_is_drawn_where_rock_lies_in_it() -> None:  # S6.1
    assert ">z<" not in draw(a_state())
    svg = draw(a_state(terrain={"1z4": "rock", "1d0": "rock", "1h4": "rock", "1d7": "rock"}))
    assert all(f">{label}<" in svg for label in "z0h7")
    assert {e.attrib["data-cell"] for e in found(svg, kind="rock", cell=None)} >= {"1z4", "1d0", "1h4", "1d7"}


def test_deep_water_is_no_rock_any_more() -> None:  # S6.2
    state = a_state(terrain={"1a3": "water"})
    assert (0, 2) not in read(state).boards[0].rock()
    assert "deep water tile" in draw(state)


def test_wards_are_drawn() -> None:
    assert [e.get("data-cell") for e in found(draw(a_state(wards={"1d2": 0})), kind="ward")] == ["1d2"]


def test_cards_are_named_with_the_label_of_the_deck() -> None:
    game = with_cards(fed(start()), 0, "late_breakfast", "turncoral")
    svg = game.svg(0)
    assert "reconstructed deck" in svg
    assert [e.get("data-card") for e in found(svg, kind="card", hand="0")] == ["late_breakfast", "turncoral"]
    assert "Late Breakfast" in svg


@pytest.mark.parametrize("viewer", [None, 1])
def test_others_cards_are_only_counted(viewer: int | None) -> None:  # S7.7
    game = with_cards(fed(start()), 0, "late_breakfast", "turncoral")
    svg = game.svg(viewer)
    assert "Late Breakfast" not in svg
    assert "turncoral" not in svg
    assert len(found(svg, kind="card", hand="0")) == 2


def test_a_base_game_has_no_cards() -> None:
    from reefencounter import Game

    svg = Game(players=2, seed=1).svg()
    assert "reconstructed" not in svg
    assert not found(svg, kind="card")
