"""Positions that differ only in what a seat cannot see: tiles and cards dealt anew (R13.2, S7.7)."""

from __future__ import annotations

import json
import random
from typing import Any

from walking import pending_of

from reefencounter.decks import by_id
from reefencounter.engine.components import COLOURS

State = Any  # JSON, looked into and changed at will


def dealt_anew(state: State, seat: int | None, rng: random.Random) -> State:
    """The same position with everything dealt anew that this seat, or a spectator, cannot see."""
    twin: State = json.loads(json.dumps(state))
    others = [player for number, player in enumerate(twin["players"]) if number != seat]
    bag, pending = twin["bag"], pending_of(twin)
    fish = [player["fish"] for player in others]
    heaps = [*fish, bag, *(player["hand"] for player in others)]
    if pending.get("kind") == "card" and "tiles" in pending and twin["turn"]["player"] != seat:
        heaps.append(pending["tiles"])  # what a Lucky Dip drew
    tiles = [kind for heap in heaps for kind, n in heap.items() for _ in range(n)]
    rng.shuffle(tiles)
    tiles.sort(key=("rock", "water", "crown").__contains__)  # no fish holds a reef tile
    kinds = list(bag)
    for number, heap in enumerate(heaps):
        if number == len(fish):
            rng.shuffle(tiles)
        size = sum(heap.values())
        drawn, tiles = tiles[:size], tiles[size:]
        heap.clear()
        heap.update({kind: drawn.count(kind) for kind in kinds if heap is bag or kind in drawn})
    if twin["rules"]["second_kind"]:
        _deal_cards(twin, others, rng)
    return twin


def _deal_cards(state: State, others: list[State], rng: random.Random) -> None:
    order = [card.id for card in by_id(state["rules"]["deck"]).deck.cards]
    cards = [*state["draw"], *(card for player in others for card in player["cards"])]
    rng.shuffle(cards)
    for player in others:
        size = len(player["cards"])
        player["cards"], cards = sorted(cards[:size], key=order.index), cards[size:]
    state["draw"] = sorted(cards, key=order.index)


def signs_of_the_bag(state: State) -> list[bool]:
    """What of the bag shows by what can be done (action 8, growth, split doubles, cards): open to all (R13.1)."""
    bag = state["bag"]
    return [n > 0 for n in bag.values()] + [bag[colour] > 1 for colour in COLOURS]


def alike(state: State, seat: int | None, rng: random.Random) -> State | None:
    """Such a position whose bag allows the same; None if none is found."""
    for _ in range(40):
        twin = dealt_anew(state, seat, rng)
        if signs_of_the_bag(twin) == signs_of_the_bag(state):
            return twin
    return None
