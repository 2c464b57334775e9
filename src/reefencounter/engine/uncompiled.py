"""REEF_UNCOMPILED=1 runs everything from Python source even where it was compiled: slower, for checking."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType


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


def if_asked(package: str) -> None:
    """Load the package's modules from source if the environment asks for it."""
    if os.environ.get("REEF_UNCOMPILED", "") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly(package))
