"""Decks of the Second Kind, in words."""

from __future__ import annotations

from msgspec import Struct

from .values import Card, Said


class CardInfo(Struct, frozen=True):
    """A card of a deck, in words."""

    id: Card
    name: str
    text: str
    when: str  # sentences: when it may be played
    when_messages: list[Said]
    blue_shrimp: bool
    clownfish: bool
    scoring: bool


class DeckLine(Struct, frozen=True):
    """A deck to choose. `label` is shown wherever its cards are; `own`: this browser brought it."""

    id: str
    name: str
    authentic: bool  # whether these are the published texts
    label: str
    label_message: Said
    note: str
    own: bool


class DeckInfo(Struct, frozen=True):
    """A deck of the Second Kind. `label` is shown wherever its cards are."""

    id: str
    name: str
    authentic: bool  # whether these are the published texts
    label: str
    label_message: Said
    note: str
    cards: list[CardInfo]
