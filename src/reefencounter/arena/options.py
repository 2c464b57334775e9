"""The command-line options of `reef arena` and `reef tune`. Nothing heavy is loaded here."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from ..game import HIGHEST_SEED

ARENA = "Let bots play each other: all line-ups, every seed from every seat, with ratings and a report."
ARENA_EXAMPLES = """\
  reef arena greedy random --games 400 --report out/
  reef arena planner greedy greedy greedy --players 4 --time-ms 1000 --workers 8
  reef arena greedy random --second-kind --deck my-deck.json --games 40
  reef arena greedy "exec:perl examples/bot.pl" --games 20
  reef arena planner greedy --games 4000 --ray 10.0.0.1:6379 --report out/"""

TUNE = "Improve the weights of greedy by self-play (CMA-ES) and show the gain."
TUNE_EXAMPLES = """\
  reef tune tuning/ --minutes 20
  reef tune tuning/ --generations 10 --workers 8 --write weights.json
  reef tune tuning-second-kind/ --second-kind --seeds 4"""

BOTS = "List the bots that are installed, with their settings and strength."
BOTS_EXAMPLES = "  reef bots"


def between(low: float, high: float, whole: bool = True) -> Callable[[str], float]:
    """A reader of numbers for argparse."""

    def read(text: str) -> float:
        try:
            number = int(text) if whole else float(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high or len(text) > 30:
            kind = "whole number" if whole else "number"
            raise argparse.ArgumentTypeError(f"it takes a {kind} from {low} to {high}, not {text[:40]!r}")
        return number

    return read


def _shared(parser: argparse.ArgumentParser, seed: int) -> None:
    parser.add_argument("--players", type=between(2, 4), default=2, metavar="N", help="2, 3 or 4 (2)")
    parser.add_argument(
        "--seed",
        type=between(0, HIGHEST_SEED),
        default=seed,
        metavar="N",
        help=f"where chance begins ({seed})",
    )
    parser.add_argument(
        "--workers", type=between(1, 1024), default=1, metavar="N", help="processes on this machine (1)"
    )


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Besides the rules, which all commands share."""
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help="greedy, planner:level=3, exec:./mybot … (see reef bots)"
    )
    parser.add_argument(
        "--games", type=between(1, 10**7), default=100, metavar="N", help="games of each line-up (100)"
    )
    _shared(parser, seed=0)
    parser.add_argument(
        "--time-ms",
        type=between(1, 10**7, whole=False),
        metavar="MS",
        help="time for a turn; none by default, and then the same seeds give the same games",
    )
    parser.add_argument(
        "--report", metavar="FOLDER", help="keep games and report there; go on if there are some"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on one of its own with --workers processes",
    )
    parser.add_argument("--quiet", action="store_true", help="no progress on standard error")


def add_tune(parser: argparse.ArgumentParser) -> None:
    """All of it."""
    parser.add_argument("folder", metavar="FOLDER", help="keeps the state; the same again goes on")
    parser.add_argument(
        "--generations", type=between(0, 10**6), default=50, metavar="N", help="how many more (50)"
    )
    parser.add_argument(
        "--minutes", type=between(0, 10**6, whole=False), metavar="M", help="stop before so long has passed"
    )
    parser.add_argument(
        "--seeds", type=between(1, 10**4), default=8, metavar="N", help="for each variant in a generation (8)"
    )
    parser.add_argument(
        "--games",
        type=between(2, 10**6),
        default=400,
        metavar="N",
        help="to show the gain, on fresh seeds (400)",
    )
    _shared(parser, seed=1)
    parser.add_argument("--advanced", action="store_true", help="the advanced game (R12)")
    parser.add_argument("--second-kind", action="store_true", help="with the expansion (S), its own weights")
    parser.add_argument(
        "--weights", metavar="FILE", help="begin with these instead of the ones in the package"
    )
    parser.add_argument("--write", metavar="FILE", help="write the best weights there; else they are printed")
