"""The Second Kind in sentences: nothing happens without a word, and nobody hears what is hidden from them."""

from __future__ import annotations

import re

import pytest
from second_kind_games import attackable, eventful, fed, play_on, start, with_cards

from reefencounter import decks
from reefencounter.bots.explain import in_words
from reefencounter.events import folds
from reefencounter.events.second_kind import folds as second_kind_folds
from reefencounter.messages import Message
from reefencounter.server.scene import suggestions
from reefencounter.telling.cards import card_text, note, points_of_cards
from reefencounter.telling.listener import listener
from reefencounter.telling.reasons import why_not
from reefencounter.telling.sentences import SILENT, TELLINGS, tell

GAMES = [(2, "player of cards", 1), (3, "reefer", 2), (2, "eater", 3), (4, "kinds", 4)]


def test_no_kind_of_event_is_without_telling() -> None:
    kinds = {*folds.FOLDS, *second_kind_folds.FOLDS}
    assert kinds == {*TELLINGS, *SILENT}
    assert not set(TELLINGS) & set(SILENT)


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_every_action_becomes_whole_sentences(players: int, policy: str, seed: int) -> None:
    game, played = eventful(players, policy, seed)
    for move, step in zip(game.moves, played, strict=True):
        for viewer in (None, *range(players)):
            for sentence in tell(step.events, game.names, viewer, deck=game.rules.deck):
                assert re.fullmatch(r"[A-Z].*[.!]", sentence), (move.action, sentence)
                assert not re.search(r"  | ,|None|\{|\}|_", sentence), (move.action, sentence)


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_bought_cards_and_secret_tiles_are_told_to_their_player_only(
    players: int, policy: str, seed: int
) -> None:
    game, played = eventful(players, policy, seed)
    assert any(move.action.startswith("buy") for move in game.moves)
    for move, step in zip(game.moves, played, strict=True):
        own = " ".join(tell(step.events, game.names, move.player))
        for viewer in (None, *(seat for seat in range(players) if seat != move.player)):
            told = " ".join(tell(step.events, game.names, viewer))
            if move.action.startswith("buy"):
                assert listener().card(move.deal[0]) in own
                assert listener().card(move.deal[0]) not in told
            if move.action == "card lucky_dip":
                assert told.endswith("draws tiles from the bag in secret.")
            if move.action == "decline":
                assert "no card" not in told


def test_a_purchase() -> None:
    game = fed(start())
    events = game.play("buy cube W", deal=["turncoral"]).events
    assert tell(events, game.names, 0) == ["You buy a card for a white cube: Turncoral."]
    assert tell(events, game.names, 1) == ["Ada buys a card for a white cube."]


def test_a_lucky_dip() -> None:
    game = with_cards(fed(start()), 0, "lucky_dip")
    assert tell(game.play("card lucky_dip", deal=["W2", "rock", "W"]).events, game.names, 0) == [
        "You play Lucky Dip.",
        "You draw tiles from the bag: a double white tile, a bare rock tile and a white tile.",
    ]
    events = game.play("choose rock").events
    assert tell(events, game.names, 0) == [
        "You put a bare rock tile into the bag again and keep a white tile and a double white tile."
    ]
    assert tell(events, game.names, 1) == ["Ada puts one of them into the bag again and keeps the others."]


def test_a_crown_placed_dies_where_it_has_no_neighbour() -> None:  # S6.4
    game = fed(start(setup={"boards": ["A", "B"]}))
    assert tell(game.play("place crown 1g6").events, game.names, 1) == [
        "Ada puts a crown of thorns on 1g6.",
        "The crown of thorns on 1g6 dies: it has no polyp beside it.",
    ]


def test_an_attack_that_may_be_answered_is_told_to_all_alike() -> None:  # S7.5
    game = attackable()
    game.play("cube W")
    events = game.play("lay 1c6").events
    assert game.actor == 1
    assert tell(events, game.names, 0) == ["You attack 1c6 with a white tile."]
    for viewer in (1, 2, None):  # nobody hears who is asked
        assert tell(events, game.names, viewer) == ["Ada attacks 1c6 with a white tile."]
    events += game.play("react stiff_upper_polyp").events
    assert tell(events, game.names, 2) == [
        "Ada attacks 1c6 with a white tile.",
        "Ben answers with Stiff Upper Polyp.",
        "The polyp on 1c6 is warded against corals.",
    ]


def test_who_lets_an_attack_pass_is_not_told_to_others() -> None:  # S7.5
    game = attackable()
    events = [event for action in ("cube W", "lay 1c6", "decline") for event in game.play(action).events]
    assert (
        tell(events, game.names, 2)[0]
        == "Ada plays a white cube and lays white on 1c6 taking a yellow polyp."
    )
    assert "You play no card." in tell(events, game.names, 1)


def test_every_card_text_says_whose_it_is() -> None:
    for card in decks.by_id(decks.DEFAULT).cards:
        assert card_text(card["id"]).endswith("[reconstructed deck]")
    assert "[reconstructed deck]" in note()


def test_scoring_cards_are_told_at_the_end() -> None:
    game = with_cards(fed(start()), 0, "house_special", "turncoral")
    (brought,) = points_of_cards(game.state(), game.score())
    assert listener(game.names, 1).one(brought) == "Ada's House Special adds 1 point."


KINDS = "eat cube shrimp move larva alga polyp place buy card blue shift discard take end".split()


@pytest.mark.parametrize("policy", ["kinds", "player of cards"])
def test_whatever_cannot_be_done_has_a_reason_with_its_clause(policy: str) -> None:
    game = fed(start(3, 5))
    for step in range(60):
        legal = {action.split(" ")[0] for action in game.legal()}
        for kind in KINDS:
            if kind not in legal and not game.over:
                refused = why_not(game.position, game.actor, kind)
                assert re.fullmatch(r"[RS]\d+\.\d+", refused.clause)
                assert all(re.fullmatch(r"[A-Z].*\.", reason) for reason in refused.reasons), refused
        play_on(game, policy, step, 3)


def test_a_card_that_cannot_be_carried_out_says_what_it_needs() -> None:  # S7.4
    game = with_cards(fed(start()), 0, "midnight_snack")
    assert str(why_not(game.position, 0, "card")) == (
        "Midnight Snack: It needs an eaten coral of yours, and a consumed tile that is no double."
    )


def test_a_hint_calls_cards_by_their_names() -> None:
    game = with_cards(fed(start()), 0, "six_pack")
    told = [Message("hint.turn", items=[Message("hint.plays_card", card="six_pack")])]
    assert in_words(game.position, told) == "Play Six-Pack Reef."
    info = {"turns": [{"actions": ["take W"], "value": 0.0, "messages": [one.to_json() for one in told]}]}
    [suggestion] = suggestions(game, 0, info)
    assert suggestion.text == "Play Six-Pack Reef."
    assert suggestion.parts == ["Play Six-Pack Reef."]
