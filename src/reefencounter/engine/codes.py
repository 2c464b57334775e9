"""Numbers with names: phases, endings and the space of action ids.

`codes.pxd` says the same to the compiler; a test keeps the two alike. The ids of the base game never change: an
expansion adds ids from `ACTIONS` upwards. Inside the base game a smaller id always comes first in the canonical
order of the notation (N2), so a sorted list of ids is a list in canonical order.
"""

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
OFF = 168
GROWTH = 24  # the growth cell, d4, on every board (R1.6)

# The first id of each kind of action; what is added to it stands beside.
FEED = 0  # colour
LARVAE = 5  # pair of colours: WW WY WO WP WG YY YO …
EAT = 20  # cell
CUBE = 188  # colour
LAY = 193  # cell * 2 + (1 if from the consumed tiles)
STOP = 529
SHRIMP = 530  # cell
MOVE = 698  # from-cell * 169 + to-cell (OFF: back behind the screen)
LARVA = 29090  # colour
ALGA = 29095  # paid colour * 44 + alga * 11 + place (0: the alga space, 1 to 10: a coral tile)
POLYP = 29315  # colour
TAKE = 29320  # colour of the open-sea space
PASS = 29325
ACTIONS = 29326
