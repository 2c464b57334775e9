"""`reef dataset`: positions, choices and outcomes of matches between bots, for supervised learning.

One row for each choice: what the chooser saw, what it might have done and did, and how the game ended for it. Parquet
where pyarrow is installed, otherwise numpy's .npz. The same seed writes the same rows, however many processes play,
unless the bots think by the clock.
"""

from __future__ import annotations

import json
import math
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..extras import install, missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", "reef dataset") from None

from .. import decks
from ..arena.workers import spread
from ..bots.base import make
from ..bots.origin import origin
from ..bots.trial import try_out
from ..engine.errors import ReefError
from ..messages.words import words
from ..rules import Rules
from .environment_table import table_by
from .rulebook import rulebook
from .vector import game_seed

if TYPE_CHECKING:
    from ..bots.planner import Candidate

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


# Behind those, with `--candidates`: what the search of a bot such as planner found when it made a plan.
SEARCHED: dict[str, tuple[type[numpy.generic], str]] = {
    "planned": (
        numpy.uint8,
        "1 if the bot made a plan here; the columns below tell of it, and are empty elsewhere",
    ),
    "value": (
        numpy.float32,
        "what its search thinks the plan is worth to the chooser: in points by `planner`; by `master` 100 "
        "for a sure win, 0 for a sure loss, and 0.2 more for each point ahead",
    ),
    "candidate_value": (
        numpy.float32,
        "the same of each turn that it considered; nan behind the last. First those tried to the end, best first, "
        "then those given up on the way, which were tried in fewer worlds and may seem better than they are",
    ),
    "candidate_worlds": (numpy.int16, "in how many worlds each was tried; 0: its value is a judgement alone"),
    "candidate_turn": (numpy.int32, "its actions as ids of the engine, 24 for each turn; -1 behind the last"),
}
LONGEST_TURN = 24  # actions of a candidate that are kept


class Job(NamedTuple):
    """A game to be played, here or in another process."""

    bots: tuple[str, ...]
    rules: Rules
    seed: int
    number: int
    time_ms: float | None = None  # for a turn; None: as the bots are used to
    candidates: int = 0  # turns of a search that are kept for each plan
    deck: dict[str, Any] | None = None  # one that other processes do not know
    space: int = 1  # the number of the observation


def columns_of(candidates: int) -> dict[str, tuple[type[numpy.generic], str]]:
    """The columns of a dataset with so many candidates for each plan."""
    return COLUMNS | SEARCHED if candidates else COLUMNS


def game(job: Job) -> Columns:
    """The rows of one game. The bots move on by one seat with each game."""
    if job.deck is not None:
        decks.add(job.deck)
    players = job.rules.players
    table = table_by(job.rules, seed=game_seed(job.seed, job.number, 0), space=job.space)
    order = [(seat + job.number) % players for seat in range(players)]
    seated = [make(job.bots[bot], seed=game_seed(job.seed, job.number, 1 + bot)) for bot in order]
    rows: dict[str, list[Any]] = {name: [] for name in columns_of(job.candidates)}
    clocks = [Clock(job.time_ms) for _ in seated]
    while not table.over:
        seat = table.seat
        bot, before = seated[seat], getattr(seated[seat], "candidates", None)
        chosen = bot.choose(table.seat_view(seat), clocks[seat].left(table.position.number))
        found = getattr(bot, "candidates", None)
        plan = found if found is not before and found else None
        for action in table.book.from_engine(chosen):
            rows["step"].append(len(rows["step"]))
            rows["turn"].append(table.position.number)
            rows["seat"].append(seat)
            rows["observation"].append(numpy.frombuffer(table.observation(seat), numpy.uint8))
            bits = numpy.frombuffer(table.mask(seat), numpy.uint8)
            rows["mask"].append(numpy.packbits(bits, bitorder="little"))
            rows["action"].append(action)
            if job.candidates:
                note(rows, plan, job.candidates)
                plan = None  # the second half of a shrimp move is no plan of its own
            table.step(action)
    for bot in seated:
        bot.close()
    points = [table.position.points(seat) for seat in range(players)]
    leads = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
    outcome = table.outcome()
    rows["game"] = [job.number] * len(rows["step"])
    rows["bot"] = [order[seat] for seat in rows["seat"]]
    for name, by_seat in (("outcome", outcome), ("points", points), ("lead", leads)):
        rows[name] = [by_seat[seat] for seat in rows["seat"]]
    return {name: numpy.array(rows[name], kind) for name, (kind, _) in columns_of(job.candidates).items()}


def note(rows: dict[str, list[Any]], plan: Sequence[Candidate] | None, most: int) -> None:
    """What a search has found, of at most so many turns."""
    best = list(plan or ())[:most]
    rows["planned"].append(bool(best))
    rows["value"].append(best[0].value if best else math.nan)
    missing = most - len(best)
    rows["candidate_value"].append([turn.value for turn in best] + [math.nan] * missing)
    rows["candidate_worlds"].append([len(turn.outcomes) for turn in best] + [0] * missing)
    turns = [(turn.turn + [-1] * LONGEST_TURN)[:LONGEST_TURN] for turn in best]
    rows["candidate_turn"].append([*chain(*turns), *[-1] * LONGEST_TURN * missing])


