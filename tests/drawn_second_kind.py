"""Boards of the Second Kind drawn as text: special tiles, margins, crowns, blue shrimps, and cards in the hands.

    game = second_kind("AB", '''
        # # # . . . #
        # . W/Y Wh:ne W*1 . #
        . . # X W2*b . .
        . . . . . # .
        . . . # . . .
        . . . . Wb . .
    ''', hand="W Wh crown", cards="six_pack", stronger="W>Y")

`#` is water, `.` bare rock, `X` a crown, `~` deep water, `R` a bare rock tile (`R:W2` with a polyp on it); a tile is
written as on a board. Behind `*` stands a shrimp: `*0` that of player 0, `*b` a blue one. A picture of eight rows with
nine cells shows the margin too. Holdings are kinds with blanks between; a tuple says them for player 0, player 1 …
What is not mentioned is worked out, so that the totals are right.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from drawn import Drawn, _side, _sides

from reefencounter import Game
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.components import BOARDS, COLOURS
from reefencounter.engine.second_kind.components import KINDS, NUMBER_OF_KIND, wide_board
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS

State = dict[str, Any]
TURN: State = Game(second_kind=True, seed=1).state()["turn"] | {"phase": "turn"}
ALL_CARDS = [card.id for card in by_id(DEFAULT).deck.cards]


class DrawnSecondKind(Drawn):
    """The same questions, on boards with a margin."""

    def coral(self, cell: str) -> str:
        """The cells of the coral on this cell, in order."""
        return " ".join(CELL_TEXTS[place] for place in self.game.position.coral(CELL_NUMBERS[cell]))


def second_kind(letters: str, picture: str = "", **things: Any) -> DrawnSecondKind:
    """A position of the Second Kind on these boards."""
    return DrawnSecondKind(Game.load(state_of(letters, picture, **things), seed=1))


def state_of(letters: str, picture: str = "", **things: Any) -> State:
    """The whole state that a picture and the things said about it describe."""
    players, player = things.get("players", 2), things.get("player", 0)
    letters = (letters + "".join(letter for letter in BOARDS if letter not in letters))[:players]
    board = _read(picture, letters)
    piles = {
        name: _piles(things.get(name, ""), players, player) for name in ("hand", "consumed", "fish", "cubes")
    }
    cards = _piles(things.get("cards", ""), players, player)
    table = _piles(things.get("table", ""), players, player)
    discards = things.get("discards", "").split()
    eaten = things.get("eaten", 0)
    eaten = [eaten if seat == player else 0 for seat in range(players)] if isinstance(eaten, int) else eaten
    spaces = [
        tiles.strip("-").split(",") if tiles != "-" else []
        for tiles in things.get("sea", "- - - - -").split()
    ]
    reserve = Counter(str(things.get("reserve", COLOURS)))
    used = reserve + Counter(_kind(tile) for tile in board["polyps"].values())
    used += Counter(board["terrain"].values()) + Counter({"crown": len(board["crowns"])})
    pending = things.get("pending") or {}
    if isinstance(pending.get("tiles"), dict):
        used += Counter(pending["tiles"])
    for pile in (*piles["hand"], *piles["consumed"], *piles["fish"], *spaces):
        used += Counter(pile)
    held = sum((Counter(pile) for pile in piles["cubes"]), Counter[str]())
    dealt = {card for hand in (*cards, *table, discards) for card in hand}
    sides = _sides(things.get("star", True), things.get("stronger", "").split())
    locks = {int(number) for number in things.get("locks", "").split()}
    at_sea = not all(eaten)
    return {
        "format": "reef-state/1",
        "rules": {"players": players, "advanced": things.get("advanced", False), "second_kind": True},
        "boards": list(letters),
        **{name: board[name] for name in ("polyps", "shrimps")},
        "coral_tiles": [_side(tile) for tile in sides],
        "locks": [tile.large if k in locks else None for k, tile in enumerate(sides, 1)],
        "alga_space": things.get("alga"),
        "terrain": board["terrain"],
        "crowns": board["crowns"],
        "blue": {"supply": 4 - at_sea - len(board["blue"]), "sea": at_sea, "boards": board["blue"]},
        "wards": things.get("wards", {}),
        "draw": [card for card in ALL_CARDS if card not in dealt],
        "discards": discards,
        "sea": dict(zip(COLOURS, spaces, strict=True)),
        "larvae": {colour: 9 - held[colour] for colour in COLOURS},
        "bag": {kind: NUMBER_OF_KIND[kind] - used[kind] for kind in KINDS},
        "reserve": dict(reserve),
        "players": [
            {name: dict(Counter(piles[name][seat])) for name in piles}
            | {"shrimps": 4 - eaten[seat] - list(board["shrimps"].values()).count(seat), "eaten": eaten[seat]}
            | {"cards": cards[seat], "table": table[seat]}
            for seat in range(players)
        ],
        "turn": {name: things.get(f"turn_{name}", things.get(name, usual)) for name, usual in TURN.items()}
        | {"crowns": things.get("acting", "").split()},
    }


def _kind(tile: str) -> str:
    kind = tile.partition(":")[0]
    return kind if kind in KINDS else f"{kind[2]}/{kind[0]}"


def _read(picture: str, letters: str) -> State:
    """The pieces of a picture, which must show the printed water and rock of these boards."""
    lines = [line.split() for line in picture.splitlines() if line.strip()]
    wide = len(lines) == 8
    width = 9 if wide else 7
    drawn = len(lines[0]) // width if lines else 0
    if lines and (len(lines) not in (6, 8) or any(len(line) != width * drawn for line in lines)):
        raise ValueError(
            "a drawing has six rows of seven cells for each board, or eight of nine with the margin"
        )
    board: State = {"polyps": {}, "shrimps": {}, "terrain": {}, "crowns": [], "blue": []}
    for number, letter in enumerate(letters[:drawn]):
        for row, marks in enumerate(wide_board(letter)):
            for column, mark in enumerate(marks):
                place = (row, number * 9 + column) if wide else (row - 1, number * 7 + column - 1)
                if not wide and not (0 < row < 7 and 0 < column < 8):
                    continue
                sign = lines[place[0]][place[1]]
                _put(board, f"{number + 1}{'zabcdefgh'[column]}{row}", sign, water=mark == "#")
    return board


def _put(board: State, cell: str, sign: str, *, water: bool) -> None:
    tile, _, shrimp = sign.partition("*")
    if tile.startswith("R"):
        board["terrain"][cell] = "rock"
        tile = tile[2:] or "."
    elif tile == "~":
        board["terrain"][cell] = "water"
    if (tile == "#") is not (water and cell not in board["terrain"]) and tile != "~":
        raise ValueError(f"{cell}: the printed board is {'water' if water else 'rock'} there, not {sign!r}")
    if tile == "X":
        board["crowns"].append(cell)
    elif tile not in (".", "#", "~"):
        board["polyps"][cell] = tile
    if shrimp == "b":
        board["blue"].append(cell)
    elif shrimp:
        board["shrimps"][cell] = int(shrimp)


def _piles(written: str | tuple[str, ...], players: int, player: int) -> list[list[str]]:
    if isinstance(written, str):
        written = tuple(written if seat == player else "" for seat in range(players))
    return [pile.split() for pile in (*written, *[""] * (players - len(written)))]
