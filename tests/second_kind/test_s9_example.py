"""S9: the published example of a crown of thorns, in four turns."""

from drawn_reef import reef

PURPLE, YELLOW, GREEN = 0, 1, 2


def test_the_published_crown_example() -> None:  # S9
    game = reef(
        """
        . # . Y . . .
        . W1 . Y1 G2 O .
        # . . P G . #
        """,
        boards="BACD",
        players=3,
        player=PURPLE,
        hand="crown",
        sea="WWW YYY OOO PPP GGG",
        acted=True,
    )
    game.play("place crown 1c5")
    game.play("take W", deal="W")

    assert game.turn["player"] == YELLOW
    assert game.legal() == ["crown 1c5 1b5", "crown 1c5 1d5"]  # it must attack one of the two
    game.play("crown 1c5 1d5")
    assert "flee 1d5 1d4" in game.legal()  # also within the coral
    game.play("flee 1d5 1d4")
    game.play("take Y", deal="WY")

    assert game.turn["player"] == GREEN
    assert game.legal() == ["crown 1d5 1e5"]  # not the pink polyp that nobody guards, nor yellow's
    game.play("crown 1d5 1e5", "flee 1e5 1e6")
    game.play("take O", deal="OWY")

    assert game.turn["player"] == PURPLE
    assert game.legal() == ["crown 1e5 1f5"]  # not green's
    bag = game.bag["crown"]
    game.play("crown 1e5 1f5")
    assert game.crowns == []  # left with no neighbour, it died
    assert game.bag["crown"] == bag
    assert game.all("consumed") == ["", "", ""]
