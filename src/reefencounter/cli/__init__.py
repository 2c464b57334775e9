"""The command `reef`: play in the browser or at the terminal, show and analyse saved games, serve programs.

Bad input gives one sentence on standard error and exit code 2, never a traceback. Ctrl-C ends with 130, a pipe that
was closed by the reader with 141. What a sub-command needs is loaded only when it runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial

from .. import __version__
from ..engine import UNCOMPILED_BECAUSE
from ..engine.compiled import was_compiled
from ..engine.errors import ReefError
from ..engine.uncompiled import asked
from ..extras import install
from ..messages.catalogue import DEFAULT, languages
from ..messages.words import known, say, use, words
from . import bots, tables
from .reading import BadCommandLine, Parser, shown
from .rules import rules_for

LANGUAGE = "--language"
BAD_INPUT, INTERRUPTED, CLOSED_PIPE = 2, 130, 141
COMMANDS = {  # each with its options, in the order of --help
    "serve": tables.add_serve,
    "play": tables.add_play,
    "show": tables.add_show,
    "analyse": tables.add_analyse,
    "puzzles": bots.add_puzzles,
    "rpc": tables.add_rpc,
    "playout": tables.add_playout,
    "perft": tables.add_perft,
    "dataset": bots.add_dataset,
    "arena": bots.add_arena,
    "suite": bots.add_suite,
    "tune": bots.add_tune,
    "train": bots.add_train,
    "bots": bots.add_bots,
    "admin": tables.add_admin,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        _language(arguments)
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except ReefError as error:
        return _complain(f"{say(error.told)} ({error.clause})" if error.clause else say(error.told))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains at its end
        return CLOSED_PIPE
    except SystemExit as wish:  # argparse after --help and --version
        return wish.code if isinstance(wish.code, int) else 0


def _language(arguments: list[str]) -> None:
    """What whoever sits here reads: as the system says, or `reef --language CODE …`; the option is taken out."""
    set_to = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    use(known(set_to) or DEFAULT)
    if arguments[:1] == [LANGUAGE] and len(arguments) > 1:
        wanted = arguments[1][:40]
        del arguments[:2]
        chosen = known(wanted)
        if chosen is None:
            raise BadCommandLine("cli.language", language=wanted, languages=[*languages()])
        use(chosen)


def _complain(reason: str) -> int:
    told = " ".join(reason.split())
    told = "".join(sign if sign.isprintable() else "?" for sign in told)
    told = told if len(told) <= 400 else told[:397] + "..."
    end = "" if told.endswith("?") else "."
    print(f"reef: {told.rstrip('.')}{end}", file=sys.stderr)  # its errors are escaped, never raised
    return BAD_INPUT


def _run(arguments: list[str]) -> int:
    if not arguments:
        print(_welcome())
        return 0
    if arguments[0][:1] != "-" and arguments[0] not in COMMANDS:
        raise _unknown_command(arguments[0])
    options = _parser().parse_args(arguments)
    if UNCOMPILED_BECAUSE is not None and was_compiled() and not asked():
        print(_version(), file=sys.stderr)  # or whoever changed a compiled source waits and wonders
    match options.command:
        case "serve":
            try:
                from ..server.serve import serve as open_tables
            except ImportError as error:
                raise ReefError("cli.server_extra", install=install("server"), why=str(error)) from None
            return open_tables(options)
        case "admin":
            try:
                from ..server.administration import administer
            except ImportError as error:
                raise ReefError("cli.server_extra", install=install("server"), why=str(error)) from None
            return administer(options)
        case "play":
            from ..terminal.play import play

            return play(options, partial(rules_for, options))
        case "show":
            from ..terminal.show import show

            return show(options)
        case "analyse":
            from ..terminal.analyse import analyse

            return analyse(options)
        case "puzzles":
            from ..puzzles.commands import puzzles

            return puzzles(options, rules_for(options, options.players))
        case "rpc":
            from .. import decks
            from ..rpc import serve

            for file in options.deck:
                decks.load(file)
            serve(sys.stdin.buffer, sys.stdout.buffer)
            return 0
        case "playout":
            from ..terminal.statistics import count_games

            return count_games(rules_for(options, options.players), options.games, options.seed)
        case "perft":
            from ..terminal.perft import print_counts

            rules = rules_for(options, options.players)
            return print_counts(rules, options.depth, options.seed, options.after)
        case "arena":
            from ..arena.commands import arena

            return arena(options, rules_for(options, options.players))
        case "suite":
            from ..suite.commands import suite

            return suite(options)
        case "tune" | "bots":
            from ..arena import commands

            run: Callable[[argparse.Namespace], int] = getattr(commands, options.command)
            return run(options)
        case "train":
            try:
                from ..training.commands import train

                return train(options)
            except ImportError as error:
                raise ReefError("cli.torch", install=install("train"), why=str(error)) from None
        case "dataset":
            from ..rl.dataset import write_dataset

            return write_dataset(options, partial(rules_for, options))
        case _:
            raise BadCommandLine("cli.which_command")


def _welcome() -> str:
    """What one can do, in a few lines; the rest is in --help."""
    from importlib.util import find_spec

    served = words("welcome.serve", install=install("server") if find_spec("litestar") is None else None)
    rows = (
        ("reef serve", served),
        ("reef play", words("welcome.play")),
        ("reef play --second-kind", words("welcome.second_kind")),
        ("reef show reef-game.json", words("welcome.show")),
        ("reef arena planner greedy random", words("welcome.arena")),
    )
    lines = [f"  {line:<33} {told}" for line, told in rows]
    return "\n".join([words("welcome.title", version=__version__), "", *lines, "", words("welcome.help")])


def _unknown_command(word: str) -> BadCommandLine:
    from difflib import get_close_matches

    near = get_close_matches(word, COMMANDS, 1, 0.5)
    return BadCommandLine(
        "cli.no_command", word=word[:40], near=near[0] if near else None, commands=[*COMMANDS]
    )


def _version() -> str:
    if UNCOMPILED_BECAUSE is None:
        return words("version.compiled", version=__version__)
    return words("version.uncompiled", version=__version__, why=UNCOMPILED_BECAUSE)


def _parser() -> Parser:
    examples = (
        ("reef serve", words("help_example.serve")),
        ("reef play", words("help_example.play")),
        ("reef play --names Ada,Ben", words("help_example.names")),
        ("reef show reef-game.json", words("help_example.show")),
    )
    parser = Parser(
        prog="reef",
        description=words("help.about"),
        epilog=f"{shown(examples)}\n{words('help.each')}",
    )
    parser.add_argument(
        LANGUAGE, metavar="CODE", help=words("help.language", languages=[*languages()])
    )  # read before the help is worded
    parser.add_argument("--version", action="version", version=_version(), help=words("help.version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for add_options in COMMANDS.values():
        add_options(commands)
    return parser
