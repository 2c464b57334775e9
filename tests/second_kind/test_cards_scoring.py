"""The five scoring cards."""

import random
from itertools import combinations

import pytest
from drawn_reef import Things, reef
from oracle.second_kind.scoring import score

from reefencounter.engine.second_kind.components import KINDS, NUMBER_OF_KIND, PAIRS

SCORING = ["rainbow_diet", "home_sweet_foam", "every_crumb_counts", "acquired_taste", "house_special"]


def extra(card: str, picture: str = "", *, fish: str = "", consumed: str = "", stronger: str = "") -> int:
    """What a card on the table adds to the points of player 0."""
    things: Things = {"fish": (fish, ""), "consumed": (consumed, ""), "stronger": stronger}
    with_card: Things = {**things, "table": card}
    return reef(picture, **with_card).points[0] - reef(picture, **things).points[0]


@pytest.mark.parametrize(
    ("fish", "points"),
    [("", 0), ("W", 0), ("WY", 0), ("WYO", 1), ("WYOP", 2), ("WYOPG", 3), ("WWWW", 0), ("WYO W2 Ob", 1)],
)
def test_rainbow_diet_counts_colours_beyond_the_second(
    fish: str, points: int
) -> None:  # card rainbow_diet: effect
    assert extra("rainbow_diet", fish=fish) == points


def test_a_two_coloured_tile_is_one_colour_for_rainbow_diet() -> None:  # card rainbow_diet: effect
    assert extra("rainbow_diet", fish="WY O/P") == 1  # orange or pink, not both
    assert extra("rainbow_diet", fish="WYO W/P") == 2  # as pink
    assert extra("rainbow_diet", fish="W/Y W/Y O") == 1


def test_a_half_tile_counts_as_its_colour() -> None:  # card rainbow_diet: half
    assert extra("rainbow_diet", fish="W Y Oh") == 1


def test_rainbow_diet_shows_nothing_of_the_fish() -> None:  # card rainbow_diet: hidden
    game = reef(cards="rainbow_diet", fish="WYO")
    game.play("card rainbow_diet")
    for viewer in (1, None):
        holding = game.game.view(viewer)["players"][0]
        assert holding["table"] == ["rainbow_diet"]
        assert holding["fish"] == {"total": 3, "known": {}}


def test_home_sweet_foam_counts_shrimps_on_corals_of_three() -> None:  # card home_sweet_foam: effect
    assert extra("home_sweet_foam", "W0 W W . Y0 Y .") == 1  # two tiles do not do
    assert extra("home_sweet_foam", "W0 W W . Y0 Y Y") == 2
    assert extra("home_sweet_foam", "W1 W W . Y* Y Y") == 0  # neither others' nor blue ones
    assert extra("home_sweet_foam", "W0 W WW .0 . . .") == 1  # nor one on bare rock


def test_home_sweet_foam_gives_at_most_three() -> None:  # card home_sweet_foam: effect
    picture = """
        . . . # . . .   W0 W W . Y0 Y Y
        W0 W W . Y0 Y Y # . . . . . #
    """
    assert extra("home_sweet_foam", picture) == 3


def test_a_half_tile_is_one_tile_of_a_home() -> None:  # card home_sweet_foam: half
    assert extra("home_sweet_foam", "W0 W Wh:nw . . . .") == 1
    assert extra("home_sweet_foam", "W0 W Wh:ne . . . .") == 0  # not joined
    assert extra("home_sweet_foam", "W0 WW . . . . .") == 0  # a double is one tile


def test_crowns_of_the_final_round_bite_first() -> None:  # card home_sweet_foam: crown
    game = reef(
        "W0 W W X . . .",
        table="home_sweet_foam",
        crowns=["1d6"],
        phase="final",
        ended_by="shrimps",
        ender=1,
        eaten=(0, 4),
    )
    assert game.points[0] == 1
    game.play("crown 1d6 1c6", "pass")
    assert (game.phase, game.points[0]) == ("over", 0)


@pytest.mark.parametrize(
    ("consumed", "points"),
    [("W", 0), ("WW", 1), ("WYO", 1), ("WWYY", 2), ("WWYYOO", 3), ("W" * 10, 3), ("W2", 0), ("W2 Yh", 1)],
)
def test_every_crumb_counts_pays_for_two_tiles(
    consumed: str, points: int
) -> None:  # card every_crumb_counts: effect
    assert extra("every_crumb_counts", consumed=consumed) == points


def test_crumbs_still_count_for_the_tie_break() -> None:  # card every_crumb_counts: effect
    game = reef(consumed=("WWYY", ""), table="every_crumb_counts")
    assert game.game.score()[0]["ties"][0] == 4


def test_acquired_taste_lets_one_tile_score_as_any_colour() -> None:  # card acquired_taste: effect
    strong = "Y>W Y>O Y>P Y>G"  # yellow 5
    game = reef(fish=("WW", ""), stronger=strong)
    values = game.game.score()[0]["values"]
    assert values["Y"] == 5
    assert extra("acquired_taste", fish="WW", stronger=strong) == 5 - values["W"]
    assert extra("acquired_taste", fish="YY", stronger=strong) == 0
    assert extra("acquired_taste", stronger=strong) == 0  # an empty fish
    weakest = min(values, key=lambda colour: values[colour])
    others = "".join(colour for colour in "WOPG" if colour != weakest)
    assert extra("acquired_taste", fish=others + weakest, stronger=strong) == 5 - values[weakest]


def test_acquired_taste_is_not_for_a_double() -> None:  # card acquired_taste: effect
    assert extra("acquired_taste", fish="W2", stronger="Y>W Y>O Y>P Y>G") == 0


