"""Small charts as SVG, drawn by hand: bars with intervals, and histograms. Colours come from the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, LABEL, ROW = 720, 250, 26
HEIGHT, FOOT = 150, 22


def bars(title: str, rows: Sequence[tuple[str, float, str, tuple[float, float] | None]], most: float) -> str:
    """Horizontal bars: label, value, text beside it, and an interval if there is one."""
    room = WIDTH - LABEL - 150
    scale = room / most if most > 0 else 0.0
    parts = []
    for place, (label, value, note, interval) in enumerate(rows):
        y = place * ROW
        parts.append(_text(LABEL - 8, y + 17, _short(label), "end"))
        parts.append(
            f'<rect class="bar" x="{LABEL}" y="{y + 4}" width="{value * scale:.1f}" height="{ROW - 8}"/>'
        )
        end = value
        if interval is not None:
            low, end = interval
            parts.append(
                f'<path class="whisker" d="M{LABEL + low * scale:.1f} {y + ROW / 2:.1f}H{LABEL + end * scale:.1f}"/>'
            )
        parts.append(_text(LABEL + max(end, value) * scale + 8, y + 17, note))
    return _svg(title, len(rows) * ROW, parts)


def histogram(title: str, values: Sequence[int], low: int, high: int, columns: int = 30) -> str:
    """How often which whole number, in columns of equal width from `low` to `high`."""
    width = max(1, -(-(high - low + 1) // columns))
    counts = [0] * (-(-(high - low + 1) // width))
    for value in values:
        counts[(value - low) // width] += 1
    most = max(counts, default=0) or 1
    step = (WIDTH - 40) / len(counts)
    parts = []
    for place, count in enumerate(counts):
        tall = (HEIGHT - FOOT) * count / most
        first = low + place * width
        span = str(first) if width == 1 else f"{first} to {first + width - 1}"
        parts.append(
            f'<rect class="bar" x="{20 + place * step:.1f}" y="{HEIGHT - FOOT - tall:.1f}" '
            f'width="{max(step - 1.5, 1):.1f}" height="{tall:.1f}"><title>{span}: {count}</title></rect>'
        )
    parts.append(f'<path class="axis" d="M20 {HEIGHT - FOOT}H{WIDTH - 20}"/>')
    marks = sorted({0, len(counts) // 4, len(counts) // 2, 3 * len(counts) // 4, len(counts) - 1})
    parts += [
        _text(20 + (mark + 0.5) * step, HEIGHT - 6, str(low + mark * width), "middle") for mark in marks
    ]
    return _svg(title, HEIGHT, parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _short(label: str) -> str:
    return label if len(label) <= 28 else label[:27] + "…"
