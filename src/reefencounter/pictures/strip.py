"""A line of words and pieces, set side by side from left to right: what the panels are written in."""

from ..messages.words import words
from .pieces import tile_piece
from .reading import Pile
from .svg import num, text, text_width, use

ICON = 23


class Strip:
    """Things set side by side from left to right on one line; `width` is how far they reach."""

    def __init__(self) -> None:
        self.markup = ""
        self.width = 0.0

    def words(
        self, content: object, size: float, *, fill: str = "text", weight: int = 400, gap: float = 6
    ) -> None:
        """Add a text."""
        self.markup += text(content, self.width, size * 0.36, size, fill=fill, weight=weight)
        self.width += text_width(str(content), size, weight) + gap

    def piece(self, name: str, width: float = ICON, opacity: str = "", **found_by: object) -> None:
        """A piece `width` wide; a fish is longer than it is high."""
        size = width / 1.6 if name.startswith("fish") else width
        markup = use(name, self.width, -size / 2, size, **found_by)
        self.markup += f'<g opacity="{opacity}">{markup}</g>' if opacity else markup
        self.width += width + 4

    def pile(self, kind: str, pile: Pile, **found_by: object) -> None:
        """Each kind once with its number, then how many are unseen."""
        for tile, count in pile.seen.items():
            name = tile_piece(tile) if kind == "polyp" else f"{kind}-{tile}"
            self.piece(name, ICON, "", count=count, **found_by)
            if count > 1:
                self.width -= 2
                self.words(count, 13, weight=700, gap=5)
        if pile.unseen:
            self.words(f"{'+' if pile.seen else ''}{pile.unseen} ?", 13, fill="text-2", gap=4)
        if not pile.total:
            self.words(words("label.none"), 12, fill="text-3", gap=4)

    def space(self, width: float) -> None:
        """Add room."""
        self.width += width

    def placed(self, x: float, y: float, room: float, *, right: bool = False) -> str:
        """The line with its middle at y, at the left or right of its room, smaller if it does not fit."""
        scale = min(1, room / self.width) if self.width else 1
        left = x + room - self.width * scale if right else x
        size = f" scale({scale:.4g})" if scale < 1 else ""
        return f'<g transform="translate({num(left)} {num(y)}){size}">{self.markup}</g>'
