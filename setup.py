"""Compiles the engine where a C compiler is there; without one the same files run uncompiled."""

import os
import platform
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    *(
        "engine/" + name
        for name in "chance corals deeds ending geometry legal options position setup".split()
    ),
    *(
        "engine/second_kind/" + name
        for name in (
            "algae blues cards choices collecting corals crowns decks deeds drawing effects ending geometry laying "
            "legal meals options polyps position scoring setup shrimps terrain walk wandering"
        ).split()
    ),
    *("bots/" + name for name in "beam judge turns".split()),
    *("bots/second_kind/" + name for name in "boards judge narrowing turns worlds".split()),
    *("rl/" + name for name in "encoding masks rulebook steps table vector".split()),
    *("rl/second_kind/" + name for name in "encoding ids masks paths rulebook steps".split()),
]
GENERATED = "build/cython"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # C types stand in the .pxd files only
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "embedsignature": True,
}


def extensions() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    flags = ["-O3"] + (["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else [])
    modules = [
        Extension(
            "reefencounter." + name.replace("/", "."),
            [f"src/reefencounter/{name}.py"],
            extra_compile_args=flags,
        )
        for name in COMPILED
    ]
    written = [file.stat().st_mtime for file in Path(GENERATED).rglob("*.c")]
    settings_changed = any(time < Path("setup.py").stat().st_mtime for time in written)
    compiled = cythonize(modules, compiler_directives=DIRECTIVES, build_dir=GENERATED, force=settings_changed)
    for module in compiled:
        module.optional = True  # no compiler means slower, never broken
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
