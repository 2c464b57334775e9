"""A program of its own: calls everything that the compiled modules offer with everything that does not belong there.

    python tests/hostile_calls.py SEED ROUNDS

Callables are found by looking into the modules: every public function, constructor, method and property. What each call
answers does not matter, as long as it answers: the process must not die and not hang. Before each call a line says what
is called, so that whoever started the program can tell which call was the last.
"""

from __future__ import annotations

import copy
import ctypes
import faulthandler
import importlib
import inspect
import pickle
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy

import reefencounter
from reefencounter.bots.beam import Beam
from reefencounter.bots.learned import network
from reefencounter.bots.learned_turns import LearnedSearch
from reefencounter.bots.network import Network
from reefencounter.bots.network_layout import WEIGHTS
from reefencounter.bots.second_kind.learned_turns import LearnedSecondKindSearch
from reefencounter.bots.second_kind.turns import SecondKindSearch
from reefencounter.bots.second_kind.weights import SecondKindWeights
from reefencounter.bots.turns import Search
from reefencounter.bots.weights import Weights
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine import Chance, Position, codes, layout, new_position
from reefencounter.engine.common.position import FlatPosition
from reefencounter.engine.errors import shown as in_words
from reefencounter.engine.second_kind import codes as special
from reefencounter.engine.second_kind.decks import CardRule, Deck, Place, place_of
from reefencounter.engine.second_kind.position import SecondKindPosition, new_second_kind
from reefencounter.rl.batch import Branches, States, branch
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.rulebook import Rulebook
from reefencounter.rl.second_kind.rulebook import SecondKindRulebook
from reefencounter.rl.vector import VectorGames
from reefencounter.rules import Rules
from reefencounter.view import Known

PACKAGE = Path(reefencounter.__file__).parent
LONGEST_CALL = 60  # seconds, of a machine that does much else
DECK = by_id(DEFAULT).deck


def modules() -> Iterator[tuple[ModuleType, str]]:
    """Every module that is compiled, with what its .pxd file says: those with functions, not only numbers."""
    for declared in sorted(PACKAGE.rglob("*.pxd")):
        text = declared.read_text()
        if declared.with_suffix(".py").exists() and re.search(r"^ *c(p?)def .*\(", text, re.M):
            name = ".".join(("reefencounter", *declared.relative_to(PACKAGE).with_suffix("").parts))
            yield importlib.import_module(name), text


def internal(declared: str, kind: str = "") -> set[str]:
    """The functions of a module, or the methods of a class, that compiled code keeps to itself."""
    indent = ""
    if kind:
        found = re.search(rf"^cdef class {kind}\b.*\n((?:(?: .*)?\n)*)", declared, re.M)
        declared, indent = found.group(1) if found else "", "    "
    return set(re.findall(rf"^{indent}cdef (?!class)[^(\n]*?[ *](\w+)\(", declared, re.M))


def classes_and_functions() -> tuple[list[type], list[Callable[..., Any]]]:
    """What the modules offer."""
    classes: list[type] = []
    functions: list[Callable[..., Any]] = []
    for module, declared in modules():
        inside = internal(declared)
        for name, value in vars(module).items():
            if name.startswith("_") or name in inside or getattr(value, "__module__", "") != module.__name__:
                continue
            if isinstance(value, type):
                if not issubclass(value, ctypes.Structure):
                    classes.append(value)
            elif callable(value):
                functions.append(value)
    return classes, functions


def members(kind: type, declared: str) -> list[str]:
    """The methods and properties of a class, its own and inherited; those that only `object` has are left out."""
    names = {name for base in kind.__mro__[:-1] for name in vars(base)}
    inside = set().union(*(internal(declared, base.__name__) for base in kind.__mro__))
    wanted = {"__copy__", "__deepcopy__", "__reduce__", "__eq__", "__hash__", "__bytes__", "__init__"}
    return sorted(
        name for name in names if name in wanted or (not name.startswith("_") and name not in inside)
    )


