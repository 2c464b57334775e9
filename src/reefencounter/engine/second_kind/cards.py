"""When a card may be played for its text (S7.2, S7.4), and when a window opens for who holds its card (S7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from . import card_choices, codes, corals, decks, geometry, laying, layout, shrimps
from . import walk as walks

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from .layout import Walk


def playable(reef: layout.Reef, player: int, card: int) -> int:
    """Whether this card of the hand may be played now, between actions of the own turn."""
    effect = decks.effect_of(reef.deck, card)
    if effect >= codes.SCORE_COLOURS:
        return 1
    if effect == codes.ANY_COLOUR:
        return not reef.next_colour and leads_to_laying(reef, player, 1, 0)
    if effect == codes.MORE_FROM_HAND:
        return not reef.next_hand and leads_to_laying(reef, player, 0, 0)
    if effect == codes.WEAKER_ATTACK:
        return not reef.next_weaker and reef.locks != 1023 and leads_to_laying(reef, player, 0, 1)
    if effect == codes.MORE_LOCKS:
        return reef.eaten[player] > 0 and reef.locks != 1023 and not reef.more_locks
    if effect == codes.SKIP_FLIP:
        return not reef.skip_flip and can_still_play_alga(reef, player)
    if effect == codes.DIP:
        return bag_size(reef) >= decks.amount_of(reef.deck, card)
    if effect == codes.BREAKFAST and reef.acted:
        return 0
    if effect == codes.EARLY_COLLECT and (reef.collected or shrimps.stranded(reef, player)):
        return 0
    if effect == codes.SNACK and not reef.eaten[player]:
        return 0
    return has_choice(reef, player, card)


def has_choice(reef: layout.Reef, player: int, card: int) -> int:
    """Whether the first choice of this card has an answer."""
    counting = cython.declare(Walk)
    walks.begin(cython.address(counting), codes.ANY, 0)
    card_choices.offer(reef, player, card, decks.amount_of(reef.deck, card), cython.address(counting))
    return 1 if counting.total else 0


def leads_to_laying(reef: layout.Reef, player: int, any_colour: int, weaker: int) -> int:
    """With the effect of the card in force a cube could be played for action 2 or 3 directly afterwards, or got by
    action 6 and then played.                                                               # S7.4
    """
    if reef.lays >= 2:
        return 0
    before, before_weaker = reef.next_colour, reef.next_weaker
    reef.next_colour = before or any_colour
    reef.next_weaker = before_weaker or weaker
    hand = geometry.present(reef.hand, player * codes.KINDS, codes.ROCK)
    consumed = geometry.present(reef.consumed, player * codes.KINDS, codes.ROCK)
    found = 0
    for colour in range(5):
        if not found and reef.cubes[player * 5 + colour]:
            found = laying.colours_for(reef, colour, hand | consumed, 0) != 0
        if not found:
            found = laying.larva_kinds(reef, player, colour, hand, consumed, 0) != 0
    reef.next_colour, reef.next_weaker = before, before_weaker
    return found


def can_still_play_alga(reef: layout.Reef, player: int) -> int:
    """A consumed tile pays for one, or a card gives one."""
    if geometry.present(reef.consumed, player * codes.KINDS, codes.ROCK):
        return 1
    for card in range(codes.CARDS):
        if reef.cards[player] >> card & 1 and decks.effect_of(reef.deck, card) == codes.ALGA_PLAY:
            return 1
    return 0


def bag_size(reef: layout.Reef) -> int:
    """How many tiles are in the bag."""
    return geometry.total(reef.bag, 0, codes.KINDS)


def spend(reef: layout.Reef, player: int, card: int) -> None:
    """A card leaves the hand for the discards."""
    reef.cards[player] &= ~(1 << card)
    reef.discards |= 1 << card


def open_window(reef: layout.Reef, window: int) -> int:
    """Ask the player who holds the card of this window, if there is one who could carry it out.   # S7.5"""
    if reef.phase == base.FINAL or reef.phase == base.OVER:  # S7.6
        return 0
    card = decks.window_card(reef.deck, window)
    if card == codes.CARDS:
        return 0
    for player in range(reef.players):
        if player == reef.player or not reef.cards[player] >> card & 1:
            continue
        if window == codes.ATTACK_WINDOW:
            if not threatened(reef, player):
                return 0
        elif not has_choice(reef, player, card):
            return 0
        reef.pending = codes.WINDOW_PENDING
        reef.window = window
        reef.card = card
        reef.asked = player
        return 1
    return 0


def threatened(reef: layout.Reef, player: int) -> int:
    """Whether the declared laying would take a polyp of a coral with this player's shrimp."""
    board = reef.place // codes.CELLS
    coral = corals.coral_at(reef, board, geometry.CELL[reef.place % codes.CELLS])
    return coral & reef.shrimps[board * 4 + player] != 0


def close(reef: layout.Reef) -> None:
    """The pending decision is made."""
    reef.pending = codes.NOTHING
    reef.window = reef.card = reef.left = reef.source = reef.variant = reef.space = 0
    reef.place = reef.flips = 0
    reef.asked = base.NOBODY
