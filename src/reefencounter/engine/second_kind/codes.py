"""Numbers with names for the expansion: kinds of tiles, pending decisions, windows, effects, and its own action ids.

`codes.pxd` says the same to the compiler; a test keeps the two alike. The ids continue those of the base game, and all
actions of a game of the Second Kind have such ids. A smaller id always comes first in the canonical order (N7).
"""

from .. import codes as base
from ..action_forms import ActionIds

# A cell is board * 72 + row * 9 + column, margin included. `OFF` stands for "behind the screen" or "the blue supply".
CELLS = 72
ALL_BOARDS, ALL_COLOURS = 15, 31  # as sets
OFF = ALL_CELLS = 4 * CELLS
GROWTH = 40  # d4

# The first kind of each group (see components.KINDS)
PAIR, DOUBLE, HALF, BLUE, ROCK, WATER, CROWN = 5, 15, 20, 25, 30, 31, 32
KINDS = 33
CARDS = 28

# Ways to lay a tile, as sets of colours: with four coral sides, five bits on blue shrimp tiles, then half tiles
BLUE_WAYS, HALF_WAYS = 5, 10
EVERY_WAY = 1 | 1 << BLUE_WAYS | 1 << HALF_WAYS  # of the first colour
# Where answers have the ways for which there is a place (see laying); SETTLED: there are no others
FITTING, SETTLED = 5, 1 << 20

# What a player has still to decide, `turn.pending`
NOTHING, FLEE_PENDING, DRIFT_PENDING, RETURN_PENDING, SPLIT_PENDING, CARD_PENDING, WINDOW_PENDING = range(7)

# The five windows (S7.5); 0: none
EAT_WINDOW, ATTACK_WINDOW, ALGA_WINDOW, COLLECT_WINDOW, TURN_END_WINDOW = range(1, 6)
WINDOWS = (None, "eat", "attack", "alga", "collect", "turn_end")

# What a walk through the options is for (see walk)
COUNT, PICK, LIST, FIND, ANY = range(5)

# What a card's text does: the effect primitives of which decks are built
BREAKFAST = 0
EARLY_COLLECT = 1
GAIN_CUBE = 2
SWAP_TILES = 3
DIP = 4
DIGEST = 5
ANY_COLOUR = 6
MORE_FROM_HAND = 7
EXTRA_CUBE = 8
PLACE_FREE = 9
WEAKER_ATTACK = 10
BLUE_USES = 11
ALGA_PLAY = 12
FLIP = 13
MORE_LOCKS = 14
SNACK = 15
CROWN_WORK = 16
TERRAIN = 17
GULL = 18
SHIFT_WORK = 19
SKIP_FLIP = 20
SEARCH_BAG = 21
WARD = 22
SCORE_COLOURS = 23
SCORE_SHRIMPS = 24
SCORE_CONSUMED = 25
SCORE_ANY_COLOUR = 26
SCORE_ONE_COLOUR = 27
EFFECTS = 28

# How a tile lies on a board: 0 an ordinary one, then two-coloured tiles (pair * 2 + 1 if the second colour shows),
# doubles, halves (colour * 4 + orientation), blue shrimp tiles.
VARIANTS = 51
PAIR_VARIANT, DOUBLE_VARIANT, HALF_VARIANT, BLUE_VARIANT = 1, 21, 26, 46

# How many values each part of an action id can have; those of the base game mean the same here
COLOURS = base.COLOURS
SOURCES = base.SOURCES
SIDES = 4  # n w e s
WAYS_OUT = 5  # a side, or off the board
GOALS = ALL_CELLS + 1  # a cell, or `OFF`
MEAL_CARDS = CARDS + 1  # none, or a card
CUBE_COLOURS = COLOURS + 1  # its own, or another that it counts as
POLYP_KINDS = ROCK
REEF_KINDS = KINDS - ROCK
ALGAE = base.ALGAE
PLACES = base.PLACES
ALGA_USES = base.ALGA_USES
TILES = 10  # coral tiles
PAYMENTS = 2 * KINDS + COLOURS  # a kind of the hand, a kind of the consumed tiles, the colour of a cube
BLUE_USES_OF_A_CARD = ALL_CELLS * GOALS
SEA_TILES = COLOURS * KINDS  # space and kind

