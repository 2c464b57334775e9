"""`reef dataset`: positions, choices and outcomes of matches between bots, for supervised learning.

One row for each choice: what the chooser saw, what it might have done and did, and how the game ended for it. Parquet
where pyarrow is installed, otherwise numpy's .npz. The same seed writes the same rows.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy

from ..bots.base import make
from ..bots.trial import try_out
from ..engine.errors import ReefError
from ..rules import Rules
from .environment_table import table_by
from .rulebook import rulebook
from .vector import game_seed

FORMAT = "reef-dataset/1"
COLUMNS: dict[str, tuple[type[numpy.generic], str]] = {
    "game": (numpy.int32, "the number of the game, from 0"),
    "step": (numpy.int32, "the number of the choice in its game, from 0"),
    "turn": (numpy.int16, "the number of the turn"),
    "seat": (numpy.uint8, "who chooses, in turn order"),
    "bot": (numpy.uint8, "which of the bots that is, in the order given"),
    "observation": (numpy.uint8, "what the chooser sees"),
    "mask": (numpy.uint8, "the legal actions, packed: `numpy.unpackbits(…, bitorder='little')`"),
    "action": (numpy.int16, "the action chosen"),
    "outcome": (numpy.float32, "what the game was worth to the chooser, -1 to 1"),
    "points": (numpy.int16, "the chooser's points at the end"),
    "lead": (numpy.int16, "those less the most of the others"),
}
ROWS = 20_000  # held back before they are written
Columns = dict[str, numpy.ndarray[Any, Any]]


def game(bots: Sequence[str], rules: Rules, seed: int, number: int) -> Columns:
    """The rows of one game. The bots move on by one seat with each game."""
    players = rules.players
    table = table_by(rules, seed=game_seed(seed, number, 0))
    order = [(seat + number) % players for seat in range(players)]
    seated = [make(bots[bot], seed=game_seed(seed, number, 1 + bot)) for bot in order]
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    while not table.over:
        seat = table.seat
        for action in table.book.from_engine(seated[seat].choose(table.seat_view(seat))):
            rows["step"].append(len(rows["step"]))
            rows["turn"].append(table.position.number)
            rows["seat"].append(seat)
            rows["observation"].append(numpy.frombuffer(table.observation(seat), numpy.uint8))
            bits = numpy.frombuffer(table.mask(seat), numpy.uint8)
            rows["mask"].append(numpy.packbits(bits, bitorder="little"))
            rows["action"].append(action)
            table.step(action)
    for bot in seated:
        bot.close()
    points = [table.position.points(seat) for seat in range(players)]
    leads = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
    outcome = table.outcome()
    rows["game"] = [number] * len(rows["step"])
    rows["bot"] = [order[seat] for seat in rows["seat"]]
    for name, by_seat in (("outcome", outcome), ("points", points), ("lead", leads)):
        rows[name] = [by_seat[seat] for seat in rows["seat"]]
    return {name: numpy.array(rows[name], kind) for name, (kind, _) in COLUMNS.items()}


def join(parts: list[Columns]) -> Columns:
    """One block of rows after the other."""
    return {name: numpy.concatenate([part[name] for part in parts]) for name in COLUMNS}


def blocks(
    bots: Sequence[str], rules: Rules, games: int, seed: int, progress: bool = False
) -> Iterator[Columns]:
    """All rows, in blocks of many games."""
    held: list[Columns] = []
    rows, told = 0, time.monotonic()
    for number in range(games):
        held.append(game(bots, rules, seed, number))
        rows += len(held[-1]["step"])
        if progress and (time.monotonic() - told > 1 or number == games - 1):
            told = time.monotonic()
            print(f"\r{number + 1:,} of {games:,} games, {rows:,} rows", end="", file=sys.stderr, flush=True)
        if sum(len(part["step"]) for part in held) >= ROWS:
            yield join(held)
            held = []
    if held:
        yield join(held)
    if progress:
        print(file=sys.stderr)


def save(path: str | PathLike[str], rows: Iterable[Columns], rules: Rules, about: dict[str, Any]) -> None:
    """Write Parquet or .npz, by the ending of the name."""
    path = Path(path)
    if path.suffix == ".npz":
        numpy.savez_compressed(
            path, allow_pickle=False, about=numpy.array(json.dumps(about)), **join(list(rows))
        )
        return
    arrow, parquet = _pyarrow()
    book = rulebook(rules)
    widths = {"observation": book.observation, "mask": (book.actions + 7) // 8}
    fields = [
        arrow.field(
            name,
            arrow.list_(arrow.uint8(), widths[name]) if name in widths else arrow.from_numpy_dtype(kind),
        )
        for name, (kind, _) in COLUMNS.items()
    ]
    schema = arrow.schema(fields, metadata={"reef": json.dumps(about)})
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for block in rows:
            arrays = [
                arrow.FixedSizeListArray.from_arrays(block[name].reshape(-1), widths[name])
                if name in widths
                else block[name]
                for name in COLUMNS
            ]
            file.write_table(arrow.table(arrays, schema=schema))


def load(path: str | PathLike[str]) -> tuple[Columns, dict[str, Any]]:
    """All rows as arrays, and what is said about them."""
    path = Path(path)
    if path.suffix == ".npz":
        with numpy.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in COLUMNS}, json.loads(str(file["about"]))
    _, parquet = _pyarrow()
    table = parquet.read_table(path)
    columns = {}
    for name in COLUMNS:
        whole = table[name].combine_chunks()
        width = getattr(whole.type, "list_size", 0)
        columns[name] = whole.flatten().to_numpy().reshape(-1, width) if width else whole.to_numpy()
    return columns, json.loads(table.schema.metadata[b"reef"])


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ReefError("dataset.pyarrow") from None
    return pyarrow, pyarrow.parquet


def write_dataset(options: Namespace, rules_for: Callable[[int], Rules]) -> int:
    """The command with its options, and the rules that they ask for by the number of players; the exit code."""
    path = Path(options.output)
    if path.suffix not in (".parquet", ".npz"):
        raise ReefError("dataset.name", name=path.name[:60])
    if path.suffix == ".parquet":
        _pyarrow()
    if path.exists() and not options.force:
        raise ReefError("dataset.exists", path=str(path))
    bots = options.bots or ["random", "random"]
    if not 2 <= len(bots) <= 4:
        raise ReefError("dataset.bots", number=len(bots))
    rules = rules_for(len(bots))
    for spec in bots:
        try_out(spec, rules)
    about = {
        "format": FORMAT,
        "rules": rules.to_json(),
        "bots": list(bots),
        "games": options.games,
        "seed": options.seed,
    }
    unfinished = path.with_name(path.name + ".part" + path.suffix)
    try:
        rows = blocks(bots, rules, options.games, options.seed, progress=sys.stderr.isatty())
        save(unfinished, rows, rules, about)
        unfinished.replace(path)
    except OSError as error:
        raise ReefError("dataset.unwritable", path=str(path), why=error.strerror) from None
    finally:
        unfinished.unlink(missing_ok=True)
    kind = f" of {rules.ruleset.expansion}" if rules.ruleset.expansion else ""
    games = f"{options.games:,} {'game' if options.games == 1 else 'games'}{kind}"
    print(f"{path}: {games}, {' against '.join(bots)}")
    return 0
