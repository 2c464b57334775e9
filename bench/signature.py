"""The signature of the bots' strength: what they choose in fixed positions, and how many positions they look at.

Whatever changes the search, the judgement or the network changes the signature, and nothing else does: not the machine,
not the compiler, not whether the engine is compiled. `python -m bench.signature` says what is not as it is kept, by bot
and position; `--write` keeps what is so now. Keep a new signature only when play was to change, with a measurement
(`bench.strength`) that says what it is worth.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from reefencounter import suite
from reefencounter.bots.base import make
from reefencounter.bots.greedy import Greedy
from reefencounter.bots.planner import Planner
from reefencounter.suite import SuitePosition

from .report import command_line

KEPT = Path(__file__).parents[1] / "tests" / "signature.json"
BOTS: tuple[str, ...] = ("greedy", "planner:nodes=3000", "master:level=1", "master:level=6", "master:level=8")
OF_EACH_GAME = 12


class Choice(NamedTuple):
    """What a bot does in a position."""

    nodes: int  # positions that it looked at
    turn: str

    def __str__(self) -> str:
        return f"{self.nodes} nodes, {self.turn}"


Signature = dict[str, dict[str, Choice]]  # by the position, then the bot


def positions() -> list[SuitePosition]:
    """Twelve of each game, from all its kinds of tables in turn."""
    found = []
    for second_kind in (False, True):
        ones = (one for one in suite.positions() if one.rules.second_kind == second_kind)
        kinds = [list(group) for _, group in groupby(ones, key=lambda one: one.kind)]
        rounds = (kind[turn] for turn in range(OF_EACH_GAME) for kind in kinds if turn < len(kind))
        found += [one for one, _ in zip(rounds, range(OF_EACH_GAME), strict=False)]
    return found


def choice(position: SuitePosition, spec: str) -> Choice:
    """What a fresh bot chooses."""
    seen, bot = position.seen(), make(spec, seed=1)
    assert isinstance(bot, Greedy | Planner)
    bot.choose(seen)
    searches = bot.searches if isinstance(bot, Planner) else [bot.by_game.search(seen)]
    nodes = sum(search.nodes for search in searches)
    bot.close()
    return Choice(nodes, ", ".join(bot.plan.texts))


def signature(asked: Iterable[SuitePosition], bots: Iterable[str] = BOTS) -> Signature:
    """What the bots choose in each of these positions."""
    specs = list(bots)
    return {f"{one.kind} {one.id}": {spec: choice(one, spec) for spec in specs} for one in asked}


def digest(whole: Signature) -> str:
    """A signature as one number, to name in a commit."""
    return hashlib.sha256(json.dumps(whole).encode()).hexdigest()[:16]


def kept() -> Signature:
    """The signature that was kept last."""
    if not KEPT.is_file():
        return {}
    positions = json.loads(KEPT.read_text())["positions"]
    return {name: {spec: Choice(*one) for spec, one in bots.items()} for name, bots in positions.items()}


def keep(whole: Signature) -> None:
    """Write a signature for the tests, with its digest."""
    KEPT.write_text(json.dumps({"digest": digest(whole), "positions": whole}, indent=1) + "\n")


def changes(before: Signature, after: Signature) -> Iterator[str]:
    """What differs, position by position and bot by bot."""
    nothing: Mapping[str, Choice] = {}
    for name in {**before, **after}:
        old, new = before.get(name, nothing), after.get(name, nothing)
        for spec in {**old, **new}:
            if old.get(spec) != new.get(spec):
                yield f"{spec} in {name}:\n  was {old.get(spec, 'not asked')}\n  now {new.get(spec, 'not asked')}"


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("--write", action="store_true", help="keep the signature as it is now")
    write = parser.parse_args().write
    before, after = kept(), signature(positions())
    for change in changes(before, after):
        print(change)
    if not before:
        print(digest(after))
    else:
        print(f"{digest(before)}, now {digest(after)}" if before != after else f"{digest(after)} as before")
    if write:
        keep(after)


if __name__ == "__main__":
    main()
