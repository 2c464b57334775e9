"""Actions of the Second Kind as text and as integers, both ways exact (N7). Cards are named by the deck of the game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from ...engine.components import ALGAE, COLOURS
from ...engine.errors import IllegalAction, refused
from ...engine.second_kind import codes
from ...engine.second_kind.components import KINDS, MARGIN_COLUMNS, MARGIN_ROWS, ORIENTATIONS, PAIRS
from ..text import ALGA_PLACES
from ..text import PAIRS as CUBE_PAIRS

CELL_TEXTS = [f"{board}{column}{row}" for board in "1234" for row in MARGIN_ROWS for column in MARGIN_COLUMNS]
CELL_NUMBERS = {text: number for number, text in enumerate(CELL_TEXTS)}
GOALS = [*CELL_TEXTS, "off"]
GOAL_NUMBERS = {text: number for number, text in enumerate(GOALS)}
KIND_NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
POLYP_KINDS = KINDS[: codes.ROCK]
REEF_KINDS = KINDS[codes.ROCK :]
STEPS = (-9, -1, 1, 9)  # from a cell to its neighbour at side n, w, e, s

# Each kind with its first id, in canonical order; several entries of `choose` are told apart by their words.
FIRST_IDS: tuple[tuple[str, int], ...] = (
    ("feed", codes.FEED),
    ("larvae", codes.LARVAE),
    ("crown", codes.CROWN_ACT),
    ("flee", codes.FLEE),
    ("drift", codes.DRIFT),
    ("eat", codes.EAT),
    ("return", codes.RETURN),
    ("cube", codes.CUBE),
    ("lay", codes.LAY),
    ("split", codes.SPLIT),
    ("keep", codes.KEEP),
    ("stop", codes.STOP),
    ("shrimp", codes.SHRIMP),
    ("move", codes.MOVE),
    ("larva", codes.LARVA),
    ("alga", codes.ALGA),
    ("polyp", codes.POLYP),
    ("place", codes.PLACE),
    ("buy", codes.BUY),
    ("discard", codes.DISCARD),
    ("card", codes.CARD),
    ("blue", codes.USE_BLUE),
    ("shift", codes.USE_SHIFT),
    ("choose", codes.CHOOSE_KIND),
    ("react", codes.REACT),
    ("decline", codes.DECLINE),
    ("take", codes.TAKE),
    ("end", codes.END),
    ("pass", codes.PASS),
)
FIRST = dict(FIRST_IDS)
_NAMES = [kind for kind, _ in FIRST_IDS]
_STARTS = [first for _, first in FIRST_IDS]

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


def kind_of(action: int) -> str:
    """The first word of an action."""
    if not codes.FIRST <= action < codes.ACTIONS:
        raise ValueError(f"ids of the Second Kind go from {codes.FIRST} to {codes.ACTIONS - 1}, not {action}")
    return _NAMES[bisect_right(_STARTS, action) - 1]


def action_text(action: int, cards: Sequence[str]) -> str:
    """An action id as text; `cards` are the ids of the deck's cards. ValueError for those that stand for nothing."""
    try:
        return _action_text(action, kind_of(action), cards)
    except IndexError:
        raise ValueError(f"the id {action} stands for no action") from None


