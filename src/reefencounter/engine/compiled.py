"""Which modules are compiled, and whether the compiled files fit the source beside them: all of them, or none is used.

Compiled modules call each other without asking, so one that is missing or was made from other sources would break the
rest in strange ways. Whoever compiles them (setup.py, which reads this file too) therefore leaves a note of what they
were made from, and the note is compared once, when the engine is first imported.
"""

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any
from zlib import crc32

MODULES = tuple(
    f"{folder}/{name}"
    for folder, names in {
        "engine": "actions chance corals ending generator geometry legal options position setup sound",
        "engine/common": "algae draws position setup supply turn",
        "engine/second_kind": (
            "actions blues card_choices cards collecting corals crowns decks draws effects ending geometry "
            "laying legal meals options polyps position random_play scoring setup shrimps sound terrain walk"
        ),
        "bots": "beam features judge learned_turns network turns",
        "bots/second_kind": "boards features judge learned_turns narrowing turns worlds",
        "rl": "batch encoding encoding_2 environment_table masks rulebook steps vector",
        "rl/second_kind": "encoding ids masks paths rulebook steps",
    }.items()
    for name in names.split()
)
NOTE = "engine/compiled.json"
SUFFIX = EXTENSION_SUFFIXES[0]  # says for which Python a compiled file is
PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
AGAIN = "install it again"


def sources(package: str) -> dict[str, int | None]:
    """A check sum of each file that the compiled modules are made from: all .pxd files, and the modules beside them."""
    folders = sorted({os.path.dirname(module) for module in MODULES})
    declared = [
        f"{folder}/{name}"
        for folder in folders
        for name in sorted(os.listdir(os.path.join(package, folder)))
        if name.endswith(".pxd")
    ]
    modules = [name.removesuffix(".pxd") + ".py" for name in declared]
    return {name: _sum(os.path.join(package, name)) for name in sorted({*declared, *modules})}


def note(package: str) -> str:
    """What to leave beside freshly compiled modules."""
    return json.dumps({"suffix": SUFFIX, "sources": sources(package)}, indent=0)


def note_of_none(reason: str) -> str:
    """What to leave where nothing was compiled: why."""
    return json.dumps({"uncompiled": reason})


def unfit(package: str = PACKAGE) -> str | None:
    """Why the compiled modules cannot be used; None if they can."""
    found = _found(package)
    left = _left(package)
    if left is None:
        if found:
            return f"nothing says what its compiled parts were made from; {AGAIN}"
        return "it is not compiled on Windows" if sys.platform == "win32" else "it has no compiled parts"
    if "uncompiled" in left:
        return str(left["uncompiled"])
    if left["suffix"] != SUFFIX:
        return f"it was compiled for {_python(left['suffix'])} and this is {_python(SUFFIX)}; {AGAIN}"
    if found < len(MODULES):
        missing = len(MODULES) - found
        verb = "is" if missing == 1 else "are"
        return f"{missing} of {len(MODULES)} compiled parts {verb} missing; {AGAIN}"
    changed = [name for name, made_from in left["sources"].items() if not _same(package, name, made_from)]
    if changed:
        others = f" and {len(changed) - 1} more" if changed[1:] else ""
        return f"{changed[0]}{others} changed after it was compiled; {AGAIN}"
    return None


def was_compiled(package: str = PACKAGE) -> bool:
    """Whether it was compiled when it was installed, so that installing it again mends what does not fit."""
    left = _left(package)
    return bool(_found(package)) if left is None else "uncompiled" not in left


def _found(package: str) -> int:
    return sum(os.path.exists(os.path.join(package, module + SUFFIX)) for module in MODULES)


def _left(package: str) -> dict[str, Any] | None:
    """The note beside the compiled modules, if there is one."""
    try:
        with open(os.path.join(package, NOTE), encoding="utf-8") as file:
            left = json.load(file)
    except (OSError, ValueError):
        return None
    return (
        left
        if isinstance(left, dict) and ("uncompiled" in left or {"suffix", "sources"} <= left.keys())
        else None
    )


def _same(package: str, name: str, made_from: int | None) -> bool:
    """Declarations are not installed, so they may be absent; the source is always there."""
    file = os.path.join(package, name)
    return (name.endswith(".pxd") and not os.path.exists(file)) or _sum(file) == made_from


def _sum(file: str) -> int | None:
    try:
        with open(file, "rb") as opened:
            return crc32(opened.read())
    except FileNotFoundError:
        return None


def _python(suffix: str) -> str:
    return suffix.strip(".").rpartition(".")[0] or "another Python"
