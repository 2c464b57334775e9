"""Compiled modules fit together, or the whole package runs from source and says why."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reefencounter import COMPILED, __version__
from reefencounter.engine.compiled import MODULES, NOTE, PACKAGE, SUFFIX

ROOT = Path(__file__).parents[1]
ALL = len(MODULES)
SET_BY_OTHERS = ("REEF_UNCOMPILED", "REEF_MUST_COMPILE", "CFLAGS", "LDFLAGS")
ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in SET_BY_OTHERS}
PLAY = """
import sys
from reefencounter import COMPILED, Game, Rules, playout
from reefencounter.bots import planner, turns
from reefencounter.bots.second_kind import turns
from reefencounter.engine.second_kind.position import second_kind_playout
from reefencounter.decks import DEFAULT, by_id
from reefencounter.rl import masks
from reefencounter.rl.second_kind import steps
from reefencounter.cli import main

Game(players=2, seed=1).legal()
kinds = {str(module.__file__).endswith((".so", ".pyd")) for name, module in sys.modules.items()
         if name.replace(".", "/").removeprefix("reefencounter/") in sys.argv[1].split()}
print(COMPILED, kinds, playout(1, seed=2).digest, second_kind_playout(1, by_id(DEFAULT).deck, seed=2).digest)
main(["--version"])
"""

needs_compiled = pytest.mark.skipif(
    not COMPILED, reason="the engine runs uncompiled here: nothing to take away"
)


def play(folder: Path) -> list[str]:
    """What the package in a folder is, how a game of each kind ends there, and what its `--version` says."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAY, " ".join(MODULES)],
        env={**ENVIRONMENT, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the installed package, to break. It has no server and no page: both are far from the engine."""
    copy = tmp_path / "reefencounter"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("server", "__pycache__"))
    return copy


def without(*names: str) -> Callable[[Path], None]:
    def remove(package: Path) -> None:
        for name in names:
            (package / (name + SUFFIX)).unlink()

    return remove


def changed(name: str) -> Callable[[Path], None]:
    def append(package: Path) -> None:
        with (package / name).open("a") as file:
            file.write("\n")

    return append


def noted(text: str | None) -> Callable[[Path], None]:
    def write(package: Path) -> None:
        (package / NOTE).unlink()
        if text is not None:
            (package / NOTE).write_text(text)

    return write


expansion = [module for module in MODULES if module.startswith("engine/second_kind/")]
UNFIT = {
    "the expansion": (
        without(*expansion),
        f"{len(expansion)} of {ALL} compiled parts are missing; install it again",
    ),
    "one of the bots": (without("bots/judge"), f"1 of {ALL} compiled parts is missing; install it again"),
    "all": (without(*MODULES), f"{ALL} of {ALL} compiled parts are missing; install it again"),
    "other source": (
        changed("engine/legal.py"),
        "engine/legal.py changed after it was compiled; install it again",
    ),
    "other declaration": (
        changed("engine/layout.pxd"),
        "engine/layout.pxd changed after it was compiled; install it again",
    ),
    "no note": (noted(None), "nothing says what its compiled parts were made from; install it again"),
    "a broken note": (
        noted('{"suffix'),
        "nothing says what its compiled parts were made from; install it again",
    ),
    "a foreign note": (noted("[1]"), "nothing says what its compiled parts were made from; install it again"),
    "no compiler": (
        noted('{"uncompiled": "no C compiler was found when it was installed"}'),
        "no C compiler was found when it was installed",
    ),
    "another Python": (
        noted('{"suffix": ".cpython-38-x86_64-linux-gnu.so", "sources": {}}'),
        f"it was compiled for cpython-38-x86_64-linux-gnu and this is {SUFFIX.strip('.').rpartition('.')[0]}; "
        "install it again",
    ),
}


@needs_compiled
def test_a_whole_installation_runs_compiled(package: Path) -> None:
    for declarations in package.rglob("*.pxd"):
        declarations.unlink()  # they are not installed
    here, version = play(package.parent)
    assert here.startswith("True {True}")
    assert version == f"reef {__version__}, engine compiled"


@needs_compiled
@pytest.mark.parametrize("kind", UNFIT)
def test_what_does_not_fit_is_not_used_at_all(package: Path, kind: str) -> None:
    damage, reason = UNFIT[kind]
    before = play(package.parent)[0] if kind == "the expansion" else None
    damage(package)
    here, version = play(package.parent)
    assert here.startswith("False {False}")
    assert before is None or before.split()[2:] == here.split()[2:]  # the same games, only slower
    assert version == f"reef {__version__}, engine uncompiled (slower): {reason}"


@needs_compiled
def test_commands_say_that_they_run_uncompiled_where_that_can_be_mended(package: Path) -> None:
    changed("engine/legal.py")(package)
    command = [sys.executable, "-P", "-m", "reefencounter", "perft", "1", "--seed", "7"]
    told = {}
    for wish in ("0", "1"):
        environment = {**ENVIRONMENT, "PYTHONPATH": str(package.parent), "REEF_UNCOMPILED": wish}
        told[wish] = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert told["0"].stderr == (
        f"reef {__version__}, engine uncompiled (slower): engine/legal.py changed after it was compiled; "
        "install it again\n"
    )
    assert told["1"].stderr == ""
    UNFIT["no compiler"][0](package)
    bare = subprocess.run(
        command, env={**environment, "REEF_UNCOMPILED": "0"}, capture_output=True, text=True
    )
    assert bare.stderr == "", "nothing is to be done about it"
    assert told["0"].stdout.split()[:2] == told["1"].stdout.split()[:2]


def test_no_number_is_as_wide_as_the_system_has_it() -> None:
    """A `long` has 32 bits on Windows and in WebAssembly: sums and seeds would differ there."""
    for file in sorted(Path(PACKAGE).rglob("*.pxd")):
        source = file.read_text().replace("long long", "")
        assert not re.findall(r"\blong\b", source), file


def test_the_modules_are_listed_once_and_exist() -> None:
    assert len(set(MODULES)) == ALL
    for module in MODULES:
        assert (Path(PACKAGE) / f"{module}.py").is_file()


FAKE = """#!/bin/sh
# A compiler that knows nothing of one module, and makes empty files of the others.
for word in "$@"; do
  case "$word" in *second_kind/walk.c) exit 1;; esac
  if [ "$out" = next ]; then out="$word"; fi
  if [ "$word" = -o ]; then out=next; fi
