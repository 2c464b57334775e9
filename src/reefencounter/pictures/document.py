"""One SVG document that stands alone: the pieces it uses are defined in it, colours are written out, and its
ids are its own, so that several drawings can share a page."""

import re
from zlib import crc32

from .pieces import PIECES
from .svg import escape, num
from .tokens import FONT, resolve

_USED = re.compile(r'<use href="#([a-z]+-\w+)"')
_ID = re.compile(r' (id="|href="#|clip-path="url\(#)')


def document(body: str, width: float, height: float, *, theme: str, title: str, description: str) -> str:
    """The document around a body of `width` by `height`."""
    used = set(_USED.findall(body))
    pieces = "".join(f'<g id="{name}">{piece}</g>' for name, piece in PIECES.items() if name in used)
    inner = resolve(f"<defs>{pieces}</defs>{body}", theme)
    own = f"r{crc32(inner.encode()):08x}-"  # made from what is drawn: the same drawing, the same text
    inner = _ID.sub(rf" \g<1>{own}", inner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}"'
        f' width="{num(width)}" height="{num(height)}" role="img" aria-labelledby="{own}title {own}desc"'
        f' font-family="{FONT}">'
        f'<title id="{own}title">{escape(title)}</title><desc id="{own}desc">{escape(description)}</desc>'
        f"{inner}</svg>\n"
    )
