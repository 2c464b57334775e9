"""The guide of a first game: it speaks of what is there, by what the seat sees, and of nothing else."""

from __future__ import annotations

from reefencounter import puzzles
from reefencounter.record import Move
from reefencounter.server import scene as scenes
from reefencounter.server.guide import KINDS, guidance
from reefencounter.server.lessons import seats_of
from reefencounter.server.schemas import Scene


def shown(puzzle: puzzles.Puzzle, *actions: str) -> Scene:
    game = puzzles.Attempt(puzzle, actions).game
    seats = seats_of(puzzle.seat, game.position.players)
    return scenes.scene(game, seat=puzzle.seat, number=0, seats=seats, open=False, memory_aid=True)


def base() -> list[puzzles.Puzzle]:
    return [one for one in puzzles.all_puzzles().values() if not one.rules.second_kind]


def test_a_moment_is_spoken_of_where_it_has_come() -> None:
    heard: set[str] = set()
    for puzzle in base():
        scene = shown(puzzle)
        assert scene.choices is not None
        told = {moment.kind: moment for moment in guidance(scene, []).moments}
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


def test_a_coral_that_was_enlarged_and_is_nobodys_is_pointed_at() -> None:
    told = []
    for puzzle in base():
        laying = next((n for n, action in enumerate(puzzle.solution) if action.startswith("cube")), None)
        for end in range(laying or 0, len(puzzle.solution) - 1):
            scene = shown(puzzle, *puzzle.solution[: end + 1])
            for moment in guidance(scene, []).moments:
                if moment.kind == "unowned":
                    cell = moment.says.message.arguments["cell"]
                    coral = next(one for board in scene.boards for one in board.corals if cell in one.cells)
                    told.append((coral.shrimp, len(coral.cells) >= 3))
    assert set(told) == {(None, True)}


def test_the_last_turn_of_the_other_is_explained_by_what_tells_most() -> None:
    scene = shown(base()[0])
    assert scene.seat is not None
    other = 1 - scene.seat
    turn = [Move(other, action) for action in ("eat 1a1", "cube W", "lay 1a1", "take W")]
    why = guidance(scene, turn).why
    assert why is not None
    assert why.message.arguments == {"theme": "meal"}
    assert guidance(scene, []).why is None
    assert guidance(scene, [*turn, Move(scene.seat, "take W")]).why is None
