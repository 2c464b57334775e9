"""The guided first game: what is worth a word at this moment, as data.

Whatever is said is read off what the seat is shown and offered, or asked of the engine about what lies open to all.
Nothing is kept here, and the table is like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from ...engine.components import COLOURS
from ...game import Game
from ...lessons import lesson
from ...messages import Message
from ...messages.words import speaker
from ...notation import AnyPosition, cell_text, plain
from ..said import said
from ..schemas import Guidance, GuideClosing, GuideMoment, Scene, Sentence
from ..schemas.choices import Choices, Meal
from ..schemas.pieces import PlayerScene
from .commentary import closing, comment

LIFT = 3  # points that an alga must be worth to be spoken of
UNOWNED = 3  # polyps of a coral that is worth a shrimp
EXPOSED = 4  # polyps of an own coral that is worth being guarded
LARGE = 6  # polyps of a coral of another that is worth being cut
NEAR = (7, 3)  # locked tiles, or eaten shrimps of one player: the end is near


class View(NamedTuple):
    """What the learner sees and may do, and the game of which it is seen."""

    scene: Scene
    choices: Choices
    me: PlayerScene
    game: Game

    @property
    def turn(self) -> bool:
        """Whether their own turn is at its beginning or between two actions."""
        return self.scene.phase == "turn"

    def corals(self, least: int, mine: bool) -> list[list[str]]:
        """The corals of so many polyps that are the learner's, or another's."""
        return [
            coral.cells
            for board in self.scene.boards
            for coral in board.corals
            if len(coral.cells) >= least and coral.shrimp is not None
            if (coral.shrimp == self.scene.seat) == mine
        ]


class Kind(NamedTuple):
    """A moment: when it is spoken of, its clause, and what is said if it has come."""

    when: Literal[
        "turn", "act", "collect"
    ]  #: as soon as there is a choice, about to do more than eat, or to collect
    clause: str
    says: Callable[[View], Message | None]
    cell: Callable[[View], str | None] = lambda view: None  #: of which it speaks without naming it


def _setup(view: View) -> Message | None:
    return Message("guide.setup") if view.scene.phase == "setup" else None


def _first_turn(view: View) -> Message | None:
    first = view.turn and view.scene.turn <= len(view.scene.players)
    return Message("guide.first_turn") if first and view.choices.cubes else None


def _best_meal(view: View) -> Meal | None:
    meals = view.choices.meals if view.turn else []
    values = view.scene.values
    return max(meals, key=lambda meal: (meal.kept * values[meal.colour], meal.kept), default=None)


def _meal(view: View) -> Message | None:
    meal = _best_meal(view)
    if meal is None:
        return None
    return Message("guide.meal", kept=meal.kept, points=meal.kept * view.scene.values[meal.colour])


def _meal_cell(view: View) -> str | None:
    meal = _best_meal(view)
    return None if meal is None else meal.cell


def _reached(position: AnyPosition, colours: str) -> set[str]:
    """Where polyps of these colours may be laid now."""
    return {cell_text(cell) for colour in colours for cell in plain(position).layable(COLOURS.index(colour))}


def _attackable(view: View, least: int) -> str | None:
    """A polyp of an own coral of so many that could be taken by whoever has the cube for it."""
    reached = _reached(view.game.position, COLOURS)
    return next((cell for cells in view.corals(least, mine=True) for cell in cells if cell in reached), None)


def _ripe(view: View) -> Message | None:
    ripe = {cell for meal in view.choices.meals for cell in meal.cells} if view.turn else set()
    cell = next(iter(sorted(ripe & _reached(view.game.position, COLOURS))), None)
    return Message("guide.ripe", cell=cell) if cell else None


def _cut(view: View) -> Message | None:
    prey = [cell for cells in view.corals(LARGE, mine=False) for cell in cells] if view.turn else []
    reached = {cell for play in view.choices.cubes for cell in play.attacks}
    cell = next((cell for cell in prey if cell in reached), None)
    if cell:
        return Message("guide.cut", cell=cell, alga=None)
    held = view.me.hand.known or {}
    colours = "".join(
        colour for colour, count in (view.me.cubes.known or {}).items() if count and held.get(colour)
    )
    for alga in view.choices.algae if prey and colours else []:
        if alga.turns:
            after = view.game.copy()
            after.play(next(iter(alga.paid.values())), player=view.scene.seat)
            cell = next((cell for cell in prey if cell in _reached(after.position, colours)), None)
            if cell:
                return Message("guide.cut", cell=cell, alga=alga.alga)
    return None


def _exposed(view: View) -> Message | None:
    cell = _attackable(view, EXPOSED) if view.choices.collect else None
    return Message("guide.exposed", cell=cell) if cell else None


def _attack(view: View) -> Message | None:
    cells = [cell for play in view.choices.cubes for cell in play.attacks] if view.turn else []
    return Message("guide.attack", cell=cells[0]) if cells else None


def _consumed(view: View) -> Message | None:
    return Message("guide.consumed") if view.me.consumed and view.turn else None


def _tide(view: View) -> Message | None:
    fish, values = view.me.fish.known or {}, view.scene.values
    lifts = [
        sum(count * (alga.values[colour] - values[colour]) for colour, count in fish.items())
        for alga in view.choices.algae
        if alga.place == "sea" and view.turn
    ]
    best = max(lifts, default=0)
    return Message("guide.tide", points=best) if best >= LIFT else None


def _lock(view: View) -> Message | None:
    return Message("guide.lock") if view.me.eaten and view.turn else None


def _end(view: View) -> Message | None:
    locked = sum(tile.lock is not None for tile in view.scene.tiles)
    eaten = max(player.eaten for player in view.scene.players)
    return Message("guide.end") if view.turn and (locked >= NEAR[0] or eaten >= NEAR[1]) else None


def _unowned(view: View) -> Message | None:
    laid = set(view.scene.laid_this_turn)
    free = [
        coral.cells[0]
        for board in view.scene.boards
        for coral in board.corals
        if coral.shrimp is None and len(coral.cells) >= UNOWNED and laid & set(coral.cells)
    ]
    return Message("guide.unowned", cell=free[0]) if free and view.choices.introduce else None


def _cube_left(view: View) -> Message | None:
    return Message("guide.cube_left") if view.choices.cubes and view.choices.collect else None


def _collect(view: View) -> Message | None:
    return Message("guide.collect") if view.choices.collect else None


#: In the order in which they are spoken of, where several have come.
KINDS = {
    "setup": Kind("turn", "R2.8", _setup),
    "end": Kind("turn", "R11.1", _end),
    "meal": Kind("turn", "R10.1", _meal, _meal_cell),
    "first_turn": Kind("turn", "R6.1", _first_turn),
    "lock": Kind("turn", "R8.5", _lock),
    "tide": Kind("turn", "R8.4", _tide),
    "cut": Kind("turn", "R5.5", _cut),
    "attack": Kind("turn", "R5.1", _attack),
    "consumed": Kind("turn", "R8.1", _consumed),
    "ripe": Kind("act", "R3.5", _ripe),
    "unowned": Kind("collect", "R7.1", _unowned),
    "exposed": Kind("collect", "R5.3", _exposed),
    "cube_left": Kind("collect", "R4.1", _cube_left),
    "collect": Kind("collect", "R9.1", _collect),
}


def guidance(scene: Scene, game: Game) -> Guidance:
    """What is worth a word to the learner whose eyes these are: now, of the last turn of another, and at the end."""
    if scene.seat is None or scene.second_kind is not None:
        return Guidance([])
    if scene.phase == "over":
        return Guidance([], closing=_closing(game, scene))
    if scene.choices is None:
        return Guidance([])
    view = View(scene, scene.choices, scene.players[scene.seat], game)
    found = [(name, kind, kind.says(view)) for name, kind in KINDS.items()]
    moments = [
        GuideMoment(
            name,
            kind.when,
            _sentence(message, scene),
            kind.clause,
            _named(message) or kind.cell(view),
        )
        for name, kind, message in found
        if message is not None
    ]
    told = comment(game, scene.seat)
    return Guidance(moments, None if told is None else _sentence(told, scene))


def _named(message: Message) -> str | None:
    """The cell that a message names."""
    cell = message.arguments.get("cell")
    return cell if isinstance(cell, str) else None


def _closing(game: Game, scene: Scene) -> GuideClosing:
    assert scene.seat is not None
    found = closing(game, scene.seat)
    taught = lesson(found.lesson)
    return GuideClosing(
        best=_sentence(found.best, scene),
        along=_sentence(taught.says("habit"), scene),
        lesson=found.lesson,
        title=_sentence(taught.says("title"), scene),
    )


def _sentence(message: Message, scene: Scene) -> Sentence:
    names = [player.name for player in scene.players]
    return Sentence(speaker(names, scene.seat).one(message), said(message))
