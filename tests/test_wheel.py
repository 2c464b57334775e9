"""The package as others get it: an sdist, the wheel that is made from it, and an empty environment to try it in."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from pathlib import Path

from reefencounter import COMPILED, __version__
from reefencounter.engine.compiled import MODULES, SUFFIX
from reefencounter.messages.catalogue import languages

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
ENVIRONMENT = {
    key: value
    for key, value in os.environ.items()
    if key not in ("PYTHONPATH", "REEF_UNCOMPILED", "REEF_DATABASE")
}
if COMPILED:
    ENVIRONMENT["REEF_MUST_COMPILE"] = "1"
else:
    ENVIRONMENT["REEF_UNCOMPILED"] = "1"


def run(*command: str | Path, cwd: Path, status: int = 0) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout + done.stderr


def build(kind: str, source: Path, out: Path) -> Path:
    command = [
        sys.executable,
        "-m",
        "build",
        f"--{kind}",
        "--no-isolation",
        "--outdir",
        str(out),
        str(source),
    ]
    run(*command, cwd=source)
    (made,) = out.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return made


def unpacked(sdist: Path, folder: Path) -> Path:
    """With what is compiled already beside it, which is newer than all it was made from: only the rest is made."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / f"reefencounter-{__version__}"
    built = source / f"build/lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    if (ROOT / "build/cython").is_dir():
        shutil.copytree(ROOT / "build/cython", source / "build/cython")
    for made in ROOT.glob(f"src/**/*{SUFFIX}"):
        target = built / made.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(made, target)
    return source


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {
            name
            for name in archive.namelist()
            if not name.startswith(f"reefencounter-{__version__}.dist-info/")
        }


def expected() -> set[str]:
    """All Python modules, their data, the rulebook, the page, and the compiled parts with their note; nothing else."""
    names = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/reefencounter").rglob("*.*")}
    names = {
        name
        for name in names
        if not name.endswith(
            (".pxd", ".ftl", "/same.txt", "/rules.md", ".c", ".pyc", SUFFIX, "/compiled.json")
        )
    }
    for language in languages():
        names |= {f"reefencounter/messages/compiled/{language}.py", f"reefencounter/rulebook/{language}.md"}
    if COMPILED:
        names |= {f"reefencounter/{module}{SUFFIX}" for module in MODULES}
        names |= {"reefencounter/engine/compiled.json"}
    return names


def test_the_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    assert (ROOT / "src/reefencounter/server/page/index.html").is_file(), "run `make page` first"
    sdist = build("sdist", ROOT, tmp_path / "sdist")
    wheel = build("wheel", unpacked(sdist, tmp_path), tmp_path / "wheel")
    assert names_in(wheel) == expected()
    assert ("-none-any" in wheel.name) == (not COMPILED)

    away = tmp_path / "away"
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "empty", cwd=tmp_path)
    python, reef = tmp_path / "empty/bin/python", tmp_path / "empty/bin/reef"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    away.mkdir()
    run(*pip, "install", "--quiet", wheel, cwd=away)

    kind = "compiled" if COMPILED else "uncompiled"
    assert run(reef, "--version", cwd=away).startswith(f"reef {__version__}, engine {kind}")
    told = "from reefencounter.rulebook import clause; print(clause('R5.3'))"
    assert "Protection" in run(python, "-c", told, cwd=away)
    told = told.replace("import", "import _clauses,").replace("clause('R5.3')", "_clauses('de')['R5.3'].text")
    assert "Schutz" in run(python, "-c", told, cwd=away)
    needed = run(reef, "serve", cwd=away, status=2)
    line = needed[needed.index("pip install") : needed.index(" (")]
    assert line in run(reef, cwd=away)

    run(reef, "play", "--watch", "--seed", "3", "--save", "game.json", cwd=away)
    assert "<svg" in run(reef, "show", "game.json", "--as", "svg", cwd=away)
    shutil.copy(ROOT / "README.md", away)
    run(python, "-m", "doctest", "README.md", cwd=away)  # the tour

    run(*pip, *shlex.split(line)[1:], "--quiet", cwd=away)  # word for word what was said
    serves_the_page(reef, away)


def serves_the_page(reef: Path, folder: Path) -> None:
    command = [reef, "serve", "--no-browser", "--port", "0", "--data", folder / "data", "--workers", "1"]
    server = subprocess.Popen(
        list(map(str, command)), cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        said = server.stdout.readline().split()
        address = next(word for word in said if word.startswith("http://"))
        assert b'"ok"' in get(address + "api/health")
        page = get(address).decode()
        script = page[page.index("/assets/") :].partition('"')[0]
        assert get(address.rstrip("/") + script)
    finally:
        server.send_signal(signal.SIGINT)
        code = server.wait(PATIENCE)
    assert code == 0


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        assert answer.status == 200
        return bytes(answer.read())
