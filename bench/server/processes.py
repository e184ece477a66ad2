"""Server processes to be measured, and the processor time that they have used."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
BGIO = HERE / "bgio"
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody uses, nor the next one."""
    while True:
        with socket.socket() as sock, socket.socket() as following, contextlib.suppress(OSError):
            sock.bind(("127.0.0.1", 0))
            port = int(sock.getsockname()[1])
            following.bind(("127.0.0.1", port + 1))
            return port


def cpu(pid: int) -> float:
    """Seconds of processor time of a process, all its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> int:
    """Bytes of its own that a process holds."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("no memory figures")


def wait_for(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.05)
    raise RuntimeError("the server does not answer")


@contextlib.contextmanager
def started(command: list[str], port: int, cwd: Path | None = None, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    surroundings = {**os.environ, "NODE_ENV": "production", **settings}
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=surroundings)
    try:
        wait_for(port)
        yield process
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def avernus(*options: str, python: str = sys.executable) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            python, "-m", "avernus.server", "--port", str(port), "--database", f"{folder}/t.sqlite3", "--rate", "1000000", *options,
        ]
        with started(command, port) as process:
            yield process, f"http://127.0.0.1:{port}"


@contextlib.contextmanager
def bgio(**settings: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    with started([node(), "serve.js", str(port)], port, BGIO, **settings) as process:
        wait_for(port + 1)
        yield process, f"http://127.0.0.1:{port}"


@contextlib.contextmanager
def bgio_disk() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The same with its own storage on the disk, so that a game outlives the process."""
    with tempfile.TemporaryDirectory() as folder, bgio(FLATFILE_DIR=folder) as server:
        yield server


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise SystemExit("The comparison with boardgame.io needs node and npm.")
    if not (BGIO / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BGIO, check=True, stdout=subprocess.DEVNULL)
    return found
