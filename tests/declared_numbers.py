"""The numbers that compiled code knows by name: written from the Python modules into the .pxd files beside them.

    python tests/declared_numbers.py        after a number was added or changed

A module says a number once, in its .py file; the block `cdef enum:` of its .pxd file says the same to the compiler.
A test (`test_declared_numbers.py`) fails as long as the two differ.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import reefencounter

PACKAGE = Path(reefencounter.__file__).parent
BLOCK = re.compile(r"^cdef enum:\n(?:    \w+ = \d+\n)+", re.M)


def files() -> Iterator[Path]:
    """The .pxd files with such a block."""
    for file in sorted(PACKAGE.rglob("*.pxd")):
        if BLOCK.search(file.read_text(encoding="utf-8")):
            yield file


def current(file: Path) -> str:
    """What a .pxd file should say."""
    source = file.with_suffix(".py")
    module = importlib.import_module(
        ".".join(("reefencounter", *file.relative_to(PACKAGE).with_suffix("").parts))
    )
    block = "".join(f"    {name} = {value}\n" for name, value in numbers(source, module))
    return BLOCK.sub(f"cdef enum:\n{block}", file.read_text(encoding="utf-8"))


def numbers(source: Path, module: ModuleType) -> Iterator[tuple[str, int]]:
    """The whole numbers with names that a module says itself, in its order."""
    for statement in ast.parse(source.read_text(encoding="utf-8")).body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        for target in targets:
            for name in ast.walk(target):
                if isinstance(name, ast.Name) and re.fullmatch(r"[A-Z][A-Z0-9_]*", name.id):
                    value = getattr(module, name.id)
                    if type(value) is int:
                        yield name.id, value


if __name__ == "__main__":
    for file in files():
        file.write_text(current(file), encoding="utf-8")
