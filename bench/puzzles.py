"""Chooses the puzzles of the package: `python -m bench.puzzles out/puzzles found.jsonl --pack FILE`, resumable.

Those of the package that hold by a deeper look of the master of today stay, under their ids, with the best solution
that is known now. The others come from what `reef puzzles found.jsonl` has gathered: as many of each theme, level and
kind of game as there are, no two alike, each looked at as deeply. Looks of another seed are kept apart, so that one may
look again, and those of other networks do not count: run it when the networks have changed, since a puzzle that a
stronger master solves otherwise is none.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from reefencounter.arena.workers import spread
from reefencounter.bots.learned import BASE, SECOND_KIND, weights
from reefencounter.puzzles import Puzzle, all_puzzles
from reefencounter.puzzles.choosing import balanced
from reefencounter.puzzles.finding import Finder
from reefencounter.puzzles.gathered import add_line, packed, read_games, whole_lines

MOST = 80
NETWORKS = sha256(weights(BASE) + weights(SECOND_KIND)).hexdigest()[:12]

Key = tuple[str, str, str]


class Checks:
    """Deeper looks by the networks of today, kept in a file."""

    def __init__(self, file: Path, seed: int) -> None:
        self.file, self.seed = file, seed
        self.done: dict[Key, Puzzle | None] = {}
        for kept in whole_lines(file, '{"networks":') if file.exists() else ():
            if kept["networks"] == NETWORKS:
                self.done[tuple(kept["key"])] = kept["puzzle"] and Puzzle.from_json(kept["puzzle"])

    def of(self, puzzle: Puzzle) -> Puzzle | None:
        """What becomes of a puzzle."""
        return self.of_all([puzzle], 1)[0]

    def of_all(self, puzzles: Sequence[Puzzle], workers: int) -> list[Puzzle | None]:
        """What becomes of each."""
        left = [one for one in puzzles if key_of(one) not in self.done]
        for number, checked in spread(partial(looked_at, seed=self.seed), left, workers):
            key = key_of(left[number])
            self.done[key] = checked
            add_line(self.file, {"networks": NETWORKS, "key": key, "puzzle": checked and checked.to_json()})
            print(*key, "holds" if checked else "does not hold", flush=True)
        return [self.done[key_of(one)] for one in puzzles]


def key_of(puzzle: Puzzle) -> Key:
    """A position and what is to be found in it."""
    return puzzle.id, puzzle.theme, puzzle.about


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
