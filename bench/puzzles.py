"""Chooses the puzzles of the package: `python -m bench.puzzles out/puzzles found.jsonl --pack FILE`, resumable.

Those of the package that hold by a deeper look of the master of today stay, under their ids, with the best solution
that is known now. The others come from what `reef puzzles found.jsonl` has gathered: as many of each theme, level and
kind of game as there are, no two alike, each looked at as deeply. Looks of another seed are kept apart, so that one may
look again. Run it when the networks have changed: a puzzle that a stronger master solves otherwise is none.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from reefencounter.arena.workers import spread
from reefencounter.puzzles import Puzzle, all_puzzles
from reefencounter.puzzles.choosing import balanced
from reefencounter.puzzles.finding import Finder
from reefencounter.puzzles.gathered import packed, read_games

MOST = 80


class Checks:
    """Deeper looks, kept in a file."""

    def __init__(self, file: Path, seed: int) -> None:
        self.file, self.seed = file, seed
        self.done: dict[str, Puzzle | None] = {}
        for line in file.read_text().splitlines() if file.exists() else ():
            kept = json.loads(line)
            self.done[kept["id"]] = kept["puzzle"] and Puzzle.from_json(kept["puzzle"])

    def of(self, puzzle: Puzzle) -> Puzzle | None:
        """What becomes of a puzzle."""
        return self.of_all([puzzle], 1)[0]

    def of_all(self, puzzles: Sequence[Puzzle], workers: int) -> list[Puzzle | None]:
        """What becomes of each."""
        left = [one for one in puzzles if one.id not in self.done]
        for number, checked in spread(partial(looked_at, seed=self.seed), left, workers):
            id, theme = left[number].id, left[number].theme
            self.done[id] = checked
            line = {"id": id, "puzzle": checked and checked.to_json()}
            with self.file.open("a") as out:
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
            print(id, theme, "holds" if checked else "does not hold", flush=True)
        return [self.done[one.id] for one in puzzles]


def looked_at(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """One deeper look."""
    return Finder().checked(puzzle, seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description=__doc__)
    parser.add_argument("folder", type=Path, help="where deeper looks are gathered")
    parser.add_argument("found", type=Path, nargs="*", help="puzzles that `reef puzzles` has gathered")
    parser.add_argument("--most", type=int, default=MOST, help=f"so many puzzles ({MOST})")
    parser.add_argument("--seed", type=int, default=7, help="of the deeper looks (7)")
    parser.add_argument("--workers", type=int, default=1, help="for those of the package (1)")
    parser.add_argument("--pack", type=Path, help="write them there, as the package has them")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    checks = Checks(options.folder / f"checks-{options.seed}.jsonl", options.seed)
    ours = list(all_puzzles().values())
    kept = [one for one in checks.of_all(ours, options.workers) if one is not None]
    print(f"{len(kept)} of {len(ours)} puzzles of the package hold")
    found = [puzzle for file in options.found for _, _, puzzles in read_games(file) for puzzle in puzzles]
    chosen = balanced(found, options.most, checks.of, kept)
    for trait in ("theme", "level"):
        print(
            *(
                f"{name} {count}"
                for name, count in Counter(getattr(one, trait) for one in chosen).most_common()
            ),
            sep=", ",
        )
    if options.pack is not None:
        options.pack.write_text(packed(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
