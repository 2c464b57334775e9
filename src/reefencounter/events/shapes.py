"""The shapes of all events, as types: `event["kind"]` tells a type checker which other keys there are.

docs/protocol.md says what each event means. Keys that are not required are there in one of the two games only.
"""

from typing import Literal, NotRequired, TypedDict

from ..shapes import Alga, Cell, Colour, Counts, Ending, Kind, Turn

Hand = Literal["hand", "consumed"]
Supply = Literal["reserve", "bag"]
Use = Literal["text", "blue", "shift", "meal", "reaction"]

# Set-up
Fed = TypedDict("Fed", {"kind": Literal["fed"], "player": int, "colour": Colour})
LarvaeChosen = TypedDict(
    "LarvaeChosen", {"kind": Literal["larvae_chosen"], "player": int, "cubes": list[Colour]}
)
LarvaeShown = TypedDict("LarvaeShown", {"kind": Literal["larvae_shown"], "cubes": list[list[Colour]]})

# Corals
Eaten = TypedDict(
    "Eaten",
    {
        "kind": Literal["eaten"],
        "player": int,
        "cell": Cell,
        "colour": Colour,
        "cells": list[Cell],
        "returned": NotRequired[int],
    },
)
CubePlayed = TypedDict(
    "CubePlayed", {"kind": Literal["cube_played"], "player": int, "colour": Colour, "as": NotRequired[Colour]}
)
Consumed = TypedDict(
    "Consumed",
    {"kind": Literal["consumed"], "player": int, "cell": Cell, "colour": Colour, "tile": NotRequired[Kind]},
)
Split = TypedDict("Split", {"kind": Literal["split"], "colour": Colour, "corals": list[list[Cell]]})
Laid = TypedDict(
    "Laid",
    {
        "kind": Literal["laid"],
        "player": int,
        "cell": Cell,
        "colour": Colour,
        "from": Hand,
        "tile": NotRequired[Kind],
    },
)
Grown = TypedDict("Grown", {"kind": Literal["grown"], "cell": Cell, "colour": Colour, "from": Supply})
Joined = TypedDict(
    "Joined", {"kind": Literal["joined"], "colour": Colour, "cells": list[Cell], "corals": int}
)
ReserveRefilled = TypedDict("ReserveRefilled", {"kind": Literal["reserve_refilled"], "colour": Colour})
LayingEnded = TypedDict("LayingEnded", {"kind": Literal["laying_ended"], "player": int, "colour": Colour})

# Shrimps
Introduced = TypedDict("Introduced", {"kind": Literal["introduced"], "player": int, "cell": Cell})
Moved = TypedDict("Moved", {"kind": Literal["moved"], "player": int, "from": Cell, "to": Cell | None})

# Exchange
LarvaTaken = TypedDict(
    "LarvaTaken", {"kind": Literal["larva_taken"], "player": int, "colour": Colour, "tile": NotRequired[Kind]}
)
AlgaPaid = TypedDict(
    "AlgaPaid",
    {"kind": Literal["alga_paid"], "player": int, "colour": NotRequired[Colour], "tile": NotRequired[Kind]},
)
AlgaPlaced = TypedDict(
    "AlgaPlaced", {"kind": Literal["alga_placed"], "player": int, "alga": Alga, "returned": Alga | None}
)
TileLocked = TypedDict(
    "TileLocked", {"kind": Literal["tile_locked"], "player": int, "tile": int, "alga": Alga}
)
TileTurned = TypedDict(
    "TileTurned", {"kind": Literal["tile_turned"], "tile": int, "stronger": Colour, "weaker": Colour}
)
PolypTaken = TypedDict(
    "PolypTaken", {"kind": Literal["polyp_taken"], "player": int, "colour": Colour, "from": Supply}
)

# The sea
Collected = TypedDict(
    "Collected", {"kind": Literal["collected"], "player": int, "space": Colour, "polyps": list[Kind]}
)
ReserveEmptied = TypedDict("ReserveEmptied", {"kind": Literal["reserve_emptied"]})
CubeRefilled = TypedDict("CubeRefilled", {"kind": Literal["cube_refilled"], "space": Colour})
Dealt = TypedDict("Dealt", {"kind": Literal["dealt"], "space": Colour, "colour": Kind})

# Turns
Passed = TypedDict("Passed", {"kind": Literal["passed"], "player": int})
FinalRound = TypedDict("FinalRound", {"kind": Literal["final_round"], "player": int, "by": Ending})
Over = TypedDict("Over", {"kind": Literal["over"], "by": Ending})
TurnShown = TypedDict("TurnShown", {"kind": Literal["turn"], "turn": Turn})

