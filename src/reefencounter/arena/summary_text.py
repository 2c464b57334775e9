"""A summary as text for the terminal, and the words that text and page share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from ..messages import Message
from ..messages.words import words
from .match import FAILED
from .ratings import shown_elo
from .summary import Standing, Summary

ENDINGS = {  # R11.1 a to e
    "locks": "arena_end.locks",
    "shrimps": "arena_end.shrimps",
    "full": "arena_end.full",
    "supply": "arena_end.supply",
    "limit": "arena_end.limit",
    FAILED: "arena_end.failure",
}
HEADS = (
    *("standing.bot", "standing.seats", "standing.wins", "standing.rating", "standing.points"),
    *("standing.place", "standing.ms_an_action", "standing.ms_a_turn", "standing.longest", "standing.failed"),
)
PAIR = ("pair.bots", "pair.met", "pair.ahead", "pair.elo")
MOST_FAILURES = 10


def heads(ids: Sequence[str]) -> tuple[str, ...]:
    """The heads of a table."""
    return tuple(words(id) for id in ids)


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
    yield from _table([heads(HEADS), *(cells(standing) for standing in summary.standings)])
    if summary.unrated:
        yield words("summary.unrated", why=summary.unrated)
    if summary.pairs:
        yield ""
        yield from _table(
            [
                heads(PAIR),
                *(
                    (f"{one} – {other}", str(rate.games), str(rate), shown_elo(rate))
                    for (one, other), rate in summary.pairs.items()
                ),
            ]
        )
    yield ""
    if summary.lengths:
        turns = sorted(summary.lengths)
        yield words("summary.length", turns=f"{fmean(turns):.1f}", least=turns[0], most=turns[-1])
    endings = [
        Message("summary.ending", ending=Message(ENDINGS[how]), percent=f"{100 * n / summary.games:.1f}")
        for how, n in summary.endings.most_common()
    ]
    yield words("summary.endings", items=endings)
    if summary.colours:
        worth = [
            Message(
                "summary.colour",
                colour=one.colour,
                value=f"{one.value:.2f}",
                percent=f"{100 * one.dearest:.0f}",
            )
            for one in summary.colours
        ]
        yield words("summary.worth", items=worth)
    for game, bot, reason in summary.failures[:MOST_FAILURES]:
        yield words("summary.failure", game=game, bot=bot, reason=reason)
    if len(summary.failures) > MOST_FAILURES:
        yield words("summary.more_failures", failures=len(summary.failures) - MOST_FAILURES)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first = row[0].ljust(widths[0])
        yield "  ".join(
            [first, *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        ).rstrip()
