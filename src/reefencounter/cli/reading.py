"""What the options of all commands share: a parser that complains in a sentence, numbers, rules and decks."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from ..engine.errors import ReefError
from ..game import HIGHEST_SEED


class BadCommandLine(ReefError):
    """A command line that cannot be followed."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Instead of the usage and an exit."""
        raise BadCommandLine("cli.usage", why=message, command=self.prog)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # argparse has no public name for it


def add(commands: Commands, name: str, sentence: str, examples: str) -> Parser:
    """One more command."""
    return commands.add_parser(
        name,
        help=sentence,
        description=sentence,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or len(text) > 30 or not low <= int(text) <= high:
            raise _refused("whole number", low, high, text)
        return int(text)

    return read


def fraction(low: float, high: float) -> Callable[[str], float]:
    """A reader of numbers that need not be whole."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise _refused("number", low, high, text) from None
        if not low <= number <= high or len(text) > 30:
            raise _refused("number", low, high, text)
        return number

    return read


def _refused(kind: str, low: float, high: float, text: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(f"it takes a {kind} from {low} to {high}, not {text[:40]!r}")


PLAYERS, SEED, GAMES = whole(2, 4), whole(0, HIGHEST_SEED), whole(1, 10**7)


def add_rules(parser: Parser) -> None:
    """The options of the base game."""
    parser.add_argument("--advanced", action="store_true", help="the advanced game (R12)")
    parser.add_argument(
        "--larva-exchange",
        choices=("play", "keep"),
        help="action 6: play the cube at once, or keep it (R8.1)",
    )


def add_second_kind(parser: Parser) -> None:
    """The expansion and its options."""
    parser.add_argument(
        "--second-kind",
        action="store_true",
        help="with the expansion of the Second Kind",
    )
    parser.add_argument(
        "--no-crowns", action="store_true", help="all crowns of thorns in the bag, none dealt (S2.4)"
    )
    add_deck(parser)


def add_deck(parser: Parser) -> None:
    """A deck from a file."""
    parser.add_argument(
        "--deck", metavar="FILE", help="a deck of your own for the Second Kind (docs/decks.md)"
    )
