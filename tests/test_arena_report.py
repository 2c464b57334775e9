"""What is kept of many games of bots, and what they tell: ratings, summary, report, and the commands of the arena."""

from __future__ import annotations

import csv
import json
import os
import pickle
import re
import sys
import xml.dom.minidom
from pathlib import Path
from typing import Any

import pytest
from arena_games import records_in, untimed

from reefencounter import Game, __version__, decks
from reefencounter.arena import run as running
from reefencounter.arena.outcome import Outcome, play_job
from reefencounter.arena.progress import Progress
from reefencounter.arena.ratings import Rate, elo, shown_elo, skills
from reefencounter.arena.report import page, write_report
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Job, Plan
from reefencounter.arena.store import PLAN, RECORDS, RESULTS
from reefencounter.arena.summary import summarise
from reefencounter.arena.summary_text import text
from reefencounter.arena.tune import Tuning
from reefencounter.bots.origin import origin
from reefencounter.bots.second_kind.weights import SecondKindWeights
from reefencounter.cli import main
from reefencounter.engine.errors import ReefError
from reefencounter.extras import install
from reefencounter.rules import Rules

SMALL = Plan(("random", "greedy"), games=6, seed=4)
DIGESTS = origin(SMALL.bots, SMALL.rules)["digests"]


