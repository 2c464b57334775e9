"""The options of the commands in which bots play: `arena`, `tune`, `train`, `bots` and `dataset`."""

from __future__ import annotations

from .reading import GAMES, PLAYERS, SEED, Commands, Parser, add, add_rules, add_second_kind, fraction, whole


def _shared(parser: Parser, seed: int) -> None:
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help="2, 3 or 4 (2)")
    parser.add_argument("--seed", type=SEED, default=seed, metavar="N", help=f"where chance begins ({seed})")
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help="processes on this machine (1)"
    )


def _cluster(parser: Parser) -> None:
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on one of its own with --workers processes",
    )


def add_arena(commands: Commands) -> None:
    """Matches and ratings."""
    parser = add(
        commands,
        "arena",
        "Let bots play each other: all line-ups, every seed from every seat, with ratings and a report.",
        "  reef arena greedy random --games 400 --report out/\n"
        "  reef arena planner greedy greedy greedy --players 4 --time-ms 1000 --workers 8\n"
        "  reef arena greedy random --second-kind --deck my-deck.json --games 40\n"
        '  reef arena greedy "exec:perl examples/bot.pl" --games 20\n'
        "  reef arena planner greedy --games 4000 --ray 10.0.0.1:6379 --report out/",
    )
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help="greedy, planner:level=3, exec:./mybot … (see reef bots)"
    )
    parser.add_argument("--games", type=GAMES, default=100, metavar="N", help="games of each line-up (100)")
    _shared(parser, seed=0)
    parser.add_argument(
        "--time-ms",
        type=fraction(1, 10**7),
        metavar="MS",
        help="time for a turn; none by default, and then the same seeds give the same games",
    )
    parser.add_argument(
        "--report", metavar="FOLDER", help="keep games and report there; go on if there are some"
    )
    _cluster(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress on standard error")
    add_rules(parser)
    add_second_kind(parser)


def add_tune(commands: Commands) -> None:
    """Better weights by self-play."""
    parser = add(
        commands,
        "tune",
        "Improve the weights of greedy by self-play (CMA-ES) and show the gain.",
        "  reef tune tuning/ --minutes 20\n"
        "  reef tune tuning/ --generations 10 --workers 8 --write weights.json\n"
        "  reef tune tuning-second-kind/ --second-kind --seeds 4",
    )
    parser.add_argument("folder", metavar="FOLDER", help="keeps the state; the same again goes on")
    parser.add_argument(
        "--generations", type=whole(0, 10**6), default=50, metavar="N", help="how many more (50)"
    )
    parser.add_argument(
        "--minutes", type=fraction(0, 10**6), metavar="M", help="stop before so long has passed"
    )
    parser.add_argument(
        "--seeds", type=whole(1, 10**4), default=8, metavar="N", help="for each variant in a generation (8)"
    )
    parser.add_argument(
        "--games",
        type=whole(2, 10**6),
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


def add_train(commands: Commands) -> None:
    """A network by self-play."""
    parser = add(
        commands,
        "train",
        "Train the network of the master by self-play: rounds of games, learning and matches (see docs/bots.md).",
        "  reef train training/ --size toy --rounds 2\n"
        "  reef train training/ --rounds 12 --workers 16 --write network.bin\n"
        "  reef train training/ --rounds 12 --ray 10.0.0.1:6379",
    )
    parser.add_argument("folder", metavar="FOLDER", help="keeps everything; the same again goes on")
    parser.add_argument("--size", choices=("toy", "full"), default="full", help="of a round (full)")
    parser.add_argument("--rounds", type=whole(1, 1000), default=12, metavar="N", help="in all (12)")
    parser.add_argument(
        "--minutes", type=fraction(0, 10**6), metavar="M", help="begin no round after so long"
    )
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="where chance begins (1)")
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help="processes on this machine (1)"
    )
    _cluster(parser)
    parser.add_argument("--write", metavar="FILE", help="write the best weights there, their origin beside")


def add_bots(commands: Commands) -> None:
    """The list of bots."""
    add(
        commands, "bots", "List the bots that are installed, with their settings and strength.", "  reef bots"
    )


def add_dataset(commands: Commands) -> None:
    """Positions, policies and outcomes for learning."""
    parser = add(
        commands,
        "dataset",
        "Let bots play and write what they saw, chose and reached, for learning (see docs/research.md).",
        "  reef dataset games.parquet greedy greedy --games 100 --seed 1\n"
        "  reef dataset games.npz greedy random random\n"
        "  reef dataset games.parquet planner:nodes=20000 planner:nodes=20000 --candidates 8 --workers 8\n"
        "  reef dataset games.parquet greedy greedy --second-kind",
    )
    parser.add_argument("output", metavar="FILE", help="ends in .parquet or .npz")
    parser.add_argument("bots", metavar="BOT", nargs="*", help="two to four bots (random random)")
    parser.add_argument("--games", type=GAMES, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help="fixes games and bots (0)")
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help="processes on this machine (1)"
    )
    parser.add_argument(
        "--time-ms",
        type=fraction(1, 10**7),
        metavar="MS",
        help="time for a turn; with planner:nodes=20000 instead, the same seed writes the same rows",
    )
    parser.add_argument(
        "--candidates",
        type=whole(0, 64),
        default=0,
        metavar="N",
        help="also the values of a planner's search and its N best turns (0)",
    )
    parser.add_argument("--force", action="store_true", help="overwrite a file")
    add_rules(parser)
    add_second_kind(parser)
