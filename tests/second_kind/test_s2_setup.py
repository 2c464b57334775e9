"""S2: the set-up, and what is known of the first hands."""

import pytest

from reefencounter import Game, IllegalAction
from reefencounter.engine.components import COLOURS

HANDS = {2: [6, 9], 3: [6, 7, 9], 4: [6, 7, 8, 9]}


@pytest.mark.parametrize("seed", range(12))
def test_start_polyps_and_reserve_are_ordinary(seed: int) -> None:  # S2.1
    state = Game(players=4, second_kind=True, seed=seed).state()
    assert set(state["polyps"].values()) == set(COLOURS)
    assert state["reserve"] == dict.fromkeys(COLOURS, 1)


def test_the_special_tiles_are_in_the_bag() -> None:  # S2.1
    bag = Game(players=2, second_kind=True, seed=1).state()["bag"]
    assert [bag[kind] for kind in ("W/Y", "P/G", "O2", "Gh", "Yb", "rock", "water")] == [2, 2, 2, 1, 1, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_sea_and_hands_begin_with_ordinary_tiles(players: int, seed: int) -> None:  # S2.2
    state = Game(players=players, second_kind=True, seed=seed).state()
    assert sorted(map(len, state["sea"].values())) == [1, 2, 3, 3, 3]
    assert {tile for space in state["sea"].values() for tile in space} <= set(COLOURS)
    for size, player in zip(HANDS[players], state["players"], strict=True):
        assert set(player["hand"]) <= {*COLOURS, "crown"}
        assert sum(player["hand"].get(colour, 0) for colour in COLOURS) == size


def game_with_hands() -> Game:
    return Game(
        players=2, second_kind=True, seed=1, setup={"hands": [{"W": 3, "Y": 2, "P": 1}, {"O": 5, "G": 4}]}
    )


def test_the_hands_are_shown_before_the_fish_is_fed() -> None:  # S2.2
    game = game_with_hands()
    assert game.view(1)["players"][0]["hand"]["known"] == {"W": 3, "Y": 2, "P": 1, "crown": 1}
    assert game.view(None)["players"][1]["hand"]["known"] == {"O": 5, "G": 4, "crown": 1}


@pytest.mark.parametrize("fed", ["W", "Y", "P"])
def test_then_one_less_of_each_colour_is_known(fed: str) -> None:  # S2.2
    game = game_with_hands()
    game.play(f"feed {fed}")
    hidden = {"total": 6, "known": {"W": 2, "Y": 1, "crown": 1}}
    assert game.view(1)["players"][0]["hand"] == hidden
    assert game.view(None)["players"][0]["hand"] == hidden
    assert game.view(1)["players"][0]["fish"] == {"total": 1, "known": {}}
    assert game.view(0)["players"][1]["hand"]["known"] == {"O": 5, "G": 4, "crown": 1}  # has not fed yet
    assert game.view(1, memory_aid=False)["players"][0]["hand"] == {"total": 6}


def test_one_blue_shrimp_is_on_the_sea_and_three_are_the_supply() -> None:  # S2.3
    state = Game(players=3, second_kind=True, seed=2).state()
    assert state["blue"] == {"supply": 3, "sea": True, "boards": []}


def test_all_cards_lie_face_down() -> None:  # S2.3
    game = Game(players=3, second_kind=True, seed=2)
    state = game.state()
    assert (len(state["draw"]), state["discards"]) == (28, [])
    assert all(player["cards"] == player["table"] == [] for player in state["players"])
    assert game.view(0)["draw"] == {"total": 28}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_a_crown(players: int) -> None:  # S2.4
    state = Game(players=players, second_kind=True, seed=3).state()
    assert state["rules"]["crowns_dealt"] is True
    assert [player["hand"]["crown"] for player in state["players"]] == [1] * players
    assert state["bag"]["crown"] == 4 - players


def test_without_the_option_all_crowns_are_in_the_bag() -> None:  # S2.4
    state = Game(players=2, second_kind=True, crowns_dealt=False, seed=3).state()
    assert state["bag"]["crown"] == 4
    assert all("crown" not in player["hand"] for player in state["players"])


def test_the_dealt_crown_cannot_be_fed_and_is_not_in_the_record() -> None:  # S2.4
    game = Game(players=2, second_kind=True, seed=3)
    assert "feed crown" not in game.legal()
    with pytest.raises(IllegalAction):
        game.play("feed crown")
    hands = game.record()["setup"]["hands"]
    assert [sum(hand.values()) for hand in hands] == [6, 9]
    assert all(set(hand) <= set(COLOURS) for hand in hands)
    assert Game.replay(game.record()).state() == game.state()
