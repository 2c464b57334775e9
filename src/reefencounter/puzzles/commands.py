"""`reef puzzles`: look for puzzles in games of bots, and pack them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from ..engine.errors import ReefError
from ..messages import Message
from ..messages.words import say
from ..rules import Rules
from .finding import Finder
from .gathered import packed, read_games, write_game


def puzzles(options: Namespace, rules: Rules) -> int:
    """Look through games that are not in the file yet; the exit code."""
    file = Path(options.file)
    games = list(read_games(file))
    done = {seed for given, seed, _ in games if given == rules.to_json()}
    every = [puzzle for _, _, found in games for puzzle in found]
    finder = Finder()
    for seed in range(options.seed, options.seed + options.games):
        if seed in done:
            continue
        found = list(finder.in_game(rules, seed))
        write_game(file, rules, seed, found)
        every += found
        for puzzle in found:
            theme = Message("puzzle.theme", theme=puzzle.theme)
            told = Message("puzzle.found", number=len(every), theme=theme, level=puzzle.level, game=seed)
            print(say(told), file=sys.stderr, flush=True)
    written, text = file, None
    if options.pack is not None:
        written, text = Path(options.pack), packed(every)
    if text is not None:
        try:
            written.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ReefError("file.unwritable", file=str(written), why=str(error.strerror)) from None
    print(say(Message("puzzle.written", file=str(written), number=len({puzzle.id for puzzle in every}))))
    return 0
