"""A summary as text for the terminal, and the words that text and page share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from .match import FAILED
from .ratings import shown_elo
from .summary import Standing, Summary

ENDINGS = {  # R11.1 a to e
    "locks": "all coral tiles locked",
    "shrimps": "a fourth shrimp eaten",
    "full": "the boards are full",
    "supply": "the supply ran out",
    "limit": "the last turn of all",
    FAILED: "a bot failed",
}
HEADS = (
    "bot",
    "seats",
    "wins (95 %)",
    "rating",
    "points",
    "place",
    "ms/action",
    "ms/turn",
    "longest",
    "failed",
)
MOST_FAILURES = 10


def cells(standing: Standing) -> tuple[str, ...]:
    """One row of the table of standings, below HEADS."""
    skill = standing.skill
    return (
        standing.bot,
        str(standing.seats),
        str(standing.rate),
        f"{skill.mu:.1f} ±{2 * skill.sigma:.1f}" if skill else "–",
        f"{standing.mean_points:.1f} ±{standing.spread_points:.1f}" if standing.points else "–",
        f"{fmean(standing.ranks):.2f}",
        f"{standing.ms_an_action:.1f}",
        f"{standing.ms_a_turn:.1f}",
        f"{standing.worst_ms:.0f} ms",
        str(standing.failures),
    )


def text(summary: Summary) -> str:
    """The summary for the terminal."""
    return "\n".join(_lines(summary))


def _lines(summary: Summary) -> Iterator[str]:
    yield from _table([HEADS, *(cells(standing) for standing in summary.standings)])
    if summary.unrated:
        yield f"(no ratings: {summary.unrated})"
    if summary.pairs:
        yield ""
        yield from _table(
            [
                ("pair", "met", "first ahead (95 %)", "Elo (95 %)"),
                *(
                    (f"{one} – {other}", str(rate.games), str(rate), shown_elo(rate))
                    for (one, other), rate in summary.pairs.items()
                ),
            ]
        )
    yield ""
    if summary.lengths:
        turns = sorted(summary.lengths)
        yield f"length: {fmean(turns):.1f} turns on average, {turns[0]} to {turns[-1]}"
    yield "endings: " + ", ".join(
        f"{ENDINGS[how]} {100 * n / summary.games:.1f} %" for how, n in summary.endings.most_common()
    )
    if summary.colours:
        yield "worth at the end: " + ", ".join(
            f"{colour.name} {colour.value:.2f} (dearest {100 * colour.dearest:.0f} %)"
            for colour in summary.colours
        )
    for game, bot, reason in summary.failures[:MOST_FAILURES]:
        yield f"game {game}: {bot} failed: {reason}"
    if len(summary.failures) > MOST_FAILURES:
        yield f"… and {len(summary.failures) - MOST_FAILURES} more failures"


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first = row[0].ljust(widths[0])
        yield "  ".join(
            [first, *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        ).rstrip()
