"""The programs that the tests need beside Python: Chromium and PostgreSQL.

`python tests/programs.py` makes sure of them before the tests begin: where we are root on Debian it installs what is
missing, elsewhere it gets Playwright's Chromium and says how to get PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Chromium without windows first: it has no tabs and bars that nobody sees, which cost as much as the page.
WITHOUT_WINDOWS = "chromium-headless-shell"
CHROMIUM = (WITHOUT_WINDOWS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NO_POSTGRESQL = (
    "PostgreSQL is not installed, and its tests fail without it: apt-get install postgresql (Debian), "
    "brew install postgresql (macOS)"
)


def chromium() -> str | None:
    """The path of a Chromium of this machine; None: Playwright is to use its own."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def postgresql() -> Path | None:
    """The folder with the programs of a PostgreSQL server."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    found = [*newest_first, Path(shutil.which("initdb") or "/nowhere")]
    return next((path.parent for path in found if path.is_file()), None)


def make_sure() -> None:
    """Install what is missing, as far as we can."""
    missing = []
    if not shutil.which(WITHOUT_WINDOWS):
        missing.append(WITHOUT_WINDOWS)
    if not postgresql():
        missing.append("postgresql")
    if missing and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"installing {' and '.join(missing)} for the tests", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        for name in missing:
            subprocess.run(["apt-get", "install", "-qq", "-y", name], check=False)
    if not postgresql():
        print(NO_POSTGRESQL, file=sys.stderr, flush=True)
    if not chromium():
        print("downloading Playwright's Chromium for the browser tests", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    make_sure()
