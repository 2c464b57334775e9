"""The few words of SVG in which everything is drawn: numbers, groups, text, and pieces put in place. All
text that comes from outside goes through `escape`."""

from html import escape as escape_markup


def num(value: float) -> str:
    """A coordinate with at most one decimal: the same text on every machine."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def point(x: float, y: float) -> str:
    """Two coordinates of a path."""
    return f"{num(x)} {num(y)}"


def escape(text: str) -> str:
    """Text from outside, safe as content and as an attribute; what XML cannot hold becomes a blank."""
    return escape_markup("".join(char if char.isprintable() else " " for char in text), quote=True)


def data(**values: object) -> str:
    """Attributes by which tests and other tools find an element: `data-cell="1d4"`."""
    return "".join(f' data-{name}="{escape(str(value))}"' for name, value in values.items())


def group(content: str, x: float = 0, y: float = 0, scale: float = 1, attributes: str = "") -> str:
    """Markup moved to x, y and scaled."""
    size = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({point(x, y)}){size}"{attributes}>{content}</g>'


def use(piece: str, x: float, y: float, size: float, **found_by: object) -> str:
    """A piece of the box (see `pieces.PIECES`), `size` wide for its 100 units: `use("cube-W", 0, 0, 24)`."""
    kind, _, colour = piece.partition("-")
    marks = data(kind=kind, colour=colour, **found_by)
    return f'<use href="#{piece}" transform="translate({point(x, y)}) scale({size / 100:.4g})"{marks}/>'


def text(
    content: object,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = "text",
    weight: int = 400,
    anchor: str = "start",
    attributes: str = "",
) -> str:
    """A line of text with its baseline at y; `fill` is a colour token."""
    style = f' font-weight="{weight}"' if weight != 400 else ""
    style += f' text-anchor="{anchor}"' if anchor != "start" else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="var(--{fill})"{style}{attributes}>'
        f"{escape(str(content))}</text>"
    )


def text_width(content: str, size: float, weight: int = 400) -> float:
    """About how wide a line of text will be: nothing is known of the reader's fonts."""
    ems = sum(_letter_width(char) for char in content)
    return ems * size * (1.07 if weight > 500 else 1)


def _letter_width(char: str) -> float:
    """In ems of a usual sans-serif type."""
    if char in " .,:;'|!iljtfr":
        return 0.29
    if char in "mwMW" or ord(char) > 0x2E7F:  # from there on mostly as wide as high
        return 0.86 if char.isascii() else 1.05
    return 0.69 if char.isupper() else 0.56
