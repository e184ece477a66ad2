"""A private PostgreSQL cluster for the tests, on a free loopback port, run by a user that is not root."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path


def binaries() -> Path:
    """Where initdb and pg_ctl are; Debian's package is installed if they are missing and we may."""
    for attempt in range(2):
        for found in [*sorted(glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True), shutil.which("initdb")]:
            if found and (Path(found).resolve().parent / "pg_ctl").exists():
                return Path(found).resolve().parent
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"], capture_output=True, check=False)
    raise RuntimeError("These tests need PostgreSQL: install Debian's package `postgresql`, or put initdb and pg_ctl on the PATH.")


def servant() -> str | None:
    """The user to run as, when we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("These tests need a user `postgres` or `nobody` to run PostgreSQL as.")


class Cluster:
    """A running cluster, which can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.bin = binaries()
        self.user = servant()
        self.folder = folder
        self.data = folder / "data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql://avernus@127.0.0.1:{self.port}/postgres"

    def run(self, *command: str) -> None:
        """Run a command as the servant."""
        result = subprocess.run(
            [str(self.bin / command[0]), *command[1:]], cwd=self.folder, user=self.user, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False,
        )
        if result.returncode:
            raise RuntimeError(f"{command[0]} failed: {result.stderr[-400:]}")

    def create(self) -> None:
        """Make the cluster."""
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "avernus", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=60"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it as a crash of the machine would, without waiting for anybody."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="avernus-pg-"))
    made = Cluster(folder)
    try:
        made.create()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
