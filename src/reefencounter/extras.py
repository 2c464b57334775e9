"""Packages that not everybody needs: loaded when they are, with a sentence that says how to get them.

This is the one place that knows how this package is installed. Its name on a package index is `PUBLISHED`; until it is
there, where anybody else could take the name, people are told the file or the clone that it came from.
"""

from __future__ import annotations

import shlex
import warnings
from functools import cache
from importlib import import_module
from typing import Any

from .engine.errors import ReefError

PUBLISHED = ""  # the name on a package index; nobody else may have it
FILE = "FILE.whl"  # where nothing says what it was installed from; docs/installing.md says which that is


class MissingExtra(ReefError, ImportError):
    """A package is not installed that this needs."""


def extra(module: str, name: str, purpose: str) -> Any:
    """An optional module; `name` is the extra of this package that brings it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # some remark on what they lack themselves
            return import_module(module)
    except ImportError as error:
        raise missing(error, name, purpose) from None


def missing(error: ImportError, name: str, purpose: str) -> MissingExtra:
    """What is said of a module that is not there; the extra of this name brings it."""
    package = (error.name or name).partition(".")[0]
    return MissingExtra("arena.missing_package", purpose=purpose, package=package, install=install(name))


def install(name: str) -> str:
    """The line that installs an extra.

    >>> install("net").startswith("pip install "), install("net").endswith("[net]'")
    (True, True)
    """
    clone, origin = (False, PUBLISHED) if PUBLISHED else _origin()
    return f"pip install {'-e ' if clone else ''}{shlex.quote(f'{origin}[{name}]')}"


@cache
def _origin() -> tuple[bool, str]:
    """From what this was installed, as pip noted it: whether that is a clone, and where it lies."""
    import json  # seldom needed, and slow to load
    from importlib.metadata import distributions
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    # What a build leaves beside the sources has the same name, and notes nothing.
    notes = (found.read_text("direct_url.json") for found in distributions(name="reefencounter"))
    try:
        noted = json.loads(next(filter(None, notes), "{}"))
    except ValueError:
        return False, FILE
    address = urlsplit(noted.get("url", ""))
    if address.scheme != "file":
        return False, FILE
    return noted.get("dir_info", {}).get("editable", False), url2pathname(address.path)
