"""Options of the Second Kind: crowns_dealt, larva_exchange, and a deck of one's own."""

import json
from pathlib import Path
from typing import Any

import pytest
from drawn_reef import DECK

from reefencounter import Game, InvalidRules, Rules, decks

Deck = dict[str, Any]


@pytest.mark.parametrize(
    "rules",
    [
        {"second_kind": True, "larva_exchange": "keep"},
        {"second_kind": True, "crowns_dealt": "yes"},
        {"second_kind": True, "crowns_dealt": 1},
        {"second_kind": "yes"},
        {"second_kind": True, "deck": "no_such_deck"},
        {"second_kind": True, "deck": 7},
        {"second_kind": True, "crowns": True},
        {"second_kind": False, "crowns_dealt": False},
        {"deck": decks.DEFAULT, "second_kind": False},
    ],
)
def test_bad_rules_are_refused(rules: dict[str, object]) -> None:  # S2.4 and S8.2
    with pytest.raises(InvalidRules):
        Game({"players": 2, **rules})


def test_the_rules_name_the_options_only_with_the_expansion() -> None:  # S2.4
    rules = Rules.from_json({"second_kind": True}).to_json()
    assert list(rules) == ["players", "advanced", "second_kind", "larva_exchange", "crowns_dealt", "deck"]
    assert (rules["crowns_dealt"], rules["larva_exchange"]) == (True, "play")
    assert "crowns_dealt" not in Rules().to_json()
    assert "crowns" not in Game(players=2, seed=1).state()


def own_deck() -> Deck:
    """The deck of the game under another name, with one card changed: a deck that a table might write."""
    path = Path(decks.__file__).parent / f"{decks.DEFAULT}.json"
    data: Deck = json.loads(path.read_text(encoding="utf-8"))
    data |= {"id": "our_deck", "name": "Our cards", "reconstructed": False}
    data["cards"][DECK.index("six_pack")] |= {"id": "seven_seas", "name": "Seven Seas", "amount": 7}
    return data


def test_our_deck_says_that_it_is_reconstructed() -> None:  # S7.1
    deck = decks.by_id(decks.DEFAULT)
    assert deck.reconstructed is True
    assert "reconstruct" in deck.name.lower()
    assert "not" in deck.note.lower()


def test_a_table_plays_with_its_own_deck(tmp_path: Path) -> None:  # S7.1
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(own_deck()), encoding="utf-8")
    deck = decks.load(path)
    assert deck.deck.id == "our_deck"
    game = Game(players=2, second_kind=True, deck="our_deck", seed=1)
    state = game.state()
    assert state["rules"]["deck"] == "our_deck"
    assert "seven_seas" in state["draw"]
    assert "six_pack" not in state["draw"]
    assert Game.load(state).state() == state
    record = game.record()
    assert Game.replay(record).state() == state


def test_a_card_of_the_own_deck_works_with_its_amount() -> None:  # S7.2
    decks.add(own_deck())
    game = Game(players=2, second_kind=True, deck="our_deck", seed=1)
    while game.phase == "setup":
        game.play(game.legal()[0])
    state = game.state()
    state["draw"].remove("seven_seas")
    state["players"][0]["cards"] = ["seven_seas"]
    game = Game.load(state)
    game.play("card seven_seas")
    assert game.state()["turn"]["effects"]["next"] == {"from_hand": 7}


def change(place: int, **fields: object) -> Deck:
    deck = own_deck()
    deck["cards"][place] |= fields
    return deck


def without(place: int, field: str) -> Deck:
    deck = own_deck()
    del deck["cards"][place][field]
    return deck


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ([], "object"),
        (own_deck() | {"format": "reef-deck/9"}, "reef-deck/1"),
        (own_deck() | {"cards": own_deck()["cards"][:27]}, "28"),
        (own_deck() | {"cards": "many"}, "28"),
        (own_deck() | {"reconstructed": "no"}, "reconstructed"),
        (own_deck() | {"name": ""}, "name"),
        (own_deck() | {"id": "Our Deck!"}, "id"),
        (own_deck() | {"colour": "blue"}, "colour"),
        (change(2, effect="win_the_game"), "effect"),
        (change(2, id="turncoral"), "turncoral"),
        (change(2, blue_shrimp="yes"), "blue_shrimp"),
        (change(2, power=9), "power"),
        (change(2, scoring=True), "scoring"),
        (change(2, clownfish=True), "clownfish|window"),
        (change(2, amount=3), "amount"),
        (change(3, amount=99), "amount"),
        (without(2, "text"), "text"),
        (without(2, "effect"), "effect"),
        (change(0, effect="gull", clownfish=True), "window"),
    ],
)
def test_a_bad_deck_is_refused_with_what_is_wrong(deck: object, says: str) -> None:  # S7.1
    with pytest.raises(decks.InvalidDeck, match=says):
        decks.add(deck)
    with pytest.raises(InvalidRules):
        decks.read(deck)


def test_a_bad_deck_names_the_card() -> None:  # S7.1
    with pytest.raises(decks.InvalidDeck, match="plankton_soup"):
        decks.add(change(2, effect="win_the_game"))


def test_a_file_that_is_missing_or_no_json_is_refused(tmp_path: Path) -> None:  # S7.1
    with pytest.raises(decks.InvalidDeck, match=r"none\.json"):
        decks.load(tmp_path / "none.json")
    path = tmp_path / "bad.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(decks.InvalidDeck, match="JSON"):
        decks.load(path)


def test_a_deck_may_not_take_the_name_of_ours() -> None:  # S7.1
    with pytest.raises(InvalidRules):
        decks.add(own_deck() | {"id": decks.DEFAULT})


def test_a_record_with_an_unknown_deck_is_refused() -> None:  # S7.1
    record = Game(players=2, second_kind=True, seed=1).record()
    record["rules"]["deck"] = "nobody_has_this"
    with pytest.raises(InvalidRules, match="nobody_has_this"):
        Game.replay(record)
