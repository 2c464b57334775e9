"""The weights of the judgement in the Second Kind, by name: those of the base game, and more. The numbers are data."""

from __future__ import annotations

import ctypes

from ...decks import EFFECTS
from .. import weights as base

# What each further weight is for. The order is that of the struct in weights.pxd (a test compares them).
MORE = {
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


class SecondKindWeights(base.Weights):
    """The weights of the base game, then one number for each further name, then one for each effect of a card."""

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

    _fields_ = [  # noqa: RUF012  ctypes wants it so
        *((name + "_" * (name == "double"), ctypes.c_double) for name in MORE),
        ("card", ctypes.c_double * len(CARDS)),
    ]
    NAMES = (*base.MEANING, *MORE, *CARDS)
