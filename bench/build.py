"""Clean clones, each from nothing: how long `make play` takes to its first page and to compiled rules, and whether all are compiled.

python -m bench.build [--clones N] [--pairs N]     clones one after the other, then pairs of clones at once
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 1800.0
"""Seconds until a clone is given up."""
STEP = 0.1


@dataclass
class Clone:
    """One clone that is being played from."""

    name: str
    folder: Path
    port: int
    process: subprocess.Popen[bytes]
    began: float
    page: float | None = None
    compiled: float | None = None
    build: str = "given up"

    @classmethod
    def begin(cls, name: str, below: Path) -> "Clone":
        """Clone, and start playing; the clock runs from before the clone."""
        began = time.monotonic()
        folder = below / name
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        env = {key: value for key, value in os.environ.items() if not key.startswith(("AVERNUS", "VIRTUAL_ENV", "MAKE"))}
        with (below / f"{name}.log").open("wb") as log:
            process = subprocess.Popen(
                ["make", "play", f"PLAY=--no-browser --port {port}"], cwd=folder, stdout=log, stderr=log, start_new_session=True,
                env=env | {"AVERNUS_DATA": str(below / f"{name}.data")},
            )
        return cls(name, folder, port, process, began)

    def look(self) -> bool:
        """Is there anything left to wait for?"""
        passed = time.monotonic() - self.began
        if self.page is None and self.answers():
            self.page = passed
        if self.compiled is None and (self.folder / "src/avernus/_compiled.json").is_file():
            self.compiled = passed
        return self.process.poll() is None and passed < PATIENCE and (self.page is None or self.compiled is None)

    def answers(self) -> bool:
        """Is the home page served?"""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def end(self) -> None:
        """Stop playing as a person would, and ask what runs from now on."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait()
        python = self.folder / ".venv/bin/python"
        if python.is_file():
            said = subprocess.run([python, "-c", "import avernus; print(avernus.BUILD)"], capture_output=True, text=True, check=False)
            self.build = said.stdout.strip() or said.stderr.strip().splitlines()[-1]

    def row(self) -> str:
        """A row of the table."""
        times = [" -" if passed is None else f"{passed:.0f} s" for passed in (self.page, self.compiled)]
        return f"| {self.name} | {times[0]} | {times[1]} | {self.build} |"


def together(names: list[str], below: Path) -> list[Clone]:
    """Clones at once."""
    clones = [Clone.begin(name, below) for name in names]
    while any([clone.look() for clone in clones]):
        time.sleep(STEP)
    for clone in clones:
        clone.end()
        print(clone.row(), flush=True)
    return clones


def main() -> int:
    """Print the table; exit code 1 if any clone is not compiled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clones", type=int, default=10, help="clones one after the other")
    parser.add_argument("--pairs", type=int, default=1, help="pairs of clones at once")
    chosen = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has background jobs ignore it, and so would what they start
    print("| clone | first page | compiled | runs |\n| --- | --- | --- | --- |", flush=True)
    done: list[Clone] = []
    with tempfile.TemporaryDirectory(prefix="avernus-build-") as below:
        for number in range(chosen.clones):
            done += together([f"clone {number + 1}".replace(" ", "-")], Path(below))
        for number in range(chosen.pairs):
            done += together([f"pair-{number + 1}{side}" for side in "ab"], Path(below))
    return 0 if all(clone.build == "compiled" for clone in done) else 1


if __name__ == "__main__":
    sys.exit(main())
