"""The server that the tests of one file share, and a new browser. What the server complains about fails the tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

if TYPE_CHECKING:
    from letterbox import Mailbox
    from postgres import Postgres
    from serving import Browser, Server

# Who starts the tests in the background (`nohup make test &`) may have them ignore Ctrl-C, and the programs that they
# start would inherit that. Those are to be ended by it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Hypothesis tries numbers that stand in modules which are loaded: others, when a worker ran other tests before. Without
# them the same test tries the same examples wherever it runs.
providers._get_local_constants = lambda: providers._local_constants
if "FUZZ" not in os.environ:  # which asks for others, always anew
    settings.register_profile("the same everywhere", derandomize=True, database=None)
    settings.load_profile("the same everywhere")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from serving import served  # only tests with a server pay for it

    with served(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
    assert Path(running.errors.name).read_text() == ""


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    from postgres import Postgres

    running = Postgres()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def postgres(postgresql: Postgres) -> str:
    """The address of its database."""
    return postgresql.address


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """A mail server of our own."""
    from letterbox import Mailbox

    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


@pytest.fixture(scope="session")
def record() -> Any:
    """A whole game for two."""
    from reefencounter.bots.base import make  # only tests with a game pay for it
    from reefencounter.bots.seat_view import SeatView
    from reefencounter.game import Game
    from reefencounter.notation import action_text

    game = Game(players=2, seed=5)
    bots = [make("greedy", seed=seat) for seat in range(2)]
    while not game.over:
        player = game.player
        action = bots[player].choose(SeatView.of(game.position, game.known, player))
        game.play(action_text(action), player=player)
    return game.record()
