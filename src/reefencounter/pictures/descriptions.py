"""The drawing in words, for those who do not see it: the line that says whose turn it is, a name for every
cell, and a description of the whole table."""

from typing import Any

from ..engine.components import COLOUR_NAMES
from ..messages.english.vocabulary import REEF_TILES, tile_name, tiles_of
from .outline import Cell
from .reading import Board, Cards, Pile, Player, Position, cell_name

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
    if turn.get("pending"):
        return _decision_words(position, name, turn["pending"])
    if turn.get("crowns"):
        return f"{name} to let the crowns of thorns act"
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


def _decision_words(position: Position, name: str, pending: dict[str, Any]) -> str:
    """What is being decided inside a turn of the Second Kind."""
    match pending["kind"]:
        case "flee":
            return f"{name} to move the shrimp from {pending['cell']}"
        case "drift":
            return f"{name} to move the blue shrimp from {pending['cell']}"
        case "return":
            return f"{name} to put tiles into the bag: {pending['left']} more"
        case "split":
            return f"{name} to split or keep a {tile_name(pending['tile'])}"
        case "window" if "player" not in pending:
            return "A card may be played now"
        case _:
            who = shortened(position.players[position.actor].name, 24)
            names = position.cards.names if position.cards else {}
            doing = "to answer" if pending["kind"] == "window" else "to choose"
            return f"{who} {doing}: {names.get(pending['card'], pending['card'])}"


def shortened(line: str, most: int) -> str:
    """A line cut to this many characters."""
    return line if len(line) <= most else line[: most - 1] + "…"


def heading(position: Position) -> str:
    """The title of the drawing."""
    return f"Reef Encounter, turn {position.turn['number']}. {turn_words(position)}"


def cell_words(board: Board, cell: Cell, players: tuple[Player, ...]) -> str:
    """`1d4, yellow polyp, in a coral of 5, shrimp of Ada`"""
    words = [cell_name(board.number, cell)]
    words.append(_ground_words(board, cell))
    size = next((len(coral.cells) for coral in board.corals if cell in coral.cells), 0)
    if size > 1:
        words.append(f"in a coral of {size}")
    if cell in board.shrimps:
        words.append(f"shrimp of {players[board.shrimps[cell]].name}")
    if cell in board.blues:
        words.append("blue shrimp")
    if cell in board.wards:
        words.append("warded")
    return ", ".join(words)


def _ground_words(board: Board, cell: Cell) -> str:
    """What lies on a cell, or what it is."""
    if cell in board.special:
        return tile_name(board.special[cell])
    if cell in board.polyps:
        return f"{COLOUR_NAMES[board.polyps[cell]]} polyp"
    if cell in board.crowns:
        return REEF_TILES["crown"]
    return REEF_TILES[board.terrain[cell]] if cell in board.terrain else "empty rock"


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
        *(_player_words(player, position) for player in position.players),
        f"Bag: {position.bag}.",
        *([_cards_words(position.cards)] if position.cards else []),
    )
    return " ".join(parts)


def _board_words(board: Board, players: tuple[Player, ...]) -> str:
    corals = [
        f"{COLOUR_NAMES[coral.colour]} coral of {len(coral.cells)} at"
        f" {cell_name(board.number, coral.cells[0])}"
        + ("" if coral.shrimp is None else f" with a shrimp of {players[coral.shrimp].name}")
        for coral in board.corals
    ]
    others = [
        cell_words(board, cell, players)
        for cell in dict.fromkeys((*board.special, *board.terrain, *board.crowns, *board.blues, *board.wards))
    ]
    special = f" Special on board {board.number}: {'; '.join(others)}." if others else ""
    return f"Board {board.number}: {'; '.join(corals) or 'empty'}.{special}"


def _cards_words(cards: Cards) -> str:
    discards = ", ".join(cards.names.get(card, card) for card in cards.discards) or "none"
    return (
        f"Action cards ({cards.label}): {cards.pile} in the pile; discards: {discards}. Blue shrimps:"
        f" {cards.blue_supply} in the supply, {'one' if cards.blue_at_sea else 'none'} on the open sea."
    )


def _player_words(player: Player, position: Position) -> str:
    piles = (
        ("hand", player.hand),
        ("cubes", player.cubes),
        ("consumed", player.consumed),
        ("fish", player.fish),
    )
    words = "; ".join(f"{name}: {_pile_words(pile)}" for name, pile in piles)
    if position.cards:
        hand = [position.cards.names[card] for card in player.cards]
        hand += [f"{player.unseen_cards} unseen"] if player.unseen_cards else []
        words += f"; cards: {', '.join(hand) or 'none'}"
        if player.table:
            words += f"; open before them: {', '.join(position.cards.names[card] for card in player.table)}"
    return (
        f"{player.name}, {player.colour}: {words}; {player.unplayed} shrimps unplayed, {player.eaten} eaten."
    )


def _pile_words(pile: Pile) -> str:
    words = [
        f"{count} {COLOUR_NAMES[kind]}" if kind in COLOUR_NAMES else tiles_of({kind: count})[0]
        for kind, count in pile.seen.items()
    ]
    if pile.unseen:
        words.append(f"{pile.unseen} unseen")
    return ", ".join(words) or "none"


def _tiles_words(tiles: list[str]) -> str:
    return _pile_words(Pile({kind: tiles.count(kind) for kind in tiles}, 0))
