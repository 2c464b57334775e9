"""Positions of the Second Kind drawn as text, with the questions that its tests ask. It goes on where `drawn` ends.

    game = reef('''
        . . . # . . .
        W W Wh:ne Y/O Y1 GG* X
    ''', hand="WW Y/O rock", cubes="W", cards=("night_shift", "six_pack turncoral"))

A drawing shows whole boards, or only the lowest rows of board 1: the rows above are bare rock then. `#` is water, `.`
bare rock, `X` a crown of thorns; a tile is written as on a board, but a double as its letter twice. A digit behind it
is the player whose shrimp stands there, `*` a wooden blue shrimp. Terrain tiles are named (`terrain={"1d0": "rock"}`),
what lies outside the printed edge too (`beyond={"1d0": "W0"}`).

Holdings are runs of ordinary tiles and single special ones: `"WWY W/O W2 crown"`. A tuple says it for player 0, 1 …
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, TypedDict, Unpack

import drawn
from drawn import Drawn, Piles, State

from reefencounter import Game, decks
from reefencounter.engine.components import BOARDS, COLOURS, COLUMNS, ROWS
from reefencounter.engine.second_kind.components import KINDS, NUMBER_OF_KIND
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS

DECK = [card["id"] for card in decks.by_id(decks.DEFAULT).cards]
SIGN = re.compile(r"([.#X]|[WYOPG](?:/[WYOPG]|h:(?:ne|se|sw|nw)|b|[WYOPG])?)([0-3*]?)")
TURN: State = Game(players=2, second_kind=True, seed=1).state()["turn"] | {"phase": "turn"}


class Things(TypedDict, total=False):
    """Everything a test may say about a position beside its boards."""

    players: int
    advanced: bool
    boards: str
    hand: Piles
    cubes: Piles
    consumed: Piles
    fish: Piles
    cards: Piles  # names, with spaces between
    table: Piles
    discards: str
    eaten: int | tuple[int, ...]
    star: bool
    stronger: str
    locks: str
    alga: str
    sea: str  # "WW,rock - Y - -": the tiles on the spaces W Y O P G
    bag: str  # just these; what is left over is then in the fish and the hand of the last player not to move
    reserve: str
    rest: str  # the colour that covers the boards that are not drawn
    terrain: dict[str, str]
    beyond: dict[str, str]
    blue_at_sea: bool
    wards: dict[str, int]
    number: int
    player: int
    phase: str
    acted: bool
    lays: int
    laying: str
    from_hand: int
    laid: int
    must_play: str
    introduced: bool
    locked: bool
    moved: list[str]
    ended_by: str
    ender: int
    crowns: list[str]  # those that have still to act
    bought: bool
    collected: bool
    effects: dict[str, Any]
    pending: dict[str, Any]


class Reef(Drawn):
    """A game of the Second Kind. `hand`, `cards` … are those of the player whose turn was drawn."""

    def tiles(self, deal: str) -> list[str]:
        return tiles(deal)

    def __getitem__(self, cell: str) -> str:
        """A cell in the signs of the drawings."""
        state = self.state
        if cell in state["crowns"]:
            return "X"
        tile = state["polyps"].get(cell, ".")
        tile = tile[0] * 2 if tile[1:] == "2" else tile
        return f"{tile}{state['shrimps'].get(cell, '')}{'*' * (cell in state['blue']['boards'])}"

    def coral(self, cell: str) -> str:
        numbers = self.game.position.coral(CELL_NUMBERS[cell])
        return " ".join(CELL_TEXTS[number] for number in sorted(numbers))

    def all(self, pile: str) -> list[str]:
        return [written(player[pile]) for player in self.state["players"]]

    def cards_of(self, player: int) -> list[str]:
        """The unplayed cards of a player."""
        cards: list[str] = self.state["players"][player]["cards"]
        return cards

    @property
    def cards(self) -> list[str]:
        return self.cards_of(self.me)

    @property
    def table(self) -> list[str]:
        table: list[str] = self.state["players"][self.me]["table"]
        return table

    @property
    def discards(self) -> list[str]:
        discards: list[str] = self.state["discards"]
        return discards

    @property
    def crowns(self) -> list[str]:
        crowns: list[str] = self.state["crowns"]
        return crowns

    @property
    def blue(self) -> tuple[int, bool, list[str]]:
        """The blue shrimps: how many in the supply, whether one is on the open sea, where on the boards."""
        blue = self.state["blue"]
        return blue["supply"], blue["sea"], blue["boards"]

    @property
    def pending(self) -> Any:
        return self.turn["pending"]

    @property
    def effects(self) -> State:
        effects: State = self.turn["effects"]
        return effects

    @property
    def window(self) -> tuple[str, int] | None:
        """The window that is open and who is asked."""
        pending = self.pending
        return (pending["window"], pending["player"]) if pending and pending["kind"] == "window" else None

    @property
    def sea(self) -> str:
        spaces = self.state["sea"].values()
        return " ".join(written(Counter(space)).replace(" ", ",") or "-" for space in spaces)

    @property
    def points(self) -> list[int]:
        return [row["points"] for row in self.game.score()]


def reef(picture: str = "", **things: Unpack[Things]) -> Reef:
    """A position of the Second Kind; its boards are A, B … unless said otherwise."""
    return Reef(Game.load(state_of(picture, **things), seed=1))


def state_of(picture: str = "", **things: Unpack[Things]) -> State:
    """The whole state (N7) that a picture and the things said about it describe."""
    given: State = dict(things)
    players, player = given.get("players", 2), given.get("player", 0)
    letters = given.get("boards", "ABCD")[:players]
    signs = _signs(picture, letters, given.get("rest"), given.get("terrain", {}))
    signs |= {cell: _sign(cell, sign) for cell, sign in given.get("beyond", {}).items()}
    on_boards = {cell: tile for cell, (tile, _) in signs.items() if tile not in ".#X"}
    crowns = [cell for cell, (tile, _) in signs.items() if tile == "X"]
    blue = [cell for cell, (_, who) in signs.items() if who == "*"]
    shrimps = {cell: int(who) for cell, (_, who) in signs.items() if who.isdigit()}
    piles = {
        name: [Counter(tiles(pile)) for pile in _each(given.get(name, ""), players, player)]
        for name in ("hand", "consumed", "fish")
    }
    spaces = [
        tiles(space.replace(",", " ")) for space in given.get("sea", "- - - - -").replace("-", ",").split()
    ]
    reserve = Counter(str(given.get("reserve", COLOURS)))
    pending = given.get("pending") or {}
    apart = Counter(pending["tiles"]) if isinstance(pending.get("tiles"), dict) else Counter[str]()
    used = sum((*piles["hand"], *piles["consumed"], *piles["fish"], *map(Counter, spaces)), reserve + apart)
    used += Counter(map(_kind, on_boards.values())) + Counter(given.get("terrain", {}).values())
    used["crown"] += len(crowns)
    bag = Counter({kind: number - used[kind] for kind, number in NUMBER_OF_KIND.items()})
    if "bag" in given:
        left_over = bag.copy()
        bag = Counter(tiles(given["bag"]))
        left_over.subtract(bag)
        other = max(seat for seat in range(players) if seat != player)
        piles["fish"][other] += Counter({kind: n for kind, n in left_over.items() if kind in KINDS[:30]})
        piles["hand"][other] += Counter({kind: n for kind, n in left_over.items() if kind in KINDS[30:]})
    names = {name: _each(given.get(name, ""), players, player) for name in ("cards", "table")}
    gone = [card for name in names for pile in names[name] for card in pile.split()] + given.get(
        "discards", ""
    ).split()
    at_sea = given.get("blue_at_sea", True)
    plain = drawn.state_of(
        letters.ljust(4, "A"),
        players=players,
        player=player,
        **{
            key: given[key]
            for key in ("advanced", "cubes", "eaten", "star", "stronger", "locks", "alga")
            if key in given
        },
    )
    for seat, holding in enumerate(plain["players"]):
        holding |= {name: dict(piles[name][seat]) for name in piles}
        holding["shrimps"] -= list(shrimps.values()).count(seat)
        holding |= {name: names[name][seat].split() for name in names}
    return plain | {
        "rules": {"players": players, "advanced": given.get("advanced", False), "second_kind": True},
        "polyps": {cell: f"{tile[0]}2" if tile[0] * 2 == tile else tile for cell, tile in on_boards.items()},
        "shrimps": shrimps,
        "terrain": given.get("terrain", {}),
        "crowns": crowns,
        "blue": {"supply": 4 - at_sea - len(blue), "sea": at_sea, "boards": blue},
        "wards": given.get("wards", {}),
        "draw": [card for card in DECK if card not in gone],
        "discards": given.get("discards", "").split(),
        "sea": dict(zip(COLOURS, spaces, strict=True)),
        "bag": dict(bag),
        "reserve": dict(reserve),
        "turn": {name: given.get(name, usual) for name, usual in TURN.items()},
    }


def tiles(text: str) -> list[str]:
    """The tiles of a holding or a deal, one by one: `"WWY W/O rock"`. A card is left as it is."""
    found: list[str] = []
    for word in text.split():
        found += word if set(word) <= set(COLOURS) else [word]
    return found


def written(counts: dict[str, int]) -> str:
    """A holding as tests write it."""
    run = "".join(colour * counts.get(colour, 0) for colour in COLOURS)
    return " ".join(([run] if run else []) + [kind for kind in KINDS[5:] for _ in range(counts.get(kind, 0))])


def _each(pile: Piles, players: int, player: int) -> list[str]:
    if isinstance(pile, str):
        return [pile if seat == player else "" for seat in range(players)]
    return [*pile, *[""] * (players - len(pile))]


def _kind(tile: str) -> str:
    """The kind of a tile that is drawn on a board."""
    if tile[0] * 2 == tile:
        return f"{tile[0]}2"
    if "/" in tile:
        return "/".join(sorted((tile[0], tile[2]), key=COLOURS.index))
    return tile.partition(":")[0]


def _sign(cell: str, sign: str) -> tuple[str, str]:
    match = SIGN.fullmatch(sign)
    if not match:
        raise ValueError(f"{cell}: {sign!r} is no sign of the drawings")
    return match[1], match[2]


def _signs(
    picture: str, letters: str, rest: str | None, terrain: dict[str, str]
) -> dict[str, tuple[str, str]]:
    """The signs of all printed cells; a drawing must show the water and the rock of its boards."""
    lines = [line.split() for line in picture.splitlines() if line.strip()]
    above = 6 - len(lines)
    drawn_boards = len(lines[0]) // 7 if lines else 0
    if any(len(line) != 7 * drawn_boards for line in lines) or above < 0:
        raise ValueError("a drawing has at most six rows, of seven cells for each board")
    signs: dict[str, tuple[str, str]] = {}
    for board, letter in enumerate(letters):
        for row, name in enumerate(ROWS):
            for column in range(7):
                cell = f"{board + 1}{COLUMNS[column]}{name}"
                water = BOARDS[letter][row][column] == "#"
                water = terrain.get(cell, "water" if water else "rock") == "water"
                if board < drawn_boards and row >= above:
                    sign = lines[row - above][7 * board + column]
                else:
                    sign = "#" if water else (rest or ".") if board >= max(1, drawn_boards) else "."
                if (sign == "#") is not water:
                    raise ValueError(f"{cell} is {'water' if water else 'rock'}, not {sign!r}")
                signs[cell] = _sign(cell, sign)
    return signs
