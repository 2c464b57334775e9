"""Puzzles: those of the package are sound, the judge is fair, one a day, and a search finds more and can go on."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from command import reef

from reefencounter import Rules, puzzles
from reefencounter.analysis.keys import keys_of
from reefencounter.engine.errors import IllegalAction, ReefError
from reefencounter.messages.words import english
from reefencounter.notation.forms import id_of
from reefencounter.puzzles.gathered import packed, read_games, write_game
from reefencounter.puzzles.judging import planned
from reefencounter.puzzles.puzzle import Puzzle

EVERY = list(puzzles.all_puzzles().values())
SOME = EVERY[:: max(1, len(EVERY) // 6)]


def ids(puzzle: Puzzle) -> str:
    return f"{puzzle.theme}-{puzzle.id}"


@pytest.mark.parametrize("puzzle", EVERY, ids=ids)
def test_every_puzzle_is_sound(puzzle: Puzzle) -> None:
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle
    assert puzzle.seen().view() == puzzle.view, "what the seat sees of the whole position is the view"
    assert puzzle.theme in puzzles.THEMES
    assert puzzle.level in puzzles.LEVELS
    turn = planned(puzzle, puzzle.solution)
    assert turn == [id_of(puzzle.position, action) for action in puzzle.solution]
    assert (puzzle.theme, puzzle.about) in keys_of(puzzle.position, turn)
    assert puzzle.gap >= 5
    assert english(*puzzle.asks(), puzzle.why())
    assert puzzles.judge(puzzle, puzzle.solution)[:2] == (100, "best")
    game = puzzle.game()
    assert game.view(puzzle.seat) == puzzle.view
    for action in puzzle.solution:
        while game.actor != puzzle.seat:
            game.play(game.legal()[-1])  # who is asked in a window declines
        game.play(action, player=puzzle.seat)


def test_there_are_enough_of_all_kinds() -> None:
    kinds = Counter((one.rules.players, one.rules.advanced, one.rules.second_kind) for one in EVERY)
    assert len(EVERY) >= 60
    assert kinds[2, False, False] >= len(EVERY) / 2
    assert len(kinds) >= 4, "advanced, three players and the Second Kind as well"
    assert len({one.id for one in EVERY}) == len(EVERY)
    assert set(puzzles.LEVELS) == {one.level for one in EVERY}


def test_a_poor_turn_gets_little_and_always_the_same() -> None:
    for puzzle in SOME:
        actions = [next((action for action in puzzle.seen().legal if action.startswith("take")), "")]
        if not actions[0]:
            continue  # crowns of thorns act first
        poor = puzzles.judge(puzzle, actions, nodes=20_000)
        assert 0 <= poor.score < 100
        assert poor.outcome == "less"
        assert poor == puzzles.judge(puzzle, actions, nodes=20_000)
        assert english(poor.says)


def test_a_better_turn_than_ours_is_thanked() -> None:
    """A puzzle whose solution is a poor turn: the true one is better than that."""
    puzzle = next(one for one in EVERY if one.gap >= 20 and not one.rules.second_kind)
    poor = next(action for action in puzzle.seen().legal if action.startswith("take"))
    wrong = Puzzle.from_json({**puzzle.to_json(), "solution": [poor]})
    verdict = puzzles.judge(wrong, puzzle.solution, nodes=60_000)
    assert (verdict.score, verdict.outcome) == (100, "better")
    assert "Thank you" in english(verdict.says)


def test_only_whole_legal_turns_are_judged() -> None:
    puzzle = next(one for one in EVERY if len(one.solution) > 1 and not one.rules.second_kind)
    with pytest.raises(ReefError, match="not over yet"):
        puzzles.judge(puzzle, puzzle.solution[:1])
    with pytest.raises(ReefError, match="is over before"):
        puzzles.judge(puzzle, [*puzzle.solution, "take W"])
    with pytest.raises(IllegalAction):
        puzzles.judge(puzzle, ["feed W"])
    with pytest.raises(IllegalAction):
        puzzles.judge(puzzle, ["dance"])
    with pytest.raises(ReefError, match="there is no puzzle"):
        puzzles.by_id("nothing")


def test_one_a_day_and_all_before_any_again() -> None:
    start = date(2026, 11, 16)
    days = [puzzles.of_the_day(start + timedelta(n)).id for n in range(len(EVERY))]
    assert len(set(days)) == len(EVERY)
    assert puzzles.of_the_day(start).id == days[0]


def test_games_that_were_gone_through_are_not_gone_through_again(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    write_game(file, Rules(players=2), 7, SOME[:2])
    with file.open("a") as lines:
        lines.write('{"rules": {')  # the search was stopped here
    assert [(seed, found) for _, seed, found in read_games(file)] == [(7, SOME[:2])]
    told = reef("puzzles", str(file), "--games", "1", "--seed", "7", "--pack", str(tmp_path / "p.json"))
    assert told.returncode == 0, told.stderr
    assert "2 puzzles" in told.stdout
    assert json.loads((tmp_path / "p.json").read_text())["puzzles"] == json.loads(packed(SOME[:2]))["puzzles"]
    (tmp_path / "bad.jsonl").write_text("no\n")
    assert reef("puzzles", str(tmp_path / "bad.jsonl"), "--games", "0").returncode == 2
