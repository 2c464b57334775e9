"""The command `reef`: play in the browser or at the terminal, show saved games, serve programs, count random games.

Bad input gives one sentence on standard error and exit code 2, never a traceback. Ctrl-C ends with 130, a pipe that
was closed by the reader with 141. What a sub-command needs is loaded only when it runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from . import COMPILED, __version__
from .arena import options as arena_options
from .engine.errors import ReefError
from .game import HIGHEST_SEED

BAD_INPUT, INTERRUPTED, CLOSED_PIPE = 2, 130, 141
COMMANDS = ("serve", "play", "show", "rpc", "playout", "arena", "tune", "bots", "dataset")


class BadCommandLine(ReefError):
    """A command line that cannot be followed."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Instead of the usage and an exit."""
        raise BadCommandLine(f"{message}; `{self.prog} --help` tells more")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except ReefError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains at its end
        return CLOSED_PIPE
    except SystemExit as wish:  # argparse after --help and --version
        return wish.code if isinstance(wish.code, int) else 0


def _complain(reason: str) -> int:
    shown = " ".join(reason.split())
    shown = "".join(sign if sign.isprintable() else "?" for sign in shown)
    shown = shown if len(shown) <= 400 else shown[:397] + "..."
    end = "" if shown.endswith("?") else "."
    print(f"reef: {shown.rstrip('.')}{end}", file=sys.stderr)  # its errors are escaped, never raised
    return BAD_INPUT


def _run(arguments: list[str]) -> int:
    if not arguments:
        _parser().print_help()
        return 0
    if arguments[0][:1] != "-" and arguments[0] not in COMMANDS:
        raise BadCommandLine(_unknown_command(arguments[0]))
    options = _parser().parse_args(arguments)
    match options.command:
        case "serve":
            try:
                from .server.serve import serve as open_tables
            except ImportError as error:
                raise ReefError(
                    f"the table in the browser needs more: pip install 'reefencounter[server]' ({error})"
                ) from None
            return open_tables(options)
        case "play":
            from .terminal.play import play

            return play(options)
        case "show":
            from .terminal.show import show

            return show(options)
        case "rpc":
            from . import decks
            from .rpc import serve

            for file in options.deck:
                decks.load(file)
            serve(sys.stdin.buffer, sys.stdout.buffer)
            return 0
        case "playout":
            from .terminal.statistics import count_games

            return count_games(options)
        case "arena" | "tune" | "bots":
            from .arena import commands

            run: Callable[[argparse.Namespace], int] = getattr(commands, options.command)
            return run(options)
        case "dataset":
            try:
                from .rl.dataset import write_dataset
            except ImportError as error:
                raise ReefError(f"datasets need numpy: pip install 'reefencounter[rl]' ({error})") from None
            return write_dataset(options)
        case _:
            raise BadCommandLine("which command? `reef --help` lists them")


def _unknown_command(word: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, COMMANDS, 1, 0.5)
    hint = f"did you mean `reef {near[0]}`?" if near else f"there are {', '.join(COMMANDS)}"
    return f"there is no command {word[:40]!r}; {hint}"


def _version() -> str:
    if COMPILED:
        return f"reef {__version__}, engine compiled"
    asked = os.environ.get("REEF_UNCOMPILED", "") not in ("", "0")
    why = "REEF_UNCOMPILED asks for it" if asked else "no C compiler was found at installation"
    return f"reef {__version__}, engine uncompiled (slower): {why}"


def _number(low: int, high: int, text: str) -> int:
    if not text.lstrip("-").isdecimal() or len(text) > 30 or not low <= int(text) <= high:
        raise argparse.ArgumentTypeError(f"it takes a whole number from {low} to {high}, not {text[:40]!r}")
    return int(text)


def _players(text: str) -> int:
    return _number(2, 4, text)


def _bots(text: str) -> int:
    return _number(0, 4, text)


def _seed(text: str) -> int:
    return _number(0, HIGHEST_SEED, text)


def _port(text: str) -> int:
    return _number(0, 65535, text)


def _workers(text: str) -> int:
    return _number(1, 64, text)


def _seconds(text: str) -> int:
    return _number(1, 600, text)


def _place(text: str) -> int:
    return _number(0, 10**6, text)


