"""The options of the commands for tables and engine: `serve`, `play`, `show`, `rpc`, `playout` and `perft`."""

from __future__ import annotations

from .reading import GAMES, PLAYERS, SEED, Commands, add, add_deck, add_rules, add_second_kind, whole

PLACE = whole(0, 10**6)  # of an action or a turn in a game


def add_serve(commands: Commands) -> None:
    """The table in the browser."""
    parser = add(
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
    parser.add_argument("--port", type=whole(0, 65535), metavar="N", help="8080, or the next that is free")
    parser.add_argument(
        "--name", action="append", metavar="NAME", help="a name it is reached by from outside"
    )
    parser.add_argument("--data", metavar="DIR", help="where games are kept (the user's data folder)")
    parser.add_argument("--database", metavar="URL", help="a database of your own (also REEF_DATABASE)")
    parser.add_argument("--workers", type=whole(1, 64), metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--share",
        type=whole(1, 100),
        metavar="PERCENT",
        help="how much of a core one address may use in the long run (30); 100: no limit",
    )
    parser.add_argument(
        "--window",
        type=whole(1, 600),
        metavar="SECONDS",
        help="how long a window of the Second Kind lasts where people hold seats at different screens (4)",
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="FILE",
        help="a deck that tables may use (docs/decks.md)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="one more bot for seats, such as Coral=net:coral.onnx (docs/bots.md)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    for name, usual, what in (
        ("--tables", 500, "games that are kept for one browser"),
        ("--megabytes", 50, "megabytes that they may take"),
        ("--decks", 30, "decks that one browser may bring"),
        ("--tables-a-day", 1000, "games from one address within a day"),
        ("--megabytes-a-day", 100, "megabytes from one address within a day"),
    ):
        parser.add_argument(
            name, type=whole(1, 10**6), default=usual, metavar="N", help=f"most {what} ({usual})"
        )
    parser.add_argument(
        "--expire",
        type=whole(1, 36500),
        default=0,
        metavar="DAYS",
        help="delete unfinished games that nobody has played for so long (never)",
    )
    parser.add_argument(
        "--openapi", metavar="FILE", help="only write the description of the web API, and end"
    )


def add_play(commands: Commands) -> None:
    """The table in the terminal."""
    parser = add(
        commands,
        "play",
        "Play at this terminal, with people at the keyboard and bots.",
        "  reef play                            you against an easy bot\n"
        "  reef play --bot master               you against the strongest one (reef bots lists them)\n"
        "  reef play --bots 3 --advanced        you against three, the advanced game\n"
        "  reef play --names Ada,Ben --bots 1   two people and a bot\n"
        "  reef play --load reef-game.json      go on with a saved game\n"
        "  reef play --watch --fast             two bots play, you look on\n"
        "  reef play --second-kind              with the expansion; its deck is reconstructed\n"
        "  reef play --second-kind --deck my-deck.json",
    )
    parser.add_argument("--players", type=PLAYERS, metavar="N", help="how many play in all: 2, 3 or 4")
    parser.add_argument("--bots", type=whole(0, 4), metavar="N", help="how many of them are bots")
    parser.add_argument("--bot", metavar="NAME", help="which bot: see `reef bots` (master:level=2)")
    parser.add_argument("--names", metavar="A,B", help="the people at this keyboard")
    parser.add_argument("--watch", action="store_true", help="bots alone, to look on")
    parser.add_argument(
        "--in-order", action="store_true", help="people first, in the order of --names; else chance decides"
    )
    add_rules(parser)
    add_second_kind(parser)
    parser.add_argument("--seed", type=SEED, metavar="N", help="fixes chance and bots: the same game again")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="where the game is saved at its end")
    parser.add_argument("--no-color", action="store_true", help="letters and marks only (also NO_COLOR=1)")
    parser.add_argument("--fast", action="store_true", help="no pauses")


def add_show(commands: Commands) -> None:
    """Positions of saved games."""
    parser = add(
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
    where.add_argument("--at", type=PLACE, metavar="N", help="after so many actions; 0 is the set-up")
    where.add_argument("--turn", type=PLACE, metavar="N", help="at the beginning of this turn")
    where.add_argument("--list", action="store_true", help="all actions as sentences")
    parser.add_argument(
        "--as",
        dest="form",
        choices=("text", "state", "view", "svg", "actions"),
        default="text",
        help="the form: the table as text, JSON of all or of what a player may know, a picture, the legal actions",
    )
    parser.add_argument("--player", metavar="P", help="as this player sees it: a number from 1, or a name")
    add_deck(parser)
    parser.add_argument("--theme", choices=("light", "dark"), help="of the picture (light)")
    parser.add_argument("--no-color", action="store_true", help="letters and marks only (also NO_COLOR=1)")
    parser.add_argument("-o", dest="output", metavar="FILE", help="write there, not to standard output")
    parser.add_argument("--force", action="store_true", help="let -o overwrite a file")


def add_rpc(commands: Commands) -> None:
    """JSON-RPC on standard input and output."""
    parser = add(
        commands,
        "rpc",
        "Drive the engine from a program: JSON-RPC 2.0 on standard input and output, one message a line.",
        """  echo '{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}' | reef rpc""",
    )
    parser.add_argument(
        "--deck", action="append", default=[], metavar="FILE", help="a deck file to know (may be repeated)"
    )


def add_playout(commands: Commands) -> None:
    """Random games inside the engine."""
    parser = add(
        commands,
        "playout",
        "Play random games inside the engine and tell how fast it was and how they ended.",
        "  reef playout\n  reef playout 100000 --players 4 --seed 7\n  reef playout --second-kind",
    )
    parser.add_argument("games", type=GAMES, nargs="?", default=1000, help="how many (1000)")
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help="2, 3 or 4 (2)")
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help="where chance begins (0)")
    add_rules(parser)
    add_second_kind(parser)


def add_perft(commands: Commands) -> None:
    """All sequences of legal actions."""
    parser = add(
        commands,
        "perft",
        "Count all sequences of legal actions, depth by depth, to compare rule engines.",
        "  reef perft 4 --seed 7\n  reef perft 3 --after 40 --players 4\n  reef perft 2 --second-kind",
    )
    parser.add_argument(
        "depth", type=whole(1, 20), help="of the longest sequences; each costs a hundred times more"
    )
    parser.add_argument(
        "--after", type=whole(0, 10**5), default=0, metavar="N", help="random actions first (0)"
    )
    parser.add_argument("--players", type=PLAYERS, default=2, metavar="N", help="2, 3 or 4 (2)")
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help="where chance begins (0)")
    add_rules(parser)
    add_second_kind(parser)
