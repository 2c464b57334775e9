"""What an action would bring about, told before it is done: read off a copy of the position after it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from ...engine import codes
from ...engine.chance import Chance
from ...engine.components import COLOURS, COLUMNS, ROWS
from ...engine.position import Position
from ...messages import Message
from ...messages.speaker import Speaker
from ...notation.forms import AnyPosition, cell_names, cell_numbers, id_of, plain, rules_of, tile_kinds
from ...notation.text import CELL_TEXTS
from ...telling.listener import any_actor, listener_at
from ..said import words_alone
from ..schemas import AlgaChoice, CollectChoice, CubePlay, LayTarget, LayWay, Meal
from ..schemas.values import Colour, Data
from .reef import LETTERS, MOST_FROM_HAND, colour, cylinder, tiles, values
from .spoken import Spoken, spoken, told

Source = Literal["hand", "consumed"]
Way = tuple[Source, str]  # to lay: from where, and the tile as it then lies where there are several
Label = Callable[[Source, str], Message]  # of a way, for a button
TARGETS, OTHERS = 4096, 1024  # that are remembered


class Attacked(NamedTuple):
    """What becomes of a coral of which a polyp is consumed."""

    colour: Colour
    owner: int | None
    taken: str  # the kind of tile
    parts: tuple[int, ...]  # the sizes of what is left


class Laid(NamedTuple):
    """What laying a polyp does. All that is told of it follows from this."""

    grows: str | None  # the cell on which another one grows
    colour: Colour
    size: int  # of the coral to which it belongs
    owner: int | None
    joined: int  # the corals that became this one
    attacked: Attacked | None

    def told(self, laying: Colour, cell: str, tile: str) -> list[Message]:
        """For whoever may lay it on this cell."""
        prey = self.attacked
        if prey is None:
            told = [Message("preview.lay", colour=laying, cell=cell, tile=tile or None, grows=self.grows)]
        else:
            told = [
                Message("preview.attack", owner=prey.owner, target=prey.colour, cell=cell, tile=tile or None),
                Message("preview.take", taken=prey.taken, colour=laying, grows=self.grows),
            ]
            if len(prey.parts) > 1:
                told.append(Message("preview.splits", colour=prey.colour, sizes=prey.parts))
        if self.joined > 1:
            told.append(Message("preview.joins", corals=self.joined, owner=self.owner, size=self.size))
        elif self.size > 1:
            told.append(Message("preview.grows", owner=self.owner, colour=self.colour, size=self.size))
        return told


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
        self.anybodys = any_actor(self.speaker)
        self.reef = position.fields()
        self.texts, self.numbers = cell_names(position), cell_numbers(position)
        self.kinds = tile_kinds(position)
        self.ids: Mapping[str, int] = {}  # of the legal actions, as far as they are known
        self.boards: Sequence[int] | None = None  # that are shown, where not all are

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

    def seen(self, cells: list[str]) -> list[str]:
        """Those on the boards that are shown."""
        if self.boards is None:
            return cells
        return [cell for cell in cells if int(cell[0]) in self.boards]

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
        attacks = self.seen(self.named(self.position.prey(k)))
        mine = 5 * self.seat + k
        hand, consumed = min(self.reef.hand[mine], MOST_FROM_HAND), self.reef.consumed[mine]
        text = _open_to(self.anybodys, words_alone(), letter, hand, consumed, len(cells), len(attacks))
        return CubePlay(colour(letter), cells, attacks, *text, action=f"cube {letter}")

    def spoken(self, *messages: Message) -> Spoken:
        """Messages for this player, one on each line: a page may set the first apart."""
        return spoken(self.speaker, messages, "\n")

    def targets(self, found: Sequence[Sequence[str]]) -> list[LayTarget]:
        """The cells for the polyp that is laid next."""
        ways: dict[str, list[Way]] = {}
        for cell, *rest in found:
            source: Source = "consumed" if rest[:1] == ["consumed"] else "hand"
            tile = rest[-1] if rest and rest[-1] != "consumed" else ""
            ways.setdefault(cell, []).append((source, tile))
        laying, alone = LETTERS[self.reef.laying - 1], words_alone()
        return [self.target(laying, cell, tuple(how), alone) for cell, how in ways.items()]

    def target(self, laying: Colour, name: str, ways: tuple[Way, ...], alone: bool) -> LayTarget:
        """One cell: what is taken, what grows, what comes of the corals, for each way to lay there."""
        cell, speaker = self.numbers[name], self.anybodys
        by_tile: dict[str, Hashable] = {}  # from where it comes makes no difference
        for source, tile in ways:
            if tile not in by_tile:
                by_tile[tile], names_somebody = self.laid(lay(name, source, tile), cell)
                if names_somebody:
                    speaker = self.speaker
        attack = self.position.colour_at(cell) >= 0
        attackers = tuple(self.attackers(cell, list(by_tile))) if attack else ()
        laid = tuple(by_tile.values())
        return _target(self.read, self.label, speaker, alone, laying, name, ways, laid, attackers)

    @staticmethod
    def label(source: Source, tile: str) -> Message:
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

    def laid(self, action: str, cell: int) -> tuple[Hashable, bool]:
        """What an action does that lays on a cell, for `read`, and whether a player is named in it."""
        facts = plain(self.position).laid(self.ids[action], self.seat)
        return facts, facts[2] >= 0 or (len(facts) > 5 and facts[5] >= 0)

    @staticmethod
    def read(facts: Any, laying: Colour) -> Laid:
        """What `laid` has found."""
        grows, size, owner, joined, prey, *attacked = facts
        return Laid(
            grows=CELL_TEXTS[grows] if grows >= 0 else None,
            colour=laying,
            size=size,
            owner=somebody(owner),
            joined=joined,
            attacked=Attacked(LETTERS[prey], somebody(attacked[0]), LETTERS[prey], tuple(attacked[1:]))
            if attacked
            else None,
        )

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

    def algae(self, found: Sequence[Sequence[str]]) -> list[AlgaChoice]:
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

    def collecting(self, found: Sequence[Sequence[str]]) -> list[CollectChoice]:
        """What the spaces of the open sea give."""
        lay = self.on_spaces(self.reef.sea)
        return [self.collect(space, lay) for [space] in found]

    def collect(self, space: str, lay: Sequence[int]) -> CollectChoice:
        """What a space gives, and whether the game goes on; `lay`: how many tiles lie on each of them."""
        k = COLOURS.index(space)
        heap = self.space(self.reef.sea, k)
        polyps = [self.kinds[tile] for tile, n in enumerate(heap) for _ in range(n)]
        after = self.after(f"take {space}").fields()
        ended = codes.ENDINGS[after.ended_by]
        then = (
            self.collected if not ended else "preview.no_refill" if ended == "supply" else "preview.ends_game"
        )
        lie = self.on_spaces(after.sea)
        clockwise = [(k + turn) % 5 for turn in range(5)]  # R9.2
        refill = "".join(
            [COLOURS[other] for other in clockwise if lie[other] > (0 if other == k else lay[other])]
        )
        return _collect(self.anybodys, words_alone(), space, tuple(polyps), then, refill)

    def space(self, sea: Sequence[int], space: int) -> Sequence[int]:
        """The tiles on a space of the open sea, by kind."""
        size = len(self.kinds)
        return sea[size * space : size * space + size]

    def on_spaces(self, sea: Sequence[int]) -> list[int]:
        """How many tiles lie on each space of the open sea."""
        size, tiles = len(self.kinds), sea[:]
        return [sum(tiles[first : first + size]) for first in range(0, len(tiles), size)]


def somebody(player: int) -> int | None:
    """A player by their number; -1 is nobody."""
    return player if player >= 0 else None


def lay(cell: str, source: Source, tile: str) -> str:
    """The action that lays there in this way."""
    return f"lay {cell}{' consumed' if source == 'consumed' else ''}{tile and ' ' + tile}"


@lru_cache(TARGETS)
def _target(
    read: Callable[[Any, Colour], Laid],
    label: Label,
    speaker: Speaker,
    alone: bool,  # whoever reads now gets words alone
    laying: Colour,
    cell: str,
    ways: tuple[Way, ...],
    facts: tuple[Hashable, ...],  # what was found for each of the tiles, in their order
    attackers: tuple[str, ...],
) -> LayTarget:
    """A cell to lay on. Often the same is found again: then it is not told anew."""
    laid = [read(each, laying) for each in facts]
    tiles = dict.fromkeys([tile for _, tile in ways])
    texts = {
        tile: spoken(speaker, each.told(laying, cell, tile), "\n")
        for tile, each in zip(tiles, laid, strict=True)
    }
    found = []
    for source, tile in ways:
        lying = tile or laying
        (words, message), text = _label(label, any_actor(speaker), alone, source, lying), texts[tile]
        action = lay(cell, source, tile)
        found.append(LayWay(action, source, lying, words, text.words, message, text.messages))
    return LayTarget(
        cell=cell,
        sources=list(dict.fromkeys([source for source, _ in ways])),
        attacks=laid[0].attacked and laid[0].attacked.colour,
        attackers=list(attackers),
        grows=laid[0].grows,
        ways=found,
    )


@lru_cache(TARGETS)
def _label(label: Label, speaker: Speaker, alone: bool, source: Source, tile: str) -> tuple[str, Data]:
    """A way to lay, in words and as data."""
    return told(speaker, label(source, tile))


@lru_cache(OTHERS)
def _collect(
    speaker: Speaker, alone: bool, space: str, polyps: tuple[str, ...], then: str, refill: str
) -> CollectChoice:
    """What a space of the open sea gives, and what comes after; `alone`: whoever reads now gets words alone."""
    text = spoken(speaker, [Message("preview.collect", colour=space, polyps=polyps), Message(then)], "\n")
    spaces = [colour(letter) for letter in refill]
    return CollectChoice(f"take {space}", colour(space), list(polyps), spaces, *text)


@lru_cache(OTHERS)
def _open_to(speaker: Speaker, alone: bool, letter: str, *numbers: int) -> Spoken:
    return spoken(speaker, [open_to(letter, *numbers)])


def open_to(letter: str, hand: int, consumed: int, cells: int, attacks: int) -> Message:
    """What can be laid with a cube."""
    return Message("preview.cube", colour=letter, hand=hand, consumed=consumed, cells=cells, attacks=attacks)
