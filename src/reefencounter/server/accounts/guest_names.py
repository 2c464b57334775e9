"""What a guest is called until they say otherwise: two words of the sea, always the same for the same person.

No bot is called so (`opponents.NAMES`), and the number of names is large enough that two guests seldom share one.
"""

from __future__ import annotations

import hashlib

FIRST = (
    "Amber", "Blue", "Bright", "Calm", "Clear", "Coral", "Dappled", "Deep", "Drifting", "Gentle", "Gliding", "Golden",
    "Green", "Jade", "Little", "Lucky", "Merry", "Misty", "Moonlit", "Pearl", "Quick", "Quiet", "Rosy", "Sandy",
    "Silver", "Sleepy", "Spotted", "Starry", "Striped", "Sunny", "Tidal", "Velvet",
)  # fmt: skip
SECOND = (
    "Anemone", "Barnacle", "Clam", "Cockle", "Cowrie", "Crab", "Cuttlefish", "Dolphin", "Goby", "Grouper", "Gull",
    "Limpet", "Lobster", "Manatee", "Mussel", "Nautilus", "Octopus", "Otter", "Oyster", "Petrel", "Plaice", "Puffin",
    "Sardine", "Scallop", "Seahorse", "Skate", "Snapper", "Starfish", "Tern", "Turtle", "Urchin", "Wrasse",
)  # fmt: skip


def guest_name(person: str) -> str:
    """The name for somebody who has given none."""
    first, second, *_ = hashlib.sha256(f"name:{person}".encode()).digest()
    return f"{FIRST[first % len(FIRST)]} {SECOND[second % len(SECOND)]}"
