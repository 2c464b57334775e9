"""The options of the commands for tables and engine: `serve`, `play`, `show`, `rpc`, `playout` and `perft`."""

from __future__ import annotations

from ..messages.words import words
from .reading import GAMES, PLAYERS, SEED, Commands, add, add_deck, add_rules, add_second_kind, whole

PLACE = whole(0, 10**6)  # of an action or a turn in a game


ADMIN = (
    *("summary", "people", "tables", "reports", "log"),
    *("ban", "unban", "mute", "unmute", "rename", "link", "undo", "promote", "demote", "done", "close"),
    *("backup", "restore", "vacuum", "ratings"),
)


def add_serve(commands: Commands) -> None:
    """The table in the browser."""
    parser = add(
        commands,
        "serve",
        "help_command_line.serve",
        (
            ("reef serve", words("help_example.serve_1")),
            ("reef serve --port 9000 --no-browser", words("help_example.serve_2")),
            ("reef serve --data ~/reef", words("help_example.serve_3")),
            ("reef serve --name reef.example.org", words("help_example.serve_4")),
            ("reef serve --database postgresql://reef:secret@localhost/reef", ""),
        ),
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words("help_serve.host"))
    parser.add_argument("--port", type=whole(0, 65535), metavar="N", help=words("help_serve.port"))
    parser.add_argument("--name", action="append", metavar="NAME", help=words("help_serve.name"))
    parser.add_argument("--data", metavar="DIR", help=words("help_serve.data"))
    parser.add_argument("--database", metavar="URL", help=words("help_serve.database"))
    parser.add_argument("--workers", type=whole(1, 64), metavar="N", help=words("help_serve.workers"))
    parser.add_argument(
        "--share",
        type=whole(1, 100),
        metavar="PERCENT",
        help=words("help_serve.share"),
    )
    parser.add_argument(
        "--window",
        type=whole(1, 600),
        metavar="SECONDS",
        help=words("help_serve.window"),
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="FILE",
        help=words("help_serve.deck"),
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help=words("help_serve.bot"),
    )
    parser.add_argument("--no-browser", action="store_true", help=words("help_serve.no_browser"))
    for name, usual, what in (
        ("--tables", 500, "help_serve.tables"),
        ("--megabytes", 50, "help_serve.megabytes"),
        ("--decks", 30, "help_serve.decks"),
        ("--tables-a-day", 1000, "help_serve.tables_a_day"),
        ("--megabytes-a-day", 100, "help_serve.megabytes_a_day"),
    ):
        parser.add_argument(
            name, type=whole(1, 10**6), default=usual, metavar="N", help=words(what, usual=usual)
        )
    parser.add_argument(
        "--expire",
        type=whole(1, 36500),
        default=0,
        metavar="DAYS",
        help=words("help_serve.expire"),
    )
    for name, place, what in (
        ("--proxy", "ADDRESS|NETWORK", "help_serve.proxy"),
        ("--club", "ADDRESS|NETWORK=N", "help_serve.club"),
    ):
        parser.add_argument(name, action="append", default=[], metavar=place, help=words(what))
    parser.add_argument(
        "--hsts", type=whole(1, 730), default=0, metavar="DAYS", help=words("help_serve.hsts")
    )
    parser.add_argument("--mail", metavar="URL", help=words("help_serve.mail"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=words("help_serve.mail_from"))
    parser.add_argument("--reports-to", metavar="ADDRESS", help=words("help_serve.reports_to"))
    parser.add_argument("--site", metavar="URL", help=words("help_serve.site"))
    mails = words("help_serve.mails", usual=200)
    parser.add_argument("--mails", type=whole(1, 10**6), metavar="N", help=mails)
    parser.add_argument("--contact", metavar="TEXT", help=words("help_serve.contact"))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=words("help_serve.log"))
    parser.add_argument("--metrics", type=whole(0, 65535), metavar="PORT", help=words("help_serve.metrics"))
    parser.add_argument("--openapi", metavar="FILE", help=words("help_serve.openapi"))


