"""The report of an arena: a page that needs nothing but itself, and tables for other programs."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from .. import __version__
from ..engine.components import COLOURS
from ..extras import MissingExtra, extra
from ..messages.words import words
from .charts import bars, histogram
from .outcome import Outcome
from .ratings import shown_elo
from .schedule import Plan
from .summary import Summary
from .summary_text import ENDINGS, HEADS, PAIR, cells, heads

PAGE, TABLE, PARQUET = "report.html", "games.csv", "games.parquet"
MOST_FAILURES = 100

STYLE = """
:root { color-scheme: light dark; --ink: #14323d; --paper: #fbfaf6; --bar: #2a7f92; --line: #14323d66; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3edef; --paper: #10222a; --bar: #4fb3c6; --line: #e3edef66; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 68rem; padding: 0 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-bottom: 1rem; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap;
  vertical-align: top; }
th:first-child, td:first-child, .left th, .left td { text-align: left; }
td:first-child, .left td { white-space: normal; min-width: 7rem; }
@media (max-width: 67rem) { /* a row becomes a block of lines, so that no column is out of sight */
  table, tbody, tr, td { display: block; }
  tr:first-child { display: none; }
  tr { border-bottom: 1px solid var(--line); padding: .4rem 0; }
  td, .left td { display: flex; justify-content: space-between; gap: 1rem; border: 0; padding: 0;
    white-space: normal; }
  td:first-child { font-weight: bold; }
  td:not(:first-child)::before { content: attr(data-head); }
}
svg { max-width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.bar { fill: var(--bar); } .axis { stroke: var(--line); }
.whisker { stroke: var(--ink); stroke-width: 2; }
"""


def write_report(folder: Path, plan: Plan, outcomes: Sequence[Outcome], summary: Summary) -> list[str]:
    """Write page and tables; the names of the files."""
    written = [PAGE, TABLE]
    (folder / PAGE).write_text(page(plan, summary), encoding="utf-8")
    rows = list(seats(outcomes))
    with (folder / TABLE).open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
        table.writeheader()
        table.writerows(rows)
    try:
        arrow = extra("pyarrow", "arena", "Parquet")
        extra("pyarrow.parquet", "arena", "Parquet").write_table(
            arrow.Table.from_pylist(rows), folder / PARQUET
        )
        written.append(PARQUET)
    except MissingExtra:
        pass  # the same table is there as CSV
    return written


def seats(outcomes: Sequence[Outcome]) -> Iterator[dict[str, Any]]:
    """One row for each seat of each game."""
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            yield {
                "game": outcome.game,
                "seed": str(outcome.seed),  # beyond what spreadsheets can count
                "seat": seat,
                "bot": bot,
                "points": outcome.points[seat],
                "rank": outcome.ranks[seat],
                "share": outcome.shares[seat],
                "turns": outcome.turns,
                "actions": outcome.actions,
                "ended_by": outcome.ended_by,
                "failed": outcome.failed_seat == seat,
                "reason": (outcome.reason or "") if outcome.failed_seat == seat else "",
                "own_actions": outcome.asked[seat],
                "own_turns": outcome.taken_turns[seat],
                "ms": outcome.ms[seat],
                "longest_turn_ms": outcome.worst_ms[seat],
                **{f"value_{colour}": outcome.values[k] for k, colour in enumerate(COLOURS)},
            }


def page(plan: Plan, summary: Summary) -> str:
    """The page as HTML, with its pictures inside."""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{words('report.title')}</title><style>{STYLE}</style><h1>{words('report.arena')}</h1>"
        + "".join(_sections(plan, summary))
        + "</html>\n"
    )


def _sections(plan: Plan, summary: Summary) -> Iterator[str]:
    yield f"<p>{words('report.games', games=summary.games, version=__version__)}</p>"
    yield f"<p><code>{escape(json.dumps(plan.to_json()))}</code></p>"
    yield f"<h2>{words('report.standings')}</h2>" + _table(
        heads(HEADS), [cells(standing) for standing in summary.standings]
    )
    if summary.unrated:
        yield f"<p>{escape(words('report.unrated', why=summary.unrated))}</p>"
    yield bars(
        words("report.wins"),
        [
            (row.bot, row.rate.rate, f"{100 * row.rate.rate:.1f} %", row.rate.interval)
            for row in summary.standings
        ],
        1.0,
    )
    if summary.pairs:
        rows = [
            (f"{one} – {other}", str(rate.games), str(rate), shown_elo(rate))
            for (one, other), rate in summary.pairs.items()
        ]
        yield f"<h2>{words('report.pairs')}</h2>" + _table(heads(PAIR), rows)
    yield from _distributions(summary)
    yield f"<h2>{words('report.endings')}</h2>" + bars(
        words("report.endings"),
        [
            (words(ENDINGS[how]), n, f"{n} ({100 * n / summary.games:.1f} %)", None)
            for how, n in summary.endings.most_common()
        ],
        max(summary.endings.values(), default=1),
    )
    if summary.colours:
        yield f"<h2>{words('report.colours')}</h2>" + bars(
            words("report.values"),
            [
                (
                    words("report.colour", colour=one.colour),
                    one.value,
                    words("report.dearest", value=f"{one.value:.2f}", percent=f"{100 * one.dearest:.0f}"),
                    None,
                )
                for one in summary.colours
            ],
            5.0,
        )
    yield f"<h2>{words('report.time')}</h2>" + bars(
        words("report.mean_time"),
        [(row.bot, row.ms_a_turn, f"{row.ms_a_turn:.1f} ms", None) for row in summary.standings],
        max((row.ms_a_turn for row in summary.standings), default=1.0),
    )
    if summary.failures:
        failures = [(str(game), bot, reason) for game, bot, reason in summary.failures[:MOST_FAILURES]]
        yield f"<h2>{words('report.failures', failures=len(summary.failures))}</h2>"
        yield _table(heads(("report.failed_game", "standing.bot", "report.reason")), failures, "left")


def _distributions(summary: Summary) -> Iterator[str]:
    scored = [row for row in summary.standings if row.points]
    if scored:
        low, high = min(min(row.points) for row in scored), max(max(row.points) for row in scored)
        yield f"<h2>{words('report.points')}</h2>"
        for row in scored:
            mean = words("report.mean_points", bot=row.bot, points=f"{row.mean_points:.1f}")
            yield f"<h3>{escape(mean)}</h3>"
            yield histogram(words("report.points_of", bot=row.bot), row.points, low, high)
    if summary.lengths:
        yield f"<h2>{words('report.length')}</h2>"
        yield histogram(words("report.turns"), summary.lengths, min(summary.lengths), max(summary.lengths))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(f"<tr>{_cells(heads, row)}</tr>" for row in rows)
    return f'<table class="{kind}"><tbody><tr>{head}</tr>{body}</tbody></table>'


def _cells(heads: Sequence[str], row: Sequence[str]) -> str:
    pairs = zip(heads, row, strict=True)
    return "".join(f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in pairs)
