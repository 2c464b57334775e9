"""The guide of a first game: it speaks of what is there, by what the seat sees, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from reefencounter import Game, puzzles
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.events import events_between
from reefencounter.lessons import COURSES, course
from reefencounter.lessons.first_game import first_deal
from reefencounter.notation import action_text, cell_number
from reefencounter.server import scene as scenes
from reefencounter.server.learning.guide import KINDS, guidance
from reefencounter.server.learning.lessons import seats_of
from reefencounter.server.schemas import Guidance, Scene


def shown(game: Game, seat: int) -> Scene:
    seats = seats_of(seat, game.position.players)
    return scenes.scene(game, seat=seat, number=0, seats=seats, open=False, memory_aid=True)


def base() -> list[puzzles.Puzzle]:
    return [one for one in puzzles.all_puzzles().values() if not one.rules.second_kind]


def moments() -> Iterator[tuple[Scene, Game, Guidance]]:
    """Positions of puzzles, at the beginning of a turn and along its solution."""
    for puzzle in base():
        for end in range(len(puzzle.solution)):
            game = puzzles.Attempt(puzzle, puzzle.solution[:end]).game
            scene = shown(game, puzzle.seat)
            if scene.choices is not None:
                yield scene, game, guidance(scene, game)


@cache
def first_game() -> tuple[list[Guidance], Game]:
    """A whole game by the deal of the first one, and what the first player was told in it."""
    game, told = Game(setup=first_deal(), seed=3), []
    bots = [make("greedy", seed=seat) for seat in (0, 1)]
    while not game.over:
        seat = next(seat for seat in (0, 1) if game.legal(seat)) if game.phase == "setup" else game.actor
        assert seat is not None
        if seat == 0:
            told.append(guidance(shown(game, 0), game))
        chosen = bots[seat].choose(SeatView.of(game.position, game.known, seat))
        game.play(action_text(chosen), player=seat)
    return told, game


def test_a_moment_is_spoken_of_where_it_has_come() -> None:
    heard: set[str] = set()
    for puzzle in base():
        game = puzzles.Attempt(puzzle, ()).game
        scene = shown(game, puzzle.seat)
        assert scene.choices is not None
        told = {moment.kind: moment for moment in guidance(scene, game).moments}
        heard |= set(told)
        assert ("meal" in told) == bool(scene.choices.meals)
        assert ("attack" in told) == any(play.attacks for play in scene.choices.cubes)
        assert ("consumed" in told) == bool(scene.players[puzzle.seat].consumed)
        assert ("end" in told) == (
            sum(tile.lock is not None for tile in scene.tiles) > 6
            or any(one.eaten > 2 for one in scene.players)
        )
        assert all(moment.says.words and moment.when == KINDS[kind].when for kind, moment in told.items())
    assert heard >= {"meal", "attack", "consumed", "tide", "lock", "end", "cube_left", "collect"}


def test_a_coral_is_pointed_at_for_what_it_is() -> None:
    """Nobody's and enlarged, one's own and in reach of others, ripe and in reach, or another's that can be cut."""
    seen: set[str] = set()
    for scene, game, told in moments():
        for moment in told.moments:
            cell = str(moment.cell)
            assert moment.cell == (moment.says.message.arguments or {}).get("cell") or moment.kind == "meal"
            coral = next((one for board in scene.boards for one in board.corals if cell in one.cells), None)
            if coral is None:
                continue
            seen.add(moment.kind)
            size, reached = (
                len(coral.cells),
                any(cell_number(cell) in game.position.layable(colour) for colour in range(5)),
            )
            match moment.kind:
                case "meal":
                    assert any(cell in meal.cells for meal in (scene.choices.meals if scene.choices else []))
                case "unowned":
                    assert (coral.shrimp, size >= 3) == (None, True)
                case "exposed":
                    assert (coral.shrimp, size >= 4, reached) == (scene.seat, True, True)
                case "ripe":
                    assert reached
                    assert any(cell in meal.cells for meal in (scene.choices.meals if scene.choices else []))
                case "cut":
                    assert coral.shrimp not in (None, scene.seat)
                    assert size >= 6
                    assert reached or moment.says.message.arguments["alga"]
    assert seen >= {"meal", "unowned", "exposed", "ripe", "cut", "attack"}


def test_the_deal_of_the_first_game_brings_its_moments_up() -> None:
    told, _ = first_game()
    heard = {moment.kind for one in told for moment in one.moments}
    assert heard >= {"setup", "first_turn", "meal", "attack", "consumed", "collect"}


def test_the_last_turn_of_the_other_is_explained_by_what_tells_most() -> None:
    told, game = first_game()
    comments = [one.comment for one in told if one.comment is not None]
    assert told[0].comment is None
    assert len({comment.message.arguments["theme"] for comment in comments}) > 1
    other = shown(game, 0).players[1].name
    assert all(comment.words.startswith(other) for comment in comments)
    meals = [
        len(event["cells"])
        for step, after in zip(game.steps, game.steps[1:], strict=False)
        if step.move.player == 1
        for event in events_between(step.position, step.move, after.position)
        if event["kind"] == "eaten"
    ]
    eaten = {comment.message.arguments["size"] for comment in comments if "meal" in repr(comment.message)}
    assert eaten <= {*meals}


def test_at_the_end_it_says_what_was_best_and_what_to_take_along() -> None:
    _, game = first_game()
    for seat in (0, 1):
        told = guidance(shown(game, seat), game)
        assert told.moments == []
        assert told.closing is not None
        taught = {lesson.id: lesson for name in COURSES for lesson in course(name)}[told.closing.lesson]
        assert told.closing.along.message.id == taught.says("habit").id
        best = told.closing.best.message
        meals = [move.action for move in game.moves if move.player == seat and move.action.startswith("eat")]
        assert best.id == ("guide.best_meal" if meals else "guide.no_meal")
    assert guidance(shown(Game(seed=1), 0), Game(seed=1)).closing is None
