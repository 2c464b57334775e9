"""What an action would bring about, told before it is done: read off a copy of the position after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ...engine import codes
from ...engine.chance import Chance
from ...engine.components import COLOURS, COLUMNS, GROWTH_CELL, ROWS
from ...engine.position import Position
from ...messages import Message
from ...notation.forms import AnyPosition, cell_names, cell_numbers, id_of, plain, rules_of, tile_kinds
from ...telling.listener import listener_at
from ..schemas import AlgaChoice, CollectChoice, CubePlay, LayTarget, LayWay, Meal
from ..schemas.values import Data
from .reef import LETTERS, MOST_FROM_HAND, colour, cylinder, owner_of, tiles, values
from .spoken import Spoken, spoken, told

Source = Literal["hand", "consumed"]


class Look:
    """A position through the eyes of the player who is to act."""

    width, height = len(COLUMNS), len(ROWS)  # of a board
    collected = "preview.ends_turn"  # what comes after collecting

    def __init__(
        self, position: AnyPosition, seat: int, names: Sequence[str], *, observed: bool = False
    ) -> None:
        """`observed`: somebody who is no player acts for the seat."""
        self.position, self.seat = position, seat
        self.speaker = listener_at(seat, names, rules_of(position).deck, observed=observed)
        self.reef = position.fields()
        self.texts, self.numbers = cell_names(position), cell_numbers(position)
        self.kinds = tile_kinds(position)
        self.ids: Mapping[str, int] = {}  # of the legal actions, as far as they are known
        self.boards: Sequence[int] | None = None  # that are shown, where not all are
        self.labels: dict[tuple[str, str], tuple[str, Data]] = {}

    def calm(self) -> AnyPosition:
        """The position to which actions are applied to see what comes of them."""
        return self.position

    def after(self, action: str) -> Any:
        """The position of this game after an action. Chance decides nothing of what is read off it."""
        twin = self.calm().copy()
        twin.apply(self.ids[action] if action in self.ids else id_of(twin, action), Chance(0), self.seat)
        return twin

    def named(self, cells: Sequence[int]) -> list[str]:
        """Cells by their names."""
        return [self.texts[cell] for cell in cells]

    def seen(self, cells: Sequence[str]) -> list[str]:
        """Those on the boards that are shown."""
        return [cell for cell in cells if self.boards is None or int(cell[0]) in self.boards]

    def showing(self, pile: Sequence[int], letter: str) -> int:
        """How many tiles of one's own can show a colour."""
        return pile[5 * self.seat + COLOURS.index(letter)]

    def most_from_hand(self) -> int:
        """How many tiles of the hand the laying that is going on may take."""
        return MOST_FROM_HAND

    def cube(self, letter: str, *counts_as: str) -> CubePlay:
        """Where polyps could be laid with a cube."""
        k = COLOURS.index(letter)
        cells = self.seen(self.named(self.position.layable(k)))
        attacks = [cell for cell in cells if self.position.colour_at(self.numbers[cell]) >= 0]
        mine = 5 * self.seat + k
        hand, consumed = min(self.reef.hand[mine], MOST_FROM_HAND), self.reef.consumed[mine]
        text = self.spoken(open_to(letter, hand, consumed, len(cells), len(attacks)))
        return CubePlay(colour(letter), cells, attacks, *text, action=f"cube {letter}")

    def spoken(self, *messages: Message) -> Spoken:
        """Messages for this player, one on each line: a page may set the first apart."""
        return spoken(self.speaker, messages, "\n")

    def targets(self, found: Sequence[list[str]]) -> list[LayTarget]:
        """The cells for the polyp that is laid next."""
        ways: dict[str, list[tuple[Source, str]]] = {}
        for cell, *rest in found:
            source: Source = "consumed" if rest[:1] == ["consumed"] else "hand"
            tile = rest[-1] if rest and rest[-1] != "consumed" else ""
            ways.setdefault(cell, []).append((source, tile))
        return [self.target(cell, how) for cell, how in ways.items()]

    def target(self, name: str, ways: Sequence[tuple[Source, str]]) -> LayTarget:
        """One cell: what is taken, what grows, what comes of the corals, for each way to lay there."""
        cell, cells = self.numbers[name], len(self.texts) // 4
        growth = cell // cells * cells + self.numbers["1" + GROWTH_CELL]
        prey = self.position.colour_at(cell)
        by_tile: dict[str, tuple[bool, Spoken]] = {}  # from where it comes makes no difference
        found = []
        for source, tile in ways:
            action = " ".join(["lay", name, *["consumed"] * (source == "consumed"), *[tile] * bool(tile)])
            if tile not in by_tile:
                after = self.after(action)
                grows = growth != cell and self.position.colour_at(growth) < 0 <= after.colour_at(growth)
                by_tile[tile] = (grows, self.spoken(*self.laid(after, cell, growth if grows else None, tile)))
            lying = tile or LETTERS[self.reef.laying - 1]
            if (source, lying) not in self.labels:  # many cells have the same ways
                self.labels[source, lying] = told(self.speaker, self.label(source, lying))
            words, message = self.labels[source, lying]
            text = by_tile[tile][1]
            found.append(LayWay(action, source, lying, words, text.words, message, text.messages))
        grows, _ = by_tile[ways[0][1]]
        return LayTarget(
            cell=name,
            sources=list(dict.fromkeys(source for source, _ in ways)),
            attacks=None if prey < 0 else LETTERS[prey],
            attackers=self.attackers(cell, [tile for _, tile in ways]) if prey >= 0 else [],
            grows=self.texts[growth] if grows else None,
            ways=found,
        )

    def label(self, source: Source, tile: str) -> Message:
        """A way to lay, for a button."""
        return Message("way.hand" if source == "hand" else "way.consumed")

    def attackers(self, cell: int, tiles: Sequence[str]) -> list[str]:
        """The polyps beside a target that belong to corals large enough to attack it (R5.1b)."""
        laying = self.reef.laying - 1
        return [
            self.texts[place]
            for place in self.beside(cell)
            if self.position.colour_at(place) == laying and len(self.position.coral(place)) > 1
        ]

    def beside(self, cell: int) -> list[int]:
        """The neighbours of a cell on its board (R0)."""
        board, place = divmod(cell, self.width * self.height)
        row, column = divmod(place, self.width)
        first = board * self.width * self.height
        around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return [first + self.width * r + c for r, c in around if 0 <= r < self.height and 0 <= c < self.width]

    def laid(self, after: AnyPosition, cell: int, growth: int | None, tile: str) -> list[Message]:
        """What laying on this cell would do."""
        laying, name = LETTERS[self.reef.laying - 1], self.texts[cell]
        prey = self.position.colour_at(cell)
        grown = None if growth is None else self.texts[growth]
        if prey < 0:
            told = [Message("preview.lay", colour=laying, cell=name, tile=tile or None, grows=grown)]
        else:
            owner = owner_of(self.position, self.position.coral(cell))
            told = [
                Message("preview.attack", owner=owner, target=LETTERS[prey], cell=name, tile=tile or None),
                Message("preview.take", taken=self.taken(cell), colour=laying, grows=grown),
                *self.split(after, cell, LETTERS[prey]),
            ]
        return [*told, *self.coral(after, cell)]

    def taken(self, cell: int) -> str:
        """The kind of tile that would be consumed on a cell."""
        return LETTERS[self.position.colour_at(cell)]

    def coral(self, after: AnyPosition, cell: int) -> list[Message]:
        """What becomes of the coral to which the polyp would belong."""
        coral = after.coral(cell)
        owner = owner_of(after, coral)
        if len(coral) == 1:
            return []
        own = [place for place in coral if self.position.colour_at(place) == after.colour_at(cell)]
        joined = _parts(self.position, own)
        if joined > 1:
            return [Message("preview.joins", corals=joined, owner=owner, size=len(coral))]
        laid = LETTERS[after.colour_at(cell)]
        return [Message("preview.grows", owner=owner, colour=laid, size=len(coral))]

    def split(self, after: AnyPosition, cell: int, prey: str) -> list[Message]:
        """How the coral that is attacked would fall apart."""
        left = [place for place in self.position.coral(cell) if place != cell]
        parts: list[int] = []
        while left:
            part = after.coral(left[0])
            parts.append(len(part))
            left = [place for place in left if place not in part]
        return [Message("preview.splits", colour=prey, sizes=parts)] if len(parts) > 1 else []

    def shields(self) -> list[str]:
        """The protected polyps that would otherwise be open to this laying: the rules are asked without shrimps."""
        k = self.reef.laying - 1
        bare = plain(self.position).fields()
        bare.shrimps[:] = [0] * len(bare.shrimps)
        joining = set(self.position.joining(k))
        open_then = set(Position.from_bytes(bytes(bare)).layable(k)) - joining
        return self.named([cell for cell in self.position.protected() if cell in open_then])

    def meal(self, name: str, *card: str) -> Meal:
        """A coral for the fish."""
        cell = self.numbers[name]
        coral = sorted(self.position.coral(cell))
        k = self.position.colour_at(cell)
        after = self.after(f"eat {name}").fields()
        returned = after.bag[k] - self.reef.bag[k]
        kept = len(coral) - returned
        told = [
            self.eats(k, coral, name, kept=kept, returned=returned, value=self.position.value(k)),
            *[Message("preview.fourth_shrimp")] * bool(after.ended_by and not self.reef.ended_by),
        ]
        text = self.spoken(*told)
        return Meal(name, self.named(coral), LETTERS[k], returned, kept, *text, action=f"eat {name}")

    def eats(
        self,
        colour: int,
        coral: Sequence[int],
        cell: str,
        *,
        kept: int,
        returned: int,
        value: int = 0,
        card: str | None = None,
        choose: bool = False,
    ) -> Message:
        """A coral for the fish; `choose`: which tiles go back is for the player to say."""
        return Message(
            "preview.eat",
            colour=LETTERS[colour],
            size=len(coral),
            cell=cell,
            kept=kept,
            returned=returned,
            value=value,
            card=card,
            choose=choose,
        )

    def algae(self, found: Sequence[list[str]]) -> list[AlgaChoice]:
        """Algae by colour and place, with the consumed tiles that may pay."""
        payers: dict[tuple[str, str], dict[str, str]] = {}
        for paid, alga, place in found:
            payers.setdefault((alga, place), {})[paid] = f"alga {paid} {alga} {place}"
        return [self.alga(alga, place, paid) for (alga, place), paid in payers.items()]

    def alga(self, alga: str, place: str, paid: dict[str, str]) -> AlgaChoice:
        """What an alga would turn, and the values afterwards."""
        after = self.after(next(iter(paid.values())))
        turned = [
            now
            for then, now in zip(tiles(self.position), tiles(after), strict=True)
            if then.stronger != now.stronger
        ]
        if place == "sea":
            told = [Message("preview.alga", alga=alga)]
        else:
            tile = tiles(self.position)[int(place) - 1]
            told = [
                Message(
                    "preview.lock",
                    alga=alga,
                    coral_tile=int(place),
                    stronger=tile.stronger,
                    weaker=tile.weaker,
                )
            ]
        news = [Message("preview.then_beats", stronger=tile.stronger, weaker=tile.weaker) for tile in turned]
        told.append(Message("preview.turns", items=news) if news else self.turns_none(after))
        if after.fields().ended_by:
            told.append(Message("preview.all_locked"))
        text = self.spoken(*told)
        return AlgaChoice(cylinder(alga), place, paid, [tile.number for tile in turned], values(after), *text)

    def turns_none(self, after: Any) -> Message:
        """Where an alga turns nothing at once."""
        return Message("preview.turns_none")

    def collect(self, space: str) -> CollectChoice:
        """What a space of the open sea gives, and whether the game goes on."""
        k = COLOURS.index(space)
        heap = self.space(self.reef.sea, k)
        polyps = [self.kinds[tile] for tile, n in enumerate(heap) for _ in range(n)]
        action = f"take {space}"
        after = self.after(action).fields()
        ended = codes.ENDINGS[after.ended_by]
        then = (
            self.collected if not ended else "preview.no_refill" if ended == "supply" else "preview.ends_game"
        )
        text = self.spoken(Message("preview.collect", colour=space, polyps=polyps), Message(then))
        lie, lay = self.on_spaces(after.sea), self.on_spaces(self.reef.sea)
        lay[k] = 0
        clockwise = ((k + turn) % 5 for turn in range(5))  # R9.2
        refill = [LETTERS[other] for other in clockwise if lie[other] > lay[other]]
        return CollectChoice(action, colour(space), polyps, refill, *text)

    def space(self, sea: Sequence[int], space: int) -> Sequence[int]:
        """The tiles on a space of the open sea, by kind."""
        size = len(self.kinds)
        return sea[size * space : size * space + size]

    def on_spaces(self, sea: Sequence[int]) -> list[int]:
        """How many tiles lie on each space of the open sea."""
        size, tiles = len(self.kinds), sea[:]
        return [sum(tiles[first : first + size]) for first in range(0, len(tiles), size)]


def open_to(letter: str, hand: int, consumed: int, cells: int, attacks: int) -> Message:
    """What can be laid with a cube."""
    return Message("preview.cube", colour=letter, hand=hand, consumed=consumed, cells=cells, attacks=attacks)


def _parts(position: AnyPosition, cells: Sequence[int]) -> int:
    """To how many corals these cells belong."""
    left, parts = list(cells), 0
    while left:
        coral = set(position.coral(left[0]))
        left = [cell for cell in left if cell not in coral]
        parts += 1
    return parts
