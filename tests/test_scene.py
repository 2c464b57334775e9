"""What a page is told in words: prompts, consequences before the click, reasons, the end. Small drawn boards."""

from __future__ import annotations

from typing import Any

import pytest
from drawn import Drawn, board_a, board_b
from scenes import NAMES, a_game, play_on, seats_of, seen

from reefencounter import Game
from reefencounter.bots.base import make
from reefencounter.bots.explain import explain, in_words
from reefencounter.bots.seat_view import SeatView
from reefencounter.bots.turns import Search
from reefencounter.bots.weights import Weights
from reefencounter.notation import action_id
from reefencounter.record import Move
from reefencounter.server.scene import step, suggestions
from reefencounter.server.schemas import ActionState, Choices, Coral, LayTarget, Scene
from reefencounter.telling.listener import listener
from reefencounter.telling.places import cause, verdict
from reefencounter.telling.reasons import why_not


def choices(drawn: Drawn) -> Choices:
    """What the player to act is offered."""
    offered = seen(drawn.game, drawn.game.player).choices
    assert offered is not None
    return offered


def action(drawn: Drawn, number: int) -> ActionState:
    return choices(drawn).ten[number - 1]


def target(drawn: Drawn, cell: str) -> LayTarget:
    return next(found for found in choices(drawn).lay if found.cell == cell)


GROWTH = """
    # # # . . . #
    # . . . . . #
    . . # O Y . .
    . . . . Y # .
    . . . # . . .
    . . . . . . .
"""


def test_an_attack_is_told_with_the_growth_that_follows() -> None:  # R5.2 R6.1
    game = board_a(GROWTH, hand="YY", cubes="Y")
    assert choices(game).cubes[0].attacks == ["1d3"]
    game.play("cube Y")
    assert choices(game).title == "Lay up to 2 yellow"
    found = target(game, "1d3")
    assert found.ways[0].text == (
        "Attack orange at 1d3.\nYou take the polyp, and a yellow one grows on 1d4.\nThe yellow coral grows to 4."
    )
    assert (found.attacks, found.grows, found.attackers) == ("O", "1d4", ["1e3"])
    assert target(game, "1d2").ways[0].text == "Lay yellow on 1d2."
    assert target(game, "1e5").ways[0].text == "Lay yellow on 1e5.\nThe yellow coral grows to 3."
    game.play("lay 1e5")
    assert choices(game).title == "Lay 1 more yellow"
    assert "Or end the laying." in choices(game).hint


SPLIT = """
    # # # . . . #
    # . . . . . #
    O O # . . . .
    . O Y Y1 . # .
    . O . # . . .
    . . O0 . . . .
"""


def test_an_attack_tells_what_splits_and_whose_coral_grows() -> None:  # R5.5
    game = board_a(SPLIT, hand="Y", cubes="Y")
    game.play("cube Y")
    found = target(game, "1b4")
    assert found.ways[0].text == (
        "Attack orange at 1b4.\nYou take the polyp.\nThe orange coral splits into 2 and 1.\nBen's coral grows to 3."
    )
    assert found.attackers == ["1c4"]


SHIELDED = """
    # # # . . . #
    # . . . . . #
    . . # Y Y . .
    . . O O1 O # .
    . . . # O . .
    . . . . . . .
"""


def test_shields_are_what_an_attack_would_take_but_for_a_shrimp() -> None:  # R5.3
    game = board_a(SHIELDED, hand="YY", cubes="Y")
    game.play("cube Y")
    assert choices(game).shields == ["1d4", "1e4"]
    assert [found.cell for found in choices(game).lay if found.attacks] == []
    assert game.refuses("lay 1e4", "R5.3")


def test_two_corals_that_become_one() -> None:
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        W W0 . W . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="WW",
        cubes="W",
        advanced=True,
    )
    game.play("cube W")
    assert target(game, "1c4").ways[0].text == "Lay white on 1c4.\nTwo corals become your coral of 4."


MEAL = """
    # # # . . . #
    # . . . . . #
    W W # . . . .
    W W0 . . . # .
    W W . # G G .
    . . . . G1 . .
"""


def test_a_meal_says_what_it_brings() -> None:  # R10.2
    game = board_a(MEAL)
    meal = choices(game).meals[0]
    assert meal.text == (
        "Eat the white coral of 6 at 1b4: two polyps for your fish, worth 3 each now, and four for the bag."
    )
    assert (meal.kept, meal.returned, len(meal.cells)) == (2, 4, 6)
    assert choices(game).hint == "You may eat a coral first, then lay, or collect at once."
    last = board_a(MEAL, eaten=3)
    assert last.unplayed[0] == 0
    assert choices(last).meals[0].text.endswith("That is your fourth shrimp: it ends the game.")
    last.play("eat 1b4")
    ending = seen(last.game, 1).ending
    assert ending is not None
    assert ending.reason == "Ada's fish has eaten its fourth shrimp."
    assert choices(last).title == "Final round: pass"
    assert action(last, 1).why == "Your largest coral is of size 3; it takes five polyps to be eaten."
    assert action(last, 9).reason == "Pass"
    assert action(last, 10).clause == "R11.2"


