"""docs/research.md: its programs run, where what they need is installed, and its tables are those of the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from reefencounter.rl import spaces
from reefencounter.rl.dataset import COLUMNS, SEARCHED
from reefencounter.rl.second_kind import observation
from reefencounter.rl.second_kind import spaces as more_spaces

ROOT = Path(__file__).parent.parent
TEXT, MORE = (
    (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("research", "research_second_kind")
)
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT + MORE, re.DOTALL)
EXTRAS = ("pettingzoo", "gymnasium", "pyspiel")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: re.findall(r"rl[.\w]*", program)[-1])
def test_the_programs_run(program: str) -> None:
    for extra in EXTRAS:
        if re.search(rf"\b{extra}\b", program):
            pytest.importorskip(extra, reason=f"{extra} is not installed")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_loop_has_as_many_lines_as_its_tutorial_says() -> None:
    lines = len((ROOT / "examples/alphazero.py").read_text(encoding="utf-8").splitlines())
    said = re.search(
        r"in (\d+) lines \| \[`examples/alphazero.py`\]",
        (ROOT / "docs/tutorials.md").read_text(encoding="utf-8"),
    )
    assert said is not None
    assert lines <= int(said[1])


def test_the_tables_are_those_of_the_code() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith("| ")]
    for name, first, meaning in spaces.KINDS:
        assert any(f"| `{name}` | {meaning} |" in line and line.startswith(f"| {first:,} ") for line in lines)
    for block in (*spaces.PLANES, *spaces.SEAT, *spaces.COMMON):
        assert any(line.endswith(f"| `{block.name}` | {block.meaning} |") for line in lines), block
    for name, (_, meaning) in (COLUMNS | SEARCHED).items():
        assert any(line.startswith(f"| `{name}` |") and line.endswith(f"| {meaning} |") for line in lines), (
            name
        )
    for block in spaces.COMMON:
        assert any(line.startswith(f"| {spaces.PLACES[block.name].start:,} ") for line in lines), block


def test_the_tables_of_the_second_kind_are_those_of_the_code() -> None:
    lines = [line for line in MORE.splitlines() if line.startswith("| ")]
    for name, first, meaning in more_spaces.KINDS:
        assert any(
            f"| `{name}` | {meaning} |" in line and line.startswith(f"| {first:,} ") for line in lines
        ), name
    for block in (*observation.PLANES, *observation.SEAT, *observation.COMMON):
        assert any(line.endswith(f"| `{block.name}` | {block.meaning} |") for line in lines), block
    for block in observation.COMMON:
        assert any(line.startswith(f"| {observation.PLACES[block.name].start:,} ") for line in lines), block
    assert f"A vector of {observation.OBSERVATION:,} bytes" in MORE
    assert f"{more_spaces.ACTIONS:,} numbers" in MORE
