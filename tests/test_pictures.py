"""The drawing shows every piece of a position, hides what a view hides, and is one sound SVG document."""

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from reefencounter.engine.components import COLOURS, PLAYER_NAMES
from reefencounter.pictures import draw
from reefencounter.pictures.corals import coral
from reefencounter.pictures.tokens import Theme

GAMES = sorted((Path(__file__).parent / "conformance").glob("[234]p-*.jsonl.gz"))
SVG = "{http://www.w3.org/2000/svg}"
State = dict[str, Any]
THEMES: tuple[Theme, ...] = ("light", "dark")


def states(game: Path) -> list[State]:
    """The first, some middle and the last states of a game."""
    with gzip.open(game, "rt") as lines:
        found = [json.loads(line)["state"] for line in lines]
    return [found[len(found) * k // 4] for k in range(4)] + [found[-1]]


def some_states() -> list[Any]:
    return [
        pytest.param(state, id=f"{game.name.split('.')[0]}-{n}")
        for game in GAMES
        for n, state in enumerate(states(game))
    ]


def a_state() -> State:
    return states(next(game for game in GAMES if game.name.startswith("4p-base")))[3]


def hidden(state: State, seat: int | None, *, memory_aid: bool = True) -> State:
    """A view of the state in which nothing of others is known."""
    view: State = json.loads(json.dumps(state))
    view["bag"] = sum(view["bag"].values())
    for n, player in enumerate(view["players"]):
        if n == seat:
            continue
        for pile in ("hand", "fish"):
            player[pile] = {"total": sum(player[pile].values())} | ({"known": {}} if memory_aid else {})
        if not memory_aid:
            player["cubes"] = {"total": sum(player["cubes"].values())}
    return view


def found(svg: str, **by: str | None) -> list[ElementTree.Element]:
    """The elements with these data attributes; None stands for any value."""
    return [
        element
        for element in ElementTree.fromstring(svg).iter()
        if all(f"data-{k}" in element.attrib and v in (None, element.get(f"data-{k}")) for k, v in by.items())
    ]


def counts(svg: str, **by: str | None) -> dict[str, int]:
    return {e.attrib["data-colour"]: int(e.attrib["data-count"]) for e in found(svg, **by)}


@pytest.mark.parametrize("state", some_states())
def test_every_piece_of_the_table_is_drawn(state: State) -> None:
    svg = draw(state)
    polyps = {e.attrib["data-cell"]: e.get("data-colour") for e in found(svg, kind="polyp", cell=None)}
    assert polyps == state["polyps"]
    in_corals = [cell for e in found(svg, kind="coral") for cell in e.attrib["data-cells"].split()]
    assert sorted(in_corals) == sorted(state["polyps"])
    shrimps = {e.attrib["data-cell"]: e.get("data-colour") for e in found(svg, kind="shrimp", cell=None)}
    assert shrimps == {cell: PLAYER_NAMES[seat] for cell, seat in state["shrimps"].items()}
    tiles = found(svg, kind="coral-tile")
    assert [f"{e.get('data-strong')}>{e.get('data-weak')}" for e in tiles] == state["coral_tiles"]
    assert [e.get("data-locked") for e in tiles] == state["locks"]
    locks = {int(e.attrib["data-lock"]): e.get("data-colour") for e in found(svg, kind="cylinder", lock=None)}
    assert locks == {n: alga for n, alga in enumerate(state["locks"], 1) if alga}
    on_alga_space = [e.get("data-colour") for e in found(svg, alga="space")]
    assert on_alga_space == ([state["alga_space"]] if state["alga_space"] else [])


@pytest.mark.parametrize("state", some_states())
def test_sea_and_players_are_drawn(state: State) -> None:
    svg = draw(state, theme="dark")
    for space in COLOURS:
        assert len(found(svg, kind="cube", sea=space)) == 1
        assert [e.get("data-colour") for e in found(svg, kind="polyp", sea=space)] == state["sea"][space]
    for seat, player in enumerate(state["players"]):
        for pile in ("hand", "cubes", "consumed", "fish"):
            assert counts(svg, **{pile: str(seat)}) == player[pile]
        pins = Counter(e.get("data-pin") for e in found(svg, colour=PLAYER_NAMES[seat], pin=None))
        assert (pins["unplayed"], pins["eaten"]) == (player["shrimps"], player["eaten"])
        assert pins.total() == 4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("boards_only", [False, True])
def test_the_document_stands_alone(theme: Theme, boards_only: bool) -> None:
    for game in GAMES:
        svg = draw(states(game)[3], theme=theme, boards_only=boards_only)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert [child.tag for child in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
        ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
        assert len(ids) == len(set(ids))
        used = {e.attrib["href"] for e in root.iter(f"{SVG}use")}
        used |= {e.attrib["clip-path"][4:-1] for e in root.iter() if "clip-path" in e.attrib}
        assert used <= {f"#{name}" for name in ids}
        assert "var(" not in svg
        assert "<script" not in svg
        assert svg.count("http") == 1  # the namespace


def test_same_state_same_text() -> None:
    first = draw(a_state())
    draw(states(GAMES[0])[3])
    assert draw(a_state()) == first


def test_two_drawings_on_a_page_share_no_id() -> None:
    drawings = [ElementTree.fromstring(draw(a_state(), theme=theme)) for theme in THEMES]
    ids = [{e.attrib["id"] for e in drawing.iter() if "id" in e.attrib} for drawing in drawings]
    assert not ids[0] & ids[1]


@pytest.mark.parametrize("memory_aid", [True, False])
def test_a_view_shows_nothing_that_is_hidden(memory_aid: bool) -> None:
    state = a_state()
    svg = draw(hidden(state, 0, memory_aid=memory_aid))
    assert counts(svg, hand="0") == state["players"][0]["hand"]
    assert counts(svg, fish="0") == state["players"][0]["fish"]
    for seat in ("1", "2", "3"):
        assert not found(svg, hand=seat) + found(svg, fish=seat)
        assert bool(found(svg, cubes=seat)) == (memory_aid and bool(state["players"][int(seat)]["cubes"]))


def test_equal_views_of_different_secrets_give_equal_drawings() -> None:
    state, other = a_state(), a_state()
    for pile in ("hand", "fish"):
        other["players"][1][pile] = {"G": sum(state["players"][1][pile].values())}
    other["bag"] = {"G": sum(state["bag"].values())}
    assert draw(hidden(state, 0)) == draw(hidden(other, 0))


def test_what_is_known_of_a_hand_is_drawn() -> None:
    view = hidden(a_state(), 0)
    view["players"][1]["hand"]["known"] = {"P": 2}
    svg = draw(view)
    assert counts(svg, hand="1") == {"P": 2}
    rest = view["players"][1]["hand"]["total"] - 2
    assert f">+{rest} ?<" in svg


def test_names_and_title_cannot_break_the_drawing() -> None:
    names = ['<b>"Ada"</b>', "& Co", 'x" onload="y', '"var(--bg)"\x00']
    svg = draw(a_state(), names=names, title="<script>alert('1')</script>")
    root = ElementTree.fromstring(svg)
    shown = {element.text for element in root.iter(f"{SVG}text")}
    assert {'<b>"Ada"</b>', "& Co", 'x" onload="y', '"var(--bg)" '} <= shown
    assert not list(root.iter(f"{SVG}script"))
    assert not [element for element in root.iter() if "onload" in element.attrib]
    assert root[0].text == "<script>alert('1')</script>"


def test_one_name_for_each_player() -> None:
    with pytest.raises(ValueError, match="2 names for 4 players"):
        draw(a_state(), names=["Ada", "Marlin"])


@pytest.mark.parametrize("colour", COLOURS)
def test_an_l_shaped_coral_has_one_outline(colour: str) -> None:
    svg = coral(colour, [(0, 0), (0, 1), (1, 1)], "l")
    bodies = [e for e in ElementTree.fromstring(svg).iter("path") if e.get("class") == "body"]
    assert len(bodies) == 1


def test_nothing_grows_in_the_advanced_game() -> None:  # R12.1
    state = a_state()
    assert len(found(draw(state), kind="starfish")) == 4
    state["rules"]["advanced"] = True
    assert not found(draw(state), kind="starfish")


def test_a_coral_of_five_with_a_shrimp_can_be_eaten() -> None:  # R10.1
    state = a_state()
    state["polyps"] = {"1d1": "O", "1d2": "O", "1b3": "P", "1b4": "P", "1a4": "P", "1c4": "P", "1d4": "P"}
    state["shrimps"] = {"1d1": 0}
    (size,) = found(draw(state), kind="size")
    assert (size.get("data-size"), size.get("data-edible")) == ("5", "false")
    state["shrimps"] = {"1d4": 0}
    (size,) = found(draw(state), kind="size")
    assert (size.get("data-size"), size.get("data-edible")) == ("5", "true")


def test_boards_alone() -> None:
    svg = draw(a_state(), boards_only=True)
    assert [e.get("data-board") for e in found(svg, kind="board")] == ["1", "2", "3", "4"]
    assert not found(svg, kind="player") + found(svg, kind="coral-tile") + found(svg, sea=None)
    assert "hand" not in svg
    assert "Bag" not in svg


def test_the_description_tells_the_position() -> None:
    state = a_state()
    text = ElementTree.fromstring(draw(state, names=["Ada", "Marlin", "Kenji", "Coralie"]))[1].text or ""
    assert text.startswith("Board 1: ")
    assert "Ada, purple: hand: " in text
    assert f"Bag: {sum(state['bag'].values())}." in text