def test_corals_show_whose_they_are_and_what_can_be_eaten() -> None:  # R10.1
    boards = seen(board_a(MEAL).game, None).boards
    shown = {coral.cells[0]: coral for coral in boards[0].corals}
    assert shown["1a3"] == Coral("W", ["1a3", "1b3", "1a4", "1b4", "1a5", "1b5"], 0, True)
    assert shown["1e5"] == Coral("G", ["1e5", "1f5", "1e6"], 1, False)
    assert boards[0].protected == ["1b3", "1a4", "1b4", "1b5", "1e5", "1e6"]
    final = board_a(
        MEAL, phase="final", ended_by="locks", ender=1, locks="1 2 3 4 5 6 7 8 9 10", advanced=True
    )
    assert not any(coral.edible for board in seen(final.game, None).boards for coral in board.corals)  # R12.2


def test_an_alga_tells_what_turns_and_what_ends() -> None:  # R8.4 R8.5 R15.4
    game = board_a(consumed="O", eaten=1)
    blue = next(alga for alga in choices(game).algae if (alga.alga, alga.place) == ("blue", "sea"))
    assert blue.turns == [3, 6, 10]
    assert blue.text == (
        "Blue on the alga space.\nIt turns three coral tiles: orange then beats yellow, grey then beats orange and "
        "yellow then beats grey."
    )
    lock = next(alga for alga in choices(game).algae if alga.place == "4")
    assert lock.text.startswith(
        "Purple locks a coral tile for good: yellow beats pink.\nIt turns one coral tile:"
    )
    last = board_a(consumed="O", eaten=1, fish="WW", locks="1 2 3 4 5 6 7 8 9")
    lock = next(alga for alga in choices(last).algae if alga.place == "10")
    assert lock.text.endswith("All ten coral tiles are then locked: it ends the game.")


def test_a_space_says_what_it_gives_and_where_tiles_come_after() -> None:  # R9.1 R9.2
    game = board_a(sea="WWO YYY OO P -")
    collect = {collected.space: collected for collected in choices(game).collect}
    assert collect["W"].text == "Collect the white cube with 2 white and 1 orange.\nThat ends your turn."
    assert collect["W"].refill == ["W", "O", "P", "G"]
    assert collect["G"].text == "Collect the grey cube, no polyps.\nThat ends your turn."
    assert collect["G"].refill == ["G", "O", "P"]
    scarce = board_a(sea="WWO YYY OO P -", bag="WW", reserve="")
    collected = choices(scarce).collect[0]
    assert collected.refill == []
    assert collected.text.endswith("The open sea cannot be refilled then: it ends the game.")  # R9.3


def test_a_cube_that_must_be_played_is_what_is_asked() -> None:  # R8.1
    game = board_a(hand="WW", consumed="W")
    assert action(game, 6).reason == "White"
    game.play("larva W")
    assert choices(game).title == "Play the white cube"
    assert (action(game, 2).state, action(game, 2).reason) == ("now", "Play the white cube")
    assert (action(game, 10).state, action(game, 10).clause) == ("later", "R8.1")
    assert (action(game, 1).state, action(game, 1).clause) == ("impossible", "R3.5")


def test_a_shrimp_on_bare_rock_is_asked_for() -> None:  # R7.4
    game = board_a(MEAL)
    game.play("move 1b4 1d6")
    assert choices(game).title == "Bring your shrimp to a polyp"
    assert (action(game, 10).state, action(game, 10).clause) == ("impossible", "R7.4")


