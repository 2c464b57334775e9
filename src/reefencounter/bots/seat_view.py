"""What a bot is given: the position as its seat may know it, and the legal actions. Never the game.

Everything hidden (R13.2) is taken out before a bot sees anything: the bag is gone, and of the others' hands and fish
only the known part is left, with the number of unknown tiles beside it. `world` deals the unknown tiles anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from ..engine.chance import Chance
from ..engine.components import COLOURS, POLYPS_OF_A_COLOUR
from ..engine.layout import Reef
from ..engine.position import Position
from ..notation import state
from ..notation.forms import AnyPosition
from ..notation.text import action_id, action_text
from ..rulesets import BASE, Ruleset, ruleset_in
from ..view import Known
from .bags import Bags

if TYPE_CHECKING:
    from ..rl.seat import CompactSeat

NOTHING: Mapping[int, int] = MappingProxyType({})
# What is found out of the rest, and so again where a seat view is sent
FOUND_OUT = ("_compact", "_open", "_bound", "_usual_bags")


class SeatView:
    """A seat's knowledge of a position, and what it may do. Each game has a class of its own; this is the base game's.

    `of` and `from_view` make that of the right game.
    """

    ruleset: ClassVar[Ruleset] = BASE

    def __init__(
        self,
        reef: Reef,
        seat: int,
        unknown: Sequence[tuple[int, int]],
        bag: int,
        ids: list[int],
        to_be_had: str | None = None,
        memory_aid: bool = True,
    ) -> None:
        """`unknown` has for each player how many tiles of the hand and of the fish are unknown.

        `to_be_had` names the colours of which growth and action 8 can still get a polyp (R13.1); who was not told
        takes all those that may be in the bag.
        """
        self.reef, self.seat, self.unknown, self.bag, self.ids = reef, seat, tuple(unknown), bag, ids
        self.memory_aid, self._told = memory_aid, to_be_had

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: seat {self.seat}, turn {self.reef.number}, {len(self.ids)} legal actions>"

    @staticmethod
    def of(position: AnyPosition, known: Known, seat: int) -> SeatView:
        """What this seat may know of a position, of any game."""
        from .rulesets import of

        if not 0 <= seat < position.players:
            raise IndexError(f"seats go from 0 to {position.players - 1}, not {seat}")
        return of(position).seat_view.taken(position, known, seat)

    @staticmethod
    def from_view(
        seen: Mapping[str, Any],
        legal: Sequence[str],
        seat: int | None = None,
        to_be_had: str | None = None,
    ) -> SeatView:
        """From a view (N4) and the legal actions as text: what comes over the protocol."""
        from .rulesets import SKILLS

        return SKILLS[ruleset_in(seen["rules"])].seat_view.read(seen, legal, seat, to_be_had)

    @classmethod
    def taken(cls, position: Any, known: Known, seat: int) -> SeatView:
        """What this seat may know of a position of this game."""
        ids = position.legal(seat)
        reef = position.fields()
        unknown = []
        for player in range(reef.players):
            mine = slice(5 * player, 5 * player + 5)
            if player == seat:
                unknown.append((0, 0))
                continue
            unknown.append(
                (sum(reef.hand[mine]) - sum(known.hand[mine]), sum(reef.fish[mine]) - sum(known.fish[mine]))
            )
            reef.hand[mine], reef.fish[mine] = known.hand[mine], known.fish[mine]
            if position.phase == "setup":  # R2.8: nobody sees another's cubes yet
                for colour in range(5):
                    reef.larvae[colour] += reef.cubes[5 * player + colour]
                    reef.cubes[5 * player + colour] = 0
        bag, to_be_had = sum(reef.bag), colours_to_be_had(reef)
        reef.bag[:] = [0] * 5
        return cls(reef, seat, unknown, bag, ids, to_be_had)

    @classmethod
    def read(
        cls,
        seen: Mapping[str, Any],
        legal: Sequence[str],
        seat: int | None = None,
        to_be_had: str | None = None,
    ) -> SeatView:
        """What a view of this game shows."""
        players, unknown, cubes = open_part(seen)
        reef = state.read({**seen, "bag": {}, "players": players})
        share_hidden_cubes(reef, cubes)
        reef = Position.from_bytes(bytes(reef)).fields()  # fills in what follows from the rest
        ids = [action_id(text) for text in legal]
        seat = whose(seen) if seat is None else seat
        return cls(reef, seat, unknown, in_bag(seen), ids, to_be_had, is_remembered(seen))

    @property
    def legal(self) -> list[str]:
        """The legal actions as text."""
        return [self.text(action) for action in self.ids]

    def text(self, action: int) -> str:
        """An action as text."""
        return action_text(action)

    def view(self) -> dict[str, Any]:
        """The view (N4) of the seat, from no more than what it may know."""
        view = state.dump(Position.from_bytes(bytes(self.reef)))
        view["bag"] = self.bag
        for player, holding in enumerate(view["players"]):
            if player != self.seat:
                for name, unknown in zip(("hand", "fish"), self.unknown[player], strict=True):
                    known = holding[name]
                    holding[name] = {"total": sum(known.values()) + unknown, "known": known}
        return view

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.reef.player

    def ahead(self, turn: Sequence[int]) -> list[bytes]:
        """What the seat will see after each own action, as bytes of the position, as far as can be told."""
        reef = Reef.from_buffer_copy(self.reef)
        reef.bag[:] = self.unseen()  # as good as any: what matters is taken out again
        position, seen = Position.from_bytes(bytes(reef)), []
        for action in turn:
            if not position.permits(action, self.seat):
                break
            position.apply(action, Chance(0), self.seat)
            reef = position.fields()
            reef.bag[:] = [0] * 5
            seen.append(bytes(reef))
        return seen

    def unseen(self) -> list[int]:
        """How many tiles of each colour this seat cannot see: in the bag, and unknown in hands and fish."""
        reef = self.reef
        left = []
        for colour in range(5):
            seen = sum(word.bit_count() for word in reef.polyps[colour::5]) + reef.reserve[colour]
            seen += sum(sum(heap[colour::5]) for heap in (reef.sea, reef.hand, reef.consumed, reef.fish))
            left.append(POLYPS_OF_A_COLOUR - seen)
        return left

    def observation(self, space: int = 1) -> bytearray:
        """What the seat may know, as the environments show it: see `reefencounter.rl.spaces`. `space` is its number."""
        return self._compact.observation(space)

    def mask(self) -> bytearray:
        """A 1 at each action of the environments' compact space that the seat may take now."""
        return self._compact.mask()

    def step(self, action: int) -> int:
        """Take an action of the compact space: one of `ids` that it completes, to be answered; -1 if more is to come.

        After -1 (a shrimp is lifted) `observation` and `mask` are those of the half-made action.
        """
        return self._compact.step(action)

    @cached_property
    def _compact(self) -> CompactSeat:
        """The same knowledge in the compact space."""
        from ..rl.seat import CompactSeat

        known = Known(tuple(self.reef.hand), tuple(self.reef.fish))
        return CompactSeat(self._filled(), known, self.seat, self.ids, self.memory_aid)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in FOUND_OUT}

    def _filled(self) -> AnyPosition:
        """What is seen, with anything in the place of what is not: only the numbers are right."""
        reef = Reef.from_buffer_copy(self.reef)
        self._fill(reef, 5)
        return Position.from_bytes(bytes(reef))

    def _fill(self, reef: Any, kinds: int) -> None:
        """Unknown tiles into hands, fish and the bag; into the bag no colour that is not to be had."""
        for player, (in_hand, in_fish) in enumerate(self.unknown):
            colours_of = range(kinds * player, kinds * player + 5)
            add_any(reef.hand, colours_of, in_hand)
            add_any(reef.fish, colours_of, in_fish)
        left, colours = self.bag, [COLOURS.index(name) for name in self.to_be_had]
        for colour in colours:
            if left and not reef.reserve[colour]:
                reef.bag[colour] = 1
                left -= 1
        add_any(reef.bag, (*colours, *range(5, kinds)), left)

    @property
    def to_be_had(self) -> str:
        """The colours of which growth and action 8 can still get a polyp (R13.1)."""
        if self._told is not None:
            return self._told
        unseen = self.unseen() if self.bag else [0] * 5
        return "".join(name for k, name in enumerate(COLOURS) if unseen[k] > 0 or self.reef.reserve[k])

    def world(self, rng: random.Random, in_bag: Mapping[int, int] = NOTHING) -> AnyPosition:
        """One of the positions that this could be: what is unseen is dealt anew, and contradicts nothing known to all.

        `in_bag`: tiles that its bag has at least, by kind.
        """
        reef = Reef.from_buffer_copy(self.reef)
        tiles = [colour for colour, n in enumerate(self.unseen()) for _ in range(n)]
        rng.shuffle(tiles)
        size = len(tiles) - self.hidden
        if not self._may_be(tiles[:size].count, in_bag):
            tiles = self._bags(in_bag).deal(rng)
        for player, (in_hand, in_fish) in enumerate(self.unknown):
            for _ in range(in_hand):
                reef.hand[5 * player + tiles.pop()] += 1
            for _ in range(in_fish):
                reef.fish[5 * player + tiles.pop()] += 1
        for colour in range(5):
            reef.bag[colour] = tiles.count(colour)
        return Position.from_bytes(bytes(reef))

    @property
    def hidden(self) -> int:
        """How many unseen tiles are not in the bag."""
        return sum(in_hand + in_fish for in_hand, in_fish in self.unknown)

    @cached_property
    def _open(self) -> tuple[dict[int, int], list[int]]:
        """What all know of the bag: the colours of which it has a tile, and those of which it has none.    R13.1"""
        if self._told is None:
            return {}, []
        drained = [colour for colour in range(5) if not self.reef.reserve[colour]]
        had = {colour: 1 for colour in drained if COLOURS[colour] in self._told}
        return had, [colour for colour in drained if colour not in had]

    @cached_property
    def _bound(self) -> bool:
        return any(self._open)

    def _may_be(self, number: Callable[[int], int], in_bag: Mapping[int, int]) -> bool:
        """Whether a bag with this number of each kind has what it must have, and nothing else of what all know."""
        had, missing = self._open
        if any(number(colour) for colour in missing) or not all(map(number, had)):
            return False
        return all(number(kind) >= least for kind, least in in_bag.items())

    def _bags(self, in_bag: Mapping[int, int]) -> Bags:
        """The bags that there may be."""
        if not in_bag:
            return self._usual_bags
        had, missing = self._open
        least = {**had, **{kind: max(n, had.get(kind, 0)) for kind, n in in_bag.items()}}
        return Bags(self.unseen(), sum(self.unseen()) - self.hidden, least, missing)

    @cached_property
    def _usual_bags(self) -> Bags:
        had, missing = self._open
        return Bags(self.unseen(), sum(self.unseen()) - self.hidden, had, missing)


