"""What the options of all commands share: a parser that complains in a sentence, numbers, rules and decks."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias

from ..engine.errors import ReefError
from ..game import HIGHEST_SEED
from ..messages.message import Message
from ..messages.words import say, words


class BadCommandLine(ReefError):
    """A command line that cannot be followed."""


# What argparse asks gettext for when it complains, and the message that says it: argparse fills in its arguments.
COMPLAINTS: dict[str, Message] = {
    "argument %(argument_name)s: %(message)s": Message(
        "argparse.argument", argument="%(argument_name)s", message="%(message)s"
    ),
    "the following arguments are required: %s": Message("argparse.required", names="%s"),
    "one of the arguments %s is required": Message("argparse.one_required", names="%s"),
    "unrecognized arguments: %s": Message("argparse.unrecognized", given="%s"),
    "not allowed with argument %s": Message("argparse.not_allowed", argument="%s"),
    "ignored explicit argument %r": Message("argparse.explicit", value="%s"),
    "expected one argument": Message("argparse.expected_one"),
    "expected at most one argument": Message("argparse.expected_at_most_one"),
    "expected at least one argument": Message("argparse.expected_at_least_one"),
    "ambiguous option: %(option)s could match %(matches)s": Message(
        "argparse.ambiguous", option="%(option)s", matches="%(matches)s"
    ),
    "invalid %(type)s value: %(value)r": Message("argparse.type", type="%(type)s", value="%(value)s"),
    "invalid choice: %(value)r (choose from %(choices)s)": Message(
        "argparse.choice", value="%(value)s", choices="%(choices)s"
    ),
}


def _complaint(text: str) -> str:
    return say(COMPLAINTS[text]) if text in COMPLAINTS else text


def _counted(one: str, several: str, count: int) -> str:
    if several == "expected %s arguments":
        return words("argparse.expected", count=count).replace("%", "%%").replace(str(count), "%s", 1)
    return one if count == 1 else several


vars(argparse).update(_=_complaint, ngettext=_counted)  # its door for other languages: it has no public one


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help as the catalogue words it."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The usage behind its title."""
        super().add_usage(usage, actions, groups, f"{words('help.usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Complains in one sentence; its help is of the catalogue."""

    def __init__(self, **given: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, **given)
        self._positionals.title = words("help.arguments")
        self._optionals.title = words("help.options")
        self.add_argument("-h", "--help", action="help", help=words("help.help"))

    def error(self, message: str) -> NoReturn:
        """Instead of the usage and an exit."""
        raise BadCommandLine("cli.usage", why=message, command=self.prog)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # argparse has no public name for it


Examples: TypeAlias = Sequence[tuple[str, str]]  # a command line, and what it does where that needs words


def add(commands: Commands, name: str, about: str, examples: Examples) -> Parser:
    """One more command; `about` is the id of what it does."""
    sentence = words(about)
    return commands.add_parser(
        name, help=sentence, description=sentence, epilog=shown(examples), allow_abbrev=False
    )


def shown(examples: Examples) -> str:
    """Examples below their title; those that are explained have their words in a column."""
    wide = max((len(line) for line, told in examples if told), default=0)
    rows = [f"  {line:<{wide}}   {told}".rstrip() for line, told in examples]
    return "\n".join([words("help.examples"), *rows])


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or len(text) > 30 or not low <= int(text) <= high:
            raise _refused("cli.whole_number", low, high, text)
        return int(text)

    return read


def fraction(low: float, high: float) -> Callable[[str], float]:
    """A reader of numbers that need not be whole."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise _refused("cli.number", low, high, text) from None
        if not low <= number <= high or len(text) > 30:
            raise _refused("cli.number", low, high, text)
        return number

    return read


def _refused(id: str, low: float, high: float, text: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(words(id, least=low, most=high, value=text[:40]))


PLAYERS, SEED, GAMES = whole(2, 4), whole(0, HIGHEST_SEED), whole(1, 10**7)


def add_rules(parser: Parser) -> None:
    """The options of the base game."""
    parser.add_argument("--advanced", action="store_true", help=words("help_rules.advanced"))
    parser.add_argument(
        "--larva-exchange",
        choices=("play", "keep"),
        help=words("help_rules.larva_exchange"),
    )


def add_second_kind(parser: Parser) -> None:
    """The expansion and its options."""
    parser.add_argument(
        "--second-kind",
        action="store_true",
        help=words("help_rules.second_kind"),
    )
    parser.add_argument("--no-crowns", action="store_true", help=words("help_rules.no_crowns"))
    add_deck(parser)


def add_deck(parser: Parser) -> None:
    """A deck from a file."""
    parser.add_argument("--deck", metavar="FILE", help=words("help_rules.deck"))
