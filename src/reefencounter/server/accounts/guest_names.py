"""What a guest is called until they say otherwise: two words of the sea, always the same for the same person.

Once it is written down it is a proper name: made in the language that the guest reads then, shown in the form in which
they may change it, and the same for whoever reads it. The words stand in the catalogues (`guests.ftl`). No
bot is called so (`opponents.NAMES`), and the number of names is large enough that two guests seldom share one.
"""

from __future__ import annotations

import hashlib

from ...messages.words import words

FIRST = (
    "amber", "blue", "bright", "calm", "clear", "coral", "dappled", "deep", "drifting", "gentle", "gliding",
    "golden", "green", "jade", "little", "lucky", "merry", "misty", "moonlit", "pearl", "quick", "quiet",
    "rosy", "sandy", "silver", "sleepy", "spotted", "starry", "striped", "sunny", "tidal", "velvet",
)  # fmt: skip
SECOND = (
    "anemone", "barnacle", "clam", "cockle", "cowrie", "crab", "cuttlefish", "dolphin", "goby", "grouper",
    "gull", "limpet", "lobster", "manatee", "mussel", "nautilus", "octopus", "otter", "oyster", "petrel",
    "plaice", "puffin", "sardine", "scallop", "seahorse", "skate", "snapper", "starfish", "tern", "turtle",
    "urchin", "wrasse",
)  # fmt: skip


def guest_name(person: str) -> str:
    """The name for somebody who has given none, in the language of whoever reads now."""
    first, second, *_ = hashlib.sha256(f"name:{person}".encode()).digest()
    return words("guest.name", first=FIRST[first % len(FIRST)], second=SECOND[second % len(SECOND)])