class Clock:
    """What is left of a bot's time for a turn."""

    def __init__(self, time_ms: float | None) -> None:
        self.time_ms, self.turn, self.ends = time_ms, -1, 0.0

    def left(self, turn: int) -> float | None:
        """In milliseconds; None if there is no limit."""
        if self.time_ms is None:
            return None
        if turn != self.turn:
            self.turn, self.ends = turn, time.monotonic() + self.time_ms / 1000
        return max(1.0, 1000 * (self.ends - time.monotonic()))


def join(parts: list[Columns]) -> Columns:
    """One block of rows after the other."""
    return {name: numpy.concatenate([part[name] for part in parts]) for name in parts[0]}


def blocks(
    bots: Sequence[str],
    rules: Rules,
    games: int,
    seed: int,
    progress: bool = False,
    workers: int = 1,
    time_ms: float | None = None,
    candidates: int = 0,
    space: int = 1,
) -> Iterator[Columns]:
    """All rows in the order of the games, in blocks of many, played by so many processes."""
    deck = None if rules.deck == decks.DEFAULT else decks.by_id(rules.deck).to_json()
    jobs = [
        Job(tuple(bots), rules, seed, number, time_ms, candidates, deck, space) for number in range(games)
    ]
    held: list[Columns] = []
    early: dict[int, Columns] = {}  # games that were done before the one whose turn it is
    rows, done, told = 0, 0, time.monotonic()
    for number, part in spread(game, jobs, workers):
        early[number] = part
        while done in early:
            held.append(early.pop(done))
            rows += len(held[-1]["step"])
            done += 1
        if progress and (time.monotonic() - told > 1 or done == games):
            told = time.monotonic()
            line = words("dataset.progress", done=done, games=games, rows=rows)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
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
    book = rulebook(rules, about.get("space", 1))
    most = about.get("candidates", 0)
    columns = columns_of(most)
    widths = {"observation": book.observation, "mask": (book.actions + 7) // 8, "candidate_value": most}
    widths |= {"candidate_worlds": most, "candidate_turn": most * LONGEST_TURN}
    fields = [
        arrow.field(
            name,
            arrow.list_(arrow.from_numpy_dtype(kind), widths[name])
            if name in widths
            else arrow.from_numpy_dtype(kind),
        )
        for name, (kind, _) in columns.items()
    ]
    schema = arrow.schema(fields, metadata={"reef": json.dumps(about)})
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for block in rows:
            arrays = [
                arrow.FixedSizeListArray.from_arrays(block[name].reshape(-1), widths[name])
                if name in widths
                else block[name]
                for name in columns
            ]
            file.write_table(arrow.table(arrays, schema=schema))


def load(path: str | PathLike[str]) -> tuple[Columns, dict[str, Any]]:
    """All rows as arrays, and what is said about them."""
    path = Path(path)
    if path.suffix == ".npz":
        with numpy.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            return {name: file[name] for name in columns_of(about.get("candidates", 0))}, about
    _, parquet = _pyarrow()
    table = parquet.read_table(path)
    about = json.loads(table.schema.metadata[b"reef"])
    columns = {}
    for name in columns_of(about.get("candidates", 0)):
        whole = table[name].combine_chunks()
        width = getattr(whole.type, "list_size", 0)
        columns[name] = whole.flatten().to_numpy().reshape(-1, width) if width else whole.to_numpy()
    return columns, about


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ReefError("dataset.pyarrow", install=install("arena")) from None
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
    rulebook(rules, options.space)  # refuses an observation that this game does not have
    for spec in bots:
        try_out(spec, rules)
    about = {
        "format": FORMAT,
        "rules": rules.to_json(),
        "bots": list(bots),
        "games": options.games,
        "seed": options.seed,
        "made_by": origin(bots, rules),
    }
    if options.time_ms is not None:
        about["time_ms"] = options.time_ms
    if options.candidates:
        about["candidates"] = options.candidates
    if options.space != 1:
        about["space"] = options.space
    unfinished = path.with_name(path.name + ".part" + path.suffix)
    try:
        unfinished.touch()  # what cannot be written is told before the games, not after
        rows = blocks(
            bots,
            rules,
            options.games,
            options.seed,
            sys.stderr.isatty(),
            options.workers,
            options.time_ms,
            options.candidates,
            options.space,
        )
        save(unfinished, rows, rules, about)
        unfinished.replace(path)
    except OSError as error:
        raise ReefError("dataset.unwritable", path=str(path), why=error.strerror) from None
    finally:
        unfinished.unlink(missing_ok=True)
    second_kind = rules.ruleset.has_cards
    print(words("dataset.written", path=str(path), games=options.games, second_kind=second_kind, bots=bots))
    return 0
