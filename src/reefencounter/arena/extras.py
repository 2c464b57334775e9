"""Packages that not everybody needs: loaded when they are, with a sentence that says how to get them."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

from ..engine.errors import ReefError


class MissingExtra(ReefError):
    """A package is not installed that this needs."""


def extra(module: str, name: str, purpose: str) -> Any:
    """An optional module; `name` is the extra of this package that brings it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # some remark on what they lack themselves
            return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra("arena.missing_package", purpose=purpose, package=package, extra=name) from None
