"""A first game in words: what the last turn of another was about and why, and what to take along at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...analysis.played_turns import PlayedTurn, played_turns
from ...engine.components import COLOURS
from ...events import Event, events_between
from ...game import Game
from ...messages import Message
from ...notation import AnyPosition, cell_number, plain

TELLING = ("meal", "attack", "lock", "tide", "guard", "lay", "collect")  # what tells most of a turn first
LOST = 4  # polyps of one's own that were taken: a shrimp would have guarded some
SMALL = 3  # polyps: a meal that leaves fewer came early


class Theme(NamedTuple):
    """What something in a turn was about."""

    name: str
    cell: str | None = None
    size: int = 0  # of the coral


class Closing(NamedTuple):
    """What is said after the last turn."""

    best: Message  #: the meal that brought most
    lesson: str  #: whose habit would have helped most


def comment(game: Game, seat: int) -> Message | None:
    """What the last turn of another was about, said to the learner at a seat; nothing before there is one."""
    steps = game.steps
    after = game.position
    player: int | None = None
    themes: list[Theme] = []
    while steps and steps[-1].move.player != seat and steps[-1].position.phase != "setup":
        step = steps.pop()
        player = step.move.player
        for event in events_between(step.position, step.move, after):
            themes += _themes(event, step.position, after, seat)
        after = step.position
    if player is None:
        return None
    best = min(themes, key=lambda one: (TELLING.index(one.name), -one.size), default=Theme("collect"))
    return Message("guide.comment", theme=best.name, player=player, cell=best.cell, size=best.size)


def _themes(event: Event, before: AnyPosition, after: AnyPosition, seat: int) -> Iterator[Theme]:
    match event["kind"]:
        case "eaten":
            yield Theme("meal", event["cell"], len(event["cells"]))
        case "consumed" if _owner(before, event["cell"]) == seat:
            yield Theme("attack", event["cell"])
        case "tile_locked":
            yield Theme("lock")
        case "tile_turned":
            yield Theme("tide")
        case "introduced":
            yield Theme("guard", event["cell"])
        case "moved" if event["to"] is not None:
            yield Theme("guard", event["to"])
        case "laid":
            yield Theme("lay", event["cell"], len(after.coral(cell_number(event["cell"]))))


def closing(game: Game, seat: int) -> Closing:
    """What was best in a game that is over, and which habit to take along."""
    turns = [*played_turns(game)]
    values = [plain(game.position).value(colour) for colour in range(len(COLOURS))]
    meals = [
        (kept * values[COLOURS.index(event["colour"])], kept, event["colour"], turn.number)
        for turn in turns
        for event in turn.events
        if event["kind"] == "eaten" and event["player"] == seat
        for kept in [len(event["cells"]) - event["returned"]]
    ]
    if not meals:
        return Closing(Message("guide.no_meal"), "feed")
    points, kept, colour, number = max(meals)
    best = Message("guide.best_meal", number=number, kept=kept, colour=colour, points=points)
    early = sum(kept for _, kept, _, _ in meals) < SMALL * len(meals)
    return Closing(best, _habit(turns, seat, early))


def _habit(turns: list[PlayedTurn], seat: int, early: bool) -> str:
    """The lesson whose habit was missed most."""
    mine = {event["kind"] for turn in turns if turn.player == seat for event in turn.events}
    if sum(_lost(turn, seat) for turn in turns) >= LOST:
        return "guard"
    if early:
        return "feed"
    if "consumed" not in mine:
        return "attack"
    return "end" if "tile_turned" in mine else "tide"


def _lost(turn: PlayedTurn, seat: int) -> int:
    """How many polyps of the learner's corals were taken in a turn of another."""
    taken = [event["cell"] for event in turn.events if event["kind"] == "consumed" and turn.player != seat]
    return sum(_owner(turn.position, cell) == seat for cell in taken)


def _owner(position: AnyPosition, cell: str) -> int:
    """The player whose shrimp is on the coral at a cell; -1 where nobody's is."""
    return max((position.shrimp_at(each) for each in position.coral(cell_number(cell))), default=-1)