class Caller:
    """Makes calls up and carries them out."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.searches: tuple[Any, Any] = (
            Search(Weights.standard(), 4, 4),
            SecondKindSearch(SecondKindWeights.standard(), 4, 4),
        )
        self.positions = [*self.games(Position), *self.games(SecondKindPosition)]

    def games(self, kind: type) -> list[Any]:
        """Positions of both games at several moments, and such as bytes may make them."""
        found: list[Any] = []
        for players in (2, 3, 4):
            chance = Chance(self.rng.getrandbits(64))
            position: Any = (
                new_position(players, players == 3, players == 4, chance)
                if kind is Position
                else new_second_kind(players, players == 3, players != 4, DECK, chance)
            )
            for moment in range(400):
                actions = position.legal()
                if not actions:
                    break
                position.apply(self.rng.choice(actions), chance)
                if moment % 80 == 5:
                    found.append(position.copy())
        return found

    @staticmethod
    def single_fields(shape: type[ctypes.Structure]) -> list[int]:
        """Where the fields lie that are one number: those of the turn, of the ending, of a decision."""
        fields = layout.all_fields(shape).items()
        return [getattr(shape, name).offset for name, kind in fields if ctypes.sizeof(kind) <= 2]

    def mutated(self, position: Any) -> bytes:
        """The bytes of a position with some of them changed."""
        data = bytearray(bytes(position))
        for _ in range(self.rng.choice((1, 1, 2, 4, 16))):
            place = self.rng.randrange(len(data))
            if self.rng.random() < 0.6:
                place = self.rng.choice(self.single_fields(type(position.fields())))
            data[place] = self.rng.choice(
                (0, 1, 2, 3, 4, 5, 6, 7, 31, 63, 128, 254, 255, self.rng.getrandbits(8))
            )
        return bytes(data)

    def odd_position(self) -> Any:
        """A position that came from changed bytes, if one was accepted; else any."""
        position = self.rng.choice(self.positions)
        for _ in range(5):
            try:
                return type(position).from_bytes(self.mutated(position))
            except ValueError:
                continue
        return position.copy()

    def odd_deck(self) -> Deck:
        """A deck that no file could be."""
        cards = [
            CardRule("a", self.odd_number(), self.odd_number(), True, self.rng.random() < 0.3)
            for _ in range(self.rng.choice((0, 1, 28, 28, 64, 2000)))
        ]
        return Deck(self.rng.choice(("odd", DEFAULT)), tuple(cards))

    def odd_number(self) -> int:
        """A number from everywhere."""
        many = (0, 1, 2, 3, 4, 5, 7, 9, 25, 28, 41, 64, 99, -1, -2, -99)
        huge = (2**31 - 1, 2**31, -(2**31), 2**32, 2**40, 2**63 - 1, 2**63, 2**64, -(2**63), 2**100)
        ids = (codes.ACTIONS - 1, special.FIRST, special.ACTIONS, self.rng.randrange(special.ACTIONS))
        return self.rng.choice((*many, *many, *huge, *ids))

    def odd(self) -> Any:
        """Anything."""
        number = self.odd_number()
        size = self.rng.choice((0, 1, 2, 3, 5, 10, 15, 20, 24, 25, 26, 480, 2784))
        choices: tuple[Callable[[], Any], ...] = (
            lambda: number,
            lambda: number,
            lambda: None,
            lambda: self.rng.choice(
                (True, False, 1.5, float("nan"), "", "x", "\0", object(), {}, print, ...)
            ),
            lambda: [number] * size,
            lambda: [self.rng.randrange(4) for _ in range(size)],
            lambda: tuple(range(size)),
            lambda: [[]] * size,
            lambda: self.rng.randbytes(size),
            lambda: bytearray(size),
            lambda: numpy.array([self.rng.randrange(-2, 5) for _ in range(size)]),
            lambda: self.mutated(self.rng.choice(self.positions)),
            lambda: self.fitting("position"),
            lambda: Chance(number),
            lambda: self.odd_deck(),
            lambda: self.instance(self.rng.choice((Chance, Position, SecondKindPosition, Table, Search))),
        )
        return self.rng.choice(choices)()

    def fitting(self, name: str, about: Any = None) -> Any:
        """What belongs there, by the name of the parameter; else anything."""
        small = self.rng.randrange(6)
        match name:
            case "position" | "gathered":
                return self.rng.choice((self.rng.choice(self.positions).copy(), self.odd_position()))
            case "chance":
                return Chance(self.rng.getrandbits(32))
            case "action" | "number" if isinstance(about, Position | SecondKindPosition | Table):
                return self.rng.choice(self.actions_of(about) or [small])
            case "actions" if isinstance(about, VectorGames):
                return about.sample() if getattr(about, "games", 0) else []
            case "actions":
                return [small] * 3
            case "states":
                return self.states()
            case "parents" | "slots" | "which":
                return [self.rng.randrange(4) for _ in range(1 + self.rng.randrange(4))]
            case "seeds":
                return self.rng.choice((None, [small] * 3))
            case "out":
                return self.rng.choice((None, self.branches()))
            case "tables":
                return [self.table()]
            case "ids":
                return self.rng.choice(self.positions).legal()
            case "known":
                return Known.nothing(self.rng.choice(self.positions))
            case "begun" | "path":
                return self.rng.choice(((), (small,), (700,), (1000, 1001), (1290, 1010)))
            case "deck" if about is not VectorGames:
                return DECK
            case "data" | "seen":
                return self.rng.choice((bytes, self.mutated))(self.rng.choice(self.positions))
            case "notes":
                size = self.rng.choice((len(bytes(Table.__reduce__(self.table())[1][3])), 44, 272))
                return bytearray(self.rng.randbytes(size))
            case "rules":
                return Rules(2 + small % 3, second_kind=small > 2)
            case "judgement":
                return self.rng.choice((Weights, SecondKindWeights)).standard()
            case "learned":
                return network()
            case "weights":
                return self.rng.randbytes(self.rng.choice((0, 7, 2 * WEIGHTS, 2 * WEIGHTS)))
            case "unknown":
                return [(small, small)] * 4
            case "cards":
                return [small] * 4
            case "players":
                return 2 + small % 3
            case "widest" | "keep" | "width" | "n" | "games":
                return 1 + small
            case "player" | "seat" | "colour" | "cell" | "seed" | "apart" | "hidden" | "variant":
                return small
        return self.odd()

    def actions_of(self, about: Any) -> list[int]:
        """What is legal there; nothing where nobody plays."""
        try:
            found: list[int] = about.legal()
        except AttributeError:  # it was not made by any constructor
            return []
        return found

    def table(self) -> Any:
        """A table of either game after some steps."""
        table = new_table(seed=self.rng.getrandbits(16), second_kind=self.rng.random() < 0.5)
        for _ in range(self.rng.randrange(60)):
            if table.over:
                break
            table.step(self.rng.choice(table.legal()))
        return table

    def states(self) -> Any:
        """States of either game."""
        if self.rng.random() < 0.3:
            return States([self.table()])
        return VectorGames(3, second_kind=self.rng.random() < 0.5, seed=self.rng.getrandbits(16)).save()

    def branches(self) -> Any:
        """What follows from an action in some states."""
        games = VectorGames(3, second_kind=self.rng.random() < 0.5, seed=self.rng.getrandbits(16))
        return branch(games.save(), games.sample())

    def instance(self, kind: type) -> Any:
        """Something to call methods of: made as it should be, or not made at all."""
        if self.rng.random() < 0.08 and not issubclass(kind, tuple | Place):
            return kind.__new__(kind)
        makers: dict[type, Callable[[], Any]] = {
            Chance: lambda: Chance(self.rng.getrandbits(64)),
            FlatPosition: lambda: self.of_kind(FlatPosition),
            Position: lambda: self.of_kind(Position),
            SecondKindPosition: lambda: self.of_kind(SecondKindPosition),
            Beam: lambda: Beam(1, 1, 1),
            Search: lambda: Search(Weights.standard(), 1 + self.rng.randrange(4), 1 + self.rng.randrange(4)),
            SecondKindSearch: lambda: SecondKindSearch(SecondKindWeights.standard(), 2, 2),
            Network: network,
            LearnedSearch: lambda: LearnedSearch(Weights.standard(), network(), 2, 2, 8, 4),
            LearnedSecondKindSearch: lambda: LearnedSecondKindSearch(
                SecondKindWeights.standard(), network(), 2, 2, 8, 4
            ),
            Rulebook: lambda: Rulebook(Rules(2)),
            SecondKindRulebook: lambda: SecondKindRulebook(Rules(3, second_kind=True)),
            Table: self.table,
            VectorGames: lambda: VectorGames(2, second_kind=self.rng.random() < 0.3, seed=1),
            States: self.states,
            Branches: self.branches,
            Deck: lambda: DECK,
            CardRule: lambda: DECK.cards[0],
            Place: lambda: place_of(DECK),
        }
        if kind in makers:
            return makers[kind]()
        if issubclass(kind, tuple):  # what a playout saw: a value of plain Python
            return kind.__new__(kind, *range(len(kind._fields)))  # type: ignore[attr-defined]
        if len(inspect.signature(kind).parameters) == 0:
            return kind()
        raise AssertionError(f"say in tests/hostile_calls.py how a {kind.__name__} is made")

    def of_kind(self, kind: type) -> Any:
        """A position of this game."""
        for _ in range(100):
            position = (
                self.odd_position() if self.rng.random() < 0.6 else self.rng.choice(self.positions).copy()
            )
            if isinstance(position, kind):
                return position
        raise AssertionError("there are positions of both games")

    def arguments(self, called: Any, about: Any) -> list[Any]:
        """Some that fit, some that do not."""
        try:
            names = [name for name in inspect.signature(called).parameters if name != "self"]
        except (ValueError, TypeError):
            names = ["anything"] * self.rng.randrange(4)
        if self.rng.random() < 0.1:
            names = names[: self.rng.randrange(len(names) + 1)] + ["anything"] * self.rng.randrange(2)
        odd = self.rng.choice((0.1, 0.4, 1.0))
        return [self.odd() if self.rng.random() < odd else self.fitting(name, about) for name in names]

    def call(self, name: str, called: Any, about: Any = None) -> None:
        """One call, whatever it answers."""
        arguments = self.arguments(called, about)
        shown = ", ".join(
            in_words(each)[:40] if not isinstance(each, bytes) else f"{len(each)} bytes" for each in arguments
        )
        print(f"{name}({shown})", flush=True)
        faulthandler.dump_traceback_later(LONGEST_CALL, exit=True)
        try:
            result = called(*arguments)
            if isinstance(result, Position | SecondKindPosition | Table):
                self.play(result)
        except Exception:  # any refusal will do
            pass
        faulthandler.cancel_dump_traceback_later()

    def search(self, odd: Any) -> None:
        """Bots and environments look at it as well."""
        table = Table(odd.copy(), Chance(1))
        table.look(table.seat)
        (self.searches[0] if isinstance(odd, Position) else self.searches[1]).turns(odd, 3)

    def play(self, made: Any) -> None:
        """Whatever a call has made must be good for everything else."""
        if isinstance(made, Table):
            for _ in range(5):
                made.step(self.rng.choice(made.legal()))
            return
        assert type(made).from_bytes(bytes(made)) == made, "what is made is sound"
        copy.deepcopy(made), pickle.loads(pickle.dumps(made)), made.protected(), made.moved()
        for _ in range(20):
            actions = made.legal()
            assert len(actions) == made.count(), "as many as are counted"
            if not actions:
                return
            made.apply(self.rng.choice(actions), Chance(1))
        made.play_out(Chance(2))


def reading(about: Any, name: str) -> Callable[[], Any]:
    """The reading of a property, as a call without arguments."""
    return lambda: getattr(about, name)


def main(seed: int, rounds: int) -> None:
    """Call everything, so many times each."""
    caller = Caller(seed)
    classes, functions = classes_and_functions()
    declared = "\n".join(text for _, text in modules())
    for _ in range(rounds):
        for function in functions:
            caller.call(f"{function.__module__}.{function.__qualname__}", function)
        for kind in classes:
            caller.call(f"{kind.__module__}.{kind.__qualname__}", kind)
            for name in members(kind, declared):
                about = caller.instance(kind)
                static = inspect.getattr_static(kind, name)
                if inspect.isdatadescriptor(static):  # a property, or what the compiler makes of one
                    caller.call(f"{kind.__qualname__}.{name}", reading(about, name))
                    continue
                member = getattr(about, name, None)
                if callable(member):
                    caller.call(f"{kind.__qualname__}.{name}", member, about)
        for _ in range(5):
            odd = caller.odd_position()
            print(f"play on from {type(odd).__name__}", flush=True)
            faulthandler.dump_traceback_later(LONGEST_CALL, exit=True)
            try:
                caller.play(odd)
                caller.search(odd)
            except ValueError:
                pass
            faulthandler.cancel_dump_traceback_later()
    print("done", flush=True)


if __name__ == "__main__":
    faulthandler.enable()
    main(int(sys.argv[1]), int(sys.argv[2]))
