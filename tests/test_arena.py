"""Matches between bots: fair schedules, clean losses, the same results however the work is shared."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from arena_games import records_in, untimed

from reefencounter import Game, decks
from reefencounter.arena.match import Failure, Match, play, play_specs
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Plan
from reefencounter.arena.store import RECORDS
from reefencounter.arena.workers import WorkerLost, spread
from reefencounter.bots.base import Bot, BotError
from reefencounter.bots.greedy import Greedy
from reefencounter.bots.random import Random
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine.errors import ReefError
from reefencounter.extras import install
from reefencounter.rules import Rules

TWO = Rules(players=2)
SMALL = Plan(("random", "greedy"), games=6, seed=4)


class TestMatch:
    def test_a_match_is_a_game_by_the_rules(self) -> None:
        match = play_specs(Rules(players=3, advanced=True), ["greedy", "random", "random"], seed=7)
        game = Game.replay(match.record)
        assert game.over
        assert game.score() == match.record["result"]
        assert [row["points"] for row in game.score()] == match.points
        assert [row["rank"] for row in game.score()] == match.ranks
        assert match.actions == len(game.moves)
        assert match.ended_by == game.state()["turn"]["ended_by"]

    def test_bots_see_only_what_their_seat_may_know(self) -> None:
        class Nosy(Random):
            def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
                assert sum(seat_view.reef.bag) == 0
                assert sum(sum(pair) for pair in seat_view.unknown) > 0
                assert not any(isinstance(value, Game) for value in vars(seat_view).values())
                return super().choose(seat_view, time_ms)

        assert play(TWO, [Nosy(seed=1), Random(seed=2)], seed=3).failure is None

    def test_the_same_seed_gives_the_same_game_and_another_another(self) -> None:
        one, two, three = (play_specs(TWO, ["greedy", "random"], seed=seed) for seed in (1, 1, 2))
        assert one.record == two.record != three.record

    def test_whatever_a_bot_does_with_chance_no_other_game_changes(self) -> None:
        class Restless(Random):
            """Draws from every generator it finds, and plays whole games in between."""

            def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
                random.seed(1)
                random.random()
                if seat_view.reef.number % 20 == 0:
                    play(TWO, [Random(seed=8), Random(seed=9)], seed=5)
                return super().choose(seat_view, time_ms)

        quiet = play(TWO, [Random(seed=1), Greedy(seed=2)], seed=3)
        loud = play(TWO, [Restless(seed=1), Greedy(seed=2)], seed=3)
        assert quiet.record["moves"] == loud.record["moves"]

    def test_a_bot_that_draws_more_numbers_leaves_the_deals_and_the_others_alone(self) -> None:
        class First(Random):
            draws = 0

            def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
                for _ in range(self.draws):
                    self.rng.random()
                return min(seat_view.ids)

        class Wasteful(First):
            draws = 3

        games = [play(TWO, [kind(seed=1), Random(seed=2)], seed=3) for kind in (First, Wasteful)]
        assert games[0].record["moves"] == games[1].record["moves"]


class TestFailures:
    @staticmethod
    def lost(choice: Any, players: int = 2, time_ms: float | None = None) -> Match:
        class Bad(Bot):
            def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
                if seat_view.reef.number < 3:
                    return seat_view.ids[-1]
                answer: int = choice(seat_view)
                return answer

        bots = [Random(seed=seat) if seat != 1 else Bad() for seat in range(players)]
        match = play(Rules(players=players), bots, seed=2, time_ms=time_ms)
        assert match.failure is not None
        assert match.failure.seat == 1
        assert match.ended_by == "failure"
        assert "result" not in match.record
        Game.replay(match.record)  # what was played is kept
        return match

    @pytest.mark.parametrize(
        ("choice", "reason"),
        [
            (lambda seat_view: 1 // 0, "ZeroDivisionError"),
            (lambda seat_view: sys.exit(3), "SystemExit: 3"),
            (lambda seat_view: 10**9, "chose 1000000000, which is not legal"),
            (lambda seat_view: -1, "chose -1, which is not legal"),
            (lambda seat_view: 0, "chose 'feed W', which is not legal"),
            (lambda seat_view: None, "chose 'None', which is not the number of an action"),
            (lambda seat_view: True, "which is not the number of an action"),
            (lambda seat_view: seat_view.legal[0], "which is not the number of an action"),
            (lambda seat_view: seat_view.ids.append(0) or 0, "chose 'feed W', which is not legal"),
        ],
    )
    def test_a_bot_that_fails_loses_and_the_reason_is_kept(self, choice: Any, reason: str) -> None:
        match = self.lost(choice)
        assert match.failure is not None
        assert reason in match.failure.reason
        assert match.shares == [1.0, 0.0]

    def test_the_others_share_the_win(self) -> None:
        match = self.lost(lambda seat_view: -1, players=4)
        assert match.ranks == [1, 4, 1, 1]
        assert match.shares == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])

    def test_a_bot_that_never_ends_is_stopped(self) -> None:
        def think(seat_view: SeatView) -> int:
            while True:
                pass

        match = self.lost(think, time_ms=20)
        assert match.failure == Failure(1, "the bot took longer than 20 ms for a turn")

    def test_the_time_is_for_the_whole_turn(self) -> None:
        seen: list[tuple[int, float]] = []

        class Slow(Random):
            def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
                assert time_ms is not None
                seen.append((seat_view.reef.number if seat_view.reef.phase else 0, time_ms))
                time.sleep(0.001)
                return super().choose(seat_view, time_ms)

        play(TWO, [Slow(seed=1), Random(seed=2)], seed=3, time_ms=5000)
        for (turn, left), (next_turn, next_left) in pairwise(seen[1:]):
            if turn == next_turn:
                assert next_left <= left - 1
            else:
                assert next_left == 5000


class TestSchedule:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_seed_is_played_from_every_seat(self, players: int) -> None:
        bots = ("a", "b", "c", "d", "e")[: players + 1]
        jobs = Plan(bots, games=24, rules=Rules(players=players)).jobs()
        seats = Counter((job.seed, seat, bot) for job in jobs for seat, bot in enumerate(job.bots))
        assert len(set(seats.values())) == 1
        assert len({job.seed for job in jobs}) == 24 // players
        line_ups = Counter(tuple(sorted(job.bots)) for job in jobs)
        assert set(line_ups.values()) == {24}
        assert len(line_ups) == players + 1

    def test_in_larger_games_everybody_sits_left_of_everybody(self) -> None:
        jobs = Plan(("a", "b", "c", "d"), games=24, rules=Rules(players=4)).jobs()
        left = Counter((job.bots[seat - 1], job.bots[seat]) for job in jobs for seat in range(4))
        assert len(left) == 12
        assert len(set(left.values())) == 1

    def test_more_games_begin_with_the_same_games(self) -> None:
        few, many = (Plan(("a", "b", "c"), games=games).jobs() for games in (10, 30))
        assert many[: len(few)] == few

    def test_a_bot_may_be_named_more_than_once(self) -> None:
        plan = Plan(("a", "b", "b", "b"), games=8, rules=Rules(players=4))
        assert plan.line_ups() == [("a", "b", "b", "b")]
        assert Counter(job.bots.index("a") for job in plan.jobs()) == {0: 2, 1: 2, 2: 2, 3: 2}

    def test_too_few_bots_are_refused(self) -> None:
        with pytest.raises(ReefError, match="a game of 3 needs at least 3 bots, not 2"):
            Plan(("a", "b"), rules=Rules(players=3))


DEADLY = """
import json, os, signal, sys
for line in sys.stdin:
    request = json.loads(line)
    for life in range({times}):
        try:
            os.close(os.open({mark!r} + str(life), os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        os.kill(os.getppid(), signal.SIGKILL)
        sys.exit()
    print(json.dumps(dict(id=request["id"], result=request["params"]["legal"][0])), flush=True)
"""


SLOW = """
import json, os, sys, time
with open({pids!r}, "a") as file:
    print(os.getpid(), file=file)
for line in sys.stdin:
    request = json.loads(line)
    time.sleep(0.02)
    print(json.dumps(dict(id=request["id"], result=request["params"]["legal"][0])), flush=True)
"""


def deadly(tmp_path: Path, times: int) -> str:
    """A bot that kills the process which asks it, so many times in all, and then plays."""
    file = tmp_path / "deadly.py"
    file.write_text(DEADLY.format(times=times, mark=str(tmp_path / "life")))
    return f"exec:{sys.executable} {file}"


def squared(number: int) -> int:
    if number < 0:
        raise ValueError("negative")
    if number > 99:
        raise BotError("bot.ended")
    return number * number


class TestWorkers:
    def test_the_number_of_workers_changes_nothing(self, tmp_path: Path) -> None:
        alone = run(SMALL, folder=tmp_path / "1", quiet=True)
        shared = run(SMALL, folder=tmp_path / "3", processes=3, quiet=True)
        assert untimed(alone) == untimed(shared)
        assert (tmp_path / "1" / RECORDS).read_bytes() == (tmp_path / "3" / RECORDS).read_bytes()

    def test_a_worker_that_dies_is_replaced(self, tmp_path: Path) -> None:
        plan = Plan((deadly(tmp_path, 2), "random"), games=6, seed=1)
        shared = run(plan, processes=2, quiet=True)
        assert sorted(path.name for path in tmp_path.glob("life*")) == ["life0", "life1"]
        assert untimed(shared) == untimed(run(plan, quiet=True))
        assert not any(outcome.failed for outcome in shared)

    def test_a_job_that_always_kills_its_worker_is_named(self, tmp_path: Path) -> None:
        plan = Plan((deadly(tmp_path, 100), "random"), games=2, seed=1)
        with pytest.raises(WorkerLost, match="a worker died 3 times at game"):
            run(plan, processes=2, quiet=True)

    def test_work_is_spread_and_errors_come_back(self) -> None:
        assert sorted(spread(squared, range(20), 3)) == [(n, n * n) for n in range(20)]
        with pytest.raises(RuntimeError, match="ValueError: negative"):
            list(spread(squared, [1, -1], 2))
        with pytest.raises(ReefError, match=r"^the program ended without an answer$"):
            list(spread(squared, [1, 100], 2))


class TestTrial:
    @pytest.mark.parametrize("processes", [1, 2])
    @pytest.mark.parametrize(
        ("program", "complaint"),
        [
            ("nobody.py", "the program ended without an answer; its standard error ends with .*nobody.py"),
            ("-c 'print(5)'", "the program answered 5, which is no answer to request 1"),
        ],
    )
    def test_a_program_that_cannot_play_is_told_before_the_first_game(
        self, program: str, complaint: str, processes: int, tmp_path: Path
    ) -> None:
        plan = Plan(("random", f"exec:{sys.executable} {program}"), games=2, seed=1)
        with pytest.raises(
            BotError, match=rf"cannot play: {complaint}.* \(when asked for its first action\)"
        ):
            run(plan, folder=tmp_path / "out", processes=processes, quiet=True)
        assert not (tmp_path / "out").exists()

    def test_a_deck_that_was_loaded_here_goes_along(self, tmp_path: Path) -> None:
        deck = {**decks.by_id(decks.DEFAULT).to_json(), "id": "trial_deck", "name": "Trial"}
        decks.add(deck)
        rules = Rules(players=2, second_kind=True, deck="trial_deck")
        plan = Plan(("random", f"exec:{sys.executable} -c 'print(5)'"), games=2, rules=rules)
        with pytest.raises(BotError, match="no answer to request 1"):
            run(plan, processes=2, quiet=True)


class TestInterruption:
    def test_an_interrupted_run_leaves_nothing_behind_but_its_games(self, tmp_path: Path) -> None:
        pids = tmp_path / "pids"
        file = tmp_path / "slow.py"
        file.write_text(SLOW.format(pids=str(pids)))
        bots = ["random", f"exec:{sys.executable} {file}"]
        command = [sys.executable, "-m", "reefencounter", "arena", *bots, "--workers", "2", "--report", "out"]
        process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while not pids.exists() or pids.read_text().count("\n") < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        running = [pid for pid in pids.read_text().split() if Path("/proc", pid, "cmdline").exists()]
        assert not [pid for pid in running if b"slow.py" in Path("/proc", pid, "cmdline").read_bytes()]


class TestCluster:
    def test_a_cluster_plays_the_same_and_survives_a_lost_worker(self, tmp_path: Path) -> None:
        ray = pytest.importorskip("ray", reason="ray is not installed (the extra `cluster`)")
        plan = Plan((deadly(tmp_path, 2), "random", "greedy"), games=6, seed=1)  # in its trial, then there
        shared = run(plan, folder=tmp_path / "out", processes=3, ray="local", quiet=True)
        assert sorted(path.name for path in tmp_path.glob("life*")) == ["life0", "life1"]
        assert untimed(shared) == untimed(run(plan, quiet=True))
        assert not any(outcome.failed for outcome in shared)
        assert len(records_in(tmp_path / "out")) == len(plan.jobs())
        assert not ray.is_initialized()

    def test_without_ray_one_is_told_how_to_get_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "ray", None)
        with pytest.raises(
            ReefError, match=re.escape(f"a cluster needs the package ray: {install('cluster')}")
        ):
            run(SMALL, ray="local", quiet=True)