def add_admin(commands: Commands) -> None:
    """What only the host does."""
    parser = add(
        commands,
        "admin",
        "help_command_line.admin",
        (
            ("reef admin summary", words("help_example.admin_1")),
            ("reef admin reports", words("help_example.admin_2")),
            ("reef admin done 3f9a61", words("help_example.admin_7")),
            ("reef admin ban 3f9a61 --days 7 --reason 'rude'", words("help_example.admin_5")),
            ("reef admin mute 3f9a61 --days 1", words("help_example.admin_8")),
            ("reef admin rename 3f9a61 'Blue Crab'", words("help_example.admin_9")),
            ("reef admin close 8c21", words("help_example.admin_10")),
            ("reef admin link 3f9a61", words("help_example.admin_11")),
            ("reef admin undo 3f9a61", words("help_example.admin_12")),
            ("reef admin log", words("help_example.admin_13")),
            ("reef admin promote 3f9a61", words("help_example.admin_6")),
            ("reef admin backup games.db", words("help_example.admin_3")),
            ("reef admin restore games.db", words("help_example.admin_4")),
        ),
    )
    parser.add_argument("action", choices=ADMIN, help=words("help_admin.action"))
    parser.add_argument("what", nargs="?", metavar="FILE|PERSON|TABLE", help=words("help_admin.what"))
    parser.add_argument("name", nargs="?", metavar="NAME", help=words("help_admin.name"))
    parser.add_argument("--days", type=whole(1, 3650), metavar="N", help=words("help_admin.days"))
    parser.add_argument("--reason", metavar="TEXT", help=words("help_admin.reason"))
    parser.add_argument("--site", metavar="URL", help=words("help_admin.site"))
    parser.add_argument("--data", metavar="DIR", help=words("help_serve.data"))
    parser.add_argument("--database", metavar="URL", help=words("help_serve.database"))
    limit = words("help_admin.limit", usual=50)
    parser.add_argument("--limit", type=whole(1, 10**6), default=50, metavar="N", help=limit)


def add_play(commands: Commands) -> None:
    """The table in the terminal."""
    parser = add(
        commands,
        "play",
        "help_command_line.play",
        (
            ("reef play", words("help_example.play_1")),
            ("reef play --bot master", words("help_example.play_2")),
            ("reef play --bots 3 --advanced", words("help_example.play_3")),
            ("reef play --names Ada,Ben --bots 1", words("help_example.play_4")),
            ("reef play --load reef-game.json", words("help_example.play_5")),
            ("reef play --watch --fast", words("help_example.play_6")),
            ("reef play --second-kind", words("help_example.play_7")),
            ("reef play --second-kind --deck my-deck.json", ""),
        ),
    )
    parser.add_argument("--players", type=PLAYERS, metavar="N", help=words("help_play.players"))
    parser.add_argument("--bots", type=whole(0, 4), metavar="N", help=words("help_play.bots"))
    parser.add_argument("--bot", metavar="NAME", help=words("help_play.bot"))
    parser.add_argument("--names", metavar="A,B", help=words("help_play.names"))
    parser.add_argument("--watch", action="store_true", help=words("help_play.watch"))
    parser.add_argument("--in-order", action="store_true", help=words("help_play.in_order"))
    add_rules(parser)
    add_second_kind(parser)
    parser.add_argument("--seed", type=SEED, metavar="N", help=words("help_play.seed"))
    parser.add_argument("--load", metavar="FILE", help=words("help_play.load"))
    parser.add_argument("--save", metavar="FILE", help=words("help_play.save"))
    parser.add_argument("--no-color", action="store_true", help=words("help_play.no_color"))
    parser.add_argument("--fast", action="store_true", help=words("help_play.fast"))


