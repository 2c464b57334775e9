"""Numbers with names for the expansion: kinds of tiles, pending decisions, windows, effects, and its own action ids.

`codes.pxd` says the same to the compiler; a test keeps the two alike. The ids continue those of the base game, and all
actions of a game of the Second Kind have such ids. A smaller id always comes first in the canonical order (N7).
"""

# A cell is board * 72 + row * 9 + column, margin included. `OFF` stands for "behind the screen" or "the blue supply".
CELLS = 72
ALL_BOARDS, ALL_COLOURS = 15, 31  # as sets
OFF = 288
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

# The first id of each kind of action; what is added to it stands beside.
FIRST = 29326  # codes.ACTIONS of the base game
FEED = 29326  # colour
LARVAE = 29331  # pair of colours
CROWN_ACT = 29346  # from-cell * 4 + side (n w e s)
FLEE = 30498  # from-cell * 289 + to-cell or OFF
DRIFT = 113730  # from-cell * 5 + side, 4: off
EAT = 115170  # cell * 29 + (0, or card + 1)
RETURN = 123522  # kind
CUBE = 123552  # colour * 6 + (0, or colour it counts as + 1)
LAY = 123582  # (cell * 2 + (1 if consumed)) * 51 + variant (see VARIANT below)
SPLIT = 152958
KEEP = 152959
STOP = 152960
SHRIMP = 152961  # cell
MOVE = 153249  # from-cell * 289 + to-cell or OFF
LARVA = 236481  # colour * 30 + kind
ALGA = 236631  # kind * 44 + alga * 11 + place
POLYP = 237951  # colour
PLACE = 237956  # (0 rock, 1 water, 2 crown) * 288 + cell
BUY = 238820  # kind of the hand; 33 + kind of the consumed tiles; 66 + colour of the cube
DISCARD = 238891  # card
CARD = 238919  # card
USE_BLUE = 238947  # card * 289 * 288 + from-cell (OFF: the supply) * 288 + to-cell
USE_SHIFT = 2569443  # card * 288 * 289 + from-cell * 289 + to-cell or OFF
CHOOSE_KIND = 4899939  # kind
CHOOSE_ALGA = 4899972  # alga
CHOOSE_TILE = 4899976  # coral tile, from 0
CHOOSE_SEA = 4899986  # space * 33 + kind
CHOOSE_SWAP = 4900151  # (kind given * 5 + space) * 33 + kind taken
CHOOSE_CELL = 4905596  # cell
CHOOSE_GROWTH = 4905884  # cell * 5 + colour
CHOOSE_BLUE = 4907324  # from-cell (OFF: the supply) * 288 + to-cell
CHOOSE_SHIFT = 4990556  # from-cell * 289 + to-cell or OFF
CHOOSE_SHOO = 5073788  # cell
CHOOSE_NUDGE = 5074076  # from-cell * 4 + side
CHOOSE_SUMMON = 5075228  # cell
CHOOSE_TERRAIN = 5075516  # (0 rock, 1 water) * 288 + cell
CHOOSE_INTRODUCE = 5076092  # cell
CHOOSE_MOVE = 5076380  # from-cell * 288 + to-cell
CHOOSE_DONE = 5159324
REACT = 5159325  # card
DECLINE = 5159353
TAKE = 5159354  # colour of the space
END = 5159359
PASS = 5159360
ACTIONS = 5159361

# How a tile lies on a board: 0 an ordinary one, then two-coloured tiles (pair * 2 + 1 if the second colour shows),
# doubles, halves (colour * 4 + orientation), blue shrimp tiles.
VARIANTS = 51
PAIR_VARIANT, DOUBLE_VARIANT, HALF_VARIANT, BLUE_VARIANT = 1, 21, 26, 46