def _games(text: str) -> int:
    return _number(1, 10**7, text)


def _parser() -> Parser:
    parser = Parser(
        prog="reef",
        description="Reef Encounter: the board game, exact and unofficial.",
        epilog="examples:\n  reef serve                    the table in the browser\n"
        "  reef play                     … at the terminal, you against an easy bot\n"
        "  reef play --names Ada,Ben     two people at this keyboard\n"
        "  reef show reef-game.json      the last position of a saved game\n"
        "each command has its own --help",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="command", parser_class=Parser)
    _add_serve(commands)
    _add_play(commands)
    _add_show(commands)
    rpc = _add(
        commands,
        "rpc",
        "Drive the engine from a program: JSON-RPC 2.0 on standard input and output, one message a line.",
        """  echo '{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}' | reef rpc""",
    )
    rpc.add_argument(
        "--deck", action="append", default=[], metavar="FILE", help="a deck file to know (may be repeated)"
    )
    playout = _add(
        commands,
        "playout",
        "Play random games inside the engine and tell how fast it was and how they ended.",
        "  reef playout\n  reef playout 100000 --players 4 --seed 7\n  reef playout --second-kind",
    )
    playout.add_argument("games", type=_games, nargs="?", default=1000, help="how many (1000)")
    playout.add_argument("--players", type=_players, default=2, metavar="N", help="2, 3 or 4 (2)")
    playout.add_argument("--seed", type=_seed, default=0, metavar="N", help="where chance begins (0)")
    _add_rules(playout)
    _add_second_kind(playout)
    _add_dataset(commands)
    _add_arena(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse has no public name for it


def _add(commands: Commands[Parser], name: str, sentence: str, examples: str) -> Parser:
    return commands.add_parser(
        name,
        help=sentence,
        description=sentence,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _add_rules(parser: Parser) -> None:
    parser.add_argument("--advanced", action="store_true", help="the advanced game (R12)")
    parser.add_argument(
        "--larva-exchange",
        choices=("play", "keep"),
        help="action 6: play the cube at once, or keep it (R8.1)",
    )


def _add_second_kind(parser: Parser) -> None:
    parser.add_argument(
        "--second-kind",
        action="store_true",
        help="with the expansion of the Second Kind",
    )
    parser.add_argument(
        "--no-crowns", action="store_true", help="all crowns of thorns in the bag, none dealt (S2.4)"
    )
    _add_deck(parser)


def _add_deck(parser: Parser) -> None:
    parser.add_argument(
        "--deck", metavar="FILE", help="a deck of your own for the Second Kind (docs/decks.md)"
    )


def _add_serve(commands: Commands[Parser]) -> None:
    parser = _add(
        commands,
        "serve",
        "Open the table in the browser. Games are kept on this computer and can be resumed.",
        "  reef serve                              on this computer, and opens the browser\n"
        "  reef serve --port 9000 --no-browser     at a port of your choice\n"
        "  reef serve --data ~/reef                keeps the games there\n"
        "  reef serve --name reef.example.org      behind a web server of that name (see docs/hosting.md)\n"
        "  reef serve --database postgresql://reef:secret@localhost/reef",
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=_port, metavar="N", help="8080, or the next that is free")
    parser.add_argument(
        "--name", action="append", metavar="NAME", help="a name it is reached by from outside"
    )
    parser.add_argument("--data", metavar="DIR", help="where games are kept (the user's data folder)")
    parser.add_argument("--database", metavar="URL", help="a database of your own (also REEF_DATABASE)")
    parser.add_argument("--workers", type=_workers, metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--window",
        type=_seconds,
        metavar="SECONDS",
        help="how long a window of the Second Kind lasts online (2)",
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="FILE",
        help="a deck that tables may use (docs/decks.md)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--openapi", metavar="FILE", help="only write the description of the web API, and end"
    )


def _add_play(commands: Commands[Parser]) -> None:
    parser = _add(
        commands,
        "play",
        "Play at this terminal, with people at the keyboard and bots.",
        "  reef play                            you against an easy bot\n"
        "  reef play --bot planner:level=5      you against the strongest one (reef bots lists them)\n"
        "  reef play --bots 3 --advanced        you against three, the advanced game\n"
        "  reef play --names Ada,Ben --bots 1   two people and a bot\n"
        "  reef play --load reef-game.json      go on with a saved game\n"
        "  reef play --watch --fast             two bots play, you look on\n"
        "  reef play --second-kind              with the expansion; its deck is reconstructed\n"
        "  reef play --second-kind --deck my-deck.json",
    )
    parser.add_argument("--players", type=_players, metavar="N", help="how many play in all: 2, 3 or 4")
    parser.add_argument("--bots", type=_bots, metavar="N", help="how many of them are bots")
    parser.add_argument("--bot", metavar="NAME", help="which bot: see `reef bots` (planner:level=2)")
    parser.add_argument("--names", metavar="A,B", help="the people at this keyboard")
    parser.add_argument("--watch", action="store_true", help="bots alone, to look on")
    parser.add_argument(
        "--in-order", action="store_true", help="people first, in the order of --names; else chance decides"
    )
    _add_rules(parser)
    _add_second_kind(parser)
    parser.add_argument("--seed", type=_seed, metavar="N", help="fixes chance and bots: the same game again")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="where the game is saved at its end")
    parser.add_argument("--no-color", action="store_true", help="letters and marks only (also NO_COLOR=1)")
    parser.add_argument("--fast", action="store_true", help="no pauses")


def _add_arena(commands: Commands[Parser]) -> None:
    arena = _add(commands, "arena", arena_options.ARENA, arena_options.ARENA_EXAMPLES)
    arena_options.add_arena(arena)
    _add_rules(arena)
    _add_second_kind(arena)
    arena_options.add_tune(_add(commands, "tune", arena_options.TUNE, arena_options.TUNE_EXAMPLES))
    _add(commands, "bots", arena_options.BOTS, arena_options.BOTS_EXAMPLES)


def _add_show(commands: Commands[Parser]) -> None:
    parser = _add(
        commands,
        "show",
        "Show or export any position of a saved game.",
        "  reef show reef-game.json                       the last position\n"
        "  reef show reef-game.json --turn 7 --player 1   turn 7 as player 1 saw it\n"
        "  reef show reef-game.json --list                all actions with their numbers\n"
        "  reef show reef-game.json --at 52 --as svg --theme dark -o reef.svg",
    )
    parser.add_argument(
        "record", metavar="FILE", help="a saved game, or a position as JSON; - is standard input"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--at", type=_place, metavar="N", help="after so many actions; 0 is the set-up")
    where.add_argument("--turn", type=_place, metavar="N", help="at the beginning of this turn")
    where.add_argument("--list", action="store_true", help="all actions as sentences")
    parser.add_argument(
        "--as",
        dest="form",
        choices=("text", "state", "view", "svg", "actions"),
        default="text",
        help="the form: the table as text, JSON of all or of what a player may know, a picture, the legal actions",
    )
    parser.add_argument("--player", metavar="P", help="as this player sees it: a number from 1, or a name")
    _add_deck(parser)
    parser.add_argument("--theme", choices=("light", "dark"), help="of the picture (light)")
    parser.add_argument("--no-color", action="store_true", help="letters and marks only (also NO_COLOR=1)")
    parser.add_argument("-o", dest="output", metavar="FILE", help="write there, not to standard output")
    parser.add_argument("--force", action="store_true", help="let -o overwrite a file")


def _add_dataset(commands: Commands[Parser]) -> None:
    parser = _add(
        commands,
        "dataset",
        "Let bots play and write what they saw, chose and reached, for learning (see docs/research.md).",
        "  reef dataset games.parquet greedy greedy --games 100 --seed 1\n"
        "  reef dataset games.npz greedy random random\n"
        "  reef dataset games.parquet greedy greedy --second-kind",
    )
    parser.add_argument("output", metavar="FILE", help="ends in .parquet or .npz")
    parser.add_argument("bots", metavar="BOT", nargs="*", help="two to four bots (random random)")
    parser.add_argument("--games", type=_games, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=_seed, default=0, metavar="N", help="fixes games and bots (0)")
    parser.add_argument("--force", action="store_true", help="overwrite a file")
    _add_rules(parser)
    _add_second_kind(parser)