def test_acquired_taste_may_choose_a_half_tile() -> None:  # card acquired_taste: half
    strong = "Y>W Y>O Y>P Y>G"
    assert extra("acquired_taste", fish="Wh", stronger=strong) == extra(
        "acquired_taste", fish="W", stronger=strong
    )
    assert extra("acquired_taste", fish="Wh", stronger=strong) > 0


def test_acquired_taste_uses_the_final_coral_tiles() -> None:  # card acquired_taste: locked
    game = reef(
        fish=("W", ""), table="acquired_taste", stronger="Y>W Y>O Y>P", locks="1", consumed="WW", acted=True
    )
    before = game.points[0]
    assert before == max(game.game.score()[0]["values"].values())
    game.play("alga W blue sea")
    assert game.points[0] == max(game.game.score()[0]["values"].values())


@pytest.mark.parametrize(
    ("fish", "points"),
    [("", 0), ("W", 1), ("WWY", 2), ("WWWY", 3), ("WWWWW", 3), ("W2 Y", 2), ("W2 W2", 3), ("WY W/Y", 2)],
)
def test_house_special_pays_for_the_best_colour(fish: str, points: int) -> None:  # card house_special: effect
    assert extra("house_special", fish=fish) == points


def test_a_half_tile_is_one_for_the_house_special() -> None:  # card house_special: half
    assert extra("house_special", fish="W Wh Y") == 2


@pytest.mark.parametrize("card", SCORING)
def test_a_scoring_card_counts_from_the_hand_too(card: str) -> None:  # card rainbow_diet: end
    # card home_sweet_foam: end
    # card every_crumb_counts: end
    # card acquired_taste: end
    # card house_special: end
    things: Things = {
        "fish": ("WYO", ""),
        "consumed": ("WW", ""),
        "stronger": "Y>W Y>O Y>P Y>G",
        "sea": "- WWW - - -",
        "bag": "",
        "reserve": "",
        "acted": True,
    }
    places: list[Things] = [{}, {"cards": card}, {"table": card}]
    picture = "W0 W W . . . ."
    points = []
    for place in places:
        placed: Things = {**things, **place}
        game = reef(picture, **placed)
        game.play("take W")
        assert game.phase == "over"
        points.append(game.points[0])
    assert points[0] < points[1] == points[2]


@pytest.mark.parametrize("card", SCORING)
def test_a_scoring_card_on_the_table_no_longer_counts_to_three(card: str) -> None:  # card rainbow_diet: hand
    # card home_sweet_foam: hand
    # card every_crumb_counts: hand
    # card acquired_taste: hand
    # card house_special: hand
    game = reef(cards=f"turncoral six_pack {card}", hand="W")
    game.refuses("buy hand W", "S7.1")
    game.play(f"card {card}")
    assert game.table == [card]
    game.play("buy hand W")


@pytest.mark.parametrize("card", SCORING)
def test_a_scoring_card_has_no_precondition_but_its_moment(card: str) -> None:  # card rainbow_diet: refusal
    # card home_sweet_foam: refusal
    # card every_crumb_counts: refusal
    # card acquired_taste: refusal
    # card house_special: refusal
    game = reef("W . . . . . .", cards=card, hand="WW", cubes="W", acted=True)
    game.play("cube W", "lay 1b6")
    game.refuses(f"card {card}", "R3.4")
    game.play("stop", f"card {card}")


def best(tiles: list[str], values: dict[str, int], cards: set[str]) -> int:
    """The most points a fish of singles can give, by trying every choice: an oracle for the cards together."""
    most = 0
    shown = [tile.split("/") for tile in tiles]
    ways: list[list[str]] = [[]]
    for options in shown:
        ways = [[*way, colour] for way in ways for colour in options]
    for way in ways:
        tastes = [way]
        if "acquired_taste" in cards:
            tastes += [[*way[:k], colour, *way[k + 1 :]] for k in range(len(way)) for colour in "WYOPG"]
        for taste in tastes:
            points = sum(values[colour] for colour in taste)
            if "house_special" in cards:
                points += max(min(3, taste.count(colour)) for colour in "WYOPG")
            if "rainbow_diet" in cards:
                points += max(0, len(set(taste)) - 2)
            most = max(most, points)
    return most


TOGETHER = ["rainbow_diet", "acquired_taste", "house_special"]


@pytest.mark.parametrize("cards", [TOGETHER, *combinations(TOGETHER, 2)])
@pytest.mark.parametrize("fish", ["WY W/O W/P Y/G", "WWY W/Y O/P", "OPG W/G Y/O", "W/Y W/O Y/P O/G"])
def test_cards_together_give_the_best_total(fish: str, cards: list[str]) -> None:  # S8.4 and S4.3
    game = reef(fish=(fish, ""), table=" ".join(cards), stronger="Y>W O>W P>Y G>O")
    values = game.game.score()[0]["values"]
    singles = [tile for word in fish.split() for tile in ([word] if "/" in word else word)]
    assert game.points[0] == best(singles, values, set(cards))


@pytest.mark.parametrize("seed", range(40))
def test_the_best_of_all_ways_to_count_a_fish_stands(seed: int) -> None:  # S4.3 S8.4
    rng = random.Random(seed)
    kinds = [kind for kind in KINDS[:30] for _ in range(min(3, NUMBER_OF_KIND[kind]))]
    for _ in range(5):
        fish = rng.sample(kinds, rng.choice((0, 1, 3, 8, 20)))
        cards = [card for card in ("rainbow_diet", "acquired_taste", "house_special") if rng.random() < 0.6]
        stronger = " ".join(f"{a}>{b}" if rng.random() < 0.5 else f"{b}>{a}" for a, b in PAIRS)
        game = reef(fish=(" ".join(fish), ""), table=(" ".join(cards), ""), stronger=stronger)
        assert game.points[0] == score(game.game.state())[0]["points"]
