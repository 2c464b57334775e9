"""Help at the table: what can be done now and how, why something cannot be done, and what an action means."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Game
from ..notation.text import EXAMPLES
from ..telling import reasons
from .blocks import Block, columns, wrapped
from .choices import ALIASES, DEEDS, Deed, Words, deeds_open, example, text_of
from .clauses import clause
from .files import USUAL_NAME

COMMANDS = (
    ("?", "this help; `? lay` explains an action, `? R5.3` a rule"),
    ("undo", "take back your last action of this turn"),
    ("board", "draw the table again"),
    ("corals", "corals of two and more or with a shrimp, largest first"),
    ("score", "what is known of the scores"),
    ("log", "what has happened so far"),
    ("save FILE", f"save the game; without FILE it is {USUAL_NAME}"),
    ("load FILE", "take up a saved game"),
    ("quit", "leave; you may save first"),
)

ABOUT = {
    "eat": ("R3.5", "R10.1", "R10.2"),
    "cube": ("R4.1", "R4.3", "R4.4"),
    "lay": ("R4.5", "R4.6", "R5.1", "R5.3", "R6.1"),
    "stop": ("R4.3",),
    "shrimp": ("R7.1", "R7.3"),
    "move": ("R7.2", "R7.3", "R7.4", "R7.6"),
    "larva": ("R8.1",),
    "alga": ("R8.3", "R8.4", "R8.5", "R8.6"),
    "polyp": ("R8.2",),
    "take": ("R9.1", "R9.2", "R9.3"),
    "pass": ("R11.2",),
    "feed": ("R2.8",),
    "larvae": ("R2.8",),
}


def what_now(game: Game, seat: int, actions: Sequence[Words], most: int) -> Block:
    """Each of the ten actions: how it is written, or why it is not possible now."""
    turn = game.view(seat)["turn"]
    open_now = deeds_open(actions, turn["lays"])
    kinds = {action[0] for action in actions}
    lines: Block = []
    if turn["phase"] in ("turn", "laying", "final"):
        if "lay" in kinds:
            other = any(action[2:] == ("consumed",) for action in actions)
            lines.append(
                f"   lay: type a cell, or `{example(actions, 'lay')}`"
                + ("; `consumed` after it lays a consumed tile" if other else "")
            )
        lines += [f"   {kind}: type `{kind}`" for kind in ("stop", "pass") if kind in kinds]
        for deed in DEEDS:
            if deed in open_now:
                lines.append(
                    f"{deed.number:>2} {deed.name}: type {deed.number}, or `{example(actions, deed.kind)}`"
                )
            else:
                reason = why_not(game, seat, deed, turn["lays"])
                first, *rest = wrapped(f"{deed.name}: not now. {reason}", most - 3)
                lines += [f"{deed.number:>2} {first}", *(f"   {line}" for line in rest)]
    else:
        lines += wrapped(f"Set-up: choose by number or letter, or write `{text_of(actions[0])}`.", most)
    return [
        "What you can do now",
        *lines,
        "",
        "At any time",
        *columns([(f"  {name}", text) for name, text in COMMANDS]),
    ]


def why_not(game: Game, seat: int, deed: Deed, lays: int = 0) -> str:
    """The reason and the clause for which an action cannot be taken now."""
    if deed.number == "3" and lays == 0:
        return "It follows action 2. (R3.3)"
    if deed.number == "2" and lays > 0:
        return "You have already taken it this turn. (R3.3)"
    refused = reasons.why_not(game.position, seat, deed.kind)
    return f"{refused} ({refused.clause})"


def about(topic: str, most: int) -> Block | None:
    """The rules for an action or the text of one clause; None if the topic is unknown."""
    word = ALIASES.get(topic.lower(), topic.lower())
    word = next((deed.kind for deed in DEEDS if deed.number == word), word)
    if word in ABOUT:
        lines: Block = []
        for name in ABOUT[word]:
            lines += [*_paragraphs(clause(name) or name, most), ""]
        return [*lines, f"Written: {EXAMPLES[word]}"]
    text = clause(topic)
    return None if text is None else _paragraphs(text, most)


def _paragraphs(text: str, most: int) -> Block:
    lines: Block = []
    for paragraph in text.split("\n"):
        indent = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        lines += wrapped(paragraph, most, indent)
    return lines
