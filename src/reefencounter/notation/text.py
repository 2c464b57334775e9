"""Actions as text for people and as integers for programs, both ways exact (N1, N2)."""

from __future__ import annotations

from ..engine import codes
from ..engine.components import ALGAE, COLOURS, COLUMNS, ROWS
from ..engine.errors import refused

CELL_TEXTS = [f"{board}{column}{row}" for board in "1234" for row in ROWS for column in COLUMNS]
CELL_NUMBERS = {text: number for number, text in enumerate(CELL_TEXTS)}
PAIRS = [first + second for place, first in enumerate(COLOURS) for second in COLOURS[place:]]

ActionKind = str

# Each kind with its first id, in canonical order.
FIRST_IDS: tuple[tuple[ActionKind, int], ...] = (
    ("feed", codes.FEED),
    ("larvae", codes.LARVAE),
    ("eat", codes.EAT),
    ("cube", codes.CUBE),
    ("lay", codes.LAY),
    ("stop", codes.STOP),
    ("shrimp", codes.SHRIMP),
    ("move", codes.MOVE),
    ("larva", codes.LARVA),
    ("alga", codes.ALGA),
    ("polyp", codes.POLYP),
    ("take", codes.TAKE),
    ("pass", codes.PASS),
)

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
    if not 0 <= action < codes.ACTIONS:
        raise ValueError(f"action ids go from 0 to {codes.ACTIONS - 1}, not {action}")
    return next(kind for kind, first in reversed(FIRST_IDS) if action >= first)


def action_text(action: int) -> str:
    """An action id as text.

    >>> action_text(193), action_text(29325)
    ('lay 1a1', 'pass')
    """
    kind = kind_of(action)
    rest = action - dict(FIRST_IDS)[kind]
    match kind:
        case "stop" | "pass":
            return kind
        case "larvae":
            return f"larvae {PAIRS[rest]}"
        case "eat" | "shrimp":
            return f"{kind} {CELL_TEXTS[rest]}"
        case "lay":
            return f"lay {CELL_TEXTS[rest // 2]}" + (" consumed" if rest % 2 else "")
        case "move":
            origin, goal = divmod(rest, codes.OFF + 1)
            return f"move {CELL_TEXTS[origin]} {'off' if goal == codes.OFF else CELL_TEXTS[goal]}"
        case "alga":
            paid, rest = divmod(rest, 44)
            alga, place = divmod(rest, 11)
            return f"alga {COLOURS[paid]} {ALGAE[alga]} {place or 'sea'}"
        case _:
            return f"{kind} {COLOURS[rest]}"


def action_id(text: str) -> int:
    """An action as an integer; refuses malformed text with clause N2.

    >>> action_id("lay 1a1"), action_id("pass")
    (193, 29325)
    """
    if not isinstance(text, str):
        raise refused("notation.text", "N2", example=EXAMPLES["cube"][0])
    kind, *words = text.split(" ")
    first = dict(FIRST_IDS).get(kind)
    if first is None:
        raise refused("notation.kind", "N2", kind=kind[:20], kinds=tuple(name for name, _ in FIRST_IDS))
    try:
        return first + _rest(kind, words)
    except (KeyError, ValueError):
        raise refused(
            "notation.malformed", "N2", text=text[:60], kind=kind, examples=EXAMPLES[kind]
        ) from None


def _rest(kind: ActionKind, words: list[str]) -> int:
    match kind, words:
        case "stop" | "pass", []:
            return 0
        case "larvae", [pair]:
            return PAIRS.index(pair)
        case "eat" | "shrimp", [cell]:
            return CELL_NUMBERS[cell]
        case "lay", [cell]:
            return CELL_NUMBERS[cell] * 2
        case "lay", [cell, "consumed"]:
            return CELL_NUMBERS[cell] * 2 + 1
        case "move", [origin, goal]:
            return CELL_NUMBERS[origin] * (codes.OFF + 1) + (
                codes.OFF if goal == "off" else CELL_NUMBERS[goal]
            )
        case "alga", [paid, alga, place]:
            return _colour(paid) * 44 + ALGAE.index(alga) * 11 + ALGA_PLACES.index(place)
        case "feed" | "cube" | "larva" | "polyp" | "take", [colour]:
            return _colour(colour)
    raise ValueError


ALGA_PLACES = ["sea", *map(str, range(1, 11))]


def _colour(text: str) -> int:
    if len(text) != 1:
        raise ValueError
    return COLOURS.index(text)
