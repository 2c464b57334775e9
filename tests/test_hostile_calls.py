"""No call of the compiled modules ends the process or hangs: every wrong argument, in a process of its own."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reefencounter import COMPILED, Chance, Game, Position, playout
from reefencounter.bots.learned import network
from reefencounter.bots.second_kind.learned_turns import LearnedSecondKindSearch
from reefencounter.bots.second_kind.turns import SecondKindSearch
from reefencounter.bots.second_kind.weights import SecondKindWeights
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine import InvalidRules, InvalidState, codes, new_position
from reefencounter.engine.second_kind import codes as special
from reefencounter.engine.second_kind.position import (
    SecondKindPosition,
    new_second_kind,
    second_kind_playout,
)
from reefencounter.rl.rulebook import Rulebook
from reefencounter.rl.second_kind.rulebook import SecondKindRulebook

PROGRAM = Path(__file__).parent / "hostile_calls.py"
LIMIT = 600  # seconds: many times what it takes on a busy machine
LONGER = int(os.environ.get("FUZZ", "1"))
DECK = by_id(DEFAULT).deck


@pytest.mark.parametrize("seed", range(1, 1 + 2 * LONGER))
def test_every_public_call_answers(seed: int) -> None:
    call_everything(seed, 10 if COMPILED else 1)


def test_every_public_call_answers_uncompiled_too() -> None:
    call_everything(100, 1, REEF_UNCOMPILED="1")


def call_everything(seed: int, rounds: int, **settings: str) -> None:
    run = subprocess.run(
        [sys.executable, str(PROGRAM), str(seed), str(rounds)],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    last = "\n".join(run.stdout.splitlines()[-3:])
    assert run.returncode == 0, f"{last}\n{run.stderr}"
    assert run.stdout.endswith("done\n")
    for name in ("Position.apply(", "SecondKindPosition.play_out(", "VectorGames.step(", "Search.turns("):
        assert name in run.stdout, "calls are found by looking into the modules"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"boards": []}, "boards must be a list of 2"),
        ({"boards": [0]}, "boards must be a list of 2"),
        ({"boards": [0, 0]}, "the same board twice"),
        ({"boards": [0, 4]}, r"boards\[1\] must be a whole number from 0 to 3, not 4"),
        ({"boards": [0, -1]}, r"boards\[1\] must be a whole number from 0 to 3, not -1"),
        ({"boards": "AB"}, r"boards\[0\] must be a whole number"),
        ({"boards": 7}, "boards must be a list of 2"),
        ({"hands": []}, "hands must be a list of 10"),
        ({"hands": [0] * 11}, "hands must be a list of 10"),
        ({"hands": [2**40] * 10}, r"hands\[0\] must be a whole number"),
        ({"sea": []}, "sea must be a list of 25"),
        ({"sea": [-1] * 25}, r"sea\[0\] must be a whole number"),
        ({"sea": [3] * 25, "hands": [14] * 10}, "the bag cannot give"),
        ({"hands": [37] * 5 + [0] * 5}, "hands leave too few tiles in the bag for the open sea"),
        ({"sea": [37] * 5 + [0] * 20}, "sea leaves too few tiles in the bag for the hands"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_both_games(given: dict[str, object], says: str) -> None:
    with pytest.raises(InvalidRules, match=says):
        new_position(2, False, False, Chance(1), **given)  # type: ignore[arg-type]
    with pytest.raises(InvalidRules, match=says):
        new_second_kind(2, False, True, DECK, Chance(1), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [Position, SecondKindPosition])
def test_a_position_is_not_made_of_nothing(kind: type) -> None:
    with pytest.raises(TypeError, match=f"a {kind.__name__} is made by"):
        kind()
    empty: Any = kind.__new__(kind)  # type: ignore[call-overload]
    for name in ("copy", "legal", "protected", "__bytes__", "__hash__"):
        with contextlib.suppress(TypeError, AttributeError):
            assert not getattr(empty, name)()
    with pytest.raises((InvalidState, AttributeError), match=r"no game comes to an end|reef"):
        empty.play_out(Chance(1))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("phase", codes.FINAL, "an end that the rules know"),  # and nobody has ended it
        ("ender", 3, "an end that the rules know"),
        ("ended_by", 6, "an end that the rules know"),
        ("number", 10_003, "a turn up to 10002"),
        ("must_play", 1, "the cube that is owed"),
        ("boards", (1, 1), "boards A to D, each once"),
        ("cubes", (11,), "numbers of cubes"),
        ("hand", (41,), "numbers of tiles"),
        ("unplayed", (5,), "at most four shrimps"),
        ("unplayed", (4, 4, 4), "at most four shrimps"),  # of somebody who does not play
    ],
)
def test_bytes_that_the_rules_could_not_run_on_are_refused_in_both_games(
    name: str, value: int | tuple[int, ...], says: str
) -> None:
    for position in (
        new_position(2, False, False, Chance(3)),
        new_second_kind(2, False, True, DECK, Chance(3)),
    ):
        fields = position.fields()
        if isinstance(value, int):
            setattr(fields, name, value)
        else:
            getattr(fields, name)[: len(value)] = value
        with pytest.raises(InvalidState, match=f"not a position: it must have {says}"):
            type(position).from_bytes(bytes(fields))


def test_pieces_stand_on_cells_of_boards_in_play_each_on_its_own() -> None:
    for position in (
        new_position(2, False, False, Chance(3)),
        new_second_kind(2, False, True, DECK, Chance(3)),
    ):
        for name, place, word, says in (
            ("polyps", 0, 1 << 63, "polyps on cells"),
            ("polyps", 0, 1 << 7 if isinstance(position, Position) else 1 << 9, "polyps on cells"),
            ("polyps", 10, 1, "polyps on cells"),  # a third board
            ("shrimps", 8, 1, "shrimps on cells"),
            ("moved", 2, 1, "moved on cells"),
            ("polyps", 1, position.fields().polyps[0], "one polyp on a cell"),
            ("shrimps", 2, 1, "at most four shrimps"),  # a third player
        ):
            fields = position.fields()
            getattr(fields, name)[place] = word
            with pytest.raises(InvalidState, match=says):
                type(position).from_bytes(bytes(fields))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"asked": 1}, "somebody who is asked"),
        ({"window": special.EAT_WINDOW}, "a window for a card"),
        ({"phase": codes.TURN, "pending": special.FLEE_PENDING}, "the pieces for what is to be decided"),
        ({"phase": codes.TURN, "pending": special.DRIFT_PENDING}, "the pieces for what is to be decided"),
        ({"phase": codes.TURN, "pending": special.SPLIT_PENDING}, "the pieces for what is to be decided"),
        ({"phase": codes.SETUP, "pending": special.CARD_PENDING}, "the pieces for what is to be decided"),
        ({"place": 144}, "a cell of the boards in play"),
        ({"deck": 64}, "a deck that is known here"),
        ({"deck": 255}, "a deck that is known here"),
        ({"supply": 4}, "four blue shrimps"),
        ({"returned": 1 << 30}, "polyp tiles that returned"),
        ({"collected": 2}, "flags of 0 or 1"),
        ({"draw": 1 << 28}, "28 cards"),
    ],
)
def test_decisions_of_the_expansion_have_their_pieces(changes: dict[str, int], says: str) -> None:
    fields = new_second_kind(2, False, True, DECK, Chance(3)).fields()
    for name, value in changes.items():
        setattr(fields, name, value)
    with pytest.raises(InvalidState, match=says):
        SecondKindPosition.from_bytes(bytes(fields))


def test_four_cards_in_a_hand_are_too_many() -> None:
    fields = new_second_kind(2, False, True, DECK, Chance(3)).fields()
    fields.cards[0] = 0b1111
    with pytest.raises(InvalidState, match="three cards in a hand"):
        SecondKindPosition.from_bytes(bytes(fields))


def test_half_tiles_are_counted_as_they_lie() -> None:  # S4.2
    chance, rng = Chance(3), random.Random(1)
    position = new_second_kind(4, False, True, DECK, chance)
    while not position.fields().halves:
        assert not position.over
        position.apply(rng.choice(position.legal()), chance)
    assert SecondKindPosition.from_bytes(bytes(position)) == position
    for wrong in (0, 2, 255):
        fields = position.fields()
        fields.halves = wrong
        with pytest.raises(InvalidState, match="half tiles on the boards as they lie there"):
            SecondKindPosition.from_bytes(bytes(fields))


def test_bytes_that_lead_nowhere_end_a_playout_with_a_sentence() -> None:
    position = new_position(2, False, False, Chance(3))
    fields = position.fields()
    fields.phase, fields.laying = codes.LAYING, 1
    fields.hand[:] = [0] * 20
    fields.shrimps[:] = [0] * 16
    with pytest.raises(InvalidState, match="no game comes to an end"):
        Position.from_bytes(bytes(fields)).play_out(Chance(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_of_the_set_up_ends_with_the_own_choices(players: int) -> None:
    """The last choice of the set-up begins another player's turn, in which the searcher has no options to look at."""
    weights = SecondKindWeights.standard()
    searches = (
        SecondKindSearch(weights, 8, 8),
        LearnedSecondKindSearch(weights, network(), 8, 8, 64, 16),
    )
    chance = Chance(players)
    position = new_second_kind(players, False, True, DECK, chance)
    later = position.copy()
    later.play_out(Chance(1))  # leaves what it found in memory that is used again
    while position.phase == "setup":
        for search in searches:
            found = search.turns(position, 4)
            assert [len(turn) for _, turn in found] == [1]
            assert found[0][1][0] in position.legal()
        position.apply(position.legal()[0], chance)


@pytest.mark.parametrize("n", [-1, 10**9 + 1, 2**40, 1.5, "3", None])
def test_a_playout_has_a_number_of_games(n: object) -> None:
    with pytest.raises(InvalidRules, match="games must be a whole number from 0 to 1000000000"):
        playout(n)  # type: ignore[arg-type]
    with pytest.raises(InvalidRules, match="games must be a whole number from 0 to 1000000000"):
        second_kind_playout(n, DECK)  # type: ignore[arg-type]
    assert playout(0).games == second_kind_playout(0, DECK).games == 0


@pytest.mark.parametrize("kind", [Rulebook, SecondKindRulebook])
def test_a_rulebook_without_rules_observes_nothing(kind: type) -> None:
    game = Game(players=2, seed=1, second_kind=kind is SecondKindRulebook)
    book: Any = kind.__new__(kind)  # type: ignore[call-overload]
    with pytest.raises((TypeError, AttributeError), match=r"rulebook|players"):
        book.observed(game.position, game.known, (), 0, True)
