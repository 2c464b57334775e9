"""The options of the commands in which bots play: `arena`, `suite`, `tune`, `train`, `bots`, `puzzles`, `dataset`."""

from __future__ import annotations

from ..messages.words import words
from .reading import GAMES, PLAYERS, SEED, Commands, Parser, add, add_rules, add_second_kind, fraction, whole


def _shared(parser: Parser, seed: int) -> None:
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help=words("help_playout.players"))
    parser.add_argument(
        "--seed", type=SEED, default=seed, metavar="N", help=words("help_rules.seed", usual=seed)
    )
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help=words("help_bots.workers")
    )


def _cluster(parser: Parser) -> None:
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help=words("help_bots.ray"),
    )


def add_arena(commands: Commands) -> None:
    """Matches and ratings."""
    parser = add(
        commands,
        "arena",
        "help_command_line.arena",
        (
            ("reef arena greedy random --games 400 --report out/", ""),
            ("reef arena planner greedy greedy greedy --players 4 --time-ms 1000 --workers 8", ""),
            ("reef arena greedy random --second-kind --deck my-deck.json --games 40", ""),
            ('reef arena greedy "exec:perl examples/bot.pl" --games 20', ""),
            ("reef arena planner greedy --games 4000 --ray 10.0.0.1:6379 --report out/", ""),
        ),
    )
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words("help_arena.bots"))
    parser.add_argument("--games", type=GAMES, default=100, metavar="N", help=words("help_arena.games"))
    _shared(parser, seed=0)
    parser.add_argument(
        "--time-ms",
        type=fraction(1, 10**7),
        metavar="MS",
        help=words("help_arena.time_ms"),
    )
    parser.add_argument("--report", metavar="FOLDER", help=words("help_arena.report"))
    _cluster(parser)
    parser.add_argument("--quiet", action="store_true", help=words("help_arena.quiet"))
    add_rules(parser)
    add_second_kind(parser)


def add_suite(commands: Commands) -> None:
    """The score of a bot on fixed positions."""
    parser = add(
        commands,
        "suite",
        "help_command_line.suite",
        (
            ("reef suite master:level=6", words("help_example.suite_1")),
            ("reef suite net:model.onnx --every 10", words("help_example.suite_2")),
            ("reef suite exec:./mybot --json > suite.json", words("help_example.suite_3")),
        ),
    )
    parser.add_argument("bot", metavar="BOT", help=words("help_suite.bot"))
    parser.add_argument("--every", type=whole(1, 100), default=1, metavar="N", help=words("help_suite.every"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_suite.seed"))
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help=words("help_bots.workers")
    )
    parser.add_argument("--time-ms", type=fraction(1, 10**7), metavar="MS", help=words("help_suite.time_ms"))
    parser.add_argument("--json", action="store_true", help=words("help_suite.json"))
    parser.add_argument("--quiet", action="store_true", help=words("help_arena.quiet"))


def add_tune(commands: Commands) -> None:
    """Better weights by self-play."""
    parser = add(
        commands,
        "tune",
        "help_command_line.tune",
        (
            ("reef tune tuning/ --minutes 20", ""),
            ("reef tune tuning/ --generations 10 --workers 8 --write weights.json", ""),
            ("reef tune tuning-second-kind/ --second-kind --seeds 4", ""),
        ),
    )
    parser.add_argument("folder", metavar="FOLDER", help=words("help_tune.folder"))
    parser.add_argument(
        "--generations", type=whole(0, 10**6), default=50, metavar="N", help=words("help_tune.generations")
    )
    parser.add_argument("--minutes", type=fraction(0, 10**6), metavar="M", help=words("help_tune.minutes"))
    parser.add_argument(
        "--seeds", type=whole(1, 10**4), default=8, metavar="N", help=words("help_tune.seeds")
    )
    parser.add_argument(
        "--games",
        type=whole(2, 10**6),
        default=400,
        metavar="N",
        help=words("help_tune.games"),
    )
    _shared(parser, seed=1)
    parser.add_argument("--advanced", action="store_true", help=words("help_rules.advanced"))
    parser.add_argument("--second-kind", action="store_true", help=words("help_tune.second_kind"))
    parser.add_argument("--weights", metavar="FILE", help=words("help_tune.weights"))
    parser.add_argument("--write", metavar="FILE", help=words("help_tune.write"))


def add_train(commands: Commands) -> None:
    """A network by self-play."""
    parser = add(
        commands,
        "train",
        "help_command_line.train",
        (
            ("reef train training/ --size toy --rounds 2", ""),
            ("reef train training/ --rounds 12 --workers 16 --write network.bin", ""),
            ("reef train training/ --rounds 12 --ray 10.0.0.1:6379", ""),
            ("reef train second-kind/ --second-kind --rounds 8 --workers 16", ""),
            ("reef train beam/ --beam --begin network.bin --workers 16", words("help_example.train_beam")),
        ),
    )
    parser.add_argument("folder", metavar="FOLDER", help=words("help_train.folder"))
    parser.add_argument("--size", choices=("toy", "full"), default="full", help=words("help_train.size"))
    parser.add_argument(
        "--rounds", type=whole(1, 1000), default=12, metavar="N", help=words("help_train.rounds")
    )
    parser.add_argument("--minutes", type=fraction(0, 10**6), metavar="M", help=words("help_train.minutes"))
    parser.add_argument("--second-kind", action="store_true", help=words("help_train.second_kind"))
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help=words("help_rules.seed", usual=1))
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help=words("help_bots.workers")
    )
    _cluster(parser)
    parser.add_argument("--beam", action="store_true", help=words("help_train.beam"))
    parser.add_argument("--begin", metavar="FILE", help=words("help_train.begin"))
    parser.add_argument("--write", metavar="FILE", help=words("help_train.write"))


