"""Positions made to be awkward: boards almost full, the bag almost empty, flags set, a cube owed."""

from __future__ import annotations

import random
from typing import Any

from promises import corals

from reefencounter import Game
from reefencounter.engine.components import BOARDS, COLOURS, CORAL_TILES

State = dict[str, Any]


def crowded_state(rng: random.Random, *, owed: bool = True) -> State:
    """A legal position in which little room is left. Neighbours mostly differ, so corals are small."""
    players = rng.choice([2, 2, 3, 4])
    state = Game(players=players, advanced=rng.random() < 0.5, seed=rng.randrange(2**32)).state()
    for player in state["players"]:
        player["cubes"] = {}
    left = dict.fromkeys(COLOURS, 40)
    _fill_boards(state, left, rng)
    _turn_tiles(state, rng)
    _place_shrimps(state, rng)
    _share_tiles(state, left, rng)
    _share_cubes(state, rng)
    _set_turn(state, rng, owed=owed)
    return state


def _fill_boards(state: State, left: dict[str, int], rng: random.Random) -> None:
    state["polyps"] = {}
    empty = rng.choice([0, 0, 0.02, 0.05, 0.3])
    mixed = rng.choice([0, 0, 0.1, 0.5])
    for board, letter in enumerate(state["boards"], 1):
        for row, marks in enumerate(BOARDS[letter], 1):
            for column, mark in zip("abcdefg", marks, strict=True):
                if mark == "#" or rng.random() < empty:
                    continue
                beside = {
                    state["polyps"].get(f"{board}{chr(ord(column) - 1)}{row}"),
                    state["polyps"].get(f"{board}{column}{row - 1}"),
                }
                fitting = [c for c in COLOURS if left[c] > 2 and (c not in beside or rng.random() < mixed)]
                if fitting:
                    colour = rng.choice(fitting)
                    state["polyps"][f"{board}{column}{row}"] = colour
                    left[colour] -= 1


def _turn_tiles(state: State, rng: random.Random) -> None:
    sides = [rng.choice([tile, tile.turned()]) for tile in CORAL_TILES]
    state["coral_tiles"] = [f"{side.strong}>{side.weak}" for side in sides]
    used: list[str] = []
    for number, side in enumerate(sides):
        if rng.random() < 0.6 and used.count(side.large) < 4:
            used.append(side.large)
            state["locks"][number] = side.large
    state["alga_space"] = rng.choice([None, "blue", "green", "purple", "red"])


def _place_shrimps(state: State, rng: random.Random) -> None:
    free = [sorted(coral) for coral in corals(state)]
    rng.shuffle(free)
    for number, player in enumerate(state["players"]):
        player["eaten"] = rng.randrange(0, 4)
        for coral in free[: rng.randrange(0, 5 - player["eaten"])]:
            mine = [
                cell for cell, owner in state["shrimps"].items() if owner == number and cell[0] == coral[0][0]
            ]
            if len(mine) < 2:
                state["shrimps"][rng.choice(coral)] = number
                free.remove(coral)
        player["shrimps"] = 4 - player["eaten"] - sum(owner == number for owner in state["shrimps"].values())


def _share_tiles(state: State, left: dict[str, int], rng: random.Random) -> None:
    state["reserve"] = dict.fromkeys(COLOURS, 0)
    if rng.random() < 0.7:
        for colour in COLOURS:
            if left[colour] > 1:
                state["reserve"][colour] = 1
                left[colour] -= 1
    for player in state["players"]:
        player["hand"], player["consumed"] = {}, {}
        player["fish"] = {next(colour for colour in COLOURS if left[colour]): 1}
        left[next(iter(player["fish"]))] -= 1
    state["sea"] = {colour: [] for colour in COLOURS}
    for space in COLOURS:
        for _ in range(rng.randrange(0, 4)):
            colour = rng.choice(COLOURS)
            if left[colour]:
                state["sea"][space].append(colour)
                left[colour] -= 1
    share = rng.choice([0.02, 0.5, 0.97])  # how much stays out of the bag
    state["bag"] = dict.fromkeys(COLOURS, 0)
    for colour in COLOURS:
        for _ in range(left[colour]):
            heap = rng.choice(
                [holder[where] for holder in state["players"] for where in ("hand", "consumed", "fish")]
            )
            target = heap if rng.random() < share else state["bag"]
            target[colour] = target.get(colour, 0) + 1


def _share_cubes(state: State, rng: random.Random) -> None:
    for colour in COLOURS:
        state["larvae"][colour] = 9
        for _ in range(rng.choice([0, 2, 9])):
            player = rng.choice(state["players"])
            player["cubes"][colour] = player["cubes"].get(colour, 0) + 1
            state["larvae"][colour] -= 1


def _set_turn(state: State, rng: random.Random, *, owed: bool) -> None:
    turn = state["turn"]
    turn["player"] = rng.randrange(len(state["players"]))
    turn["number"] = rng.choice([1, 30, 399, 400])
    turn["phase"] = "turn"
    holder = state["players"][turn["player"]]
    kind = rng.choice(["fresh", "acting", "laying", "owed"])
    if kind == "fresh":
        return
    turn["acted"] = True
    turn["introduced"], turn["locked"] = rng.random() < 0.5, rng.random() < 0.5
    turn["lays"] = rng.randrange(0, 3)
    mine = sorted(cell for cell, owner in state["shrimps"].items() if owner == turn["player"])
    turn["moved"] = [cell for cell in mine if rng.random() < 0.4]
    tiles = [colour for colour in COLOURS if holder["hand"].get(colour) or holder["consumed"].get(colour)]
    if kind == "laying" and tiles:
        turn["phase"], turn["laying"] = "laying", rng.choice(tiles)
        turn["lays"] = rng.randrange(1, 3)
        turn["laid"] = rng.randrange(0, 5)
        if holder["consumed"].get(turn["laying"]):
            turn["from_hand"] = rng.randrange(0, turn["laid"] + 1)
    elif kind == "owed" and owed and holder["cubes"]:
        turn["lays"] = rng.randrange(0, 2)
        turn["must_play"] = rng.choice(sorted(holder["cubes"]))
