"""Boards drawn as text: the one helper with which tests set up a position, act, and look at what followed.

    game = board_a('''
        # # # . . . #
        # . W Y W . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        . . . . W0 .0 .
    ''', hand="WW", cubes="W", stronger="W>Y")

`#` is water, `.` bare rock, a letter a polyp; a digit behind it is the player whose shrimp stands there. Boards that
lie side by side are drawn side by side; boards that are not drawn are bare. What a test does not mention is worked out
so that the totals are right: the rest of the polyps is in the bag, of the cubes in the supply, of the shrimps behind
the screens.

Holdings are written as colours: `hand="WWY"` is the hand of the player whose turn it is, `hand=("WWY", "G")` says it
for player 0, player 1 …
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypedDict, Unpack

import pytest

from reefencounter import Game, IllegalAction, Played
from reefencounter.engine.components import BOARDS, COLOURS, COLUMNS, CORAL_TILES, ROWS, CoralTile
from reefencounter.notation.text import cell_number, cell_text

State = Any  # JSON, looked into and changed at will
Piles = str | tuple[str, ...]


class Things(TypedDict, total=False):
    """Everything a test may say about a position beside its boards."""

    players: int
    advanced: bool
    keep: bool  # the older rule of action 6 (R8.1)
    hand: Piles
    cubes: Piles
    consumed: Piles
    fish: Piles
    eaten: int | tuple[int, ...]
    star: bool  # all coral tiles on the star side, or all on the plain side
    stronger: str  # "Y>W G>O": these coral tiles lie so
    locks: str  # "1 2 10": these coral tiles are locked
    alga: str  # the cylinder on the alga space
    sea: str  # "WWO - Y - -": the polyps on the spaces W Y O P G
    bag: str  # just these; what is left over then lies in the fish of the last player who is not to move
    reserve: str
    rest: str  # the colour that covers the boards that are not drawn
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


TURN: State = Game(players=2, seed=1).state()["turn"] | {"phase": "turn"}  # a turn that has just begun


class Drawn:
    """A game with the questions that tests ask. `hand`, `cubes` … are those of the player whose turn was drawn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.me = game.player

    def tiles(self, deal: str) -> list[str]:
        """A deal as tests write it, tile by tile."""
        return list(deal)

    def play(self, *actions: str, player: int | None = None, deal: str = "") -> Played:
        """Carry out legal actions one after the other; a deal is that of the last."""
        for left, action in enumerate(actions, 1 - len(actions)):
            legal = self.game.legal(player)
            assert action in legal, f"{action!r} is not among the legal actions: {', '.join(legal[:40])}"
            played = self.game.play(action, player=player, deal=[] if left else self.tiles(deal))
            state = self.state
            assert Game.load(state).state() == state, "what play reaches can be saved, and nothing is lost"
        return played

    def refuses(self, action: str, clause: str, *, player: int | None = None, deal: str = "") -> str:
        """The action is refused by this clause, and nothing changes. The answer is the reason."""
        before, moves = self.state, self.game.moves
        assert deal or action not in self.game.legal(player), f"{action!r} is among the legal actions"
        with pytest.raises(IllegalAction) as refusal:
            self.game.play(action, player=player, deal=self.tiles(deal))
        assert refusal.value.clause == clause, f"{action!r} was refused by {refusal.value}"
        assert self.state == before
        assert self.game.moves == moves
        return refusal.value.reason

    def legal(self, kind: str = "", player: int | None = None) -> list[str]:
        """The legal actions, or those whose first word is this kind."""
        return [action for action in self.game.legal(player) if kind in ("", action.split()[0])]

    def __getitem__(self, cell: str) -> str:
        """A cell of a board in the signs of the drawings."""
        state = self.state
        return f"{state['polyps'].get(cell, '.')}{state['shrimps'].get(cell, '')}"

    def coral(self, cell: str) -> str:
        """The cells of the coral on this cell, in order."""
        return " ".join(map(cell_text, self.game.position.coral(cell_number(cell))))

    @property
    def state(self) -> State:
        return self.game.state()

    def seen(self, viewer: int | None, *, memory_aid: bool = True) -> State:
        """What a player, or a spectator (None), may see."""
        return self.game.view(viewer, memory_aid=memory_aid)

    @property
    def turn(self) -> State:
        turn: State = self.state["turn"]
        return turn

    @property
    def phase(self) -> str:
        return self.game.phase

    def all(self, pile: str) -> list[str]:
        """What each player has as hand, cubes, consumed or fish: colours in canonical order."""
        return [_written(player[pile]) for player in self.state["players"]]

    @property
    def hand(self) -> str:
        return self.all("hand")[self.me]

    @property
    def cubes(self) -> str:
        return self.all("cubes")[self.me]

    @property
    def consumed(self) -> str:
        return self.all("consumed")[self.me]

    @property
    def fish(self) -> str:
        return self.all("fish")[self.me]

    @property
    def unplayed(self) -> list[int]:
        """The shrimps behind each player's screen."""
        return [player["shrimps"] for player in self.state["players"]]

    @property
    def eaten(self) -> list[int]:
        """The shrimps that each fish has eaten."""
        return [player["eaten"] for player in self.state["players"]]

    @property
    def bag(self) -> Counter[str]:
        return Counter(self.state["bag"])

    @property
    def larvae(self) -> Counter[str]:
        return Counter(self.state["larvae"])

    @property
    def reserve(self) -> str:
        return _written(self.state["reserve"])

    @property
    def sea(self) -> str:
        """The polyps on the open sea, written as they are drawn."""
        return " ".join("".join(tiles) or "-" for tiles in self.state["sea"].values())

    @property
    def turned(self) -> list[int]:
        """The numbers of the coral tiles that lie on their plain side."""
        return [k for k, side in enumerate(self.state["coral_tiles"], 1) if side != _side(CORAL_TILES[k - 1])]

    @property
    def locks(self) -> list[int]:
        """The numbers of the coral tiles that are locked."""
        return [k for k, alga in enumerate(self.state["locks"], 1) if alga]


