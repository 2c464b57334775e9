"""Actions as text for people and as integers for programs, both ways exact (N1, N2)."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine import codes
from ..engine.components import ALGAE, COLOURS, COLUMNS, ROWS
from ..engine.errors import IllegalAction, refused
from .action_words import ActionWords, part

CELL_TEXTS = [f"{board}{column}{row}" for board in "1234" for row in ROWS for column in COLUMNS]
CELL_NUMBERS = {text: number for number, text in enumerate(CELL_TEXTS)}
PAIRS = [first + second for place, first in enumerate(COLOURS) for second in COLOURS[place:]]

ALGA_PLACES = ["sea", *map(str, range(1, 11))]
SOURCES = ("", "consumed")

ActionKind = str

COLOUR, CELL, GOAL = part(COLOURS), part(CELL_TEXTS), part([*CELL_TEXTS, "off"])
WORDS = ActionWords(
    codes.IDS,
    {
        "feed": (COLOUR,),
        "larvae": (part(PAIRS),),
        "eat": (CELL,),
        "cube": (COLOUR,),
        "lay": (CELL, part(SOURCES)),
        "stop": (),
        "shrimp": (CELL,),
        "move": (CELL, GOAL),
        "larva": (COLOUR,),
        "alga": (COLOUR, part(ALGAE), part(ALGA_PLACES)),
        "polyp": (COLOUR,),
        "take": (COLOUR,),
        "pass": (),
    },
)
FIRST_IDS: tuple[tuple[ActionKind, int], ...] = WORDS.first_ids

EXAMPLES = {
    "feed": ("feed W",),
    "larvae": ("larvae WY",),
    "eat": ("eat 1d5",),
    "cube": ("cube W",),
    "lay": ("lay 1d5", "lay 1d5 consumed"),
    "stop": ("stop",),
    "shrimp": ("shrimp 1d5",),
    "move": ("move 1c3 2e4", "move 1c3 off"),
    "larva": ("larva W",),
    "alga": ("alga P red sea", "alga P red 3"),
    "polyp": ("polyp W",),
    "take": ("take W",),
    "pass": ("pass",),
}


def cell_text(cell: int) -> str:
    """The name of a cell, board * 42 + row * 7 + column.

    >>> cell_text(24)
    '1d4'
    """
    return CELL_TEXTS[cell]


def cell_number(text: str) -> int:
    """The number of a named cell; KeyError if there is none such."""
    return CELL_NUMBERS[text]


def kind_of(action: int) -> ActionKind:
    """The first word of an action.

    >>> kind_of(188)
    'cube'
    """
    return codes.IDS.kind(action)


def action_text(action: int) -> str:
    """An action id as text.

    >>> action_text(193), action_text(29325)
    ('lay 1a1', 'pass')
    """
    return WORDS.text(action)


def action_id(text: str) -> int:
    """An action as an integer; refuses malformed text with clause N2.

    >>> action_id("lay 1a1"), action_id("pass")
    (193, 29325)
    """
    if not isinstance(text, str):
        raise refused("notation.text", "N2", example=EXAMPLES["cube"][0])
    action = WORDS.id(text)
    if action is None:
        raise unreadable(text, tuple(WORDS.by_word), EXAMPLES)
    return action


def unreadable(text: str, kinds: tuple[str, ...], examples: Mapping[str, tuple[str, ...]]) -> IllegalAction:
    """Why a text is no action of a game with these kinds."""
    kind = text.split(" ")[0]
    if kind not in kinds:
        return refused("notation.kind", "N2", kind=kind[:20], kinds=kinds)
    shown = examples.get(kind, (kind,))
    return refused("notation.malformed", "N2", text=text[:60], kind=kind, examples=shown)
