"""How the network is laid out: how many numbers stand for what, where its layers begin, and its scratch paper.

`network_layout.pxd` says the same to the compiler.
"""

from __future__ import annotations

# What is seen of a position (see features)
UNIT = 256  # what stands for one
CORALS = 4  # own corals of a player, at most
CORAL = 42  # numbers for a coral
COLOUR = 36  # for a colour
OWN = 80  # for the player's own line
CARDS = 44  # … of which those from here on are for the Second Kind: nothing in the base game
SEEN = CORALS * CORAL + 5 * COLOUR + OWN  # for a player

# The layers (see network)
HIDDEN = 32  # numbers that stand for a coral, or for a colour
EMBED = 64  # … for a player
LAST = 32  # … for a player among the others
JOINED = 2 * HIDDEN + OWN

# Where the layers begin in the block of weights. A layer has a row of weights for each number that comes in, and one
# more for the constant one.
CORAL_LAYER = 0
COLOUR_LAYER = CORAL_LAYER + (CORAL + 1) * HIDDEN
PLAYER_LAYER = COLOUR_LAYER + (COLOUR + 1) * HIDDEN
TABLE_LAYER = PLAYER_LAYER + (JOINED + 1) * EMBED
OUT_LAYER = TABLE_LAYER + (2 * EMBED + 1) * LAST
WEIGHTS = OUT_LAYER + (LAST + 1) * 2
SHIFT = 10  # weights are in units of 1/1024
HIGHEST = 32767  # of a number between two layers
HEAVIEST = 65535  # what the weights of one number may add up to, so that no sum leaves 32 bits; of the last layer half

WON = 65536  # the chance of a player who has won
POINT = 13107  # a point in the unit of the last layer: twenties, by 1/256 and 1/1024
STEPS = 1024  # of the table of the exponential function, 64 to one
ONE = 1 << 20  # in that table

SHAPE = (  # each layer: its name, where it begins, how many numbers come in and go out
    ("coral", CORAL_LAYER, CORAL, HIDDEN),
    ("colour", COLOUR_LAYER, COLOUR, HIDDEN),
    ("player", PLAYER_LAYER, JOINED, EMBED),
    ("table", TABLE_LAYER, 2 * EMBED, LAST),
    ("out", OUT_LAYER, LAST, 2),
)


class Survey:
    """What is asked of a position more than once."""

    def __init__(self) -> None:
        self.reach = [0] * 20  # [board * 5 + colour]: cells beside corals of two and more (R5.1)
        self.prey = [0] * 20  # … polyps that this colour could attack there now
        self.open = [0] * 20  # … polyps that no shrimp protects
        self.bare = [0] * 4  # by board
        self.tiles = [0] * 25  # the coral tile of two colours
        self.value = [0] * 5  # of a polyp, as the coral tiles lie
        self.wins = [0] * 5  # locked coral tiles that say so for good
        self.losses = [0] * 5
        self.in_sea = [0] * 5  # tiles of this colour in all spaces of the open sea
        self.at_sea = [0] * 5  # tiles in the space of this colour
        self.preys = [0] * 5  # polyps that this colour could attack, on all boards
        self.free = [0] * 5  # the largest coral without a shrimp
        self.largest = [0] * 20  # [player * 5 + colour]: the own coral
        self.owned = [0] * 20
        self.exposed = [0] * 20  # own polyps that could be attacked now
        self.lays = [0] * 20  # polyps that could be laid in one turn
        self.meals = [0] * 4  # by player: points of all corals that could be eaten
        self.meal = [0] * 4  # … of the best one
        self.points = [0] * 4
        self.corals = [0] * 4
        self.late = 0
        self.bag = 0  # tiles in it
        self.room = 0  # bare cells of all boards
        self.sea = 0


class Outline:
    """A coral as the network is told of it."""

    def __init__(self) -> None:
        self.number = 0  # of its polyps
        self.size = 0  # … as they count in a fish
        self.guarded = 0  # polyps that cannot be attacked
        self.exposed = 0  # … that could be attacked now
        self.bare = 0  # cells beside it
        self.prey = 0  # polyps beside it that it could attack
        self.grows = 0  # whether it could reach the growth cell
        self.beside = 0  # polyps of its colour that one more would join to it
        self.menaces = 0  # colours that stand ready to attack
        self.rivals = 0  # … that would, if their coral tile were turned
        self.later = 0  # polyps that these could attack
        self.most = 0  # polyps that another player could lay for an attack in one turn
        self.soon = 0  # … the player whose turn it is


class Thought:
    """What is in between."""

    def __init__(self) -> None:
        self.seen = [0] * (4 * SEEN)
        self.sums = [0] * EMBED
        self.added = [0] * (2 * HIDDEN)
        self.joined = [0] * JOINED
        self.players = [0] * (4 * EMBED)
        self.all = [0] * EMBED
        self.beside = [0] * (2 * EMBED)
        self.last = [0] * LAST
        self.scores = [0] * 4
        self.points = [0] * 4
