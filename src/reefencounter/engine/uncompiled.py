"""Runs everything from Python source where the compiled modules do not fit it, or where REEF_UNCOMPILED=1 asks for it:
slower, and the same games."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType

from .compiled import unfit


class SourceOnly:
    """Finds the modules of a package in their .py files, never in compiled ones."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module inside the package; None for all others."""
        if path is None or not name.startswith(self.package + "."):
            return None
        for folder in path:
            file = os.path.join(folder, name.rpartition(".")[2] + ".py")
            if os.path.isfile(file):
                return spec_from_file_location(name, file, loader=SourceFileLoader(name, file))
        return PathFinder.find_spec(name, path, target)


def asked() -> bool:
    """Whether REEF_UNCOMPILED=1 asks to run from source."""
    return os.environ.get("REEF_UNCOMPILED", "") not in ("", "0")


def decide(package: str) -> str | None:
    """Load the package's modules from source if that is asked for or the compiled ones do not fit; say why, if so."""
    reason = "REEF_UNCOMPILED asks for it" if asked() else unfit()
    if reason is not None:
        sys.meta_path.insert(0, SourceOnly(package))
    return reason
