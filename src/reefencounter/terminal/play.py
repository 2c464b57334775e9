"""`reef play`: seats people and bots, starts or takes up a game, and sees that nothing begun is lost."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from .. import decks
from ..engine.errors import ReefError
from ..game import Game
from ..rules import Rules
from ..telling.cards import note
from .blocks import wrapped
from .commands import Leave
from .console import Console
from .desk import Desk
from .files import AlreadyThere, check_new, read_game
from .seats import USUAL_BOT, Bots, seat_players, seats_of_record
from .session import Session

RulesFor = Callable[[int], Rules]  # what the command line asks for, by the number of players


def play(options: Namespace, rules_for: RulesFor) -> int:
    """The command with its options; the exit code."""
    console = Console(colour=False if options.no_color else None, pauses=not options.fast)
    session = _session(options, rules_for, console)
    try:
        if session.people:
            Desk(session).run()
        else:
            session.watch()
            session.finish()
    except Leave:
        pass
    except EOFError:
        session.keep_unfinished()
    except KeyboardInterrupt:
        session.console.say("")
        session.keep_unfinished()
        raise
    except Exception:  # a bot that fails, above all
        session.keep_unfinished()
        raise
    return 0


def _session(options: Namespace, rules_for: RulesFor, console: Console) -> Session:
    names = _names(options.names)
    if options.deck is not None:
        decks.load(options.deck)
    if options.save is not None:
        try:
            check_new(options.save)
        except AlreadyThere as trouble:
            raise ReefError("play.save_there", because=trouble.message) from None
    if options.load is not None:
        for name in ("players", "bots", "advanced", "larva_exchange", "second_kind", "no_crowns"):
            if getattr(options, name):
                raise ReefError("play.new_game_option", option=name.replace("_", "-"))
        game, past = read_game(options.load, options.seed)
        seats = seats_of_record(game.names, names, watch=options.watch)
        bots = Bots(options.bot or USUAL_BOT, options.seed)
        return Session(game, seats, console, bots, past=past, save_as=options.save)
    seats = seat_players(
        options.players,
        options.bots,
        names,
        watch=options.watch,
        in_order=options.in_order,
        seed=options.seed,
    )
    rules = rules_for(len(seats))
    bots = Bots(options.bot or USUAL_BOT, options.seed)
    if rules.ruleset.has_cards:
        console.say(*wrapped(note(rules.deck), 79))
    game = Game(rules, seed=options.seed, names=[seat.name for seat in seats])
    return Session(game, seats, console, bots, save_as=options.save)


def _names(given: str | None) -> list[str]:
    names = [name.strip() for name in given.split(",")] if given is not None else []
    if any(not name for name in names):
        raise ReefError("play.names")
    if len(set(names)) < len(names):
        raise ReefError("play.names_alike")
    if any(name.split(" ")[0] == "Bot" for name in names):
        raise ReefError("play.names_bot")
    return names
