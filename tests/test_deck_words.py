"""The deck that comes with the game speaks the reader's language; a deck of others keeps the words of its file."""

from __future__ import annotations

import re
from typing import Any

import pytest

from reefencounter import decks
from reefencounter.decks.words import in_words
from reefencounter.messages import Message
from reefencounter.messages.catalogue import languages, messages
from reefencounter.messages.words import reading, words
from reefencounter.server.play.deck import deck_info, deck_line
from reefencounter.telling.cards import card_text, note
from reefencounter.telling.listener import listener
from reefencounter.terminal.explain import about

SHIPPED = decks.by_id(decks.DEFAULT)
CARDS = {card["id"]: card for card in SHIPPED.cards}
OTHERS = [language for language in languages() if language != "en"]


def own() -> decks.DeckFile:
    """A deck of somebody's own, whose cards have the ids of ours."""
    data: dict[str, Any] = SHIPPED.to_json()
    return decks.read(data | {"id": "own_words", "name": "Our cards", "note": "Printed at home."})


def test_the_english_catalogue_says_what_the_file_says() -> None:
    said = messages("en")
    for what in ("name", "text"):
        of_cards = {id.split(".")[1]: told for id, told in said.items() if id.startswith(f"card_{what}.")}
        assert of_cards == {id: card[what] for id, card in CARDS.items()}
    assert said["deck_name.reconstructed"] == SHIPPED.name
    assert said["deck_note.reconstructed"] == SHIPPED.note


@pytest.mark.parametrize("language", OTHERS)
def test_it_is_told_in_the_language_of_the_reader(language: str) -> None:
    with reading(language):
        told = in_words(SHIPPED)
        shown = deck_info(SHIPPED)
        assert told.deck is SHIPPED.deck
        assert [card.name for card in shown.cards] == [card["name"] for card in told.cards]
        assert (shown.name, shown.note) == (told.name, told.note) != (SHIPPED.name, SHIPPED.note)
        assert deck_line(SHIPPED, own=False).name == told.name
        assert told.name in note()
        for card, english in zip(told.cards, SHIPPED.cards, strict=True):
            assert card["name"] != english["name"]
            assert card["text"] != english["text"]
            assert len(card["name"]) <= decks.LONGEST_NAME
            assert len(card["text"]) <= decks.LONGEST_TEXT
            assert re.findall(r"\d", card["text"]) == re.findall(r"\d", english["text"])
            assert card["name"] in listener().one(Message("card.because", card=card["id"], because="."))
            assert card["text"] in card_text(card["id"])
            for asked in (card["id"], english["name"], card["name"].upper()):
                assert about(asked, 80, decks.DEFAULT) == about(card["id"], 80, decks.DEFAULT) is not None
        names = [card["name"] for card in told.cards]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_a_deck_of_others_keeps_its_words(language: str) -> None:
    deck = own()
    with reading(language):
        assert in_words(deck) is deck
        assert [card.text for card in deck_info(deck).cards] == [card["text"] for card in SHIPPED.cards]


@pytest.mark.parametrize("language", OTHERS)
def test_messages_call_a_card_by_its_name(language: str) -> None:
    """Sentences that name one card, where no card is given."""
    said = " ".join(told for told in messages(language).values() if isinstance(told, str))
    names = [card["name"] for card in SHIPPED.cards if " " in card["name"]]
    assert [name for name in names if name in said] == []
    with reading(language):
        assert words("card_name.pick_me_up") in words("end.not_collected")
        assert words("card_name.late_breakfast") in words("task.card_1.hint")
        assert words("card_name.pick_me_up") in words("task.card_2.hint")
        assert words("card_name.stiff_upper_polyp") in words("task.card_3.wrong_1")
        assert words("card_name.lucky_dip") in words("task.meal_1.wrong_2")
        assert words("card_name.slack_tide") in words("preview.slack_keeps", coral_tile=3)
