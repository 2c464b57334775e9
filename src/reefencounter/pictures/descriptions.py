"""The drawing in words, for those who do not see it: the line that says whose turn it is, a name for every
cell, and a description of the whole table."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..messages import Message
from ..messages.speaker import Speaker
from ..messages.words import speaker
from .outline import Cell
from .reading import Board, Cards, Pile, Player, Position, cell_name

LONGEST_NAME = 24
PILES = {"hand": "pile.hand", "cubes": "pile.cubes", "consumed": "pile.consumed", "fish": "pile.fish"}


def speaker_for(
    players: Iterable[Player], cards: Cards | None = None, longest: int = 200, viewer: int | None = None
) -> Speaker:
    """Who tells of a table, to a viewer or to all: by the names of its players and of its cards."""
    names = [shortened(player.name, longest) for player in players]
    known = {card: {"name": name} for card, name in cards.names.items()} if cards else {}
    return speaker(names, viewer, known)


def turn_words(position: Position, viewer: int | None = None) -> str:
    """Who does what now; `viewer` is spoken to."""
    return speaker_for(position.players, position.cards, LONGEST_NAME, viewer).one(turn_message(position))


def turn_message(position: Position) -> Message:
    """The same as data."""
    turn = position.turn
    player = turn["player"]
    if turn.get("pending"):
        return _decision(position, player, turn["pending"])
    if turn.get("crowns"):
        return Message("now.crowns", player=player)
    match turn["phase"]:
        case "setup":
            return Message("now.setup", player=player)
        case "laying":
            return Message("now.laying", player=player, colour=turn["laying"], laid=turn["laid"])
        case "final":
            return Message("now.final", player=player)
        case "over":
            return Message("now.over", by=turn["ended_by"])
        case _:
            return Message("now.turn", player=player)


def _decision(position: Position, player: int, pending: dict[str, Any]) -> Message:
    """What is being decided inside a turn of the Second Kind."""
    match pending["kind"]:
        case "flee":
            return Message("now.flee", player=player, cell=pending["cell"])
        case "drift":
            return Message("now.drift", player=player, cell=pending["cell"])
        case "return":
            return Message("now.return", player=player, left=pending["left"])
        case "split":
            return Message("now.split", player=player, tile=pending["tile"])
        case "window" if "player" not in pending:
            return Message("now.window")
        case "window":
            return Message("now.answer", player=position.actor, card=pending["card"])
        case _:
            return Message("now.choose", player=position.actor, card=pending["card"])


def shortened(line: str, most: int) -> str:
    """A line cut to this many characters."""
    return line if len(line) <= most else line[: most - 1] + "…"


def heading(position: Position) -> str:
    """The title of the drawing."""
    told = (Message("picture.title", number=position.turn["number"]), turn_message(position))
    return speaker_for(position.players, position.cards, LONGEST_NAME).say(*told)


def cell_words(board: Board, cell: Cell, players: tuple[Player, ...]) -> str:
    """`1d4, yellow polyp, in a coral of 5, shrimp of Ada`"""
    return speaker_for(players).one(_cell(board, cell))


def _cell(board: Board, cell: Cell) -> Message:
    return Message("picture.cell", cell=cell_name(board.number, cell), items=on_cell(board, cell))


def on_cell(board: Board, cell: Cell) -> list[Message]:
    """What is on a cell, thing by thing."""
    found = [_ground(board, cell)]
    size = next((len(coral.cells) for coral in board.corals if cell in coral.cells), 0)
    if size > 1:
        found.append(Message("cell.coral", size=size))
    if cell in board.shrimps:
        found.append(Message("cell.shrimp", player=board.shrimps[cell]))
    if cell in board.blues:
        found.append(Message("cell.blue_shrimp"))
    if cell in board.wards:
        found.append(Message("cell.ward"))
    return found


def _ground(board: Board, cell: Cell) -> Message:
    """What lies on a cell, or what it is."""
    if cell in board.special:
        return Message("cell.tile", tile=board.special[cell])
    if cell in board.polyps:
        return Message("cell.polyp", colour=board.polyps[cell])
    if cell in board.crowns:
        return Message("cell.tile", tile="crown")
    if cell in board.terrain:
        return Message("cell.tile", tile=board.terrain[cell])
    return Message("cell.rock")


def describe_boards(position: Position) -> str:
    """All boards in words, for those who do not see them."""
    return speaker_for(position.players, position.cards).say(*_boards(position))


def _boards(position: Position) -> list[Message]:
    return [message for board in position.boards for message in _board(board)]


def describe(position: Position) -> str:
    """The whole table, part by part."""
    values = [
        Message("ending.colour", colour=colour, value=value) for colour, value in position.values.items()
    ]
    sea = [Message("picture.space", colour=space, tiles=tiles) for space, tiles in position.sea.items()]
    tiles = [
        Message("picture.coral_tile", stronger=tile.strong, weaker=tile.weak, alga=tile.lock or None)
        for tile in position.tiles
    ]
    told = (
        *_boards(position),
        Message("picture.coral_tiles", items=tiles),
        Message("picture.values", items=values),
        Message("picture.alga_space", alga=position.alga_space or None),
        Message("picture.sea", items=sea),
        *(_player(player, position.cards) for player in position.players),
        Message("picture.bag", tiles=position.bag),
        *(_deck(position.cards) if position.cards else ()),
    )
    return speaker_for(position.players, position.cards).say(*told)


def _board(board: Board) -> list[Message]:
    corals = [
        Message(
            "picture.coral",
            colour=coral.colour,
            size=len(coral.cells),
            cell=cell_name(board.number, coral.cells[0]),
            owner=coral.shrimp,
        )
        for coral in board.corals
    ]
    others = [
        _cell(board, cell)
        for cell in dict.fromkeys((*board.special, *board.terrain, *board.crowns, *board.blues, *board.wards))
    ]
    told = [Message("picture.board", board=board.number, items=corals)]
    return [*told, Message("picture.special", board=board.number, items=others)] if others else told


def _deck(cards: Cards) -> Sequence[Message]:
    return (
        Message(
            "picture.cards",
            deck=cards.deck,
            reconstructed=cards.reconstructed,
            pile=cards.pile,
            cards=cards.discards,
        ),
        Message("picture.blue_shrimps", supply=cards.blue_supply, at_sea=cards.blue_at_sea),
    )


def _player(player: Player, cards: Cards | None) -> Message:
    piles = (player.hand, player.cubes, player.consumed, player.fish)
    items = [Message(said, items=_pile(pile)) for said, pile in zip(PILES.values(), piles, strict=True)]
    if cards:
        items.append(Message("pile.cards", cards=player.cards, unseen=player.unseen_cards))
        if player.table:
            items.append(Message("pile.open_cards", cards=player.table))
    items.append(Message("pile.shrimps", unplayed=player.unplayed, eaten=player.eaten))
    return Message("picture.player", player=player.seat, player_colour=player.colour, items=items)


def _pile(pile: Pile) -> list[Message]:
    seen = [Message("pile.tiles", tiles=[kind] * count) for kind, count in pile.seen.items()]
    return [*seen, Message("pile.unseen", unseen=pile.unseen)] if pile.unseen else seen
