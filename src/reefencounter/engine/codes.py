"""Numbers with names: phases, endings and the space of action ids.

`codes.pxd` says the same to the compiler; a test keeps the two alike. The ids of the base game never change: an
expansion adds ids from `ACTIONS` upwards. Inside the base game a smaller id always comes first in the canonical
order of the notation (N2), so a sorted list of ids is a list in canonical order.
"""

from .action_forms import ActionIds

# Phases of `turn.phase` (N4)
SETUP, TURN, LAYING, FINAL, OVER = range(5)
PHASES = ("setup", "turn", "laying", "final", "over")

# How a game ended, `turn.ended_by` (R11.1 a to e); 0: it has not
LOCKS, SHRIMPS, FULL, SUPPLY, LIMIT = range(1, 6)
ENDINGS = (None, "locks", "shrimps", "full", "supply", "limit")
NOBODY = 255  # `ender` while there is none
LAST_TURN = 400  # R11.1e

# What a refill of the open sea came to: done, not enough tiles or cubes, or not as the deal was given (N3)
REFILLED, NOT_ENOUGH, OTHER_DEAL = range(3)

# A cell is board * 42 + row * 7 + column. `OFF` stands for "behind the screen".
CELLS = 42
OFF = ALL_CELLS = 4 * CELLS
GROWTH = 24  # the growth cell, d4, on every board (R1.6)

# How many values each part of an action id can have
COLOURS = 5
PAIRS = 15  # of colours: WW WY WO WP WG YY YO …
SOURCES = 2  # the hand, the consumed tiles
GOALS = ALL_CELLS + 1  # a cell, or `OFF`
ALGAE = 4
PLACES = 11  # the alga space, then the ten coral tiles
ALGA_USES = ALGAE * PLACES

# The one list of actions: each kind with the parts of its id, the most significant first. An id is the first id of its
# kind plus these parts, each times the product of the sizes after it. `notation.text` says the parts in words.
FORMS: dict[str, tuple[int, ...]] = {
    "feed": (COLOURS,),
    "larvae": (PAIRS,),
    "eat": (ALL_CELLS,),
    "cube": (COLOURS,),
    "lay": (ALL_CELLS, SOURCES),
    "stop": (),
    "shrimp": (ALL_CELLS,),
    "move": (ALL_CELLS, GOALS),
    "larva": (COLOURS,),
    "alga": (COLOURS, ALGAE, PLACES),
    "polyp": (COLOURS,),
    "take": (COLOURS,),
    "pass": (),
}

# The first id of each kind, and how many ids there are
IDS = ActionIds(FORMS)
FEED, LARVAE, EAT, CUBE, LAY, STOP, SHRIMP, MOVE, LARVA, ALGA, POLYP, TAKE, PASS = IDS.firsts
ACTIONS = IDS.end
