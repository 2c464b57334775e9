"""Decks of action cards for the Second Kind: data files, read and checked, and known by their id.

The deck that comes with the game is our own reconstruction: its file says so, and whoever shows it says so too. A table
that owns other cards writes a deck file of the same form and loads it with `load`; docs/decks.md shows how.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from ..engine.errors import InvalidRules, shown
from ..engine.second_kind import codes
from ..engine.second_kind.components import CARDS_IN_A_DECK
from ..engine.second_kind.decks import (
    MOST_DECKS,
    WINDOW_OF_EFFECT,
    CardRule,
    Deck,
    Place,
    is_played,
    place_of,
)

FORMAT = "reef-deck/1"
DEFAULT = "second_kind_reconstructed_v1"
LONGEST_ID = 40
LONGEST_NAME = 60  # of a deck or a card
LONGEST_TEXT = 1000  # of a card, or the note of a deck


class Amount(NamedTuple):
    """The limits of an effect's number, and what it is when the file does not say."""

    least: int
    most: int
    usual: int


# Every effect by the name it has in deck files, with the number that it takes, if it takes one.
EFFECTS: dict[str, tuple[int, Amount | None]] = {
    "breakfast": (codes.BREAKFAST, None),
    "early_collect": (codes.EARLY_COLLECT, None),
    "gain_cube": (codes.GAIN_CUBE, None),
    "swap_tiles": (codes.SWAP_TILES, Amount(1, 9, 3)),
    "dip": (codes.DIP, Amount(2, 8, 3)),
    "digest": (codes.DIGEST, Amount(1, 9, 2)),
    "any_colour": (codes.ANY_COLOUR, None),
    "more_from_hand": (codes.MORE_FROM_HAND, Amount(5, 9, 6)),
    "extra_cube": (codes.EXTRA_CUBE, Amount(1, 9, 2)),
    "place_free": (codes.PLACE_FREE, None),
    "weaker_attack": (codes.WEAKER_ATTACK, None),
    "blue_uses": (codes.BLUE_USES, Amount(1, 9, 2)),
    "alga_play": (codes.ALGA_PLAY, None),
    "flip": (codes.FLIP, None),
    "more_locks": (codes.MORE_LOCKS, Amount(2, 9, 2)),
    "snack": (codes.SNACK, None),
    "crown_work": (codes.CROWN_WORK, None),
    "terrain": (codes.TERRAIN, None),
    "gull": (codes.GULL, None),
    "shift_work": (codes.SHIFT_WORK, Amount(1, 9, 4)),
    "skip_flip": (codes.SKIP_FLIP, None),
    "search_bag": (codes.SEARCH_BAG, None),
    "ward": (codes.WARD, None),
    "score_colours": (codes.SCORE_COLOURS, None),
    "score_shrimps": (codes.SCORE_SHRIMPS, Amount(1, 4, 3)),
    "score_consumed": (codes.SCORE_CONSUMED, Amount(1, 9, 3)),
    "score_any_colour": (codes.SCORE_ANY_COLOUR, None),
    "score_one_colour": (codes.SCORE_ONE_COLOUR, Amount(1, 7, 3)),
}


class InvalidDeck(InvalidRules):
    """A deck file that cannot be played with."""


class DeckFile(NamedTuple):
    """A deck as its file has it: rules for the engine, names and texts for people."""

    deck: Deck
    name: str
    reconstructed: bool
    note: str
    cards: tuple[dict[str, Any], ...]  #: each with id, name, text … as in the file

    def __repr__(self) -> str:
        return f"<DeckFile {self.deck.id}: {self.name!r}, {len(self.cards)} cards>"

    def to_json(self) -> dict[str, Any]:
        """As a file: `read` makes the same deck of it."""
        return {
            "format": FORMAT,
            "id": self.deck.id,
            "name": self.name,
            "reconstructed": self.reconstructed,
            "note": self.note,
            "cards": [dict(card) for card in self.cards],
        }


# The decks known by their ids, the one that was added first at the front. A few are kept for good: the one that comes
# with the game, and those that were loaded from a file. The others make room for new ones when nobody plays with them.
_LOADED: dict[str, DeckFile] = {}
_KEPT: dict[str, Place] = {}


def by_id(name: object) -> DeckFile:
    """The deck with this id; refuses one that is not known here."""
    if name == DEFAULT:
        return _default()
    if not isinstance(name, str) or name not in _LOADED:
        known = [DEFAULT, *_LOADED]
        raise InvalidRules("deck.unknown", deck=shown(name), known=known)
    return _LOADED[name]