def boards(letters: str, picture: str = "", **things: Unpack[Things]) -> Drawn:
    """A position on these boards."""
    return Drawn(Game.load(state_of(letters, picture, **things), seed=1))


def board_a(picture: str = "", **things: Unpack[Things]) -> Drawn:
    """A position whose first board is A."""
    return boards("ABCD", picture, **things)


def board_b(picture: str = "", **things: Unpack[Things]) -> Drawn:
    """A position whose first board is B."""
    return boards("BACD", picture, **things)


def state_of(letters: str, picture: str = "", **things: Unpack[Things]) -> State:
    """The whole state (N4) that a picture and the things said about it describe."""
    given: State = dict(things)
    players, player = given.get("players", 2), given.get("player", 0)
    polyps, shrimps = _read(picture, letters[:players], given.get("rest"))
    piles = {
        name: _piles(given.get(name, ""), players, player) for name in ("hand", "cubes", "consumed", "fish")
    }
    eaten = given.get("eaten", 0)
    eaten = [eaten if seat == player else 0 for seat in range(players)] if isinstance(eaten, int) else eaten
    spaces = [list(tiles.strip("-")) for tiles in given.get("sea", "- - - - -").split()]
    reserve = Counter(str(given.get("reserve", COLOURS)))
    used = Counter(polyps.values()) + reserve
    for pile in (*piles["hand"], *piles["consumed"], *piles["fish"], *spaces):
        used += Counter(pile)
    bag = Counter({colour: 40 - used[colour] for colour in COLOURS})
    if "bag" in given:
        left_over = bag.copy()
        bag = Counter(given["bag"])
        left_over.subtract(bag)
        piles["fish"][max(seat for seat in range(players) if seat != player)] += left_over
    held = sum(piles["cubes"], Counter[str]())
    sides = _sides(given.get("star", True), given.get("stronger", "").split())
    locks = {int(number) for number in given.get("locks", "").split()}
    return {
        "format": "reef-state/1",
        "rules": {
            "players": players,
            "advanced": given.get("advanced", False),
            "larva_exchange": "keep" if given.get("keep") else "play",
        },
        "boards": list(letters[:players]),
        "polyps": polyps,
        "shrimps": shrimps,
        "coral_tiles": [_side(tile) for tile in sides],
        "locks": [tile.large if k in locks else None for k, tile in enumerate(sides, 1)],
        "alga_space": given.get("alga"),
        "sea": dict(zip(COLOURS, spaces, strict=True)),
        "larvae": {colour: 9 - held[colour] for colour in COLOURS},
        "bag": dict(bag),
        "reserve": dict(reserve),
        "players": [
            {name: dict(piles[name][seat]) for name in piles}
            | {"shrimps": 4 - eaten[seat] - list(shrimps.values()).count(seat), "eaten": eaten[seat]}
            for seat in range(players)
        ],
        "turn": {name: given.get(name, usual) for name, usual in TURN.items()},
    }


def _read(picture: str, letters: str, rest: str | None) -> tuple[dict[str, str], dict[str, int]]:
    """The polyps and shrimps of a picture, which must show the water and the rock of these boards."""
    lines = [line.split() for line in picture.splitlines() if line.strip()]
    drawn = len(lines[0]) // 7 if lines else 0
    if lines and (len(lines) != 6 or any(len(line) != 7 * drawn for line in lines)):
        raise ValueError("a drawing has six rows, of seven cells for each board")
    signs: dict[str, str] = {}
    for board, letter in enumerate(letters):
        for row, name in enumerate(ROWS):
            for column in range(7):
                water = BOARDS[letter][row][column] == "#"
                sign = lines[row][7 * board + column] if board < drawn else "#" if water else rest or "."
                cell = f"{board + 1}{COLUMNS[column]}{name}"
                if (sign == "#") is not water:
                    ground = "water" if water else "rock"
                    raise ValueError(f"{cell} of board {letter} is {ground}, not {sign!r}")
                if sign[0] not in f".#{COLOURS}" or sign[1:] not in ("", *"0123"):
                    raise ValueError(f"{cell}: {sign!r} is no sign of the drawings")
                signs[cell] = sign
    polyps = {cell: sign[0] for cell, sign in signs.items() if sign[0] in COLOURS}
    shrimps = {cell: int(sign[1]) for cell, sign in signs.items() if len(sign) > 1}
    return polyps, shrimps


def _piles(written: Piles, players: int, player: int) -> list[Counter[str]]:
    if isinstance(written, str):
        written = tuple(written if seat == player else "" for seat in range(players))
    return [Counter(pile) for pile in (*written, *[""] * (players - len(written)))]


def _sides(star: bool, stronger: Iterable[str]) -> list[CoralTile]:
    sides = [tile if star else tile.turned() for tile in CORAL_TILES]
    for wanted in stronger:
        sides = [tile.turned() if _side(tile.turned()) == wanted else tile for tile in sides]
        if wanted not in map(_side, sides):
            raise ValueError(f"no coral tile can say {wanted!r}")
    return sides


def _side(tile: CoralTile) -> str:
    return f"{tile.strong}>{tile.weak}"


def _written(counts: dict[str, int]) -> str:
    return "".join(colour * counts.get(colour, 0) for colour in COLOURS)
