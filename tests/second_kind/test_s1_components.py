"""S1: what the expansion adds to the box."""

from collections import Counter

import pytest
from drawn_reef import reef, state_of

from reefencounter import Game, InvalidState, decks
from reefencounter.engine.components import COLOURS
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.components import KINDS
from reefencounter.notation import id_of, text_of

PAIRS = [f"{a}/{b}" for k, a in enumerate(COLOURS) for b in COLOURS[k + 1 :]]


def everything(game: Game) -> Counter[str]:
    """All tiles of a new game, wherever they are."""
    state = game.state()
    found = Counter(state["bag"]) + Counter(state["reserve"]) + Counter(state["polyps"].values())
    for player in state["players"]:
        found += Counter(player["hand"])
    for space in state["sea"].values():
        found += Counter(space)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_48_special_tiles_beside_the_200(players: int) -> None:  # S1.1
    found = everything(Game(players=players, second_kind=True, seed=1))
    numbers = {f"{c}b": 1 for c in COLOURS} | dict.fromkeys(PAIRS, 2) | {f"{c}2": 2 for c in COLOURS}
    numbers |= {f"{c}h": 1 for c in COLOURS} | {"rock": 2, "water": 2, "crown": 4}
    assert sum(numbers.values()) == 48
    assert found == Counter(numbers) + Counter(dict.fromkeys(COLOURS, 40))


def test_four_blue_shrimps_and_28_cards() -> None:  # S1.1
    state = Game(players=2, second_kind=True, seed=1).state()
    assert state["blue"]["supply"] + state["blue"]["sea"] + len(state["blue"]["boards"]) == 4
    assert len(state["draw"]) == len(set(state["draw"])) == 28
    cards = decks.by_id(decks.DEFAULT).cards
    assert sum(card["blue_shrimp"] for card in cards) == 17
    assert sum(card["clownfish"] for card in cards) == 5
    assert sum(card["scoring"] for card in cards) == 5


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("bag", {"W/Y": 3}),
        ("bag", {"W2": 1}),
        ("bag", {"rock": 3}),
        ("bag", {"crown": 5}),
        ("bag", {"Wh": 0}),
    ],
)
def test_a_state_with_another_number_of_tiles_is_no_position(
    where: str, change: dict[str, int]
) -> None:  # S1.1
    state = state_of()
    state[where] |= change
    with pytest.raises(InvalidState):
        Game.load(state)


def test_a_crown_may_have_left_the_game() -> None:  # S1.1 and S3.5
    state = state_of()
    state["bag"]["crown"] = 3
    assert Game.load(state).state()["bag"]["crown"] == 3


def test_a_fifth_blue_shrimp_or_a_card_twice_is_no_position() -> None:  # S1.1
    for change in ({"blue": {"supply": 4, "sea": True, "boards": []}}, {"discards": ["turncoral"]}):
        with pytest.raises(InvalidState):
            Game.load(state_of() | change)


@pytest.mark.parametrize("kind", KINDS)
def test_only_polyp_tiles_are_consumed_or_eaten(kind: str) -> None:  # S1.2
    for pile in ("consumed", "fish"):
        state = state_of()
        state["bag"][kind] -= 1
        state["players"][0][pile] = {kind: 1}
        if kind in ("rock", "water", "crown"):
            with pytest.raises(InvalidState):
                Game.load(state)
        else:
            assert Game.load(state).state()["players"][0][pile] == {kind: 1}


def test_reef_tiles_are_placed_and_polyp_tiles_laid() -> None:  # S1.2
    game = reef("W . . . . . .", hand="W W/Y W2 Wh Wb rock water crown", cubes="W", acted=True)
    assert {action.split()[1] for action in game.legal("place")} == {"rock", "water", "crown"}
    game.play("cube W")
    kinds = {action.split()[-1] for action in game.legal("lay") if "1d6" in action}
    assert kinds == {"1d6", "W/Y", "W2", "Wh:ne", "Wh:se", "Wh:sw", "Wh:nw", "Wb"}


def test_an_id_is_one_action_or_none() -> None:  # N7
    position = Game(players=2, second_kind=True, seed=1).position
    ids = [*range(codes.FIRST, codes.USE_BLUE), *range(codes.CHOOSE_KIND, codes.ACTIONS)]
    nothing = 0
    for action in ids[::7]:
        try:
            assert id_of(position, text_of(position, action)) == action
        except ValueError as error:
            assert "stands for no action" in str(error)
            nothing += 1
    assert 0 < nothing < 20
