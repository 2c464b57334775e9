"""Decks live with the games that are played with them: their places are few, and are free again after the game."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reefencounter import Game, decks
from reefencounter.engine import Chance, InvalidRules
from reefencounter.engine.second_kind.decks import KEPT, MOST_DECKS, CardRule, Deck, place_of, register
from reefencounter.engine.second_kind.position import SecondKindPosition, new_second_kind


def deck_file(name: str, amount: int = 6) -> dict[str, Any]:
    path = Path(decks.__file__).parent / f"{decks.DEFAULT}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    next(card for card in data["cards"] if card["id"] == "six_pack")["amount"] = amount
    return data | {"id": name}


def game_with(name: str, amount: int = 6) -> SecondKindPosition:
    deck = decks.add(deck_file(name, amount)).deck
    return new_second_kind(2, False, True, deck, Chance(1))


def test_many_decks_come_and_go() -> None:  # S7.1
    for number in range(3 * MOST_DECKS):
        position = game_with(f"passing_{number}")
        assert position.deck.id == f"passing_{number}"
        assert Game(players=2, second_kind=True, deck=f"passing_{number}", seed=1).record()["deck"]["cards"]
    assert Game(players=2, second_kind=True, seed=1).state()["rules"]["deck"] == decks.DEFAULT


def test_when_all_places_are_taken_the_next_is_refused_and_ours_still_plays() -> None:  # S7.1
    gc.collect()
    held = [game_with(f"held_{number}") for number in range(MOST_DECKS - len(KEPT))]
    with pytest.raises(InvalidRules, match=f"{MOST_DECKS} decks are being played with"):
        game_with("one_more")
    assert len(held) > MOST_DECKS // 2
    assert new_second_kind(2, False, True, decks.by_id(decks.DEFAULT).deck, Chance(1)).legal()
    assert all(position.deck.id == f"held_{number}" for number, position in enumerate(held))
    with pytest.raises(InvalidRules, match="no deck 'one_more' is known"):
        decks.by_id("one_more")
    held.pop()
    assert game_with("one_more").deck.id == "one_more"


def test_ours_has_its_place_before_all_others() -> None:  # S7.1
    program = (
        "import sys; sys.path.insert(0, 'tests/second_kind')\n"
        "from test_deck_places import *\n"
        "held = []\n"
        "try:\n"
        "    while True: held.append(game_with(f'visitor_{len(held)}'))\n"
        "except InvalidRules: pass\n"
        "print(len(held), Game(players=2, second_kind=True, seed=1).state()['rules']['deck'])"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [str(MOST_DECKS - 1), decks.DEFAULT]


def test_an_id_names_one_deck_as_long_as_it_is_played_with() -> None:  # S7.1
    position = game_with("house_rules", 6)
    with pytest.raises(InvalidRules, match="already known as 'house_rules'"):
        decks.add(deck_file("house_rules", 8))
    assert game_with("house_rules", 6).deck == position.deck
    del position
    gc.collect()
    assert [card.amount for card in game_with("house_rules", 8).deck.cards if card.id == "six_pack"] == [8]


def test_copies_and_pickles_keep_the_deck_of_their_game() -> None:  # S7.1
    position = game_with("travelling", 7)
    number = position.fields().deck
    twins = [position.copy(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    packed = pickle.dumps(position)
    del position
    gc.collect()
    assert number in KEPT
    for other in range(2 * MOST_DECKS):
        game_with(f"beside_{other}")
    assert all(twin.deck.id == "travelling" and twin.fields().deck == number for twin in twins)
    twins.clear()
    gc.collect()
    for other in range(2 * MOST_DECKS):
        game_with(f"after_{other}")
    assert pickle.loads(packed).deck.id == "travelling"


def test_the_same_deck_has_one_place() -> None:  # S7.1
    deck = decks.by_id(decks.DEFAULT).deck
    assert place_of(deck) is place_of(Deck(deck.id, tuple(deck.cards)))
    assert register(deck) == place_of(deck).number


@pytest.mark.parametrize(
    "deck",
    [
        None,
        "second_kind_reconstructed_v1",
        Deck("short", ()),
        Deck("long", (CardRule("a", 0, 1, False, False),) * 64),
        Deck("effects", (CardRule("a", 28, 1, False, False),) * 28),
        Deck("amounts", (CardRule("a", 4, 9, False, False),) * 28),
        Deck("negative", (CardRule("a", 4, -1, False, False),) * 28),
        Deck("windows", (CardRule("a", 0, 1, False, True),) * 28),
        Deck("cards", ("a",) * 28),  # type: ignore[arg-type]
    ],
)
def test_the_rules_take_no_deck_that_they_have_no_room_for(deck: Any) -> None:  # S1.1
    with pytest.raises(InvalidRules):
        register(deck)
