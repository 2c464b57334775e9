"""Which Chromium the browser tests use: an installed one, else Debian's where we are root, else Playwright's own.

`python tests/browser/chromium.py` makes sure that there is one, before the tests begin.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed() -> str | None:
    """The path of a Chromium of this machine; None: Playwright is to use its own."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def make_sure() -> None:
    """Install one if there is none."""
    if installed():
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing Debian's Chromium for the browser tests", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        done = subprocess.run(["apt-get", "install", "-qq", "-y", "chromium"], check=False)
        if done.returncode == 0 and installed():
            return
    print("downloading Playwright's Chromium for the browser tests", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    make_sure()