def add_show(commands: Commands) -> None:
    """Positions of saved games."""
    parser = add(
        commands,
        "show",
        "help_command_line.show",
        (
            ("reef show reef-game.json", words("help_example.show_1")),
            ("reef show reef-game.json --turn 7 --player 1", words("help_example.show_2")),
            ("reef show reef-game.json --list", words("help_example.show_3")),
            ("reef show reef-game.json --at 52 --as svg --theme dark -o reef.svg", ""),
        ),
    )
    parser.add_argument("record", metavar="FILE", help=words("help_show.record"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--at", type=PLACE, metavar="N", help=words("help_show.at"))
    where.add_argument("--turn", type=PLACE, metavar="N", help=words("help_show.turn"))
    where.add_argument("--list", action="store_true", help=words("help_show.list"))
    parser.add_argument(
        "--as",
        dest="form",
        choices=("text", "state", "view", "svg", "actions"),
        default="text",
        help=words("help_show.as"),
    )
    parser.add_argument("--player", metavar="P", help=words("help_show.player"))
    add_deck(parser)
    parser.add_argument("--theme", choices=("light", "dark"), help=words("help_show.theme"))
    parser.add_argument("--no-color", action="store_true", help=words("help_play.no_color"))
    parser.add_argument("-o", dest="output", metavar="FILE", help=words("help_show.output"))
    parser.add_argument("--force", action="store_true", help=words("help_show.force"))


def add_analyse(commands: Commands) -> None:
    """Where a game was won and lost."""
    parser = add(
        commands,
        "analyse",
        "help_command_line.analyse",
        (
            ("reef analyse reef-game.json", words("help_example.analyse_1")),
            ("reef analyse reef-game.json --player Ada", words("help_example.analyse_2")),
            ("reef analyse reef-game.json --nodes 100000", words("help_example.analyse_3")),
            ("reef analyse reef-game.json --json > analysis.json", ""),
        ),
    )
    parser.add_argument("record", metavar="FILE", help=words("help_analyse.record"))
    parser.add_argument("--player", metavar="P", help=words("help_analyse.player"))
    parser.add_argument(
        "--nodes", type=whole(1, 10**9), default=500_000, metavar="N", help=words("help_analyse.nodes")
    )
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_rules.seed", usual=0))
    parser.add_argument("--json", action="store_true", help=words("help_analyse.json"))
    add_deck(parser)


def add_rpc(commands: Commands) -> None:
    """JSON-RPC on standard input and output."""
    parser = add(
        commands,
        "rpc",
        "help_command_line.rpc",
        (
            (
                'echo \'{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}\' | reef rpc',
                "",
            ),
        ),
    )
    parser.add_argument("--deck", action="append", default=[], metavar="FILE", help=words("help_rpc.deck"))


def add_playout(commands: Commands) -> None:
    """Random games inside the engine."""
    parser = add(
        commands,
        "playout",
        "help_command_line.playout",
        (
            ("reef playout", ""),
            ("reef playout 100000 --players 4 --seed 7", ""),
            ("reef playout --second-kind", ""),
        ),
    )
    parser.add_argument(
        "games", type=GAMES, nargs="?", default=1000, metavar="GAMES", help=words("help_playout.games")
    )
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help=words("help_playout.players"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_rules.seed", usual=0))
    add_rules(parser)
    add_second_kind(parser)


def add_perft(commands: Commands) -> None:
    """All sequences of legal actions."""
    parser = add(
        commands,
        "perft",
        "help_command_line.perft",
        (
            ("reef perft 4 --seed 7", ""),
            ("reef perft 3 --after 40 --players 4", ""),
            ("reef perft 2 --second-kind", ""),
        ),
    )
    parser.add_argument("depth", type=whole(1, 20), metavar="DEPTH", help=words("help_perft.depth"))
    parser.add_argument(
        "--after", type=whole(0, 10**5), default=0, metavar="N", help=words("help_perft.after")
    )
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help=words("help_playout.players"))
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=words("help_rules.seed", usual=0))
    add_rules(parser)
    add_second_kind(parser)