# The Second Kind
CrownAttacked = TypedDict(
    "CrownAttacked",
    {"kind": Literal["crown_attacked"], "player": int, "from": Cell, "to": Cell, "tile": Kind},
)
CrownDied = TypedDict("CrownDied", {"kind": Literal["crown_died"], "cell": Cell})
CrownMoved = TypedDict(
    "CrownMoved", {"kind": Literal["crown_moved"], "player": int, "from": Cell, "to": Cell}
)
CrownRemoved = TypedDict("CrownRemoved", {"kind": Literal["crown_removed"], "player": int, "cell": Cell})
Fled = TypedDict("Fled", {"kind": Literal["fled"], "player": int, "from": Cell, "to": Cell | None})
BlueMoved = TypedDict("BlueMoved", {"kind": Literal["blue_moved"], "from": str, "to": str})
Returned = TypedDict("Returned", {"kind": Literal["returned"], "player": int, "tiles": Counts})
Swallowed = TypedDict("Swallowed", {"kind": Literal["swallowed"], "player": int, "tiles": Counts})
LayingDeclared = TypedDict(
    "LayingDeclared",
    {"kind": Literal["laying_declared"], "player": int, "cell": Cell, "tile": Kind, "from": Hand},
)
DoubleSplit = TypedDict("DoubleSplit", {"kind": Literal["double_split"], "player": int, "tile": Kind})
DoubleKept = TypedDict("DoubleKept", {"kind": Literal["double_kept"], "player": int, "tile": Kind})
Placed = TypedDict(
    "Placed",
    {"kind": Literal["placed"], "player": int, "tile": Kind, "cell": Cell, "from": Literal["hand", "bag"]},
)
Paid = TypedDict(
    "Paid",
    {"kind": Literal["paid"], "player": int, "tile": Kind, "from": Literal["hand", "consumed", "cube"]},
)
CardsShuffled = TypedDict("CardsShuffled", {"kind": Literal["cards_shuffled"]})
Bought = TypedDict("Bought", {"kind": Literal["bought"], "player": int, "card": str})
Discarded = TypedDict("Discarded", {"kind": Literal["discarded"], "player": int, "card": str})
CardPlayed = TypedDict(
    "CardPlayed",
    {
        "kind": Literal["card_played"],
        "player": int,
        "card": str,
        "use": Use,
        "to": Literal["discards", "table"],
    },
)
ChoicesEnded = TypedDict("ChoicesEnded", {"kind": Literal["choices_ended"], "player": int})
CubeGained = TypedDict("CubeGained", {"kind": Literal["cube_gained"], "player": int, "colour": Colour})
Swapped = TypedDict(
    "Swapped", {"kind": Literal["swapped"], "player": int, "given": Kind, "space": Colour, "taken": Kind}
)
Dipped = TypedDict("Dipped", {"kind": Literal["dipped"], "player": int, "tiles": list[Kind]})
DipReturned = TypedDict(
    "DipReturned", {"kind": Literal["dip_returned"], "player": int, "tile": Kind, "kept": Counts}
)
TileTaken = TypedDict(
    "TileTaken", {"kind": Literal["tile_taken"], "player": int, "space": Colour, "tile": Kind}
)
TileMoved = TypedDict(
    "TileMoved",
    {
        "kind": Literal["tile_moved"],
        "player": int,
        "tile": Kind,
        "from": Literal["hand", "bag", "consumed"],
        "to": Literal["consumed", "fish"],
    },
)
TileKept = TypedDict("TileKept", {"kind": Literal["tile_kept"], "player": int, "tile": int})
Warded = TypedDict("Warded", {"kind": Literal["warded"], "cell": Cell, "until": int})
WardsEnded = TypedDict("WardsEnded", {"kind": Literal["wards_ended"], "cells": list[Cell]})
WindowOpened = TypedDict("WindowOpened", {"kind": Literal["window_opened"], "window": str})
Declined = TypedDict("Declined", {"kind": Literal["declined"], "player": int, "window": str})
TurnEnded = TypedDict("TurnEnded", {"kind": Literal["turn_ended"], "player": int})

GameEvent = (
    Fed
    | LarvaeChosen
    | LarvaeShown
    | Eaten
    | CubePlayed
    | Consumed
    | Split
    | Laid
    | Grown
    | Joined
    | ReserveRefilled
    | LayingEnded
    | Introduced
    | Moved
    | LarvaTaken
    | AlgaPaid
    | AlgaPlaced
    | TileLocked
    | TileTurned
    | PolypTaken
    | Collected
    | ReserveEmptied
    | CubeRefilled
    | Dealt
    | Passed
    | FinalRound
    | Over
    | TurnShown
    | CrownAttacked
    | CrownDied
    | CrownMoved
    | CrownRemoved
    | Fled
    | BlueMoved
    | Returned
    | Swallowed
    | LayingDeclared
    | DoubleSplit
    | DoubleKept
    | Placed
    | Paid
    | CardsShuffled
    | Bought
    | Discarded
    | CardPlayed
    | ChoicesEnded
    | CubeGained
    | Swapped
    | Dipped
    | DipReturned
    | TileTaken
    | TileMoved
    | TileKept
    | Warded
    | WardsEnded
    | WindowOpened
    | Declined
    | TurnEnded
)
