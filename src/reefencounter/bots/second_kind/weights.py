"""The weights of the judgement in the Second Kind, by name: those of the base game, and more. The numbers are data."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Mapping
from importlib.resources import files

from ...decks import EFFECTS
from .. import weights as base

# What each weight is for. The order is that of the struct in weights.pxd (a test compares them).
MEANING = {
    **base.MEANING,
    "double": "a double tile in the hand, above an ordinary one",
    "half": "a half tile in the hand, above an ordinary one",
    "blue_tile": "a blue shrimp tile in the hand, above an ordinary one",
    "either": "part by which a two-coloured tile in the hand counts for each of its colours",
    "rock": "a bare rock tile in the hand",
    "water": "a deep water tile in the hand",
    "crown": "a crown in the hand",
    "bitten": "a crown beside an own coral: part of the worth of a polyp, subtracted",
    "hungry": "part of what a ripe coral promises that is left without a card for the first meal (S8.1)",
    "meal_card": "being able to eat: a first meal, or a card with a blue shrimp for it (S8.1)",
    "blue_guard": "a wooden blue shrimp on an own coral",
    "fresh": "a card bought in this turn, above its own worth",
    "in_force": "part of a card's worth that its effect in force keeps until it is used",
}
CARDS = tuple(f"card_{effect}" for effect in EFFECTS)  # an unplayed card in the hand, by its effect
NAMES = (*MEANING, *CARDS)


class Weights(ctypes.Structure):
    """One number for each name of MEANING, and one for each effect of a card."""

    hold: float
    ripe: float
    growing: float
    near: float
    room: float
    exposed: float
    menaced: float
    slot: float
    slot_late: float
    tended: float
    tile: float
    tile_fits: float
    cube: float
    cube_more: float
    pair: float
    consumed: float
    consumed_more: float
    licence: float
    fades: float
    rival_best: float
    rival_mean: float
    ending: float
    double_: float
    half: float
    blue_tile: float
    either: float
    rock: float
    water: float
    crown: float
    bitten: float
    hungry: float
    meal_card: float
    blue_guard: float
    fresh: float
    in_force: float
    card: list[float]  # by effect

    _fields_ = [
        *((name + "_" * (name == "double"), ctypes.c_double) for name in MEANING),
        ("card", ctypes.c_double * len(CARDS)),
    ]

    @classmethod
    def from_json(cls, numbers: Mapping[str, float]) -> Weights:
        """Weights by name; all must be there, and no others."""
        if set(numbers) != set(NAMES):
            odd = sorted(set(numbers) ^ set(NAMES))
            raise ValueError(f"weights must name exactly the known ones; look at {', '.join(odd)}")
        found = cls(**{name + "_" * (name == "double"): float(numbers[name]) for name in MEANING})
        for place, name in enumerate(CARDS):
            found.card[place] = float(numbers[name])
        return found

    def to_json(self) -> dict[str, float]:
        """By name."""
        plain = {name: getattr(self, name + "_" * (name == "double")) for name in MEANING}
        return {**plain, **dict(zip(CARDS, self.card, strict=True))}


class Worths:
    """What a polyp of each colour is expected to be worth, and how far the game has gone."""

    def __init__(self) -> None:
        self.of = [0.0] * 5
        self.late = 0.0


def standard() -> Weights:
    """The weights that come with the package."""
    return Weights.from_json(json.loads(files(__package__).joinpath("weights.json").read_text()))
