"""Whether bytes are a position that the rules can run on: the compiled rules check no bounds."""

from __future__ import annotations

from collections.abc import Iterable

from .. import codes as base
from . import codes, components, decks
from .cells import ALL_CELLS
from .layout import WORDS, Reef


def unsound(reef: Reef) -> str | None:
    """Why the rules could not even run on these bytes; None if they could."""
    whose = reef.asked == base.NOBODY or reef.asked < reef.players
    counts = (reef.hand, reef.consumed, reef.fish, reef.sea, reef.bag, reef.apart)
    most = max(components.NUMBER_OF_KIND.values())
    shrimps = [reef.shrimps[place] for place in range(16)]
    inside = all(
        getattr(reef, name)[place] & ~ALL_CELLS == 0 for name, size in WORDS.items() for place in range(size)
    )
    limits = (
        (2 <= reef.players <= 4, "2 to 4 players"),
        (all(board < 4 for board in reef.boards), "boards A to D"),
        (reef.player < reef.players and reef.phase <= base.OVER and whose, "a player and a phase"),
        (reef.laying <= 5 and reef.must_play <= 5 and reef.alga <= 4, "known colours"),
        (reef.phase != base.LAYING or reef.laying > 0, "a colour to lay"),
        (max(reef.advanced, reef.dealt, reef.acted, reef.introduced, reef.locked) <= 1, "flags of 0 or 1"),
        (max(reef.turned, reef.locks, reef.flips) <= 1023, "ten coral tiles"),
        (reef.deck < len(decks.REGISTERED), "a deck that is known here"),
        (reef.pending <= codes.WINDOW_PENDING and reef.window <= codes.TURN_END_WINDOW, "a decision"),
        (reef.card < codes.CARDS and reef.place < codes.OFF and reef.space < 5, "a card, a cell and a space"),
        (reef.variant < codes.VARIANTS and reef.source <= 1, "a tile to lay"),
        (all(kind < codes.ROCK for kind in reef.tile), "polyp tiles on the boards"),
        (all(n <= most for counts_of in counts for n in counts_of), "numbers of tiles"),
        (inside, "cells of the boards"),
        (all(_count(shrimps[player::4]) <= 4 for player in range(4)), "at most four shrimps a player"),
        (_count(reef.blue[board] for board in range(4)) <= components.BLUE_SHRIMPS, "four blue shrimps"),
        (_count(reef.crowns[board] for board in range(4)) <= components.CROWNS, "four crowns"),
        (max(reef.draw, reef.discards, *reef.cards, *reef.table) >> codes.CARDS == 0, "28 cards"),
    )
    return next((f"it must have {need}" for fine, need in limits if not fine), None)


def _count(words: Iterable[int]) -> int:
    return sum(word.bit_count() for word in words)
