"""S7.5: windows in another player's turn, what they share. Each card's own window is in test_windows_of_cards."""

from typing import Unpack

import pytest
from drawn_reef import Reef, Things, reef

SEA = "WWW YYY OOO PPP GGG"


def attack(**more: Unpack[Things]) -> Reef:
    """Player 0 attacks player 1's coral."""
    usual: Things = {"acted": True, "hand": "WW", "cubes": "W", "cards": ("", "stiff_upper_polyp")}
    things: Things = {**usual, **more}
    game = reef("W W Y Y Y1 . .", **things)
    game.play("cube W", "lay 1c6")
    return game


def alga(**more: Unpack[Things]) -> Reef:
    """Player 0 plays an alga that would turn three coral tiles."""
    things: Things = {"acted": True, "consumed": "W", "cards": ("", "slack_tide"), **more}
    game = reef(**things)
    game.play("alga W blue sea")
    return game


def meal(**more: Unpack[Things]) -> Reef:
    """Player 0 eats a coral."""
    things: Things = {"eaten": 1, "cards": ("", "leftovers_again"), **more}
    game = reef("W0 W W W W . .", **things)
    game.play("eat 1a6")
    return game


def collection(**more: Unpack[Things]) -> Reef:
    """Player 0 collects."""
    things: Things = {"acted": True, "sea": SEA, "cards": ("", "gull_service"), **more}
    game = reef(**things)
    game.play("take W")
    return game


def turn_end(**more: Unpack[Things]) -> Reef:
    """Player 0's turn ends, and there is a free coral."""
    things: Things = {"acted": True, "sea": SEA, "cards": ("", "night_shift"), **more}
    game = reef("W W . . . . .", **things)
    game.play("take W")
    return game


WINDOWS = {
    "attack": (attack, "stiff_upper_polyp"),
    "alga": (alga, "slack_tide"),
    "eat": (meal, "leftovers_again"),
    "collect": (collection, "gull_service"),
    "turn_end": (turn_end, "night_shift"),
}
each_window = pytest.mark.parametrize("window", WINDOWS)


@each_window
def test_the_one_who_holds_the_card_is_asked_yes_or_no(window: str) -> None:  # S7.5
    situation, card = WINDOWS[window]
    game = situation()
    assert game.window == (window, 1)
    assert game.turn["player"] == 0  # the turn stays that of the active player
    assert game.game.actor == 1
    assert game.legal() == [f"react {card}", "decline"]
    assert game.game.legal(0) == []
    game.refuses("decline", "R3.6", player=0)
    game.refuses(f"discard {card}", "S7.5", player=1)


@each_window
def test_it_does_not_open_if_nobody_holds_the_card(window: str) -> None:  # S7.5
    situation, _ = WINDOWS[window]
    assert situation(cards=("", "turncoral six_pack")).window is None


@each_window
def test_it_does_not_open_if_the_active_player_holds_it(window: str) -> None:  # S7.5
    situation, card = WINDOWS[window]
    assert situation(cards=(card, "turncoral")).window is None


@each_window
def test_no_leaves_the_card_in_the_hand_and_asks_no_more(window: str) -> None:  # S7.5
    situation, card = WINDOWS[window]
    game = situation()
    game.play("decline")
    assert game.window is None
    assert game.cards_of(1) == [card]


@each_window
def test_yes_puts_the_card_on_the_discards(window: str) -> None:  # S7.5 and S7.4
    situation, card = WINDOWS[window]
    game = situation()
    acted = game.turn["acted"]
    game.play(f"react {card}")
    assert (game.cards_of(1), game.discards) == ([], [card])
    assert game.turn["acted"] is acted
    if window != "attack":
        assert game.pending["player"] == 1
        assert {action.split()[0] for action in game.game.legal(1)} == {"choose"}
        game.play(game.legal()[0])
    assert game.pending is None


@each_window
def test_only_the_asked_player_sees_who_is_asked(window: str) -> None:  # S7.5 and S7.7
    situation, card = WINDOWS[window]
    game = situation()
    for viewer in (0, None):
        pending = game.seen(viewer)["turn"]["pending"]
        assert not {"card", "player"} & set(pending)
        assert pending["window"] == window
        assert card not in str(game.seen(viewer))
    assert game.seen(1)["turn"]["pending"]["card"] == card


@each_window
def test_a_window_can_be_saved_and_loaded(window: str) -> None:  # S7.5
    situation, card = WINDOWS[window]
    game = situation()
    again = Reef(type(game.game).load(game.state, seed=1))
    assert again.state == game.state
    assert again.legal() == game.legal()
    game.play(f"react {card}")
    again = Reef(type(game.game).load(game.state, seed=1))
    assert (again.state, again.legal()) == (game.state, game.legal())


def test_with_three_players_the_holder_is_asked_wherever_they_sit() -> None:  # S7.5
    game = reef(
        "W W . . . . .", players=3, player=1, acted=True, sea=SEA, cards=("night_shift", "", "six_pack")
    )
    game.play("take W")
    assert game.window == ("turn_end", 0)
    game.play("decline")
    assert game.turn["player"] == 2


def test_windows_follow_one_another_and_never_nest() -> None:  # S7.5
    game = reef(
        "W W . . . . .",
        players=3,
        acted=True,
        sea=SEA,
        cards=("", "gull_service", "night_shift"),
    )
    game.play("take W")
    assert game.window == ("collect", 1)
    game.play("react gull_service")
    assert game.window is None
    assert game.pending["kind"] == "card"
    game.play("choose Y Y")
    assert game.window == ("turn_end", 2)
    game.play("react night_shift", "choose introduce 1b6")
    assert (game.window, game.turn["player"], game["1b6"]) == (None, 1, "W2")


@pytest.mark.parametrize("card", ["leftovers_again", "night_shift"])
def test_none_opens_in_the_final_round(card: str) -> None:  # S7.5
    game = reef(
        "W0 W W W W W Y",
        players=3,
        cards=("", card, ""),
        phase="final",
        ended_by="shrimps",
        ender=2,
        eaten=(1, 0, 4),
    )
    game.play("eat 1a6")
    assert game.window is None
    assert game.turn["player"] == 1


def test_none_opens_at_the_turn_that_ends_the_game() -> None:  # S7.5
    game = reef("W0 W W W W . Y", eaten=3, cards=("", "leftovers_again night_shift"))
    game.play("eat 1a6")  # the fourth shrimp
    assert (game.phase, game.window) == ("final", None)
    game = reef("W W . . . . .", number=400, acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W")
    assert (game.phase, game.turn["ended_by"], game.window) == ("over", "limit", None)
    game = reef("W W . . . . .", bag="", reserve="", acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W")
    assert (game.phase, game.window) == ("over", None)
