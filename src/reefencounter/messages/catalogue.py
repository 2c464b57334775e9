"""The catalogues as programs: which languages there are, and the messages of each, loaded when somebody first reads it.

A package that is built carries the compiled catalogues. A checkout has their sources, and compiles what is older anew.
"""

from __future__ import annotations

import os
import py_compile
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .speaker import Speaker

DEFAULT = "en"
Said = str | Callable[["Speaker", Mapping[str, Any]], str]  # a message: its words, or what makes them
HERE = Path(__file__).parent
SOURCES = HERE / "catalogues"
COMPILED = HERE / "compiled"


@lru_cache
def languages() -> tuple[str, ...]:
    """The languages that there are, by their codes."""
    found = SOURCES.iterdir() if SOURCES.is_dir() else COMPILED.glob("*.py")
    return tuple(sorted(path.stem for path in found if not path.name.startswith(("_", "."))))


@lru_cache
def messages(language: str) -> dict[str, Said]:
    """The messages of a language by their ids."""
    if SOURCES.is_dir() and _outdated(language):
        _compile(language)
    spec = spec_from_file_location(f"{__package__}.compiled.{language}", COMPILED / f"{language}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, Said] = module.MESSAGES
    return found


def _outdated(language: str) -> bool:
    made = COMPILED / f"{language}.py"
    folders = [SOURCES / language, HERE / "compiler"]
    found = [HERE / "typography.py", *(file for folder in folders for file in [folder, *folder.iterdir()])]
    files = [file for file in found if file.name != "__pycache__"]
    return not made.exists() or made.stat().st_mtime_ns < max(file.stat().st_mtime_ns for file in files)


def _compile(language: str) -> None:
    from .compiler import python
    from .compiler.catalogue import read

    COMPILED.mkdir(exist_ok=True)
    made = COMPILED / f".{language}.{os.getpid()}"
    made.write_text(python.module(read(language, SOURCES)), encoding="utf-8")
    made.replace(COMPILED / f"{language}.py")  # whole, whoever else makes it at the same time
    py_compile.compile(str(COMPILED / f"{language}.py"), quiet=1)