def add_any(tiles: Any, kinds: Iterable[int], number: int) -> None:
    """Add so many tiles of any of these kinds, of none more than a position may have."""
    for kind in kinds:
        more = min(number, POLYPS_OF_A_COLOUR - tiles[kind])
        tiles[kind] += more
        number -= more


def whose(seen: Mapping[str, Any]) -> int:
    """Whose view this is: the only one whose hand is open, else who has the turn."""
    hands = [player for player, holding in enumerate(seen["players"]) if "total" not in holding["hand"]]
    return hands[0] if len(hands) == 1 else int(seen["turn"]["player"])


def colours_to_be_had(reef: Any) -> str:
    """The colours of which growth and action 8 can get a polyp: open to all (R13.1)."""
    return "".join(name for k, name in enumerate(COLOURS) if reef.bag[k] or reef.reserve[k])


def is_remembered(seen: Mapping[str, Any]) -> bool:
    """Whether a view has the memory aid: it tells what is known of hands."""
    hands = [holding["hand"] for holding in seen["players"]]
    return all("known" in hand for hand in hands if "total" in hand)


def in_bag(seen: Mapping[str, Any]) -> int:
    """How many tiles the bag of a view holds."""
    return seen["bag"] if isinstance(seen["bag"], int) else sum(seen["bag"].values())


def open_part(seen: Mapping[str, Any]) -> tuple[list[dict[str, Any]], list[tuple[int, int]], list[int]]:
    """The players of a view with what is known of them, the unknown tiles of each hand and fish, and hidden cubes."""
    players, unknown, cubes = [], [], []
    for holding in seen["players"]:
        shown = dict(holding)
        totals = {}
        for name in ("hand", "fish", "cubes"):
            if "total" in holding[name]:
                shown[name] = holding[name].get("known", {})
                totals[name] = holding[name]["total"] - sum(shown[name].values())
        players.append(shown)
        unknown.append((totals.get("hand", 0), totals.get("fish", 0)))
        cubes.append(totals.get("cubes", 0))
    return players, unknown, cubes


def share_hidden_cubes(reef: Any, hidden: Sequence[int]) -> None:
    """Without the memory aid a view shows only how many cubes the others hold: give them what is missing."""
    missing = [
        colour for colour in range(5) for _ in range(9 - reef.larvae[colour] - sum(reef.cubes[colour::5]))
    ]
    for player, n in enumerate(hidden):
        for _ in range(n):
            reef.cubes[5 * player + missing.pop()] += 1
