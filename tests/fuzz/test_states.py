"""Whatever `Game.load` accepts can be played; whatever it does not accept it refuses with a sentence (N4, N6)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fuzz.material import attempt, fresh, programs, state_of, trying
from fuzz.mutation import HOSTILE, Step, places, sly, wild
from reefencounter import Chance, Game, IllegalAction
from reefencounter.engine import codes
from reefencounter.engine.components import COLOURS, COLUMNS, ROWS
from reefencounter.events import fold
from reefencounter.notation import action_text

State = Any  # JSON, looked into and changed at will

spots = st.tuples(st.integers(0, 5), st.integers(0, 500))


def loaded(state: object) -> Game | None:
    """The game, if the state is accepted."""
    found = attempt(lambda: Game.load(state))
    return found if isinstance(found, Game) else None


@trying(600)
@given(spots, programs)
@example((2, 214), [(472, 69, 0, 0)])  # a cube is owed of a colour that nobody holds
def test_sly_changes(spot: tuple[int, int], program: list[Step]) -> None:
    state = state_of(*spot)
    for step in program:
        sly(state, step)
    game = loaded(state)
    if game is not None:
        assert game.state() == canonical(state)
        sound(game)


@trying(1200)
@given(spots, programs)
def test_wild_changes(spot: tuple[int, int], program: list[Step]) -> None:
    state = state_of(*spot)
    for step in program:
        wild(state, step)
    game = loaded(state)
    if game is not None:
        sound(game)


@trying(600)
@given(spots, programs, st.integers(0, 2**16), st.sampled_from(HOSTILE))
def test_one_wild_change_after_sly_ones(
    spot: tuple[int, int], program: list[Step], where: int, value: object
) -> None:
    state = state_of(*spot)
    for step in program[:3]:
        sly(state, step)
    everywhere = places(state)
    inner, key = everywhere[where % len(everywhere)]
    inner[key] = fresh(value)
    game = loaded(state)
    if game is not None:
        sound(game)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | st.sampled_from(COLOURS), inner)
    ),
)


@trying(300)
@given(json_values, spots, st.integers(0, 2**16))
@example([], (0, 0), 0)
def test_any_json(value: object, spot: tuple[int, int], where: int) -> None:
    assert loaded(value) is None
    state = state_of(*spot)
    everywhere = places(state)
    inner, key = everywhere[where % len(everywhere)]
    inner[key] = fresh(value)
    game = loaded(state)
    if game is not None:
        sound(game)


def canonical(state: State) -> State:
    """The state as it must come back: no zeros in the players' maps, zeros in the supplies, sorted lists."""
    state = fresh(state)
    for holding in state["players"]:
        for name in ("hand", "cubes", "consumed", "fish"):
            holding[name] = {colour: n for colour, n in holding[name].items() if n}
    for name in ("larvae", "bag", "reserve"):
        state[name] = {colour: state[name].get(colour, 0) for colour in COLOURS}
    state["sea"] = {space: sorted(tiles, key=COLOURS.index) for space, tiles in state["sea"].items()}
    state["turn"]["moved"].sort(key=lambda cell: (cell[0], cell[2], cell[1]))
    return state


