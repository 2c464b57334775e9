"""The drawing in words, for those who do not see it: the line that says whose turn it is, a name for every
cell, and a description of the whole table."""

from ..engine.components import COLOUR_NAMES, COLOURS
from .outline import Cell
from .reading import Board, Pile, Player, Position, cell_name

_ENDS = {
    "locks": "all coral tiles are locked",
    "shrimps": "a fourth shrimp was eaten",
    "full": "nothing more can be laid",
    "supply": "the bag cannot refill the sea",
    "limit": "the last turn is over",
}


def turn_words(position: Position) -> str:
    """Who does what now."""
    turn = position.turn
    name = shortened(position.players[turn["player"]].name, 24)
    match turn["phase"]:
        case "setup":
            return f"Set-up: {name} to choose"
        case "laying":
            return f"{name} to lay {COLOUR_NAMES[turn['laying']]}, {turn['laid']} laid"
        case "final":
            return f"Final round: {name} to eat or pass"
        case "over":
            return f"The game is over: {_ENDS[turn['ended_by']]}"
        case _:
            return f"{name} to play"


def shortened(line: str, most: int) -> str:
    """A line cut to this many characters."""
    return line if len(line) <= most else line[: most - 1] + "…"


def heading(position: Position) -> str:
    """The title of the drawing."""
    return f"Reef Encounter, turn {position.turn['number']}. {turn_words(position)}"


def cell_words(board: Board, cell: Cell, players: tuple[Player, ...]) -> str:
    """`1d4, yellow polyp, in a coral of 5, shrimp of Ada`"""
    words = [cell_name(board.number, cell)]
    colour = board.polyps.get(cell)
    words.append("empty rock" if colour is None else f"{COLOUR_NAMES[colour]} polyp")
    size = next((len(coral.cells) for coral in board.corals if cell in coral.cells), 0)
    if size > 1:
        words.append(f"in a coral of {size}")
    if cell in board.shrimps:
        words.append(f"shrimp of {players[board.shrimps[cell]].name}")
    return ", ".join(words)


def describe_boards(position: Position) -> str:
    """All boards in words, for those who do not see them."""
    return " ".join(_board_words(board, position.players) for board in position.boards)


def describe(position: Position) -> str:
    """The whole table, part by part."""
    values = ", ".join(f"{COLOUR_NAMES[colour]} {value}" for colour, value in position.values.items())
    sea = "; ".join(f"{COLOUR_NAMES[space]}: {_tiles_words(tiles)}" for space, tiles in position.sea.items())
    tiles = "; ".join(
        f"{COLOUR_NAMES[tile.strong]} over {COLOUR_NAMES[tile.weak]}"
        + (f", locked by {tile.lock}" if tile.lock else "")
        for tile in position.tiles
    )
    parts = (
        describe_boards(position),
        f"Coral tiles: {tiles}.",
        f"A polyp is worth: {values}.",
        f"Alga space: {position.alga_space or 'empty'}.",
        f"Open sea: {sea}.",
        *(_player_words(player) for player in position.players),
        f"Bag: {position.bag}.",
    )
    return " ".join(parts)


def _board_words(board: Board, players: tuple[Player, ...]) -> str:
    corals = [
        f"{COLOUR_NAMES[coral.colour]} coral of {len(coral.cells)} at"
        f" {cell_name(board.number, coral.cells[0])}"
        + ("" if coral.shrimp is None else f" with a shrimp of {players[coral.shrimp].name}")
        for coral in board.corals
    ]
    return f"Board {board.number}: {'; '.join(corals) or 'empty'}."


def _player_words(player: Player) -> str:
    piles = (
        ("hand", player.hand),
        ("cubes", player.cubes),
        ("consumed", player.consumed),
        ("fish", player.fish),
    )
    words = "; ".join(f"{name}: {_pile_words(pile)}" for name, pile in piles)
    return (
        f"{player.name}, {player.colour}: {words}; {player.unplayed} shrimps unplayed, {player.eaten} eaten."
    )


def _pile_words(pile: Pile) -> str:
    words = [f"{count} {COLOUR_NAMES[colour]}" for colour, count in pile.seen.items()]
    if pile.unseen:
        words.append(f"{pile.unseen} unseen")
    return ", ".join(words) or "none"


def _tiles_words(tiles: list[str]) -> str:
    return _pile_words(Pile({colour: tiles.count(colour) for colour in COLOURS if colour in tiles}, 0))