def add_bots(commands: Commands) -> None:
    """The list of bots."""
    add(commands, "bots", "help_command_line.bots", (("reef bots", ""),))


def add_dataset(commands: Commands) -> None:
    """Positions, policies and outcomes for learning."""
    parser = add(
        commands,
        "dataset",
        "help_command_line.dataset",
        (
            ("reef dataset games.parquet greedy greedy --games 100 --seed 1", ""),
            ("reef dataset games.npz greedy random random", ""),
            (
                "reef dataset games.parquet planner:nodes=20000 planner:nodes=20000 --candidates 8 --workers 8",
                "",
            ),
            ("reef dataset games.parquet greedy greedy --second-kind", ""),
        ),
    )
    parser.add_argument("output", metavar="FILE", help=words("help_dataset.output"))
    parser.add_argument("bots", metavar="BOT", nargs="*", help=words("help_dataset.bots"))
    parser.add_argument("--games", type=GAMES, default=100, metavar="N", help=words("help_dataset.games"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_dataset.seed"))
    parser.add_argument(
        "--workers", type=whole(1, 1024), default=1, metavar="N", help=words("help_bots.workers")
    )
    parser.add_argument(
        "--time-ms",
        type=fraction(1, 10**7),
        metavar="MS",
        help=words("help_dataset.time_ms"),
    )
    parser.add_argument(
        "--candidates",
        type=whole(0, 64),
        default=0,
        metavar="N",
        help=words("help_dataset.candidates"),
    )
    parser.add_argument("--space", type=whole(1, 2), default=1, metavar="N", help=words("help_dataset.space"))
    parser.add_argument("--force", action="store_true", help=words("help_dataset.force"))
    add_rules(parser)
    add_second_kind(parser)


def add_puzzles(commands: Commands) -> None:
    """Puzzles out of games of bots."""
    parser = add(
        commands,
        "puzzles",
        "help_command_line.puzzles",
        (
            ("reef puzzles found.jsonl --games 20", words("help_example.puzzles_1")),
            ("reef puzzles found.jsonl --second-kind --games 5", words("help_example.puzzles_2")),
            ("reef puzzles found.jsonl --games 0 --pack puzzles.json", words("help_example.puzzles_3")),
        ),
    )
    parser.add_argument("file", metavar="FILE", help=words("help_puzzles.file"))
    parser.add_argument(
        "--games", type=whole(0, 10**7), default=10, metavar="N", help=words("help_puzzles.games")
    )
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help=words("help_playout.players"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_puzzles.seed"))
    parser.add_argument("--pack", metavar="FILE", help=words("help_puzzles.pack"))
    add_rules(parser)
    add_second_kind(parser)