class TestStore:
    @pytest.fixture
    def played(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """The numbers of the games that are really played."""
        numbers: list[int] = []

        def counted(job: Job) -> Any:
            numbers.append(job.number)
            return play_job(job)

        monkeypatch.setattr(running, "play_job", counted)
        return numbers

    def test_all_records_are_kept_and_replay(self, tmp_path: Path) -> None:
        outcomes = run(SMALL, folder=tmp_path, quiet=True)
        records = records_in(tmp_path)
        assert len(records) == len(outcomes) == 6
        for outcome, record in zip(outcomes, records, strict=True):
            assert record["names"] == outcome.bots
            assert [row["points"] for row in Game.replay(record).score()] == outcome.points

    def test_what_was_played_is_not_played_again(self, tmp_path: Path, played: list[int]) -> None:
        first = run(SMALL, folder=tmp_path, quiet=True)
        assert run(SMALL, folder=tmp_path, quiet=True) == first
        assert played == [0, 1, 2, 3, 4, 5]
        more = run(Plan(SMALL.bots, 8, seed=SMALL.seed), folder=tmp_path, quiet=True)
        assert played[6:] == [6, 7]
        assert more[:6] == first
        assert run(Plan(SMALL.bots, 4, seed=SMALL.seed), folder=tmp_path, quiet=True) == first[:4]

    @pytest.mark.parametrize(("results", "records"), [(5, 0), (0, 5), (5, 5), (1, 0)])
    def test_a_run_stopped_in_the_middle_of_a_line_goes_on(
        self, tmp_path: Path, played: list[int], results: int, records: int
    ) -> None:
        whole = run(SMALL, folder=tmp_path, quiet=True)
        kept = (tmp_path / RECORDS).read_bytes()
        for name, torn in ((RESULTS, results), (RECORDS, records)):
            os.truncate(tmp_path / name, (tmp_path / name).stat().st_size - torn)
        again = run(SMALL, folder=tmp_path, quiet=True)
        assert played[6:] == [5]
        assert untimed(again) == untimed(whole)
        assert (tmp_path / RECORDS).read_bytes() == kept

    def test_a_record_without_its_line_is_cut_off(self, tmp_path: Path) -> None:
        run(SMALL, folder=tmp_path, quiet=True)
        kept = (tmp_path / RECORDS).read_bytes()
        with (tmp_path / RECORDS).open("ab") as file:
            file.write(kept[:100])
        run(SMALL, folder=tmp_path, quiet=True)
        assert (tmp_path / RECORDS).read_bytes() == kept

    def test_other_games_are_not_mixed_in(self, tmp_path: Path) -> None:
        run(SMALL, folder=tmp_path, quiet=True)
        with pytest.raises(ReefError, match="holds games of another arena"):
            run(Plan(SMALL.bots, 6, seed=5), folder=tmp_path, quiet=True)

    @pytest.mark.parametrize(
        ("kept", "complaint"),
        [
            ({"version": "0.1.0"}, f"reefencounter 0.1.0 there, reefencounter {__version__} now"),
            ({"digests": {**DIGESTS, "network.bin": "ab" * 32}}, "otherwise: network.bin abababababab there"),
            (None, "did not note what played them"),
            ("nonsense", "did not note what played them"),
        ],
    )
    def test_games_of_another_version_or_of_other_weights_are_not_mixed_in(
        self, tmp_path: Path, played: list[int], kept: Any, complaint: str
    ) -> None:
        run(SMALL, folder=tmp_path, quiet=True)
        plan = json.loads((tmp_path / PLAN).read_text())
        assert plan["made_by"] == origin(SMALL.bots, SMALL.rules)
        plan["made_by"] = {**plan["made_by"], **kept} if isinstance(kept, dict) else kept
        (tmp_path / PLAN).write_text(json.dumps(plan))
        with pytest.raises(ReefError, match=re.escape(complaint)):
            run(Plan(SMALL.bots, 8, seed=SMALL.seed), folder=tmp_path, quiet=True)
        assert played == [0, 1, 2, 3, 4, 5]
        (tmp_path / RESULTS).write_bytes(b"")  # no game is there: it may begin
        run(SMALL, folder=tmp_path, quiet=True)
        assert json.loads((tmp_path / PLAN).read_text())["made_by"] == origin(SMALL.bots, SMALL.rules)

    def test_unknown_bots_are_found_out_before_anything_is_played(self, tmp_path: Path) -> None:
        with pytest.raises(ReefError, match="there is no bot 'gredy'"):
            run(Plan(("random", "gredy"), games=2), folder=tmp_path / "out", quiet=True)
        assert not (tmp_path / "out").exists()


def outcome(bots: str, ranks: list[int], **more: Any) -> Outcome:
    """A made-up game."""
    n = len(bots)
    fields: dict[str, Any] = {
        "game": 0, "seed": 0, "points": [10 * (n - rank) for rank in ranks], "values": [1, 2, 3, 4, 4], "turns": 30,
        "shares": [(rank == 1) / ranks.count(1) for rank in ranks], "actions": 200, "ended_by": "locks",
        "failed_seat": None, "reason": None, "asked": [100] * n, "taken_turns": [10] * n, "ms": [50.0] * n,
        "worst_ms": [9.0] * n,
    }  # fmt: skip
    return Outcome(bots=list(bots), ranks=ranks, **{**fields, **more})


class Trap:
    """Runs a command when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.file,)


class TestRatings:
    def test_wilson_intervals(self) -> None:
        assert Rate(50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
        assert Rate(0, 20).interval == pytest.approx((0, 0.1611), abs=1e-4)
        assert Rate(0, 0).interval == (0, 1)

    def test_elo(self) -> None:
        assert elo(0.5) == 0
        assert elo(10 / 11) == pytest.approx(400)
        assert shown_elo(Rate(0, 9)) == "-∞ (-∞ to -148)"

    def test_plackett_luce_orders_bots_of_games_for_three(self) -> None:
        pytest.importorskip("openskill", reason="openskill is not installed (the extra `arena`)")
        found = skills(
            [(["a", "b", "c"], [1, 2, 3]), (["c", "a", "b"], [3, 1, 2])] * 10 + [(["c", "c"], [1, 2])]
        )
        assert found["a"].mu > found["b"].mu > found["c"].mu
        assert found["a"].sigma < 8

    def test_without_openskill_the_summary_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "openskill", None)
        monkeypatch.setitem(sys.modules, "openskill.models", None)
        shown = text(summarise([outcome("ab", [1, 2])]))
        assert f"no ratings: a rating needs the package openskill: {install('arena')}" in shown


class TestSummary:
    def test_shared_wins_count_in_parts(self) -> None:
        summary = summarise([outcome("ab", [1, 1]), outcome("ba", [2, 1]), outcome("ab", [1, 1])])
        rates = {standing.bot: standing.rate for standing in summary.standings}
        assert rates == {"a": Rate(2, 3), "b": Rate(1, 3)}
        assert summary.pairs == {("a", "b"): Rate(2, 3)}

    def test_three_copies_against_one(self) -> None:
        summary = summarise([outcome("abbb", [1, 2, 3, 4]), outcome("bbba", [1, 3, 4, 2])])
        rates = {standing.bot: standing.rate for standing in summary.standings}
        assert rates == {"a": Rate(1, 2), "b": Rate(1, 6)}
        assert summary.pairs == {("a", "b"): Rate(5, 6)}

    def test_failures_do_not_count_as_scores(self) -> None:
        failed = outcome("ab", [1, 2], ended_by="failure", failed_seat=1, reason="fell asleep", game=7)
        summary = summarise([outcome("ab", [2, 1]), failed])
        assert [len(standing.points) for standing in summary.standings] == [1, 1]
        assert summary.failures == [(7, "b", "fell asleep")]
        assert "game 7: b failed: fell asleep" in text(summary)
        assert summary.lengths == [30]

    def test_colours_that_ended_dear(self) -> None:
        summary = summarise([outcome("ab", [1, 2]), outcome("ab", [1, 2], values=[5, 1, 1, 1, 1])])
        assert [(colour.value, colour.dearest) for colour in summary.colours[::4]] == [(3, 0.5), (2.5, 0.25)]


class TestReport:
    def test_the_page_needs_nothing_but_itself(self) -> None:
        bots = ("<b>&", "exec:./bot 'x'")
        plan = Plan(bots, games=2)
        games = [
            outcome("ab", [1, 2]),
            outcome("ab", [1, 2], ended_by="failure", failed_seat=1, reason="<i>"),
        ]
        for game in games:
            game.bots[:] = bots
        html = page(plan, summarise(games))
        assert "<b>&" not in html
        assert "<i>" not in html
        assert "http" not in html
        assert "src=" not in html
        for start in range(len(html)):
            if html.startswith("<svg", start):
                xml.dom.minidom.parseString(html[start : html.index("</svg>", start) + 6])

    def test_tables_have_a_row_for_every_seat(self, tmp_path: Path) -> None:
        outcomes = run(SMALL, folder=tmp_path, quiet=True)
        names = write_report(tmp_path, SMALL, outcomes, summarise(outcomes))
        rows = list(csv.DictReader((tmp_path / "games.csv").open()))
        assert len(rows) == 12
        assert {row["bot"] for row in rows} == {"random", "greedy"}
        assert [int(row["points"]) for row in rows[:2]] == outcomes[0].points
        parquet = pytest.importorskip(
            "pyarrow.parquet", reason="pyarrow is not installed: no Parquet to read"
        )
        assert "games.parquet" in names
        table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
        assert [{name: str(value) for name, value in row.items()} for row in table] == rows


class TestCommands:
    def test_arena(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        out = tmp_path / "out"
        assert main(["arena", "greedy", "random", "--games", "4", "--seed", "1", "--report", str(out)]) == 0
        shown = capsys.readouterr()
        assert "greedy – random" in shown.out
        assert "4 of 4 games" in shown.err
        assert {"report.html", "games.csv", "plan.json", RESULTS, RECORDS} <= {
            file.name for file in out.iterdir()
        }

    def test_arena_with_a_deck_of_ones_own(self, tmp_path: Path) -> None:
        file, out = tmp_path / "deck.json", tmp_path / "out"
        file.write_text(json.dumps({**decks.by_id(decks.DEFAULT).to_json(), "id": "arena_deck"}))
        rules = ["--second-kind", "--no-crowns", "--deck", str(file)]
        games = [
            "--games",
            "2",
            "--workers",
            "2",
            "--quiet",
            "--report",
            str(out),
        ]  # workers must be told of it
        assert main(["arena", "random", "random", *rules, *games]) == 0
        played = [record["rules"] for record in records_in(out)]
        assert [(found["deck"], found["crowns_dealt"]) for found in played] == [("arena_deck", False)] * 2

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["greedy", "--games", "2"], "needs at least 2 bots"),
            (["greedy", "random", "--games", "none"], "it takes a whole number"),
            (["greedy", "nobody"], "there is no bot 'nobody'"),
            (["greedy", "exec:./nowhere"], "there is no program './nowhere'"),
            (["greedy", "random:level=9"], "random has no setting 'level'"),
            (["greedy", "random", "--no-crowns"], "--no-crowns goes with --second-kind"),
        ],
    )
    def test_bad_options_are_one_sentence(
        self, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["arena", *arguments]) == 2
        complained = capsys.readouterr().err
        assert complaint in complained
        assert complained.count("\n") == 1

    def test_bots(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["bots"]) == 0
        shown = capsys.readouterr().out
        assert "greedy: one sensible turn" in shown
        assert "exec:COMMAND: a program in any language" in shown

    def test_tune(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        pytest.importorskip("cma", reason="cma is not installed (the extra `tune`)")
        state, file = tmp_path / "state", tmp_path / "weights.json"
        options = ["--seeds", "1", "--games", "2", "--seed", "3"]
        assert main(["tune", str(state), "--generations", "1", *options]) == 0
        first = capsys.readouterr()
        assert "generation 1:" in first.err
        assert "2 games on fresh seeds" in first.out
        assert main(["tune", str(state), "--generations", "1", *options, "--write", str(file)]) == 0
        again = capsys.readouterr()
        assert "going on after generation 1" in again.err
        assert main(["tune", str(tmp_path / "at once"), "--generations", "2", *options]) == 0
        at_once = capsys.readouterr().out
        assert json.loads(file.read_text()) == json.loads(at_once[at_once.index("{") :])
        assert main(["tune", str(state), "--seeds", "2"]) == 2
        assert "other settings" in capsys.readouterr().err

    def test_tune_opens_no_file_that_could_run_code(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        pytest.importorskip("cma", reason="cma is not installed (the extra `tune`)")
        (tmp_path / "tune.pickle").write_bytes(pickle.dumps(Trap(tmp_path / "ran")))
        assert main(["tune", str(tmp_path)]) == 2
        complained = capsys.readouterr().err
        assert "tune.pickle" in complained
        assert "opening it could run code: choose another folder, or remove the file" in complained
        for state in ("{}", "[]", '{"measured": [[1e999]]}', "[" * 100_000, '{"measured": [["a"]]}'):
            (tmp_path / "tune.json").write_text(state)
            assert main(["tune", str(tmp_path)]) == 2
            assert "tune.json cannot be read" in capsys.readouterr().err
        assert not (tmp_path / "ran").exists()

    def test_tune_with_the_expansion(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        pytest.importorskip("cma", reason="cma is not installed (the extra `tune`)")
        ours = tmp_path / "ours.json"
        begin = {**SecondKindWeights.standard().to_json(), "half": -0.5, "fresh": 0.0}
        ours.write_text(json.dumps(begin))
        options = ["--second-kind", "--weights", str(ours)]
        assert main(["tune", str(tmp_path / "a"), "--generations", "0", "--games", "2", *options]) == 0
        shown = capsys.readouterr().out
        assert "2 games on fresh seeds" in shown
        assert json.loads(shown[shown.index("{") :]) == begin
        tuning = Tuning(tmp_path / "b", rules=Rules(second_kind=True), old=begin)
        assert (
            tuning.weights(tuning.strategy.x0) == begin
        )  # the search begins with the old weights, signs and all
        assert tuning.weights([2.0] * len(begin))["half"] == -1.0
        assert main(["tune", str(tmp_path / "c"), "--weights", str(ours)]) == 2
        assert "does not hold weights: weights must name exactly" in capsys.readouterr().err


def test_progress_says_how_long_it_will_take() -> None:
    class Screen:
        shown = ""

        def write(self, words: str) -> None:
            self.shown += words

        def isatty(self) -> bool:
            return True

        def flush(self) -> None:
            pass

    screen: Any = Screen()
    progress = Progress(10, 5, screen)
    progress.start -= 10
    progress.told -= 10
    progress.add(outcome("ab", [1, 2]))
    assert "5 of 10 games were played before" in screen.shown
    assert "6 of 10 games · 10.0 s a game · 40 s left · a 100 %, b 0 %" in screen.shown