TEN = [  # what is drawn, which action, its state, the reason, the clause, and the sentence
    ({}, 1, "impossible", "No coral of yours", "R10.1", "None of your shrimps stands on a board"),
    ({}, 2, "impossible", "No cube", "R4.1", "You have no cube."),
    ({"cubes": "OP"}, 2, "impossible", "No polyp to lay", "R4.3", "You have no orange or pink polyp to lay."),
    ({"cubes": "O", "hand": "O"}, 2, "available", "Orange", None, "Play an orange cube and lay"),
    ({"cubes": "O", "hand": "O"}, 3, "later", "After the first cube", "R3.3", "It follows action 2."),
    ({"lays": 1, "acted": True}, 2, "done", "Done", "R3.3", "You have played your first cube"),
    ({"lays": 1, "acted": True}, 1, "impossible", "Only at the start", "R3.5", "Eating comes first"),
    ({"introduced": True, "acted": True}, 4, "done", "Done", "R3.3", "You have introduced a shrimp"),
    ({}, 5, "impossible", "No shrimp on a board", "R7.2", "None of your shrimps stands on a board."),
    ({}, 6, "impossible", "No consumed tile", "R8.1", "You have no consumed tile to swap."),
    ({"consumed": "PO"}, 6, "impossible", "No polyp to lay then", "R8.1", "The cube must be played at once"),
    (
        {"consumed": "PO", "keep": True},
        6,
        "available",
        "Orange or pink",
        None,
        "Swap a consumed orange or pink",
    ),
    ({}, 7, "impossible", "No consumed tile", "R8.3", "You have no consumed tile to pay with."),
    ({"consumed": "PO"}, 7, "available", "2 tiles to pay with", None, "Pay a consumed tile for an alga"),
    ({}, 8, "impossible", "No cube to swap", "R8.2", "You have no cube to swap."),
    (
        {"cubes": "W", "bag": "YYYYY", "reserve": "YOPG"},
        8,
        "impossible",
        "No polyp left to take",
        "R8.2",
        "No white",
    ),
    ({}, 9, "available", "Just collect", None, "You may do nothing else"),
    ({"acted": True}, 9, "impossible", "Not after other actions", "R3.1", "You have already done something"),
    ({}, 10, "available", "Ends your turn", None, "Collect a space of the open sea"),
]


@pytest.mark.parametrize(("things", "number", "state", "reason", "clause", "why"), TEN)
def test_the_ten_actions(
    things: dict[str, Any], number: int, state: str, reason: str, clause: str | None, why: str
) -> None:
    found = action(board_a(**things), number)
    assert (found.state, found.reason, found.clause) == (state, reason, clause)
    assert found.why.startswith(why)


def test_why_not_names_all_colours_at_once() -> None:
    full = board_b(rest="G", picture=FULL, hand="WY", cubes="WYO")
    refused = why_not(full.game.position, 0, "cube")
    assert refused.clause == "R4.3"
    assert str(refused) == (
        "There is no cell on which a white or yellow polyp may be laid. You have no orange polyp to lay."
    )
    assert action(full, 2).reason == "No cube fits"


FULL = """
    # # # P P P #
    P P P P P P #
    P P P P # P P
    P # P P P P P
    P P P P P P P
    # P P P P P #
"""


# Set-up and what is known


def test_set_up_asks_all_and_shows_who_has_chosen() -> None:  # R2.8
    game = Game(players=3, seed=4)
    first = seen(game, 1)
    assert first.asked == [0, 1, 2]
    assert first.choices is not None
    assert first.choices.title == "Choose a tile for your fish"
    assert {state.state for state in first.choices.ten} == {"later"}
    game.play(f"feed {next(iter(first.choices.feeds))}", player=1)
    then = seen(game, 1).choices
    assert then is not None
    assert then.title == "Choose two larva cubes"
    assert len(then.first_cubes) == 15
    game.play("larvae GG", player=1)
    assert seen(game, 0).asked == [0, 2]
    assert seen(game, 1).choices is None
    shown = seen(game, 0).players[1]
    assert (shown.cubes.total, shown.cubes.known, shown.cubes.exact) == (2, None, False)
    assert seen(game, 1).players[1].cubes.known == {"G": 2}


def test_the_sheet_shows_what_can_be_known() -> None:  # R13.3
    game = board_a(MEAL, fish=("P", "O"))
    game.play("eat 1b4")
    own, other = seen(game.game, 0).sheet, seen(game.game, 1).sheet
    assert (own[0].points, own[0].exact, own[0].counts) == (2 * 3 + 3, True, {"W": 2, "P": 1})
    assert (other[0].points, other[0].exact, other[0].counts, other[0].unknown) == (6, False, {"W": 2}, 1)
    forgetful = seen(game.game, 1, memory_aid=False)
    assert (forgetful.sheet[0].points, forgetful.sheet[0].unknown) == (0, 3)
    assert forgetful.players[0].hand.known is None
    assert forgetful.players[0].cubes.exact is False
    open_to_all = seen(game.game, None, open=True)
    assert open_to_all.sheet[0].counts == {"W": 2, "P": 1}


def test_undo_is_offered_for_the_own_turn_and_everywhere_where_nothing_is_hidden() -> None:
    game = a_game(0)
    while game.phase == "setup":
        game.play(game.legal()[0])
    assert choices(Drawn(game)).undo is False
    game.play("take W")
    assert choices(Drawn(game)).undo is False
    entered = seen(game, game.player, open=True).choices
    assert entered is not None
    assert entered.undo
    game.play(next(action for action in game.legal() if action.startswith("shrimp")))
    assert choices(Drawn(game)).undo


# Steps