def _action_text(action: int, kind: str, cards: Sequence[str]) -> str:
    rest = action - FIRST[kind]
    match kind:
        case "split" | "keep" | "stop" | "decline" | "end" | "pass":
            return kind
        case "larvae":
            return f"larvae {CUBE_PAIRS[rest]}"
        case "crown":
            return f"crown {_step(rest, 4)}"
        case "drift":
            return f"drift {_step(rest, 5)}"
        case "flee" | "move":
            return f"{kind} {_way(rest)}"
        case "eat":
            cell, card = divmod(rest, 29)
            return f"eat {CELL_TEXTS[cell]}" + (f" {cards[card - 1]}" if card else "")
        case "return":
            return f"return {KINDS[rest]}"
        case "cube":
            cube, colour = divmod(rest, 6)
            return f"cube {COLOURS[cube]}" + (f" as {COLOURS[colour - 1]}" if colour else "")
        case "lay":
            place, variant = divmod(rest, codes.VARIANTS)
            words = ["lay", CELL_TEXTS[place // 2]] + ["consumed"] * (place % 2)
            return " ".join(words + [VARIANT_TEXTS[variant]] * (variant > 0))
        case "shrimp":
            return f"shrimp {CELL_TEXTS[rest]}"
        case "larva":
            colour, paid = divmod(rest, 30)
            if colour != paid < codes.PAIR:
                raise IndexError
            return f"larva {COLOURS[colour]}" + (f" {KINDS[paid]}" if paid >= codes.PAIR else "")
        case "alga":
            paid, rest = divmod(rest, 44)
            return f"alga {KINDS[paid]} {ALGAE[rest // 11]} {ALGA_PLACES[rest % 11]}"
        case "place":
            return f"place {REEF_KINDS[rest // 288]} {CELL_TEXTS[rest % 288]}"
        case "buy":
            source, paid = divmod(rest, codes.KINDS)
            return f"buy {('hand', 'consumed', 'cube')[source]} {(KINDS, POLYP_KINDS, COLOURS)[source][paid]}"
        case "discard" | "card" | "react":
            return f"{kind} {cards[rest]}"
        case "blue":
            return f"blue {cards[rest // 83232]} {_introduction(rest % 83232)}"
        case "shift":
            return f"shift {cards[rest // 83232]} {_way(rest % 83232)}"
        case "choose":
            return f"choose {_choice_text(action)}"
        case _:
            return f"{kind} {COLOURS[rest]}"


def _step(rest: int, ways: int) -> str:
    cell, side = divmod(rest, ways)
    if side < 4 and cell + STEPS[side] < 0:
        raise IndexError
    return f"{CELL_TEXTS[cell]} {'off' if side == 4 else CELL_TEXTS[cell + STEPS[side]]}"


def _way(rest: int) -> str:
    return f"{CELL_TEXTS[rest // 289]} {GOALS[rest % 289]}"


def _introduction(rest: int) -> str:
    origin, goal = divmod(rest, 288)
    return CELL_TEXTS[goal] if origin == codes.OFF else f"{CELL_TEXTS[origin]} {CELL_TEXTS[goal]}"


def _choice_text(action: int) -> str:
    if action < codes.CHOOSE_ALGA:
        return KINDS[action - codes.CHOOSE_KIND]
    if action < codes.CHOOSE_TILE:
        return ALGAE[action - codes.CHOOSE_ALGA]
    if action < codes.CHOOSE_SEA:
        return str(action - codes.CHOOSE_TILE + 1)
    if action < codes.CHOOSE_SWAP:
        space, kind = divmod(action - codes.CHOOSE_SEA, codes.KINDS)
        return f"{COLOURS[space]} {KINDS[kind]}"
    if action < codes.CHOOSE_CELL:
        place, taken = divmod(action - codes.CHOOSE_SWAP, codes.KINDS)
        return f"swap {KINDS[place // 5]} {COLOURS[place % 5]} {KINDS[taken]}"
    if action < codes.CHOOSE_GROWTH:
        return CELL_TEXTS[action - codes.CHOOSE_CELL]
    if action < codes.CHOOSE_BLUE:
        cell, colour = divmod(action - codes.CHOOSE_GROWTH, 5)
        return f"{CELL_TEXTS[cell]} {COLOURS[colour]}"
    if action < codes.CHOOSE_SHIFT:
        return f"blue {_introduction(action - codes.CHOOSE_BLUE)}"
    if action < codes.CHOOSE_SHOO:
        return f"shift {_way(action - codes.CHOOSE_SHIFT)}"
    if action < codes.CHOOSE_NUDGE:
        return f"shoo {CELL_TEXTS[action - codes.CHOOSE_SHOO]}"
    if action < codes.CHOOSE_SUMMON:
        return f"nudge {_step(action - codes.CHOOSE_NUDGE, 4)}"
    if action < codes.CHOOSE_TERRAIN:
        return f"summon {CELL_TEXTS[action - codes.CHOOSE_SUMMON]}"
    if action < codes.CHOOSE_INTRODUCE:
        kind, cell = divmod(action - codes.CHOOSE_TERRAIN, 288)
        return f"{REEF_KINDS[kind]} {CELL_TEXTS[cell]}"
    if action < codes.CHOOSE_MOVE:
        return f"introduce {CELL_TEXTS[action - codes.CHOOSE_INTRODUCE]}"
    if action < codes.CHOOSE_DONE:
        origin, goal = divmod(action - codes.CHOOSE_MOVE, 288)
        return f"move {CELL_TEXTS[origin]} {CELL_TEXTS[goal]}"
    return "done"


def action_id(text: object, cards: Sequence[str]) -> int:
    """An action as an integer; refuses malformed text with clause N2, and cells that are never neighbours by theirs."""
    if not isinstance(text, str):
        raise refused("notation.text", "N2", example=EXAMPLES["cube"][0])
    kind, *words = text.split(" ")
    if kind not in FIRST:
        raise refused("notation.kind", "N2", kind=kind[:20], kinds=tuple(FIRST))
    try:
        action = _choice(words) if kind == "choose" else FIRST[kind] + _rest(kind, words, cards)
        if action_text(action, cards) == text:  # one text only for each action
            return action
    except IllegalAction:
        raise
    except (KeyError, ValueError, IndexError):
        pass
    raise refused("notation.malformed", "N2", text=text[:60], kind=kind, examples=EXAMPLES.get(kind, (kind,)))


def _rest(kind: str, words: list[str], cards: Sequence[str]) -> int:
    match kind, words:
        case "split" | "keep" | "stop" | "decline" | "end" | "pass", []:
            return 0
        case "larvae", [pair]:
            return CUBE_PAIRS.index(pair)
        case "crown", [origin, goal]:
            return _side(origin, goal, 4, "crown.not_beside", "S3.2")
        case "drift", [origin, goal]:
            return _side(origin, goal, 5, "drift.not_beside", "S3.4")
        case "flee" | "move", [origin, goal]:
            return CELL_NUMBERS[origin] * 289 + GOAL_NUMBERS[goal]
        case "eat", [cell]:
            return CELL_NUMBERS[cell] * 29
        case "eat", [cell, card]:
            return CELL_NUMBERS[cell] * 29 + 1 + cards.index(card)
        case "return", [tile]:
            return POLYP_KINDS.index(tile)
        case "cube", [cube]:
            return _colour(cube) * 6
        case "cube", [cube, "as", colour]:
            return _colour(cube) * 6 + 1 + _colour(colour)
        case "lay", [cell, "consumed", *tile] if len(tile) <= 1:
            return (CELL_NUMBERS[cell] * 2 + 1) * codes.VARIANTS + (VARIANT_NUMBERS[tile[0]] if tile else 0)
        case "lay", [cell, *tile] if len(tile) <= 1:
            return CELL_NUMBERS[cell] * 2 * codes.VARIANTS + (VARIANT_NUMBERS[tile[0]] if tile else 0)
        case "shrimp", [cell]:
            return CELL_NUMBERS[cell]
        case "larva", [colour]:
            return _colour(colour) * 30 + _colour(colour)
        case "larva", [colour, tile] if KIND_NUMBERS[tile] >= codes.PAIR:
            return _colour(colour) * 30 + POLYP_KINDS.index(tile)
        case "alga", [paid, alga, place]:
            return POLYP_KINDS.index(paid) * 44 + ALGAE.index(alga) * 11 + ALGA_PLACES.index(place)
        case "place", [tile, cell]:
            return REEF_KINDS.index(tile) * 288 + CELL_NUMBERS[cell]
        case "buy", ["hand", tile]:
            return KIND_NUMBERS[tile]
        case "buy", ["consumed", tile]:
            return codes.KINDS + POLYP_KINDS.index(tile)
        case "buy", ["cube", colour]:
            return 2 * codes.KINDS + _colour(colour)
        case "discard" | "card" | "react", [card]:
            return cards.index(card)
        case "blue", [card, *cells]:
            return cards.index(card) * 83232 + _introducing(cells)
        case "shift", [card, origin, goal]:
            return cards.index(card) * 83232 + CELL_NUMBERS[origin] * 289 + GOAL_NUMBERS[goal]
        case "feed" | "polyp" | "take", [colour]:
            return _colour(colour)
    raise ValueError


def _choice(words: list[str]) -> int:
    match words:
        case ["done"]:
            return codes.CHOOSE_DONE
        case ["swap", given, space, taken]:
            place = KIND_NUMBERS[given] * 5 + _colour(space)
            return codes.CHOOSE_SWAP + place * codes.KINDS + KIND_NUMBERS[taken]
        case ["blue", *cells] if cells:
            return codes.CHOOSE_BLUE + _introducing(cells)
        case ["shift", origin, goal]:
            return codes.CHOOSE_SHIFT + CELL_NUMBERS[origin] * 289 + GOAL_NUMBERS[goal]
        case ["shoo", cell]:
            return codes.CHOOSE_SHOO + CELL_NUMBERS[cell]
        case ["nudge", origin, goal]:
            return codes.CHOOSE_NUDGE + _side(origin, goal, 4, "choose.nudge_far", "S7.4")
        case ["summon", cell]:
            return codes.CHOOSE_SUMMON + CELL_NUMBERS[cell]
        case ["rock" | "water" as kind, cell]:
            return codes.CHOOSE_TERRAIN + REEF_KINDS.index(kind) * 288 + CELL_NUMBERS[cell]
        case ["introduce", cell]:
            return codes.CHOOSE_INTRODUCE + CELL_NUMBERS[cell]
        case ["move", origin, goal]:
            return codes.CHOOSE_MOVE + CELL_NUMBERS[origin] * 288 + CELL_NUMBERS[goal]
        case [one] if one in KIND_NUMBERS:
            return codes.CHOOSE_KIND + KIND_NUMBERS[one]
        case [one] if one in ALGAE:
            return codes.CHOOSE_ALGA + ALGAE.index(one)
        case [one] if one in ALGA_PLACES[1:]:
            return codes.CHOOSE_TILE + int(one) - 1
        case [cell]:
            return codes.CHOOSE_CELL + CELL_NUMBERS[cell]
        case [cell, colour] if cell in CELL_NUMBERS:
            return codes.CHOOSE_GROWTH + CELL_NUMBERS[cell] * 5 + _colour(colour)
        case [space, kind]:
            return codes.CHOOSE_SEA + _colour(space) * codes.KINDS + KIND_NUMBERS[kind]
    raise ValueError


def _side(origin: str, goal: str, ways: int, far: str, clause: str) -> int:
    """A cell and one beside it; `far` and `clause` say what is wrong where they are no neighbours."""
    cell = CELL_NUMBERS[origin]
    if goal == "off" and ways == 5:
        return cell * 5 + 4
    step = CELL_NUMBERS[goal] - cell
    if step not in STEPS:
        raise refused(far, clause)  # well written, but nothing that any position allows
    return cell * ways + STEPS.index(step)


def _introducing(cells: list[str]) -> int:
    if len(cells) == 1:
        return codes.OFF * 288 + CELL_NUMBERS[cells[0]]
    origin, goal = cells
    return CELL_NUMBERS[origin] * 288 + CELL_NUMBERS[goal]


def _colour(text: str) -> int:
    if len(text) != 1:
        raise ValueError
    return COLOURS.index(text)
