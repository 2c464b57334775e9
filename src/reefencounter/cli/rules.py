"""The rules that a command line asks for."""

from __future__ import annotations

from argparse import Namespace

from .. import decks
from ..engine.errors import InvalidRules
from ..rules import Rules


def rules_for(options: Namespace, players: int) -> Rules:
    """The rules of the options for so many players; a deck file is loaded."""
    if not options.second_kind and (options.no_crowns or options.deck is not None):
        option = "--no-crowns" if options.no_crowns else "--deck"
        raise InvalidRules("cli.with_second_kind", option=option)
    return Rules(
        players,
        options.advanced,
        options.second_kind,
        options.larva_exchange or "play",
        not options.no_crowns,
        decks.DEFAULT if options.deck is None else decks.load(options.deck).deck.id,
    )
