"""Actions of the Second Kind as text and as integers, both ways exact (N7). Cards are named by the deck of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...engine.components import ALGAE, COLOURS
from ...engine.errors import refused
from ...engine.second_kind import codes
from ...engine.second_kind.components import KINDS, MARGIN_COLUMNS, MARGIN_ROWS, ORIENTATIONS, PAIRS
from ..action_words import ActionWords, PartAfter, PartOfDeck, part
from ..text import ALGA_PLACES, SOURCES, unreadable
from ..text import PAIRS as CUBE_PAIRS

CELL_TEXTS = [f"{board}{column}{row}" for board in "1234" for row in MARGIN_ROWS for column in MARGIN_COLUMNS]
CELL_NUMBERS = {text: number for number, text in enumerate(CELL_TEXTS)}
GOALS = [*CELL_TEXTS, "off"]
GOAL_NUMBERS = {text: number for number, text in enumerate(GOALS)}
KIND_NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
POLYP_KINDS = KINDS[: codes.ROCK]
REEF_KINDS = KINDS[codes.ROCK :]
STEPS = (-9, -1, 1, 9)  # from a cell to its neighbour at side n, w, e, s

EXAMPLES = {
    "feed": ("feed W",),
    "larvae": ("larvae WY",),
    "crown": ("crown 1d3 1d4",),
    "flee": ("flee 1d4 1e4", "flee 1d4 off"),
    "drift": ("drift 1d4 1e4", "drift 1d4 off"),
    "eat": ("eat 1d5", "eat 1d5 CARD"),
    "return": ("return W2",),
    "cube": ("cube W", "cube W as Y"),
    "lay": ("lay 1d5", "lay 1d5 consumed", "lay 1d5 Wh:ne", "lay 1d5 consumed Y/W"),
    "shrimp": ("shrimp 1d5",),
    "move": ("move 1c3 2e4", "move 1c3 off"),
    "larva": ("larva W", "larva W W/Y"),
    "alga": ("alga P red sea", "alga P2 red 3"),
    "polyp": ("polyp W",),
    "place": ("place rock 1d0", "place water 1d4", "place crown 1c3"),
    "buy": ("buy hand W2", "buy consumed W", "buy cube W"),
    "discard": ("discard CARD",),
    "card": ("card CARD",),
    "blue": ("blue CARD 1d4", "blue CARD 2c3 1d4"),
    "shift": ("shift CARD 2c3 1d4", "shift CARD 2c3 off"),
    "choose": ("choose …",),
    "react": ("react CARD",),
    "take": ("take W",),
}


def tile_text(variant: int, colour: str) -> str:
    """A tile as it lies on a board; `colour` is that of an ordinary one."""
    if variant < codes.PAIR_VARIANT:
        return colour
    if variant < codes.DOUBLE_VARIANT:
        first, second = PAIRS[(variant - codes.PAIR_VARIANT) // 2]
        return f"{second}/{first}" if (variant - codes.PAIR_VARIANT) % 2 else f"{first}/{second}"
    if variant < codes.HALF_VARIANT:
        return COLOURS[variant - codes.DOUBLE_VARIANT] + "2"
    if variant < codes.BLUE_VARIANT:
        place = variant - codes.HALF_VARIANT
        return f"{COLOURS[place // 4]}h:{ORIENTATIONS[place % 4]}"
    return COLOURS[variant - codes.BLUE_VARIANT] + "b"


VARIANT_TEXTS = [tile_text(variant, "") for variant in range(codes.VARIANTS)]
VARIANT_NUMBERS = {text: variant for variant, text in enumerate(VARIANT_TEXTS) if text}


def _neighbours(cell: int) -> list[str | None]:
    """The cells beside a cell, side by side; None where there is none."""
    return [CELL_TEXTS[cell + step] if 0 <= cell + step < codes.ALL_CELLS else None for step in STEPS]


def _payments(colour: int) -> list[str | None]:
    """The tiles that pay for a cube: one of its colour is not named, the others are special ones of that colour."""
    return [
        "" if kind == colour else None if kind < codes.PAIR else KINDS[kind] for kind in range(codes.ROCK)
    ]


def _sources() -> list[str | None]:
    """What pays for a card."""
    consumed = [f"consumed {kind}" for kind in POLYP_KINDS] + [None] * len(REEF_KINDS)
    return [*(f"hand {kind}" for kind in KINDS), *consumed, *(f"cube {colour}" for colour in COLOURS)]


COLOUR, CELL, GOAL = part(COLOURS), part(CELL_TEXTS), part(GOALS)
ORIGIN = part([*CELL_TEXTS, ""])  # without one, a blue shrimp comes from the supply
KIND, POLYP_KIND, REEF_KIND = part(KINDS), part(POLYP_KINDS), part(REEF_KINDS)
SIDE = PartAfter(tuple(part(_neighbours(cell)) for cell in range(codes.ALL_CELLS)))
WAY_OUT = PartAfter(tuple(part([*_neighbours(cell), "off"]) for cell in range(codes.ALL_CELLS)))
ALGA, PLACE = part(ALGAE), part(ALGA_PLACES)
CARD = PartOfDeck(lru_cache(part))
MEAL_CARD = PartOfDeck(lru_cache(lambda cards: part(["", *cards])))

WORDS = ActionWords(
    codes.IDS,
    {
        "feed": (COLOUR,),
        "larvae": (part(CUBE_PAIRS),),
        "crown": (CELL, SIDE),
        "flee": (CELL, GOAL),
        "drift": (CELL, WAY_OUT),
        "eat": (CELL, MEAL_CARD),
        "return": (POLYP_KIND,),
        "cube": (COLOUR, part(["", *(f"as {colour}" for colour in COLOURS)])),
        "lay": (CELL, part(SOURCES), part(VARIANT_TEXTS)),
        "split": (),
        "keep": (),
        "stop": (),
        "shrimp": (CELL,),
        "move": (CELL, GOAL),
        "larva": (COLOUR, PartAfter(tuple(part(_payments(colour)) for colour in range(codes.COLOURS)))),
        "alga": (POLYP_KIND, ALGA, PLACE),
        "polyp": (COLOUR,),
        "place": (REEF_KIND, CELL),
        "buy": (part(_sources()),),
        "discard": (CARD,),
        "card": (CARD,),
        "blue": (CARD, ORIGIN, CELL),
        "shift": (CARD, CELL, GOAL),
        "choose kind": (KIND,),
        "choose alga": (ALGA,),
        "choose tile": (part(ALGA_PLACES[1:]),),
        "choose sea": (COLOUR, KIND),
        "choose swap": (KIND, COLOUR, KIND),
        "choose cell": (CELL,),
        "choose growth": (CELL, COLOUR),
        "choose blue": (ORIGIN, CELL),
        "choose shift": (CELL, GOAL),
        "choose shoo": (CELL,),
        "choose nudge": (CELL, SIDE),
        "choose summon": (CELL,),
        "choose terrain": (part(("rock", "water")), CELL),
        "choose introduce": (CELL,),
        "choose move": (CELL, CELL),
        "choose done": (),
        "react": (CARD,),
        "decline": (),
        "take": (COLOUR,),
        "end": (),
        "pass": (),
    },
    unsaid=[f"choose {what}" for what in "kind alga tile sea cell growth terrain".split()],
)
FIRST_IDS = WORDS.first_ids  # several entries of `choose` are told apart by their words

# What is wrong with a step to a cell that is not beside the other
FAR = {
    "crown": ("crown.not_beside", "S3.2"),
    "drift": ("drift.not_beside", "S3.4"),
    "choose nudge": ("choose.nudge_far", "S7.4"),
}


def kind_of(action: int) -> str:
    """The first word of an action."""
    return codes.IDS.kind(action).split(" ")[0]


def action_text(action: int, cards: Sequence[str]) -> str:
    """An action id as text; `cards` are the ids of the deck's cards. ValueError for those that stand for nothing."""
    return WORDS.text(action, tuple(cards))


def action_id(text: object, cards: Sequence[str]) -> int:
    """An action as an integer; refuses malformed text with clause N2, and cells that are never neighbours by theirs."""
    if not isinstance(text, str):
        raise refused("notation.text", "N2", example=EXAMPLES["cube"][0])
    action = WORDS.id(text, tuple(cards))
    if action is not None:
        return action
    kind, _, step = text.rpartition(" ")
    kind, _, origin = kind.rpartition(" ")
    if kind in FAR and origin in CELL_NUMBERS and step in CELL_NUMBERS:
        raise refused(*FAR[kind])  # well written, but nothing that any position allows
    raise unreadable(text, tuple(WORDS.by_word), EXAMPLES)