def sound(game: Game) -> None:
    """Everything that must hold of a position, and of what can follow it."""
    conserved(game.state())
    identical(game)
    game.score()
    for player in (None, *range(game.rules.players)):
        game.view(player)
        game.view(player, memory_aid=False)
    seats = range(game.rules.players) if game.phase == "setup" else [game.player]
    assert game.over == (not any(game.legal(player) for player in seats))
    for player in seats:
        legal = game.position.legal(player)
        assert [a for a in range(codes.ACTIONS) if game.position.permits(a, player)] == legal
        for action in legal:
            game.position.copy().apply(action, Chance(action), player)
        for action in legal[:: 1 + len(legal) // 6]:
            before = game.state()
            played = game.play(action_text(action), player=player)
            after = game.state()
            assert fold(before, played.events) == after
            conserved(after)
            identical(game)
            game.undo()
            assert game.state() == before
        refused(game, player, legal)
    walk(game)
    end = game.position.copy()
    end.play_out(Chance(1))
    assert end.over


def walk(game: Game) -> None:
    """Some random actions on, everything still holds."""
    chance = Chance(game.position.count())
    for _ in range(8):
        legal = game.legal()
        if not legal:
            assert game.over
            return
        before = game.state()
        played = game.play(legal[chance.below(len(legal))])
        assert fold(before, played.events) == game.state()
        conserved(game.state())
        identical(game)


def refused(game: Game, player: int, legal: list[int]) -> None:
    """Some actions that are not legal are refused with a clause and a sentence."""
    before = game.state()
    for action in range(len(legal) % 97, codes.ACTIONS, 997):
        if action not in legal:
            with pytest.raises(IllegalAction) as error:
                game.play(action_text(action), player=player)
            assert error.value.clause
            assert error.value.reason
    assert game.state() == before


def identical(game: Game) -> None:
    """State, load, state: the same to the letter."""
    text = json.dumps(game.state())
    assert json.dumps(Game.load(json.loads(text)).state()) == text


def conserved(state: State) -> None:
    """Every polyp, cube and shrimp of the box is there once (R1), and the shrimps keep to R7.3."""
    polyps = Counter(state["polyps"].values())
    cubes: Counter[str] = Counter(state["larvae"])
    for pile in (state["bag"], state["reserve"], *state["sea"].values()):
        polyps.update(pile)
    for holding in state["players"]:
        cubes.update(holding["cubes"])
        for name in ("hand", "consumed", "fish"):
            polyps.update(holding[name])
    assert [polyps[colour] for colour in COLOURS] == [40] * 5
    turn = state["turn"]
    last_taken = turn["phase"] == "over" and turn["ended_by"] == "supply"  # R9.3: not put back on the sea
    assert sorted(cubes[colour] for colour in COLOURS) == [9] * (5 - last_taken) + [10] * last_taken
    on_boards = Counter((cell[0], player) for cell, player in state["shrimps"].items())
    assert not on_boards or max(on_boards.values()) <= 2
    for player, holding in enumerate(state["players"]):
        standing = sum(owner == player for owner in state["shrimps"].values())
        assert standing + holding["shrimps"] + holding["eaten"] == 4
    for cell in state["shrimps"]:
        assert sum(other in state["shrimps"] for other in coral(state["polyps"], cell)) <= 1
    for alga in ("blue", "green", "purple", "red"):
        assert state["locks"].count(alga) + (state["alga_space"] == alga) <= 5


def coral(polyps: dict[str, str], cell: str) -> set[str]:
    """The coral on a cell, found without the engine."""
    found, queue = set(), [cell] if cell in polyps else []
    while queue:
        here = queue.pop()
        found.add(here)
        board, column, row = here[0], COLUMNS.index(here[1]), ROWS.index(here[2])
        for x, y in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if 0 <= x < 7 and 0 <= y < 6:
                near = f"{board}{COLUMNS[x]}{ROWS[y]}"
                if near not in found and polyps.get(near) == polyps[cell]:
                    queue.append(near)
    return found


@pytest.mark.parametrize(
    "turn",
    [
        {"phase": "laying", "acted": True, "lays": 1, "laying": "W", "laid": 36},
        {"phase": "final", "number": 9999, "ended_by": "locks", "ender": 2},
    ],
    ids=["laid", "number"],
)
def test_the_highest_numbers(turn: dict[str, Any]) -> None:
    state = state_of(4, 8)  # four players, the first turn
    hand = state["players"][0]["hand"]
    state["bag"]["W"] += hand.get("W", 0) - 4
    hand["W"] = 4
    state["turn"].update(turn)
    sound(Game.load(state))


def nested(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("monster", [10**5000, nested(5000)], ids=["digits", "nesting"])
def test_monsters(monster: object) -> None:
    state = state_of(0, 40)
    for inner, key in places(state):
        kept = inner[key]
        inner[key] = monster
        assert loaded(state) is None
        inner[key] = kept
