"""The whole table on one sheet: turn line, boards, compass, coral tiles with the supply, and players."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from ..engine.components import ALGAE, COLOURS, CYLINDERS_OF_A_COLOUR
from ..messages import Message
from ..messages.words import words
from . import board, compass, strengths
from .descriptions import describe, describe_boards, heading, shortened, speaker_for, turn_words
from .document import document
from .ground import starfish
from .plan import EDGE, GAP, TOP, Box, Plan, board_grid, plan_table
from .players import draw_player
from .reading import Cards, Position, read
from .strip import Strip
from .svg import group, num, text
from .tokens import DISPLAY, Theme

_HEAD = 36  # the title of a panel
_FOOT = 40  # the supply


def draw(
    state: Mapping[str, Any],
    *,
    theme: Theme = "light",
    boards_only: bool = False,
    title: str | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """A state or a view (N4) as one SVG document.

    `title` names the document and stands in the turn line; `names` are those of the players in turn
    order, their colours if left out. What a view hides is nowhere in the drawing.
    """
    position = read(state, names)
    if boards_only:
        count = len(position.boards)
        reef = board_grid(count, 2 if count == 4 else count, 0, 0, board.WIDTH)
        width, height = reef[-1].right, reef[-1].bottom
        body, description = _boards(position, reef), describe_boards(position)
    else:
        plan = plan_table(len(position.boards), len(position.players), cards=position.cards is not None)
        width, height = plan.width, plan.height
        body, description = _table(position, plan, title), describe(position)
    title = title or heading(position)
    return document(body, width, height, theme=theme, title=title, description=description)


def _table(position: Position, plan: Plan, title: str | None) -> str:
    players = zip(position.players, plan.players, strict=True)
    parts = (
        f'<rect width="{num(plan.width)}" height="{num(plan.height)}" fill="var(--bg)"/>',
        _turn_line(position, plan.width, title),
        _boards(position, plan.boards),
        _compass(position, plan.compass),
        _coral_tiles(position, plan.tiles, plan.tile_rows),
        *(
            group(draw_player(player, position, box.width, box.height), box.x, box.y)
            for player, box in players
        ),
        _panel_of_cards(position.cards, plan.cards) if position.cards and plan.cards else "",
    )
    return "".join(parts)


def _boards(position: Position, boxes: Sequence[Box]) -> str:
    return "".join(
        group(board.draw_board(reef, position.players), box.x, box.y, box.width / board.WIDTH)
        for reef, box in zip(position.boards, boxes, strict=True)
    )


def _turn_line(position: Position, width: float, title: str | None) -> str:
    wordmark = starfish(EDGE + 13, TOP / 2, 13) + text(
        words("label.game"), EDGE + 34, TOP / 2 + 7, 20, weight=600, attributes=f' font-family="{DISPLAY}"'
    )
    facts = Strip()
    if title:
        facts.words(shortened(title, 40), 14, fill="text-2", gap=20)
    for name, value in (
        (words("label.turn"), position.turn["number"]),
        (words("label.bag"), position.bag),
        (words("label.locked"), words("label.locked_of", locked=position.locked, coral_tiles=10)),
    ):
        facts.words(name, 14, fill="text-2", gap=4)
        facts.words(value, 14, weight=700, gap=18)
    if position.cards:
        facts.words(words("label.second_kind"), 14, fill="text-2", gap=18)
    if position.advanced:
        facts.words(words("label.advanced"), 14, fill="text-2")
    now = Strip()
    if position.turn["phase"] != "over":
        now.piece(f"plate-{position.players[position.actor].colour}", 18)
        now.space(4)
    now.words(turn_words(position), 15, weight=600, gap=0)
    room = width - 2 * EDGE
    return (
        wordmark
        + facts.placed(EDGE + 200, TOP / 2 + 1, room - 220 - min(now.width, 480))
        + now.placed(EDGE, TOP / 2 + 1, room, right=True)
    )


def _panel(box: Box, title: str, note: str) -> str:
    return (
        f'<rect x="{num(box.x + 0.5)}" y="{num(box.y + 0.5)}" width="{num(box.width - 1)}"'
        f' height="{num(box.height - 1)}" rx="10" fill="var(--surface)" stroke="var(--line)"/>'
        + text(title, box.x + 14, box.y + 24, 14, weight=600)
        + text(note, box.right - 14, box.y + 24, 12, fill="text-3", anchor="end")
    )


def _compass(position: Position, box: Box) -> str:
    size = box.height - _HEAD + 2
    drawn = group(
        compass.draw_compass(position), box.x + (box.width - size) / 2, box.y + _HEAD - 8, size / compass.SIZE
    )
    return _panel(box, words("label.sea"), words("label.arrows")) + drawn


def _coral_tiles(position: Position, box: Box, rows: Sequence[int]) -> str:
    """The ten coral tiles in rows, as large as the panel allows, and the supply below them."""
    left, room = box.x + 14, box.width - 28
    wide = (room + GAP) / max(rows) - GAP
    high = (box.height - _HEAD - _FOOT) / len(rows) - GAP
    scale = min(wide / strengths.WIDTH, high / strengths.HEIGHT)
    width, height = strengths.WIDTH * scale, strengths.HEIGHT * scale
    drawn = (strengths.draw_coral_tile(tile) for tile in position.tiles)
    tiles = ""
    for row, count in enumerate(rows):
        start = box.x + (box.width - count * (width + GAP) + GAP) / 2
        top = box.y + _HEAD + row * (height + GAP)
        tiles += "".join(group(next(drawn), start + n * (width + GAP), top, scale) for n in range(count))
    line = box.bottom - _FOOT
    rule = f'<path d="M{num(left)} {num(line)}H{num(box.right - 14)}" stroke="var(--line)"/>'
    supply = _supply(position).placed(left, line + _FOOT / 2 + 1, room)
    locked = words("label.tiles_locked", locked=position.locked, coral_tiles=10)
    return _panel(box, words("label.coral_tiles"), locked) + tiles + rule + supply


def _supply(position: Position) -> Strip:
    """The cubes and the alga cylinders that are left."""
    strip = Strip()
    strip.words(words("label.supply"), 12, fill="text-3", gap=10)
    for colour in COLOURS:
        strip.piece(f"cube-{colour}", 20, supply=position.larvae[colour])
        strip.words(position.larvae[colour], 13, weight=600, gap=7)
    strip.space(8)
    on_table = [tile.lock for tile in position.tiles] + [position.alga_space]
    for name in ALGAE:
        left = CYLINDERS_OF_A_COLOUR - on_table.count(name)
        strip.piece(f"cylinder-{name}", 20, supply=left)
        strip.words(left, 13, weight=600, gap=7)
    return strip


def _panel_of_cards(cards: Cards, box: Box) -> str:
    """The deck: its pile, its discards, whose texts they are, and the blue shrimps in the supply."""
    top = Strip()
    top.piece("card-back", 24, pile=cards.pile)
    top.words(words("label.pile", cards=cards.pile), 14, weight=600, gap=22)
    top.piece("card-back", 24, discards=len(cards.discards))
    top.words(words("label.discarded", cards=len(cards.discards)), 14, weight=600, gap=22)
    top.words(words("label.blue_shrimps"), 12, fill="text-3", gap=8)
    for _ in range(cards.blue_supply):
        top.piece("shrimp-blue", 23, pin="supply")
    if not cards.blue_supply:
        top.words(words("label.none"), 12, fill="text-3")
    thrown = speaker_for((), cards).one(Message("label.discards", cards=cards.discards))
    lines = wrap(thrown if cards.discards else "", int((box.width - 28) / 6.4))[:2]
    discards = "".join(
        text(line, box.x + 14, box.bottom - 11 - 15 * (len(lines) - 1 - k), 12, fill="text-2")
        for k, line in enumerate(lines)
    )
    room = box.width - 28
    whose = words("label.deck", deck=cards.deck, reconstructed=cards.reconstructed)
    return (
        _panel(box, words("label.cards"), whose)
        + group(top.placed(0, 0, room - 320), box.x + 134, box.y + 20)
        + discards
    )
