"""What is missing is told with the line that brings it, and one setting says how this package is installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from reefencounter import extras
from reefencounter.cli import main
from reefencounter.engine.errors import ReefError
from reefencounter.extras import MissingExtra, extra, install

ROOT = Path(__file__).parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
DOORS = {  # what is not there, and the extra that brings it
    "batch": ("numpy", "rl"),
    "vector": ("numpy", "rl"),
    "worlds": ("numpy", "rl"),
    "symmetries": ("numpy", "rl"),
    "dataset": ("numpy", "rl"),
    "gymnasium": ("gymnasium", "rl"),
    "gymnasium_vector": ("gymnasium", "rl"),
    "pettingzoo": ("pettingzoo", "rl"),
    "openspiel": ("pyspiel", "openspiel"),
    "stable_baselines": ("stable_baselines3", "sb3"),
}
LINE = r"pip install (?:-\S+ )*[\"']?([^\s\"'\[]*)\[([a-z0-9,…]+)\]"
TELL = """
import importlib, os, sys
from importlib.abc import MetaPathFinder

class Without(MetaPathFinder):
    def __init__(self, package):
        self.package = package

    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name, package in zip(sys.argv[1::2], sys.argv[2::2]):
    if os.fork():  # each in a process of its own: what failed to load is half there
        os.wait()
        continue
    sys.meta_path.insert(0, Without(package))
    try:
        importlib.import_module(f"reefencounter.rl.{name}")
    except ImportError as error:
        print(type(error).__name__, error, flush=True)
    os._exit(0)
"""


def test_each_door_for_research_tells_what_it_needs() -> None:
    names = [word for name, (package, _) in DOORS.items() for word in (name, package)]
    done = subprocess.run([sys.executable, "-c", TELL, *names], capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    assert len(told) == len(DOORS)
    for line, (package, brings) in zip(told, DOORS.values(), strict=True):
        assert line.startswith("MissingExtra "), line
        assert " reefencounter.rl." in line or " reef dataset " in line
        assert f" needs the package {package}: {install(brings)}" in line


def test_lines_name_the_clone_or_the_file_until_the_package_is_published() -> None:
    assert not extras.PUBLISHED or extras.PUBLISHED in install("rl")
    if not extras.PUBLISHED:
        assert re.fullmatch(r"pip install (-e '/.*\[rl\]'|'(/.*|FILE\.whl)\[rl\]')", install("rl"))


def test_one_setting_changes_every_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "PUBLISHED", "reef-on-an-index")
    line = "pip install 'reef-on-an-index["
    assert install("net") == f"{line}net]'"
    for module in ("pyarrow", "cma", "torch", "litestar", "psycopg"):
        monkeypatch.setitem(sys.modules, module, None)
    for module in [
        name for name in sys.modules if name.startswith(("reefencounter.server.", "reefencounter.training."))
    ]:
        monkeypatch.delitem(sys.modules, module)
    for command, brings in (
        (["dataset", str(tmp_path / "games.parquet")], "arena"),
        (["tune", str(tmp_path / "tuning")], "tune"),
        (["train", str(tmp_path / "training")], "train"),
        (["serve"], "server"),
    ):
        assert main(command) == 2
        assert f"{line}{brings}]'" in capsys.readouterr().err


def test_a_missing_package_is_an_import_error_and_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(ImportError) as told:
        extra("cma", "tune", "tuning")
    assert isinstance(told.value, MissingExtra)
    assert isinstance(told.value, ReefError)


def test_what_people_read_installs_it_as_the_setting_says() -> None:
    """Nobody is sent to an index where the name is nobody's. Once it is published, these lines follow `PUBLISHED`."""
    read = [
        ROOT / "README.md",
        *ROOT.glob("docs/**/*.md"),
        *(path for path in ROOT.glob("examples/*") if path.is_file()),
    ]
    read += ROOT.glob("src/reefencounter/**/*.py")
    read += ROOT.glob("src/reefencounter/messages/catalogues/**/*.ftl")
    wanted = extras.PUBLISHED or r"FILE\.whl|WHEEL|\.|reefencounter-[^ ]+\.(whl|tar\.gz)"
    for file in read:
        for source, names in re.findall(
            r"pip install (?:-\S+ )*[\"']?([^\s\"'\[]*)\[([a-z0-9,…]+)\]", file.read_text()
        ):
            assert re.fullmatch(wanted, source), (file, source)
            assert set(names.split(",")) <= {*EXTRAS, "…"}, (file, names)
