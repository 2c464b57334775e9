"""Compiled code counts with the same numbers as its source."""

from __future__ import annotations

from pathlib import Path

import pytest
from declared_numbers import PACKAGE, current, files

FILES = list(files())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_numbers_of_a_pxd_file_are_those_of_its_module(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == current(file), "run python tests/declared_numbers.py"


def test_the_codes_of_both_games_are_among_them() -> None:
    names = {str(file.relative_to(PACKAGE)) for file in FILES}
    assert {"engine/codes.pxd", "engine/second_kind/codes.pxd", "rl/spaces.pxd"} <= names