def test_a_step_is_told_to_each_in_their_words() -> None:
    game = board_a(GROWTH, hand="YY", cubes="Y")
    before = game.game.position
    game.play("cube Y")
    cube = Move(0, "cube Y")
    after = game.game.position

    def told(seat: int | None, *, undo: bool = False) -> str:
        here, there = (after, before) if undo else (before, after)
        return step(here, cube, there, number=1, seat=seat, names=NAMES[:2], everything=False, undo=undo).text

    assert told(0) == "You play a yellow cube."
    assert told(1) == told(None) == "Ada plays a yellow cube."
    assert told(0, undo=True) == "You take back the last action."
    assert told(None, undo=True) == "Ada takes back the last action."


# The end


def row(player: int, points: int, ties: list[int], rank: int) -> dict[str, Any]:
    return {"player": player, "points": points, "ties": ties, "rank": rank}


def test_the_verdict_explains_every_tie() -> None:  # R11.4
    you = listener(NAMES, 2)
    clear = [row(0, 10, [0] * 4, 2), row(1, 12, [0] * 4, 1)]
    assert you.say(*verdict(clear)) == "Ben wins with 12 points."
    chain = [
        row(0, 20, [5, 1, 0, 0], 2),
        row(1, 20, [3, 9, 9, 9], 3),
        row(2, 20, [5, 2, 0, 0], 1),
        row(3, 7, [9, 9, 9, 9], 4),
    ]
    assert you.say(*verdict(chain)) == (
        "20 points each: Ada, Ben and you. More consumed tiles decide: Ada 5, Ben 3, you 5. "
        "More cubes decide: Ada 1, you 2. You win with 20 points."
    )
    shared = [row(0, 9, [1, 2, 3, 4], 1), row(1, 9, [1, 2, 3, 4], 1)]
    assert you.say(*verdict(shared)) == (
        "9 points each: Ada and Ben. Nothing breaks the tie between Ada and Ben: the place is shared. "
        "The first place is shared with 9 points: Ada and Ben."
    )


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("locks", "You have locked the last of the ten coral tiles."),
        ("shrimps", "Your fish has eaten its fourth shrimp."),
        ("full", "After your turn no polyp can be laid anywhere any more."),
        ("supply", "After your turn the open sea cannot be refilled."),
        ("limit", "Turn 400, the last that a game may have, is over."),
    ],
)
def test_every_end_has_its_reason(by: str, told: str) -> None:  # R11.1
    assert listener(NAMES, 1).one(cause(by, 1)) == told
    assert "You" not in listener(NAMES, 0).one(cause(by, 1))


# Hints


def test_suggestions_are_turns_that_can_be_played_and_shown() -> None:
    game = a_game(1)
    for _ in play_on(game, 2, 40):
        pass
    while game.state()["turn"]["acted"]:
        game.play(game.legal()[-1])
    seat = game.player
    bot = make("planner:nodes=2000", seed=1)
    bot.choose(SeatView.of(game.position, game.known, seat))
    found = suggestions(game, seat, bot.info())
    assert found
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    for suggestion in found:
        twin = Game.load(game.state())
        for each in suggestion.actions:
            twin.play(each)
        assert twin.player != seat or twin.over
        assert len(suggestion.marks) == len(suggestion.actions)
        marked = {mark.cell for marks in suggestion.marks for mark in marks if mark.cell}
        assert all(f" {cell}" in " ".join(suggestion.actions) for cell in marked)
        assert suggestion.marks[-1][-1].what in (
            "space",
            "coral",
        )  # a turn ends at the sea, the last round with a meal
        assert suggestion.text
    assert suggestions(game, seat, {}) == []
    first = {"actions": found[0].actions, "messages": []}
    told = suggestions(game, seat, {"turns": [first | {"value": value} for value in (0, -1, -4, -40)]})
    worth = [(each.worth_message.id, each.worth_message.arguments.get("grade")) for each in told]
    assert worth == [
        ("hint.as_good", None),
        *(("hint.weaker", grade) for grade in ("little", "clear", "much")),
    ]
    assert suggestions(game, seat, {"turns": [{"value": 1, "actions": ["pass"], "messages": []}]}) == []


def test_seats_say_who_is_a_bot() -> None:
    scene: Scene = seen(a_game(0), 0)
    assert [player.name for player in scene.players] == [seat.name for seat in seats_of(2)]
    assert [player.colour for player in scene.players] == ["purple", "green"]


def test_a_hint_counts_what_is_laid_and_what_grows_apart() -> None:  # R6.1
    game = board_a(GROWTH, hand="YY", cubes="Y").game
    turn = [action_id("cube Y"), action_id("lay 1d3")]
    why = explain(Search(Weights.standard()), game.position, turn)
    assert in_words(game.position, why).startswith(
        "Lay 1 yellow polyp, which takes 1 orange polyp. The growth cell adds 1 yellow polyp."
    )
