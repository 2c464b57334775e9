"""The guided first game: what is worth a word at this moment, as data.

Whatever is said is read off what the seat is shown and offered, so the engine has judged it. Nothing is kept here, and
the table is like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from ..messages import Message
from ..messages.words import say
from ..record import Move
from .said import said
from .schemas import Guidance, GuideMoment, Scene, Sentence
from .schemas.choices import Choices
from .schemas.pieces import PlayerScene

LIFT = 3  # points that an alga must be worth to be spoken of
UNOWNED = 3  # polyps of a coral that is worth a shrimp
NEAR = (7, 3)  # locked tiles, or eaten shrimps of one player: the end is near


class View(NamedTuple):
    """What the learner sees and may do."""

    scene: Scene
    choices: Choices
    me: PlayerScene

    @property
    def turn(self) -> bool:
        """Whether their own turn is at its beginning or between two actions."""
        return self.scene.phase == "turn"


class Kind(NamedTuple):
    """A moment: when it is spoken of, its clause, and what is said if it has come."""

    when: Literal["turn", "collect"]  #: as soon as there is a choice, or about to collect
    clause: str
    says: Callable[[View], Message | None]


def _setup(view: View) -> Message | None:
    return Message("guide.setup") if view.scene.phase == "setup" else None


def _first_turn(view: View) -> Message | None:
    first = view.turn and view.scene.turn <= len(view.scene.players)
    return Message("guide.first_turn") if first and view.choices.cubes else None


def _meal(view: View) -> Message | None:
    meals = view.choices.meals if view.turn else []
    if not meals:
        return None
    points, kept = max((meal.kept * view.scene.values[meal.colour], meal.kept) for meal in meals)
    return Message("guide.meal", kept=kept, points=points)


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
    "meal": Kind("turn", "R10.1", _meal),
    "first_turn": Kind("turn", "R6.1", _first_turn),
    "lock": Kind("turn", "R8.5", _lock),
    "tide": Kind("turn", "R8.4", _tide),
    "attack": Kind("turn", "R5.1", _attack),
    "consumed": Kind("turn", "R8.1", _consumed),
    "unowned": Kind("collect", "R7.1", _unowned),
    "cube_left": Kind("collect", "R4.1", _cube_left),
    "collect": Kind("collect", "R9.1", _collect),
}
THEMES = {"eat": "meal", "shrimp": "guard", "move": "guard", "lay": "lay"}  # by the first word of an action
TELLING = ("meal", "lock", "tide", "guard", "lay", "collect")  # what tells most of a turn first


def guidance(scene: Scene, moves: Sequence[Move]) -> Guidance:
    """What is worth a word to the learner whose eyes these are, and why the last turn of another was played."""
    if scene.choices is None or scene.seat is None:
        return Guidance([], None)
    view = View(scene, scene.choices, scene.players[scene.seat])
    found = [(name, kind, kind.says(view)) for name, kind in KINDS.items()]
    moments = [
        GuideMoment(name, kind.when, _sentence(message), kind.clause)
        for name, kind, message in found
        if message is not None
    ]
    theme = _theme(scene.seat, moves) if scene.phase != "setup" else None
    return Guidance(moments, None if theme is None else _sentence(Message("guide.why", theme=theme)))


def _theme(seat: int, moves: Sequence[Move]) -> str | None:
    """What the last turn of another was about; none before there is one."""
    themes = set(_themes(seat, moves))
    return next((theme for theme in TELLING if theme in themes), None)


def _themes(seat: int, moves: Sequence[Move]) -> Iterator[str]:
    for move in reversed(moves):
        words = move.action.split(" ")
        if move.player == seat or words[0] in ("feed", "larvae"):
            return
        yield (
            THEMES.get(words[0], "collect")
            if words[0] != "alga"
            else "tide"
            if words[-1] == "sea"
            else "lock"
        )


def _sentence(message: Message) -> Sentence:
    return Sentence(say(message), said(message))