# The one list of actions, as in the codes of the base game
FORMS: dict[str, tuple[int, ...]] = {
    "feed": (COLOURS,),
    "larvae": (base.PAIRS,),
    "crown": (ALL_CELLS, SIDES),
    "flee": (ALL_CELLS, GOALS),
    "drift": (ALL_CELLS, WAYS_OUT),
    "eat": (ALL_CELLS, MEAL_CARDS),
    "return": (POLYP_KINDS,),
    "cube": (COLOURS, CUBE_COLOURS),
    "lay": (ALL_CELLS, SOURCES, VARIANTS),
    "split": (),
    "keep": (),
    "stop": (),
    "shrimp": (ALL_CELLS,),
    "move": (ALL_CELLS, GOALS),
    "larva": (COLOURS, POLYP_KINDS),
    "alga": (POLYP_KINDS, ALGAE, PLACES),
    "polyp": (COLOURS,),
    "place": (REEF_KINDS, ALL_CELLS),
    "buy": (PAYMENTS,),
    "discard": (CARDS,),
    "card": (CARDS,),
    "blue": (CARDS, GOALS, ALL_CELLS),  # from a cell, or `OFF`: the supply
    "shift": (CARDS, ALL_CELLS, GOALS),
    "choose kind": (KINDS,),
    "choose alga": (ALGAE,),
    "choose tile": (TILES,),
    "choose sea": (COLOURS, KINDS),
    "choose swap": (KINDS, COLOURS, KINDS),
    "choose cell": (ALL_CELLS,),
    "choose growth": (ALL_CELLS, COLOURS),
    "choose blue": (GOALS, ALL_CELLS),
    "choose shift": (ALL_CELLS, GOALS),
    "choose shoo": (ALL_CELLS,),
    "choose nudge": (ALL_CELLS, SIDES),
    "choose summon": (ALL_CELLS,),
    "choose terrain": (REEF_KINDS - 1, ALL_CELLS),
    "choose introduce": (ALL_CELLS,),
    "choose move": (ALL_CELLS, ALL_CELLS),
    "choose done": (),
    "react": (CARDS,),
    "decline": (),
    "take": (COLOURS,),
    "end": (),
    "pass": (),
}

# The first id of each kind, in the order of the list, and the id after the last
FIRST = base.ACTIONS
IDS = ActionIds(FORMS, FIRST)
(
    FEED,
    LARVAE,
    CROWN_ACT,
    FLEE,
    DRIFT,
    EAT,
    RETURN,
    CUBE,
    LAY,
    SPLIT,
    KEEP,
    STOP,
    SHRIMP,
    MOVE,
    LARVA,
    *_rest,
) = IDS.firsts
ALGA, POLYP, PLACE, BUY, DISCARD, CARD, USE_BLUE, USE_SHIFT, *_choices = _rest
CHOOSE_KIND, CHOOSE_ALGA, CHOOSE_TILE, CHOOSE_SEA, CHOOSE_SWAP, CHOOSE_CELL, CHOOSE_GROWTH, *_rest = _choices
(
    CHOOSE_BLUE,
    CHOOSE_SHIFT,
    CHOOSE_SHOO,
    CHOOSE_NUDGE,
    CHOOSE_SUMMON,
    CHOOSE_TERRAIN,
    CHOOSE_INTRODUCE,
    *_rest,
) = _rest
CHOOSE_MOVE, CHOOSE_DONE, REACT, DECLINE, TAKE, END, PASS = _rest
ACTIONS = IDS.end
