"""R13: what a player may know. The shape of views is that of N4."""

import json
from typing import Any

import pytest
from drawn import Drawn, board_a, state_of

from reefencounter import Game
from reefencounter.events import redact

CORAL = """
    # # # . . . #
    # . . . . . #
    W W # . . . .
    W W0 . . . # .
    W W . # G G .
    . . . . G1 . .
"""


def a_new_game() -> Drawn:
    """Two players, all choices made: 0 put W into the fish and holds WWYYY, 1 put O and holds OOOPPPPP."""
    sea = {"W": list("WYG"), "Y": list("YYY"), "O": list("OOO"), "P": list("PP"), "G": list("G")}
    hands = [{"W": 3, "Y": 3}, {"O": 4, "P": 5}]
    setup = {"boards": ["A", "B"], "star": True, "sea": sea, "hands": hands}
    game = Drawn(Game(players=2, seed=1, setup=setup))
    game.play("feed W", "larvae WY", player=0)
    game.play("feed O", "larvae OP", player=1)
    return game


def seen(game: Drawn, viewer: int | None, owner: int, *, memory_aid: bool = True) -> dict[str, Any]:
    """What a viewer sees of an owner."""
    player: dict[str, Any] = game.seen(viewer, memory_aid=memory_aid)["players"][owner]
    return player


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("memory_aid", [True, False])
def test_what_is_open_to_all(viewer: int | None, memory_aid: bool) -> None:  # R13.1
    game = board_a(CORAL, hand=("WY", "G"), cubes=("W", "GG"), consumed=("PP", "O"), eaten=(1, 0), alga="red")
    view, state = game.seen(viewer, memory_aid=memory_aid), game.state
    for part in state:
        if part not in ("bag", "players"):
            assert view[part] == state[part]
    for mine, theirs in zip(view["players"], state["players"], strict=True):
        for part in ("consumed", "shrimps", "eaten"):
            assert mine[part] == theirs[part]


@pytest.mark.parametrize("viewer", [1, None])
def test_the_first_cubes_are_open_to_all(viewer: int | None) -> None:  # R13.1
    assert seen(a_new_game(), viewer, 0)["cubes"] == {"W": 1, "Y": 1}


@pytest.mark.parametrize("viewer", [1, None])
def test_whether_action_8_is_possible_is_open_to_all(viewer: int | None) -> None:  # R13.1
    game = board_a(cubes="W", bag="YYYYY", reserve="YOPG")
    assert game.seen(viewer)["reserve"]["W"] == 0
    assert game.refuses("polyp W", "R8.2") == "No white polyp is left in the bag or the reserve."


def test_hands_fishes_and_the_bag_are_hidden() -> None:  # R13.2
    game = a_new_game()
    view = game.seen(0)
    assert view["bag"] == game.bag.total()
    assert view["players"][0]["hand"] == {"W": 2, "Y": 3}  # the own ones are not
    assert view["players"][0]["fish"] == {"W": 1}
    assert view["players"][1]["hand"] == {"total": 8, "known": {}}
    assert view["players"][1]["fish"] == {"total": 1, "known": {}}


def test_a_spectator_sees_no_hand_and_no_fish() -> None:  # R13.2
    view = a_new_game().game.view(None)
    assert [player["hand"] for player in view["players"]] == [
        {"total": 5, "known": {}},
        {"total": 8, "known": {}},
    ]
    assert [player["fish"] for player in view["players"]] == [{"total": 1, "known": {}}] * 2
    assert isinstance(view["bag"], int)


def test_tiles_seen_entering_and_leaving_the_hand_are_known() -> None:  # R13.3
    game = a_new_game()
    game.play("take W", "take O")  # 0 takes W Y G
    assert seen(game, 1, 0)["hand"] == {"total": 8, "known": {"W": 1, "Y": 1, "G": 1}}
    game.play("cube Y", "lay 1a6")
    assert seen(game, 1, 0)["hand"] == {"total": 7, "known": {"W": 1, "G": 1}}
    game.play("lay 1b6")  # one of the unknown
    assert seen(game, 1, 0)["hand"] == {"total": 6, "known": {"W": 1, "G": 1}}
    game.play("stop", "polyp W")
    assert seen(game, 1, 0)["hand"] == {"total": 7, "known": {"W": 2, "G": 1}}
    assert seen(game, None, 0) == seen(game, 1, 0)


def test_cubes_are_known_exactly() -> None:  # R13.3
    game = a_new_game()
    game.play("polyp Y", "take G")
    assert seen(game, 1, 0)["cubes"] == {"W": 1, "G": 1}


def test_what_is_eaten_is_known_and_the_first_tile_is_not() -> None:  # R13.3
    game = board_a(CORAL, fish="P")
    game.play("eat 1b4")
    assert seen(game, 1, 0)["fish"] == {"total": 3, "known": {"W": 2}}


