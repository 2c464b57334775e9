"""A PostgreSQL of our own, on loopback, that the tests may stop and start."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from programs import NO_POSTGRESQL, postgresql


def can_mount() -> bool:
    """Whether a small file system can be made here."""
    if os.getuid() != 0 or shutil.which("mount") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True
        )
        return tried.returncode == 0 and subprocess.run(["umount", folder]).returncode == 0


class Postgres:
    """A PostgreSQL server, in a folder of its own: that of the tests may be closed to it at any time."""

    def __init__(self) -> None:
        programs = postgresql()
        assert programs, NO_POSTGRESQL
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._folder = tempfile.TemporaryDirectory(prefix="reef-postgres-", ignore_cleanup_errors=True)
        folder, self._user = Path(self._folder.name), None
        if os.getuid() == 0:  # it refuses to run as root
            self._user = "nobody"
            shutil.chown(folder, self._user)
        made = subprocess.run(
            [programs / "initdb", "-D", folder / "db", "-U", "reef", "--auth=trust", "--no-sync"],
            capture_output=True,
            text=True,
            user=self._user,
        )
        assert made.returncode == 0, made.stderr
        self.address = f"postgresql://reef@127.0.0.1:{port}/postgres"
        self._command = [
            str(programs / "postgres"),
            "-D",
            str(folder / "db"),
            "-p",
            str(port),
            "-k",
            str(folder),
        ]
        self._command += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        self._log = folder / "log"
        self.start()

    def database(self, name: str, more: str = "") -> str:
        """The address of a new database."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {more}".encode())
        return self.address.rpartition("/")[0] + f"/{name}"

    def drop(self, name: str) -> None:
        """Delete a database that nobody uses any more."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    @contextmanager
    def small_tablespace(self, name: str, megabytes: int) -> Iterator[Path]:
        """Room of its own for databases; its folder, which is full at so many megabytes."""
        folder = Path(self._folder.name) / name
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], check=True)
        try:
            inside = folder / "databases"
            inside.mkdir()
            if self._user is not None:
                shutil.chown(folder, self._user)
                shutil.chown(inside, self._user)
            with psycopg.connect(self.address, autocommit=True) as connection:
                connection.execute(f"CREATE TABLESPACE {name} LOCATION '{inside}'".encode())
                try:
                    yield folder
                finally:
                    connection.execute(f"DROP TABLESPACE IF EXISTS {name}".encode())
        finally:
            subprocess.run(["umount", "-l", folder], check=True)

    @property
    def process(self) -> int:
        """The one that takes connections."""
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("w") as log:
            self._process = subprocess.Popen(self._command, stderr=log, user=self._user)
        while "ready to accept connections" not in self._log.read_text():
            assert self._process.poll() is None, self._log.read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """End it at once; whoever is connected is cut off."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        self.stop()
        self._folder.cleanup()
