"""`bench.strength --against`: bots of a build play as programs, here of this working tree, and games are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.revisions import HERE, bot_of, number
from reefencounter import COMPILED, Rules
from reefencounter.arena.match import play_specs


@pytest.mark.skipif(not COMPILED, reason="a build that is not compiled does not play: it would be too weak")
def test_bots_of_a_build_play_as_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    spec = bot_of(HERE, "master:level=1")
    assert spec == "exec:out/builds/here/play master:level=1"
    match = play_specs(Rules(2), [spec, "random"], seed=1)
    assert match.failure is None
    assert match.points == play_specs(Rules(2), ["master:level=1", "random"], seed=1).points


def test_a_revision_that_is_not_there_is_told() -> None:
    with pytest.raises(SystemExit, match="there is no revision 'no-such-thing'"):
        number("no-such-thing")