def test_no_further_deduction() -> None:  # R13.3
    game = board_a(hand="W", sea="YY - - - -")
    game.play("take W", deal="WWWWW")
    game.play("take W", deal="WWWWW")
    assert seen(game, 1, 0)["hand"] == {"total": 3, "known": {"Y": 2}}
    assert seen(game, 0, 1)["hand"] == {"total": 1, "known": {"W": 1}}


def test_after_load_nothing_is_known() -> None:  # R13.3
    game = a_new_game()
    game.play("take W")
    again = Drawn(Game.load(game.state))
    assert seen(again, 1, 0)["hand"] == {"total": 8, "known": {}}


def test_taking_back_takes_back_what_is_known() -> None:  # R13.3
    game = a_new_game()
    before = game.seen(1)
    game.play("take W")
    game.game.undo()
    assert game.seen(1) == before


@pytest.mark.parametrize("viewer", [1, None])
def test_without_the_memory_aid_there_are_only_totals(viewer: int | None) -> None:  # R13.3
    game = a_new_game()
    game.play("take W")
    other = seen(game, viewer, 0, memory_aid=False)
    assert other["hand"] == {"total": 8}
    assert other["fish"] == {"total": 1}
    assert other["cubes"] == {"total": 3}
    mine = seen(game, 0, 0, memory_aid=False)
    assert mine["hand"] == {"W": 3, "Y": 4, "G": 1}
    assert mine["cubes"] == {"W": 2, "Y": 1}


@pytest.mark.parametrize("memory_aid", [True, False])
def test_first_choices_stay_secret_until_all_have_chosen(memory_aid: bool) -> None:  # R13.4
    game = Drawn(Game(players=3, seed=1))
    before = [game.seen(viewer, memory_aid=memory_aid) for viewer in (0, None)]
    secret = game.all("hand")[1][0]
    game.play(f"feed {secret}", "larvae GG", player=1)
    for viewer, then in zip((0, None), before, strict=True):
        now = game.seen(viewer, memory_aid=memory_aid)
        assert now["players"][1]["cubes"] == {}
        assert now["larvae"] == then["larvae"] == dict.fromkeys("WYOPG", 9)
        assert now["players"][1]["hand"]["total"] == 6
        assert now["players"][1]["fish"]["total"] == 1
    assert game.seen(1)["players"][1]["cubes"] == {"G": 2}
    assert game.state["players"][1]["cubes"] == {"G": 2}  # a state shows all


def test_the_events_of_first_choices_stay_secret() -> None:  # R13.4
    game = Drawn(Game(players=2, seed=1))
    secret = game.all("hand")[1][0]
    fed = game.play(f"feed {secret}", player=1).events
    chosen = game.play("larvae WG", player=1).events
    for viewer in (0, None):
        assert redact(fed, viewer)[0] == {"kind": "fed", "player": 1, "colour": None}
        assert redact(chosen, viewer)[0] == {"kind": "larvae_chosen", "player": 1, "cubes": None}
    assert redact(fed + chosen, 1) == fed + chosen


@pytest.mark.parametrize("memory_aid", [True, False])
def test_positions_that_differ_in_hidden_things_look_alike(memory_aid: bool) -> None:  # R13.4
    games = [
        board_a(CORAL, hand=("WY", "GG"), fish=("P", "O"), cubes="W"),
        board_a(CORAL, hand=("WY", "WP"), fish=("P", "Y"), cubes="W"),
    ]
    assert games[0].bag != games[1].bag
    views = [json.dumps(game.seen(0, memory_aid=memory_aid)) for game in games]
    assert views[0] == views[1]
    assert games[0].legal() == games[1].legal()
    games[0].play("cube W", "lay 1a6")
    games[1].play("cube W", "lay 1a6")
    assert games[0].game.view(None) == games[1].game.view(None)


@pytest.mark.parametrize("action", ["cube G", "lay 1a6", "larva G", "polyp G", "take W"])
def test_a_refusal_tells_nothing_of_a_hidden_hand(action: str) -> None:  # R13.4
    reasons = {
        board_a(hand=("W", hidden), cubes=("W", "G"), consumed=("", "G")).refuses(action, "R3.6", player=1)
        for hidden in ("G", "P")
    }
    assert len(reasons) == 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_when_the_game_is_over_all_is_open(viewer: int | None) -> None:  # R13.4
    game = Drawn(Game.load(state_of("AB", hand=("WY", "GG"), fish=("P", "O"), number=400)))
    assert game.seen(viewer) != game.state
    game.play("take W")
    assert game.seen(viewer) == game.state
    assert game.seen(viewer, memory_aid=False) == game.state