def load(path: str | Path) -> DeckFile:
    """Read a deck file, check it, and make it known for good."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidDeck("file.unreadable", path=str(path), why=(error.strerror or "").lower()) from None
    except ValueError as error:
        raise InvalidDeck("file.not_json", path=str(path), why=str(error)) from None
    except RecursionError:
        raise InvalidDeck("file.not_json", path=str(path), why="it is nested too deeply") from None
    try:
        deck = add(data)
        _KEPT[deck.deck.id] = place_of(deck.deck)
    except InvalidRules as error:
        raise InvalidDeck("file.because", path=str(path), because=error.message) from None
    return deck


def add(data: object) -> DeckFile:
    """Check a deck that was read from somewhere, and make it known.

    It stays known as long as it is played with, and after that until many others have been added.
    """
    deck = read(data)
    name = deck.deck.id
    known = _default() if name == DEFAULT else _LOADED.get(name, deck)
    if known != deck and (name == DEFAULT or _needed(name)):
        raise InvalidDeck("deck.id_taken", deck=name)
    if name == DEFAULT:
        return deck
    _default()  # has its place before any other
    place_of(deck.deck)
    _LOADED.pop(name, None)
    _LOADED[name] = deck
    for other in [other for other in list(_LOADED) if not _needed(other)][:-MOST_DECKS]:
        del _LOADED[other]
    return deck


def _needed(name: str) -> bool:
    return name in _KEPT or is_played(name)


@cache
def _default() -> DeckFile:
    deck = read(json.loads((Path(__file__).parent / f"{DEFAULT}.json").read_text(encoding="utf-8")))
    _KEPT[DEFAULT] = place_of(deck.deck)
    return deck


def read(data: object) -> DeckFile:
    """A deck from JSON; every complaint says which card and what would be right."""
    if not isinstance(data, Mapping):
        raise InvalidDeck("deck.object")
    for key in data:
        if key not in ("format", "id", "name", "reconstructed", "note", "cards"):
            raise InvalidDeck("deck.unknown_key", key=shown(key))
    if data.get("format") != FORMAT:
        raise InvalidDeck("shape.format", format=FORMAT, value=shown(data.get("format")))
    name, note = data.get("name"), data.get("note", "")
    if not _is_text(name, LONGEST_NAME) or not (note == "" or _is_text(note, LONGEST_TEXT)):
        raise InvalidDeck("deck.name_and_note", longest_name=LONGEST_NAME, longest_note=LONGEST_TEXT)
    reconstructed = data.get("reconstructed")
    if type(reconstructed) is not bool:
        raise InvalidDeck("deck.reconstructed")
    cards = data.get("cards")
    if not isinstance(cards, list) or len(cards) != CARDS_IN_A_DECK:
        size = len(cards) if isinstance(cards, list) else shown(cards)
        raise InvalidDeck("deck.cards", "S1.1", number=CARDS_IN_A_DECK, value=size)
    rules = tuple(_card(card, f"cards[{place}]") for place, card in enumerate(cards))
    _check_together(rules)
    deck = Deck(_id(data.get("id"), "deck"), rules)
    return DeckFile(deck, name, reconstructed, note, tuple(dict(card) for card in cards))


def _card(card: object, where: str) -> CardRule:
    if not isinstance(card, Mapping):
        raise InvalidDeck("deck.card_object", where=where)
    keys = ("id", "name", "family", "blue_shrimp", "clownfish", "scoring", "effect", "amount", "text")
    for key in card:
        if key not in keys:
            raise InvalidDeck("shape.unknown_key", where=where, key=shown(key), keys=[*keys])
    name = _id(card.get("id"), where)
    where = f"{where} ({name})"
    for key, longest in (("name", LONGEST_NAME), ("text", LONGEST_TEXT)):
        if not _is_text(card.get(key), longest):
            raise InvalidDeck("deck.card_text", where=where, key=key, longest=longest)
    marks = {key: card.get(key, False) for key in ("blue_shrimp", "clownfish", "scoring")}
    for key, mark in marks.items():
        if type(mark) is not bool:
            raise InvalidDeck("deck.card_mark", where=where, key=key, value=shown(mark))
    effect_name = card.get("effect")
    if not isinstance(effect_name, str) or effect_name not in EFFECTS:
        raise InvalidDeck("deck.effect", where=where, effects=[*EFFECTS], value=shown(effect_name))
    effect, limits = EFFECTS[effect_name]
    if marks["scoring"] != (effect >= codes.SCORE_COLOURS):
        raise InvalidDeck("deck.scoring", where=where)
    if marks["clownfish"] and effect not in WINDOW_OF_EFFECT:
        answers = [name for name, (code, _) in EFFECTS.items() if code in WINDOW_OF_EFFECT]
        raise InvalidDeck("deck.clownfish", where=where, effect=effect_name, answers=answers)
    return CardRule(name, effect, _amount(card, limits, where), marks["blue_shrimp"], marks["clownfish"])


def _is_text(text: object, longest: int) -> TypeGuard[str]:
    return isinstance(text, str) and 0 < len(text) <= longest


def _amount(card: Mapping[str, Any], limits: Amount | None, where: str) -> int:
    if limits is None:
        if "amount" in card:
            raise InvalidDeck("deck.no_amount", where=where, effect=card["effect"])
        return 1
    amount = card.get("amount", limits.usual)
    if type(amount) is not int or not limits.least <= amount <= limits.most:
        raise InvalidDeck(
            "deck.amount", where=where, least=limits.least, most=limits.most, value=shown(amount)
        )
    return amount


def _id(name: object, where: str) -> str:
    if (
        not isinstance(name, str)
        or not 0 < len(name) <= LONGEST_ID
        or not all(sign.isascii() and (sign.isdigit() or sign.islower() or sign == "_") for sign in name)
    ):
        raise InvalidDeck("deck.id", where=where, longest=LONGEST_ID, value=shown(name))
    return name


def _check_together(cards: tuple[CardRule, ...]) -> None:
    names = [card.id for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise InvalidDeck("deck.card_twice", id=name)
    for name, (effect, _) in EFFECTS.items():
        alike = [card.id for card in cards if card.effect == effect]
        asked = [card.id for card in cards if card.effect == effect and card.clownfish]
        if effect >= codes.SCORE_COLOURS and len(alike) > 1:
            raise InvalidDeck("deck.scoring_twice", cards=[*alike], effect=name)
        if len(asked) > 1:
            raise InvalidDeck("deck.window_twice", "S7.5", cards=[*asked])
