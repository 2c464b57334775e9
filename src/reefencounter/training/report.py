"""What a training has come to: its curves as a picture in a page, and the origin of its weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from .. import __version__
from ..messages import Message
from ..messages.words import language, say, words
from .games import GAMES

WIDTH, HEIGHT, LEFT, BELOW = 640, 240, 48, 28
COLUMNS = (
    Message("train.column_round"),
    Message("train.column_games"),
    Message("train.column_positions"),
    Message("train.column_loss"),
    Message("train.column_greedy"),
    Message("train.column_best"),
)
COLOURS = ("#0b6e75", "#c2571a", "#6a4c93")


def origin(state: Mapping[str, Any], weights: bytes) -> dict[str, Any]:
    """Where weights come from: enough to find them again."""
    return {
        "sha256": sha256(weights).hexdigest(),
        "made by": f"reef train {'--second-kind ' if state['second_kind'] else ''}--size {state['size']} "
        f"--seed {state['seed']} --rounds {len(state['rounds'])}"
        f"{' --begin WEIGHTS' if 'begun_with' in state else ''}",
        **({"begun with": state["begun_with"]} if "begun_with" in state else {}),
        "version": __version__,
        "size": GAMES[state["second_kind"]].sizes[state["size"]].to_json(),
        "best": state["best"],
        "rounds": state["rounds"],
    }


def write_report(folder: Path, state: Mapping[str, Any]) -> None:
    """`report.html`, which needs nothing but itself."""
    rounds = state["rounds"]
    numbers = [each["round"] for each in rounds]
    won = {
        words("train.chart_greedy"): [100 * each["greedy"][0] for each in rounds],
        words("train.chart_best"): [100 * each["best"][0] if "best" in each else 50.0 for each in rounds],
    }
    players = sorted({name for each in rounds for name in each["after"]})
    lost = {
        words("train.chart_loss", players=name): [each["after"].get(name, 0.0) for each in rounds]
        for name in players
    }
    parts = [
        curves(words("train.chart_won"), numbers, won, 0, 100),
        *(
            curves(title, numbers, {title: values}, min(values) * 0.95, max(values) * 1.05)
            for title, values in lost.items()
        ),
    ]
    rows = "".join(_row(each) for each in rounds)
    head = "<tr>" + "".join(f"<th>{escape(say(column))}" for column in COLUMNS)
    heading = words("train.heading", size=state["size"], seed=state["seed"])
    page = (
        f"<!doctype html><html lang={language()}><meta charset=utf-8><title>{escape(words('train.title'))}</title>"
        "<style>body{font:16px sans-serif;margin:2em}td,th{padding:.2em 1em;text-align:right}</style>"
        f"<h1>{escape(heading)}</h1>{''.join(parts)}"
        f"<table>{head}{rows}</table>"
    )
    (folder / "report.html").write_text(page, encoding="utf-8")


def _row(note: Mapping[str, Any]) -> str:
    best = f"{100 * note['best'][0]:.1f}" if "best" in note else ""
    losses = ", ".join(f"{players}: {loss:.4f}" for players, loss in note["after"].items())
    cells = (note["round"], sum(note["games"]), note["positions"], losses)
    return "<tr>" + "".join(f"<td>{cell}" for cell in (*cells, f"{100 * note['greedy'][0]:.1f}", best))


def curves(
    title: str, numbers: Sequence[int], lines: Mapping[str, Sequence[float]], low: float, high: float
) -> str:
    """A picture of one or more lines over the rounds."""

    def place(index: int, value: float) -> str:
        across = LEFT + (WIDTH - LEFT - 16) * index / max(1, len(numbers) - 1)
        up = HEIGHT - BELOW - (HEIGHT - 2 * BELOW) * (value - low) / ((high - low) or 1)
        return f"{across:.1f},{up:.1f}"

    drawn = []
    for colour, (name, values) in zip(COLOURS, lines.items(), strict=False):
        points = " ".join(place(index, value) for index, value in enumerate(values))
        last = place(len(values) - 1, values[-1]).split(",")
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(
            f'<text x="{last[0]}" y="{float(last[1]) - 6:.1f}" text-anchor="end" fill="{colour}">'
            f"{escape(name)}: {values[-1]:.4g}</text>"
        )
    axis = f'<text x="4" y="{HEIGHT - BELOW}">{low:.4g}</text><text x="4" y="{BELOW}">{high:.4g}</text>'
    axis += "".join(
        f'<text x="{place(index, low).split(",")[0]}" y="{HEIGHT - 8}">{number}</text>'
        for index, number in enumerate(numbers)
    )
    return (
        f"<h2>{escape(title)}</h2><svg viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' role='img' "
        f"aria-label='{escape(title)}' font-size='12'>{axis}{''.join(drawn)}</svg>"
    )
