"""The lessons, proved by the engine: every task can be solved, by every way that its goal allows and by no other.

For each task: its position is legal, the solution meets the goal with its last action and not before, every foreseen
wrong try is refused by the clause it names or is legal and misses, and a search through all that is offered, up to a
bound, finds ways that are all judged alike. Every refusal that a learner can meet has a sentence.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from effort import effort

from reefencounter import Game, IllegalAction, lessons, rulebook
from reefencounter.engine.components import ALGAE, COLOURS, COLUMNS, ROWS
from reefencounter.engine.errors import ReefError
from reefencounter.engine.second_kind.components import KINDS, MARGIN_COLUMNS, MARGIN_ROWS
from reefencounter.lessons import goals, wording
from reefencounter.messages import Message
from reefencounter.messages.compiler.catalogue import read
from reefencounter.messages.words import english

BOUND = effort(150, 4000, "LESSON_POSITIONS")
ALL = [lesson for name in lessons.COURSES for lesson in lessons.course(name)]
TASKS = [task for lesson in ALL for task in lesson.tasks]
POLYP_KINDS = KINDS[:30]  # S1.2
IDS = [task.id for task in TASKS]

# Clauses of R2 to R12 that no task makes a player do, and why.
TOLD = {
    "R2.1": "the table sets up",
    "R2.2": "the table sets up",
    "R2.3": "the table sets up",
    "R2.4": "the table sets up",
    "R2.5": "the table sets up",
    "R2.6": "the table draws the first player",
    "R3.4": "only what can follow is offered",
    "R3.6": "nobody is let act out of turn",
    "R11.5": "an example",
}


def tries(kind: str, game: Game, task: lessons.Task) -> Iterator[str]:
    """Every action of a kind that one could think of on the boards that are shown."""
    state: Any = game.state()
    second_kind = state["rules"]["second_kind"]
    columns, rows = (MARGIN_COLUMNS, MARGIN_ROWS) if second_kind else (COLUMNS, ROWS)
    cells = [f"{board}{column}{row}" for board in task.boards for column in columns for row in rows]
    own = [cell for cell, owner in state["shrimps"].items() if owner == task.seat]
    held = state["players"][task.seat]
    cards = held.get("cards", [])
    match kind:
        case "eat":
            yield from (
                f"eat {cell}{card}" for cell in cells for card in ("", *(f" {card}" for card in cards))
            )
        case "shrimp":
            yield from (f"shrimp {cell}" for cell in cells)
        case "lay":
            yield from (f"lay {cell}{source}" for cell in cells for source in ("", " consumed"))
        case "move":
            yield from (f"move {origin} {goal}" for origin in own for goal in [*cells, "off"])
        case "crown":
            yield from (f"crown {crown} {cell}" for crown in state["crowns"] for cell in cells)
        case "flee":
            yield from (f"flee {origin} {cell}" for origin in own for cell in [*cells, "off"])
        case "alga":
            places = ["sea", *map(str, range(1, 11))]
            yield from (f"alga {c} {alga} {place}" for c in COLOURS for alga in ALGAE for place in places)
        case "larvae":
            yield from (f"larvae {a}{b}" for a, b in itertools.combinations_with_replacement(COLOURS, 2))
        case "place":
            yield from (
                f"place {tile} {cell}"
                for tile in ("rock", "water", "crown")
                if held["hand"].get(tile)
                for cell in cells
            )
        case "buy":
            yield from (f"buy {pile} {kind}" for pile in ("hand", "consumed") for kind in POLYP_KINDS)
            yield from (f"buy cube {colour}" for colour in COLOURS)
        case "blue":
            yield from (f"blue {card} {cell}" for card in cards for cell in cells)
        case "shift":
            blue = state["blue"]["boards"]
            yield from (f"shift {card} {a} {b}" for card in cards for a in blue for b in [*cells, "off"])
        case "card" | "discard" | "react":
            yield from (f"{kind} {card}" for card in cards)
        case "return":
            yield from (f"return {kind}" for kind in POLYP_KINDS)
        case "stop" | "pass" | "split" | "keep" | "decline" | "end":
            yield kind
        case _:
            yield from (f"{kind} {colour}" for colour in COLOURS)


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_the_solution_solves_with_its_last_action(task: lessons.Task) -> None:
    attempt = lessons.Attempt(task)
    verdicts = [attempt.play(action) for action in task.solution]
    assert [verdict.outcome for verdict in verdicts] == ["on_the_way"] * (len(verdicts) - 1) + ["solved"]
    assert verdicts[-1].says == task.says("solved")


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_wrong_tries_get_their_reason_and_are_taken_back(task: lessons.Task) -> None:
    assert len(task.wrong) >= 2
    for number, wrong in enumerate(task.wrong, 1):
        attempt = lessons.Attempt(task)
        *first, last = wrong.actions
        assert {action.split(" ")[0] for action in wrong.actions} <= {*task.kinds}
        for action in first:
            assert attempt.play(action).outcome == "on_the_way"
        before = attempt.game.state()
        verdict = attempt.play(last)
        assert verdict.outcome == "wrong"
        assert verdict.says == task.says(f"wrong_{number}", wrong.clause)
        assert (verdict.rule is not None) == wrong.refused, wrong
        assert verdict.rule is None or verdict.rule.clause == wrong.clause
        assert attempt.game.state() == before
        assert attempt.played == first
        assert verdict.taken_back == (0 if wrong.refused else 1)


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_any_way_that_meets_the_goal_is_right(task: lessons.Task) -> None:
    """Breadth first through what is offered, as long as the solution is, positions met before left out."""
    start, solved, nodes = task.game(), 0, 0
    foreseen = {tuple(wrong.actions) for wrong in task.wrong}
    layer: list[tuple[list[str], Game]] = [([], start)]
    seen: set[str] = set()
    while layer and len(layer[0][0]) < len(task.solution) and nodes < BOUND:
        following = []
        for path, here in layer:
            for action in task.offered(here):
                nodes += 1
                way, after = [*path, action], here.copy()
                after.play(action, player=task.seat)
                met = task.solved(start, after, way)
                if met or nodes % 10 == 0:  # the judge says the same, by the same way
                    attempt = lessons.Attempt(task)
                    outcomes = [attempt.play(step).outcome for step in way]
                    cut = any(tuple(way[:n]) in foreseen for n in range(1, len(way) + 1))
                    assert cut or (outcomes[-1] == "solved") == met, way
                solved += met
                key = json.dumps(after.state(), sort_keys=True)
                if not met and key not in seen:
                    seen.add(key)
                    following.append((way, after))
                if nodes >= BOUND:
                    break
            if nodes >= BOUND:
                break
        layer = following
    assert solved or nodes >= BOUND


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_every_refusal_that_a_learner_can_meet_has_a_sentence(task: lessons.Task) -> None:
    game = task.game()
    for step in [*task.solution]:
        legal = set(game.legal(task.seat))
        for kind in task.kinds:
            for action in tries(kind, game, task):
                if action not in legal:
                    with pytest.raises(IllegalAction) as refusal:
                        game.play(action, player=task.seat)
                    clause = refusal.value.clause
                    known = task.refusals | {wrong.clause for wrong in task.wrong}
                    assert clause in known, f"{action} is refused by {clause}: {refusal.value}"
        game.play(step, player=task.seat)


def test_a_dead_end_leads_back_to_the_beginning() -> None:
    attempt = lessons.Attempt(lessons.task("whole_3"))
    start = attempt.game.state()
    while attempt.offered():
        verdict = attempt.play(
            next((a for a in attempt.offered() if a.startswith("take")), attempt.offered()[0])
        )
        if verdict.outcome == "wrong":
            break
    assert verdict.says == attempt.task.says("missed")
    assert attempt.game.state() == start
    assert verdict.taken_back > 0


def test_refusals_that_no_task_foresees_have_general_words() -> None:
    verdict = lessons.Attempt(lessons.task("feed_1")).play("eat 1c5")
    assert verdict.says is not None
    assert verdict.says.id == "lesson.refused.r10_1"
    assert verdict.rule is not None
    assert verdict.rule.clause == "R10.1"


@pytest.mark.parametrize("find", [lessons.course, lessons.lesson, lessons.task])
@pytest.mark.parametrize("name", ["", "no", "../courses/base", "x" * 10_000])
def test_what_does_not_exist_is_said_so(find: Callable[[str], object], name: str) -> None:
    with pytest.raises(ReefError, match="is called") as refusal:
        find(name)
    assert len(str(refusal.value)) < 400


def test_what_was_played_before_a_task_is_not_taken_back() -> None:
    attempt = lessons.Attempt(lessons.task("grow_4"))
    assert attempt.task.prefix
    with pytest.raises(ReefError, match="nothing to take back"):
        attempt.undo()
    assert attempt.game.state() == attempt.start.state()


def test_what_is_legal_and_not_offered_is_not_done() -> None:
    attempt = lessons.Attempt(lessons.task("feed_1"))
    before = attempt.game.state()
    assert "take W" in attempt.game.legal()
    assert "take W" not in attempt.offered()
    verdict = attempt.play("take W")
    assert (verdict.outcome, verdict.taken_back, verdict.rule) == ("wrong", 0, None)
    assert verdict.says is not None
    assert verdict.says.id == "lesson.not_offered"
    assert (attempt.game.state(), attempt.played) == (before, [])


def test_nothing_is_done_on_a_board_that_is_not_shown() -> None:
    attempt = lessons.Attempt(lessons.task("grow_4"))
    elsewhere = next(action for action in attempt.game.legal() if action.startswith("lay 2"))
    assert attempt.play(elsewhere).says == Message("lesson.not_offered")
    assert attempt.played == []


def test_after_it_is_solved_nothing_more_is_done() -> None:
    attempt = lessons.Attempt(lessons.task("grow_1"))
    for action in attempt.task.solution:
        attempt.play(action)
    assert attempt.solved
    after = attempt.game.state()
    with pytest.raises(ReefError, match="is solved"):
        attempt.play("stop")
    assert attempt.game.state() == after
    attempt.undo()
    assert not attempt.solved
    assert attempt.play(attempt.task.solution[-1]).outcome == "solved"
    attempt.restart()
    assert attempt.play(attempt.task.solution[0]).outcome == "on_the_way"


def test_a_wrong_meal_is_the_same_wherever_one_points() -> None:
    says = {lessons.Attempt(lessons.task("feed_1")).play(f"eat {cell}").says for cell in ("1d2", "1d3")}
    assert {message.id for message in says if message} == {"task.feed_1.wrong_1"}


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_the_way_leads_to_the_goal_from_wherever_one_is(task: lessons.Task) -> None:
    attempt = lessons.Attempt(task)
    assert attempt.way() == lessons.Way(False, [*task.solution])
    for done, action in enumerate(task.solution):
        assert attempt.way() == lessons.Way(False, [*task.solution][done:])
        assert english(lessons.shown(task, action))
        attempt.play(action)
    elsewhere = lessons.Attempt(task)
    for action in elsewhere.offered():
        elsewhere.restart()
        if elsewhere.play(action).outcome == "on_the_way":
            way = elsewhere.way()
            if way.restart:
                assert way.actions == task.solution
                elsewhere.restart()
            outcomes = [elsewhere.play(step).outcome for step in way.actions]
            assert outcomes[-1] == "solved", (action, way)


def test_what_is_shown_names_things_as_they_look() -> None:
    """A coral tile carries no number, and among special tiles one must know which, and how it lies."""
    task = lessons.task("half_1")
    assert english(lessons.shown(lessons.task("tide_4"), "alga W blue 3")).startswith(
        "Lock the yellow/orange"
    )
    assert "half yellow tile with its coral to the south and east" in english(
        lessons.shown(task, "lay 1f2 Yh:se")
    )
    assert english(lessons.shown(task, "lay 1f2")) == "Lay a polyp on f2."


def test_the_order_of_a_solution_does_not_matter() -> None:
    attempt = lessons.Attempt(lessons.task("grow_2"))
    first, second, third = attempt.task.solution
    attempt.play(second)
    assert attempt.way() == lessons.Way(False, [first, third])


def test_goals_use_known_words_only() -> None:
    assert {word for task in TASKS for word in task.goal} <= goals.CONDITIONS.keys()


def test_every_sentence_is_there_and_none_is_left_over() -> None:
    wanted = {"lesson.missed", "lesson.not_offered"} | {f"lesson.show.{kind}" for kind in wording.NAMED}
    for lesson in ALL:
        wanted |= {lesson.says(what).id for what in "title subtitle idea opening habit".split()}
    for task in TASKS:
        wanted |= {task.says(what).id for what in ("ask", "hint", "solved")}
        wanted |= {task.says(f"wrong_{n}").id for n, _ in enumerate(task.wrong, 1)}
        wanted |= {task.says("missed").id} if task.own_missed else set()
        wanted |= {f"lesson.refused.{clause.lower().replace('.', '_')}" for clause in task.refusals}
    assert wanted == {id for id, topic in read("en").topics.items() if topic == "lessons"}


def test_sentences_are_short() -> None:
    """One deed, one sentence, twelve words; a reason in three short sentences."""
    for task in TASKS:
        ask = english(task.says("ask"))
        assert len(ask.split()) <= 12, ask
        others = ["hint", "solved", *(f"wrong_{n}" for n, _ in enumerate(task.wrong, 1))]
        for said in (english(task.says(what)) for what in others):
            assert (len(said.split()) <= 40, said.count(". ") <= 2) == (True, True), said


def test_every_clause_that_a_player_needs_is_taught() -> None:
    taught = {clause for task in TASKS for clause in task.clauses}
    assert taught <= rulebook.clauses().keys() | {"R0"}
    clauses = {name for name in rulebook.clauses() if re.fullmatch(r"R([2-9]|10|11|12)\.\d+", name)}
    assert clauses - taught - TOLD.keys() == set()
    chapters = {clause.split(".")[0] for clause in taught if clause.startswith("S")}
    assert chapters == {"S3", "S4", "S5", "S6", "S7", "S8"}


def test_lessons_have_four_to_six_tasks_and_all_have_words() -> None:
    assert [lesson.id for lesson in lessons.course("base")] == (
        "feed grow guard collect attack spoils tide end whole".split()
    )
    assert all(4 <= len(lesson.tasks) <= 6 for lesson in ALL)
    assert len({*IDS}) == len(IDS)
    assert lessons.lesson("tide").tasks[0] == lessons.task("tide_1")
