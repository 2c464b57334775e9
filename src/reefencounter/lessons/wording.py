"""An action as it is shown to a learner who asks: what to do, said as one would say it at the table."""

from __future__ import annotations

from ..messages import Message, Value
from .task import Task

NAMED: dict[str, tuple[str, ...]] = {  # what stands behind the kind of an action (N2, N7)
    "eat": ("cell", "card"),
    "cube": ("colour",),
    "lay": ("cell", "tile"),
    "stop": (),
    "shrimp": ("cell",),
    "move": ("cell", "goal"),
    "take": ("colour",),
    "larva": ("colour", "tile"),
    "polyp": ("colour",),
    "alga": ("tile", "alga", "place"),
    "pass": (),
    "feed": ("colour",),
    "larvae": ("colours",),
    "split": (),
    "keep": (),
    "return": ("tile",),
    "crown": ("cell", "goal"),
    "flee": ("cell", "goal"),
    "place": ("tile", "cell"),
    "buy": ("pile", "tile"),
    "blue": ("card", "cell"),
    "shift": ("card", "cell", "goal"),
    "card": ("card",),
    "react": ("card",),
    "decline": (),
    "discard": ("card",),
    "end": (),
}
CELLS = ("cell", "goal")


def shown(task: Task, action: str) -> Message:
    """What to do, in words. Where one board is shown, its cells are named without its number."""
    kind, *words = action.split(" ")
    given: dict[str, Value] = dict.fromkeys(NAMED[kind])
    given |= zip(NAMED[kind], words, strict=False)
    if str(given.get("place", "")).isdigit():
        given["place"] = int(words[-1])  # a coral tile goes by its colours
    if len(task.boards) == 1:
        given |= {name: str(given[name])[1:] for name in CELLS if name in given and given[name] != "off"}
    id = f"lesson.show.{kind}"
    return Message(id, **given)
