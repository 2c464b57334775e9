"""S7.7, S2.2, R13.4: what others and spectators must not learn, in views and events.

The test of secrecy is always the same: two positions that differ only in what is hidden look alike.
"""

import pytest
from drawn_reef import Reef, reef

from reefencounter import Game, Played
from reefencounter.events import redact

SEA = "WWW YYY OOO PPP GGG"


def look_alike(one: Reef, other: Reef, *viewers: int | None) -> bool:
    assert one.state != other.state, "the two positions should differ in something hidden"
    return all(
        one.game.view(viewer, memory_aid=aid) == other.game.view(viewer, memory_aid=aid)
        for viewer in viewers
        for aid in (True, False)
    )


def sound_alike(one: Played, other: Played, *viewers: int | None) -> bool:
    return all(redact(one.events, viewer) == redact(other.events, viewer) for viewer in viewers)


def test_hands_of_cards_look_alike() -> None:  # S7.7
    one = reef(cards=("turncoral six_pack", "digestif"))
    other = reef(cards=("lucky_dip night_shift", "digestif"))
    assert look_alike(one, other, 1, None)
    assert one.game.view(0) != other.game.view(0)


def test_the_draw_pile_is_a_number_to_everyone() -> None:  # S7.7
    game = reef(cards=("turncoral", "digestif"), discards="six_pack")
    for viewer in (0, 1, None):
        assert game.seen(viewer)["draw"] == {"total": 25}
        assert game.seen(viewer)["discards"] == ["six_pack"]


def test_a_bought_card_is_seen_by_its_buyer_only() -> None:  # S7.7 and S7.1
    one, other = reef(hand="W"), reef(hand="W")
    first, second = one.play("buy hand W", deal="turncoral"), other.play("buy hand W", deal="night_shift")
    assert look_alike(one, other, 1, None)
    assert sound_alike(first, second, 1, None)
    assert "turncoral" in str(redact(first.events, 0))
    assert "turncoral" not in str(redact(first.events, 1))
    assert one.game.view(0)["players"][0]["cards"] == ["turncoral"]
    assert one.game.view(1)["players"][0]["cards"] == {"total": 1}


def test_a_bought_scoring_card_does_not_show_in_anything_public() -> None:  # S7.7
    one, other = reef(hand="W", fish="WYO"), reef(hand="W", fish="WYO")
    one.play("buy hand W", deal="rainbow_diet")
    other.play("buy hand W", deal="turncoral")
    assert look_alike(one, other, 1, None)


def test_what_lucky_dip_drew_and_kept_looks_alike() -> None:  # S7.7, card lucky_dip: hidden
    one, other = reef(cards="lucky_dip"), reef(cards="lucky_dip")
    dipped = one.play("card lucky_dip", deal="W G crown"), other.play("card lucky_dip", deal="Y Y P2")
    assert look_alike(one, other, 1, None)
    assert sound_alike(*dipped, 1, None)
    returned = one.play("choose G"), other.play("choose P2")
    assert look_alike(one, other, 1, None)
    assert sound_alike(*returned, 1, None)


def test_the_play_of_what_was_dipped_takes_from_the_unknown() -> None:  # card lucky_dip: hidden
    game = reef(cards="lucky_dip", hand="O")
    game.play("card lucky_dip", deal="W G rock")
    game.play("choose W", "place rock 1d0")
    assert game.seen(1)["players"][0]["hand"] == {"total": 2, "known": {}}


@pytest.mark.parametrize("answer", [None, "decline"])
@pytest.mark.parametrize("card", ["gull_service", "night_shift"])
def test_who_is_asked_is_seen_by_nobody_else(card: str, answer: str | None) -> None:  # S7.5 and S7.7
    games, heard = [], []
    for cards in (("", card, "turncoral"), ("", "turncoral", card)):
        game = reef("W W . . . . .", players=3, acted=True, sea=SEA, cards=cards)
        heard.append(game.play("take W", deal="" if card == "gull_service" else "W"))
        if answer:
            heard[-1] = game.play(answer, deal="W" if card == "gull_service" else "")
        games.append(game)
    assert look_alike(games[0], games[1], 0, None)
    assert sound_alike(heard[0], heard[1], 0, None)


def test_the_asked_player_is_not_the_actor_to_others() -> None:  # S7.5
    game = reef(acted=True, sea=SEA, players=3, cards=("", "", "gull_service"))
    game.play("take W")
    assert game.game.legal(0) == game.game.legal(1) == []
    assert game.game.legal(2) == ["react gull_service", "decline"]
    assert game.seen(0)["turn"]["player"] == 0


def test_the_answer_yes_is_public() -> None:  # S7.7
    game = reef(acted=True, sea=SEA, cards=("", "gull_service"))
    game.play("take W", "react gull_service")
    view = game.seen(0)
    assert view["discards"] == ["gull_service"]
    assert view["players"][1]["cards"] == {"total": 0}
    assert view["turn"]["pending"]["player"] == 1


def test_the_tile_put_into_the_fish_looks_alike() -> None:  # S2.2
    setup = {"hands": [{"W": 3, "Y": 2, "P": 1}, {"O": 5, "G": 4}]}
    games = [Reef(Game(players=2, second_kind=True, seed=1, setup=setup)) for _ in "WY"]
    heard = [game.play(f"feed {fed}") for game, fed in zip(games, "WY", strict=True)]
    assert look_alike(games[0], games[1], 1, None)
    assert sound_alike(heard[0], heard[1], 1, None)


def test_the_dealt_crown_is_known_until_it_is_placed() -> None:  # S2.4 and R13.3
    game = Reef(Game(players=2, second_kind=True, seed=1))
    while game.phase == "setup":
        game.play(game.game.legal()[0])
    assert game.seen(1)["players"][0]["hand"]["known"]["crown"] == 1
    game.play(game.legal("place")[0])
    assert "crown" not in game.seen(1)["players"][0]["hand"]["known"]


def test_tiles_seen_going_into_the_fish_are_known() -> None:  # S4.7 and R13.3
    game = reef("W0 W WW Wb W . .", eaten=1, fish="G")
    game.play("eat 1a6", "return W2", "return W", "return W")
    assert game.fish == "WG Wb"
    assert game.seen(1)["players"][0]["fish"] == {"total": 3, "known": {"W": 1, "Wb": 1}}


def test_when_the_game_is_over_everything_is_shown() -> None:  # S7.7 and N4
    game = reef(cards=("turncoral", "rainbow_diet"), bag="", reserve="", acted=True, sea="- - - - -")
    game.play("take W")
    assert game.phase == "over"
    assert game.seen(0) == game.seen(None) == game.state
