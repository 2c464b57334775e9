"""The weights of the judgement, by name. The numbers themselves are data: `weights.json`, improved by `reef tune`, for
the judgement that people may read; `beam.json`, fitted by `reef train --beam`, for the beam of a search by network."""

from __future__ import annotations

import ctypes
import json
from array import array
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, ClassVar, Self

# What each weight is for. The order is that of the struct in weights.pxd (a test compares them).
MEANING = {
    "hold": "how far the showing side of an unlocked coral tile counts: 0 not at all, 0.5 as if it were locked",
    "ripe": "a coral of five or more: part of the points that eating it now would give",
    "growing": "each polyp of an own coral, up to five, times the value of its colour",
    "near": "each polyp of an own coral, up to five, by how near five it is",
    "room": "a bare cell beside an own coral, six at most",
    "exposed": "part by which a polyp that could be attacked now counts as missing",
    "menaced": "a colour that stands ready to attack an own coral, subtracted",
    "slot": "a shrimp not yet eaten: the meal it will still bring, at the start of the game",
    "slot_late": "the same at the end of the game",
    "tended": "a shrimp on a coral rather than behind the screen",
    "tile": "a tile in the hand, five of a colour at most",
    "tile_fits": "the same, more, if an own coral has its colour",
    "cube": "the first cube of a colour",
    "cube_more": "each further cube of that colour",
    "pair": "a tile in the hand with a cube of its colour, four at most",
    "consumed": "a consumed tile, three at most",
    "consumed_more": "each further consumed tile",
    "licence": "having eaten, so that coral tiles may be locked",
    "fades": "how much of what lies behind the screen is lost towards the end of the game",
    "rival_best": "the best standing of the others, subtracted",
    "rival_mean": "the average standing of the others, subtracted",
    "ending": "being ahead when the game ends",
}


class Worths:
    """What polyps will be worth as the coral tiles lie; found anew when these change. The weights stay the same."""

    def __init__(self) -> None:
        self.tiles = 0  # the coral tiles, plus 1, for which the next holds
        self.of = [0.0] * 5  # by colour


class Weights(ctypes.Structure):
    """One number for each name of MEANING."""

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

    _fields_ = [(name, ctypes.c_double) for name in MEANING]
    NAMES: ClassVar[tuple[str, ...]] = tuple(MEANING)

    @classmethod
    def from_json(cls, numbers: Mapping[str, float]) -> Self:
        """Weights by name; all must be there, and no others."""
        if set(numbers) != set(cls.NAMES):
            odd = sorted(set(numbers) ^ set(cls.NAMES))
            raise ValueError(f"weights must name exactly the known ones; look at {', '.join(odd)}")
        return cls.from_buffer_copy(array("d", [numbers[name] for name in cls.NAMES]))

    def to_json(self) -> dict[str, float]:
        """By name."""
        return dict(zip(self.NAMES, memoryview(bytes(self)).cast("d"), strict=True))

    @classmethod
    def standard(cls) -> Self:
        """The weights that come with the package, beside the module of their game."""
        return cls.from_json(cls._read("weights.json"))

    @classmethod
    def for_beam(cls) -> Self:
        """Those that lead the beam to turns that the network likes; nobody is told what they say of a position."""
        return cls.from_json(cls._read("beam.json")["weights"])

    @classmethod
    def _read(cls, name: str) -> Any:
        package = cls.__module__.rpartition(".")[0]
        return json.loads(files(package).joinpath(name).read_text())
