"""What a whole game says to those who read it, word for word: the telling has no other test of how things follow."""

from __future__ import annotations

import pytest
from golden_logs import GAMES, kept, log


@pytest.mark.parametrize("kind", GAMES)
def test_the_log_of_a_whole_game_is_as_it_was(kind: str) -> None:
    """If it was to change: `python tests/golden_logs.py`, and read what git says of it."""
    assert log(kind) == kept(kind).read_text(encoding="utf-8")
