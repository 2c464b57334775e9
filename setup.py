"""Compiles the engine where a C compiler is there; without one the same files run uncompiled.

All modules are compiled, or none: engine/compiled.py lists them and says why.
REEF_UNCOMPILED=1 compiles nothing; REEF_MUST_COMPILE=1 fails where the usual build would go on uncompiled.
"""

import os
import platform
import re
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/reefencounter")
COMPILED = runpy.run_path(
    str(PACKAGE / "engine/compiled.py")
)  # the package cannot be imported before it is built
GENERATED = "build/cython"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # C types stand in the .pxd files only
    "infer_types": True,
    "boundscheck": True,  # of lists and bytes that callers give; the rules themselves index C arrays
    "wraparound": False,
    "cdivision": True,
    "embedsignature": True,
}


def set_in(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def wanted() -> bool:
    """The engine uses 128-bit words and built-ins of GCC and Clang, which the compiler of Windows does not have."""
    return sys.platform != "win32" and not set_in("REEF_UNCOMPILED")


def flags() -> list[str]:
    """On Linux, processors from about 2010 on, which count bits in one instruction; a -march in CFLAGS wins."""
    v2 = (
        sys.platform == "linux"
        and platform.machine() == "x86_64"
        and "-march" not in os.environ.get("CFLAGS", "")
    )
    return ["-O3", "-g0", "-ffp-contract=off"] + (["-march=x86-64-v2"] if v2 else [])


def extensions() -> list[Extension]:
    if not wanted():
        return []
    from Cython.Build import cythonize

    modules = [
        Extension(
            "reefencounter." + name.replace("/", "."), [f"{PACKAGE}/{name}.py"], extra_compile_args=flags()
        )
        for name in COMPILED["MODULES"]
    ]
    written = [file.stat().st_mtime for file in Path(GENERATED).rglob("*.c")]
    settings_changed = any(time < Path("setup.py").stat().st_mtime for time in written)
    if not settings_changed:
        forget_outdated()
    return cythonize(modules, compiler_directives=DIRECTIVES, build_dir=GENERATED, force=settings_changed)


def forget_outdated() -> None:
    """Removes what was generated before a declaration that it uses: Cython does not see `from . cimport name`."""
    for name in COMPILED["MODULES"]:
        generated, waiting = Path(GENERATED, PACKAGE, f"{name}.c"), [PACKAGE / f"{name}.pxd"]
        used = set(waiting)
        while waiting:
            new = cimported(waiting.pop()) - used
            used |= new
            waiting += new
        newest = max(file.stat().st_mtime for file in used)
        if generated.exists() and generated.stat().st_mtime < newest:
            generated.unlink()


def cimported(declarations: Path) -> set[Path]:
    """The files of declarations that one of them takes names from."""
    text = declarations.read_text(encoding="utf-8")
    found = set()
    for dots, module, names in re.findall(r"^from (\.+)([\w.]*) cimport (\([^)]*\)|.+)$", text, re.MULTILINE):
        source = declarations.parents[len(dots) - 1].joinpath(*module.split("."))
        beside = [source / f"{name}.pxd" for name in re.findall(r"(\w+)(?: as \w+)?,?", names)]
        found |= {file for file in [source.with_suffix(".pxd"), *beside] if file.exists()}
    return found


class WithWords(build_py):
    """Puts into the package the rules of each language, which its rulebook reads, and compiled catalogues.

    A checkout makes these itself (see messages/catalogue.py).
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            sys.path.insert(
                0, str(PACKAGE)
            )  # the package cannot be imported before it is built, but its lowest part
            from messages.compiler import python
            from messages.compiler.catalogue import languages, read

            compiled = Path(self.build_lib, "reefencounter/messages/compiled")
            compiled.mkdir(exist_ok=True)
            for language in languages():
                rules = (
                    "docs/rules.md"
                    if language == "en"
                    else f"{PACKAGE}/messages/catalogues/{language}/rules.md"
                )
                self.copy_file(rules, f"{self.build_lib}/reefencounter/rulebook/{language}.md")
                (compiled / f"{language}.py").write_text(python.module(read(language)), encoding="utf-8")


class AllOrNone(build_ext):
    """Builds every extension, or none, and leaves a note of what they were made from."""

    def run(self) -> None:
        packages = [Path(self.build_lib) / "reefencounter"] + ([PACKAGE] if self.inplace else [])
        names = {f"{module}{COMPILED['SUFFIX']}" for module in COMPILED["MODULES"]}
        note = COMPILED["note"](str(PACKAGE))
        for package in packages:  # a build that is broken off leaves no note
            (package / COMPILED["NOTE"]).unlink(missing_ok=True)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if set_in("REEF_MUST_COMPILE"):
                raise
            reason = self._reason()
            print(f"warning: the engine will run uncompiled: {reason} ({error})", file=sys.stderr)
            note, names, self.extensions = COMPILED["note_of_none"](reason), set(), []
        for package in packages:
            for file in package.rglob("*" + COMPILED["SUFFIX"]):
                if file.relative_to(package).as_posix() not in names:
                    file.unlink()
            (package / COMPILED["NOTE"]).parent.mkdir(parents=True, exist_ok=True)
            (package / COMPILED["NOTE"]).write_text(note, encoding="utf-8")

    def _reason(self) -> str:
        compiler = getattr(self.compiler, "compiler", None) or ["cc"]
        if shutil.which(compiler[0]) is None:
            return "no C compiler was found when it was installed"
        return "the C compiler failed when it was installed"


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNone, "build_py": WithWords},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
