"""Games to look at through scenes: positions by many policies, with the seats of a table around them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from variants import BASE, SECOND_KIND, Variant, choose

from reefencounter import Game
from reefencounter.notation import AnyPosition
from reefencounter.server.scene import scene, step
from reefencounter.server.schemas import Choices, ResultRow, Scene, Seat, Step

NAMES = ("Ada", "Ben", "Cy", "Dee")


def seats_of(players: int) -> list[Seat]:
    return [Seat(player, "person", NAMES[player], None, True) for player in range(players)]


def seen(game: Game, seat: int | None, *, memory_aid: bool = True, open: bool = False) -> Scene:
    """The scene of a game for a seat or a spectator."""
    return scene(
        game,
        seat=seat,
        number=len(game.moves),
        seats=seats_of(game.rules.players),
        open=open,
        memory_aid=memory_aid,
    )


def offered(choices: Choices) -> list[str]:
    """Every action that the parts of the choices carry."""
    actions = [*choices.feeds.values(), *(pair.action for pair in choices.first_cubes)]
    actions += [meal.action for meal in choices.meals] + [cube.action for cube in choices.cubes]
    actions += [way.action for target in choices.lay for way in target.ways]
    actions += choices.introduce.values()
    for shrimp in choices.moves:
        actions += [*shrimp.to.values(), *([shrimp.off] if shrimp.off else [])]
    actions += [one.action for one in (*choices.larvae, *choices.polyps)]
    actions += [action for alga in choices.algae for action in alga.paid.values()]
    actions += [collected.action for collected in choices.collect]
    return actions + [offer.action for offer in choices.offers]


def a_game(seed: int, variant: Variant = BASE) -> Game:
    """A new game; sizes and options change with the seed."""
    return variant.game(seed, names=NAMES[: 2 + seed % 3])


def play_on(game: Game, seed: int, most: int = 400) -> Iterator[str]:
    """Play on by a policy, and stop before each action to say which comes next."""
    rng = random.Random(seed)
    policies = (SECOND_KIND if game.rules.second_kind else BASE).policies
    while not game.over and len(game.moves) < most:
        action = choose(game, policies[seed % len(policies)], rng)
        yield action
        game.play(action)


def the_end(seed: int, variant: Variant) -> tuple[Game, Scene, list[ResultRow]]:
    """A game played to its end, what the first seat sees of it then, and the result, which is that of the game."""
    game = a_game(seed, variant)
    for _ in play_on(game, seed, 4000):
        pass
    assert game.over
    end = seen(game, 0)
    assert end.open
    assert end.choices is None
    assert end.ending is not None
    assert end.ending.result is not None
    assert [row.points for row in end.ending.result] == [row["points"] for row in game.score()]
    assert [row.points for row in end.sheet] == [row.points for row in end.ending.result]
    return game, end, end.ending.result


def told(game: Game, before: AnyPosition, seat: int | None, *, everything: bool = False) -> Step:
    """The last move of a game as a step."""
    names = NAMES[: game.rules.players]
    return step(
        before, game.moves[-1], game.position, number=1, seat=seat, names=names, everything=everything
    )
