"""What an action would bring about, told before it is done: read off a copy of the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...engine import codes
from ...engine.components import COLOUR_NAMES, COLOURS, GROWTH_CELL
from ...engine.layout import Reef
from ...engine.position import Chance, Position
from ...notation.text import CELL_NUMBERS, CELL_TEXTS, action_id
from ...telling.words import Names, a_colour, count, listed
from ..schemas import AlgaChoice, CubePlay, Haul, LayTarget, Meal
from .reef import CELLS, LETTERS, MOST_FROM_HAND, colour, cylinder, tiles, values


class Look:
    """A position through the eyes of the player who is to act."""

    def __init__(self, position: Position, seat: int, names: Sequence[str]) -> None:
        self.position, self.seat, self.names = position, seat, Names(names, seat)
        self.reef = position.fields()

    def after(self, action: str) -> Position:
        """The position after an action. Chance decides nothing of what is read off it."""
        twin = self.position.copy()
        twin.apply(action_id(action), Chance(0), self.seat)
        return twin

    def owner(self, position: Position, coral: Sequence[int]) -> int | None:
        """Whose shrimp stands on a coral."""
        owners = [owner for cell in coral if (owner := position.shrimp_at(cell)) >= 0]
        return owners[0] if owners else None

    def cube(self, letter: str) -> CubePlay:
        """Where polyps could be laid with a cube."""
        k = COLOURS.index(letter)
        cells = self.position.layable(k)
        attacks = [cell for cell in cells if self.position.colour_at(cell) >= 0]
        mine = 5 * self.seat + k
        hand, consumed = min(self.reef.hand[mine], MOST_FROM_HAND), self.reef.consumed[mine]
        name, what = COLOUR_NAMES[letter], []
        if hand:
            what.append(f"{'up to ' if hand > 1 else ''}{hand} {name} from your hand")
        if consumed:
            what.append(f"{consumed} consumed" if hand else f"{consumed} consumed {name}")
        where = f"{len(cells)} {'cell is' if len(cells) == 1 else 'cells are'} open"
        if attacks:
            where += f", {len(attacks)} by attack"
        text = f"Lay {listed(what)}: {where}."
        return CubePlay(colour(letter), _texts(cells), _texts(attacks), text)

    def targets(self, found: Sequence[list[str]]) -> list[LayTarget]:
        """The cells for the polyp that is laid next."""
        sources: dict[str, list[Literal["hand", "consumed"]]] = {}
        for cell, *rest in found:
            sources.setdefault(cell, []).append("consumed" if rest else "hand")
        return [self.target(cell, how) for cell, how in sources.items()]

    def target(self, name: str, sources: list[Literal["hand", "consumed"]]) -> LayTarget:
        """One cell: what is taken, what grows, what comes of the corals."""
        position, cell = self.position, CELL_NUMBERS[name]
        after = self.after(f"lay {name}" + ("" if "hand" in sources else " consumed"))
        prey = position.colour_at(cell)
        growth = cell // CELLS * CELLS + CELL_NUMBERS["1" + GROWTH_CELL]
        grows = growth != cell and position.colour_at(growth) < 0 <= after.colour_at(growth)
        return LayTarget(
            cell=name,
            sources=sources,
            attacks=None if prey < 0 else LETTERS[prey],
            attackers=self.attackers(cell) if prey >= 0 else [],
            grows=CELL_TEXTS[growth] if grows else None,
            text=self.laid(after, cell, growth if grows else None),
        )

    def attackers(self, cell: int) -> list[str]:
        """The polyps beside a target that belong to corals large enough to attack it (R5.1b)."""
        laying = self.reef.laying - 1
        return [
            CELL_TEXTS[place]
            for place in _beside(cell)
            if self.position.colour_at(place) == laying and len(self.position.coral(place)) > 1
        ]

    def laid(self, after: Position, cell: int, growth: int | None) -> str:
        """What laying on this cell would do, as sentences."""
        laying, name = LETTERS[self.reef.laying - 1], CELL_TEXTS[cell]
        prey = self.position.colour_at(cell)
        grown = "" if growth is None else f"{a_colour(laying, 'one')} grows on {CELL_TEXTS[growth]}"
        if prey >= 0:
            owner = self.owner(self.position, self.position.coral(cell))
            whose = (
                "" if owner is None else f"{'your own' if owner == self.seat else self.names.whose(owner)} "
            )
            said = [
                f"Attack {whose}{COLOUR_NAMES[LETTERS[prey]]} at {name}.",
                "You take the polyp" + _then(grown),
            ]
            said += self.split(after, cell, LETTERS[prey])
        else:
            said = [f"Lay {COLOUR_NAMES[laying]} on {name}" + _then(grown)]
        return " ".join([*said, self.coral(after, cell)]).strip()

    def coral(self, after: Position, cell: int) -> str:
        """What becomes of the coral to which the polyp would belong."""
        coral = after.coral(cell)
        owner = self.owner(after, coral)
        if len(coral) == 1:
            return ""
        name = COLOUR_NAMES[LETTERS[after.colour_at(cell)]]
        whose = f"the {name} coral" if owner is None else f"{self.names.whose(owner)} coral"
        own = [place for place in coral if self.position.colour_at(place) == after.colour_at(cell)]
        joined = _parts(self.position, own)
        if joined > 1:
            one = "one" if owner is None else "your coral" if owner == self.seat else whose
            return f"{count(joined, 'coral').capitalize()} become {one} of {len(coral)}."
        return f"{whose[0].upper()}{whose[1:]} grows to {len(coral)}."

    def split(self, after: Position, cell: int, prey: str) -> list[str]:
        """How the coral that is attacked would fall apart."""
        left = [place for place in self.position.coral(cell) if place != cell]
        parts: list[int] = []
        while left:
            part = after.coral(left[0])
            parts.append(len(part))
            left = [place for place in left if place not in part]
        if len(parts) < 2:
            return []
        return [f"The {COLOUR_NAMES[prey]} coral splits into {listed([str(n) for n in parts])}."]

    def shields(self) -> list[str]:
        """The protected polyps that would otherwise be open to this laying: the rules are asked without shrimps."""
        k = self.reef.laying - 1
        bare = self.position.fields()
        bare.shrimps[:] = [0] * len(bare.shrimps)
        joining = set(self.position.joining(k))
        open_then = set(Position.from_bytes(bytes(bare)).layable(k)) - joining
        return _texts([cell for cell in self.position.protected() if cell in open_then])

    def meal(self, name: str) -> Meal:
        """A coral for the fish."""
        cell = CELL_NUMBERS[name]
        coral = sorted(self.position.coral(cell))
        k = self.position.colour_at(cell)
        after = self.after(f"eat {name}").fields()
        returned = after.bag[k] - self.reef.bag[k]
        kept = len(coral) - returned
        worth = f", worth {self.position.value(k)}{' each' if kept > 1 else ''} now," if kept else ""
        text = (
            f"Eat the {COLOUR_NAMES[LETTERS[k]]} coral of {len(coral)} at {name}: {count(kept, 'polyp')} for your "
            f"fish{worth} and {returned} for the bag."
        )
        if after.ended_by and not self.reef.ended_by:
            text += " That is your fourth shrimp: it ends the game."
        return Meal(name, _texts(coral), LETTERS[k], returned, kept, text)

    def algae(self, found: Sequence[list[str]]) -> list[AlgaChoice]:
        """Algae by colour and place, with the consumed tiles that may pay."""
        payers: dict[tuple[str, str], list[str]] = {}
        for paid, alga, place in found:
            payers.setdefault((alga, place), []).append(paid)
        return [self.alga(alga, place, paid) for (alga, place), paid in payers.items()]

    def alga(self, alga: str, place: str, paid: list[str]) -> AlgaChoice:
        """What an alga would turn, and the values afterwards."""
        after = self.after(f"alga {paid[0]} {alga} {place}")
        turned = [
            now
            for then, now in zip(tiles(self.position), tiles(after), strict=True)
            if then.stronger != now.stronger
        ]
        if place == "sea":
            said = f"{alga.capitalize()} on the alga space"
        else:
            tile = tiles(self.position)[int(place) - 1]
            pair = f"{COLOUR_NAMES[tile.stronger]} beats {COLOUR_NAMES[tile.weaker]}"
            said = f"{alga.capitalize()} locks coral tile {place} for good: {pair}"
        news = [f"{COLOUR_NAMES[tile.stronger]} then beats {COLOUR_NAMES[tile.weaker]}" for tile in turned]
        said += (
            f". It turns {count(len(turned), 'coral tile')}: {listed(news)}."
            if news
            else ". It turns nothing."
        )
        if after.fields().ended_by:
            said += " All ten coral tiles are then locked: it ends the game."
        return AlgaChoice(cylinder(alga), place, paid, [tile.number for tile in turned], values(after), said)

    def haul(self, space: str) -> Haul:
        """What a space of the open sea gives, and whether the game goes on."""
        k = COLOURS.index(space)
        heap = _space(self.reef, k)
        polyps: list[str] = [LETTERS[tile] for tile, n in enumerate(heap) for _ in range(n)]
        with_them = listed([f"{n} {COLOUR_NAMES[LETTERS[tile]]}" for tile, n in enumerate(heap) if n])
        gift = f"the {COLOUR_NAMES[space]} cube" + (f" with {with_them}" if polyps else ", no polyps")
        text = f"Collect {gift}. That ends your turn."
        after = self.after(f"take {space}").fields()
        ended = codes.ENDINGS[after.ended_by]
        if ended == "supply":
            text = f"Collect {gift}. The open sea cannot be refilled then: it ends the game."
        elif ended:
            text = f"Collect {gift}. That ends your turn and the game."
        refill = [
            LETTERS[other]
            for other in ((k + turn) % 5 for turn in range(5))  # clockwise (R9.2)
            if sum(_space(after, other)) > (0 if other == k else sum(_space(self.reef, other)))
        ]
        return Haul(colour(space), polyps, refill, text)


def _space(reef: Reef, space: int) -> list[int]:
    """The polyps on a space of the open sea, by colour."""
    return reef.sea[5 * space : 5 * space + 5]


def _then(more: str) -> str:
    return f", and {more}." if more else "."


def _texts(cells: Sequence[int]) -> list[str]:
    return [CELL_TEXTS[cell] for cell in cells]


def _beside(cell: int) -> list[int]:
    """The neighbours of a cell on its board (R0)."""
    board, place = divmod(cell, CELLS)
    row, column = divmod(place, 7)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [board * CELLS + 7 * r + c for r, c in around if 0 <= r < 6 and 0 <= c < 7]


def _parts(position: Position, cells: Sequence[int]) -> int:
    """To how many corals these cells belong."""
    left, parts = list(cells), 0
    while left:
        coral = set(position.coral(left[0]))
        left = [cell for cell in left if cell not in coral]
        parts += 1
    return parts