done
case "$*" in *" -o "*) : >"$out";; esac
"""


@pytest.mark.parametrize("compiler", ["fails", "missing"])
def test_one_part_that_fails_takes_all_with_it(tmp_path: Path, compiler: str) -> None:
    """setup.py leaves no compiled part then, not even one of an earlier build."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src/reefencounter"
    ignored = shutil.ignore_patterns("server", "__pycache__")
    shutil.copytree(ROOT / "src/reefencounter", package, ignore=ignored)
    earlier = package / f"engine/chance{SUFFIX}"
    earlier.write_bytes(b"of an earlier build")
    fake = tmp_path / "fake-cc"
    fake.write_text(FAKE)
    fake.chmod(0o755)
    program = str(fake) if compiler == "fails" else str(tmp_path / "nowhere")
    # Cython itself takes a minute for all modules, and is not what is tested here: empty C files stand in.
    stand_in = tmp_path / "Cython"
    stand_in.mkdir()
    (stand_in / "__init__.py").write_text("")
    (stand_in / "Build.py").write_text(STAND_IN)
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONPATH": str(tmp_path), "CC": program, "LDSHARED": f"{program} -shared"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "warning: the engine will run uncompiled" in done.stderr
    assert not list(tmp_path.rglob("*" + SUFFIX))
    reason = {
        "fails": "the C compiler failed when it was installed",
        "missing": "no C compiler was found when it was installed",
    }[compiler]
    assert json.loads((package / NOTE).read_text()) == {"uncompiled": reason}
    assert runpy.run_path(str(package / "engine/compiled.py"))["unfit"]() == reason


STAND_IN = """
from pathlib import Path

def cythonize(modules, **settings):
    for module in modules:
        module.sources = ["build/cython/" + name.removesuffix(".py") + ".c" for name in module.sources]
        for name in module.sources:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text("")
    return modules
"""
