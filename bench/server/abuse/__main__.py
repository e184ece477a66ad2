"""`python -m bench.server.abuse [--tables 50] [--seconds 5] [--rounds 3] [--only resync,bots]`: each attack beside honest tables.

Before each attack the honest tables play alone, so that every ratio is of two stretches next to each other. During it: how long a move
took to be acknowledged, and an easy bot to answer; the server's processor time; memory; what came onto the disk. After it: when a stretch
begins that is as before. At the end the server is told to stop while sockets are open that read nothing.

The first attack is none: it shows what this machine's own noise makes of the ratio. Where it is far from 1, only the processor time counts.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

from bench.server import processes
from bench.server.abuse.attacks import ATTACKS

AFTER = 8
"""Seconds for which is looked whether everything is as before."""


def p99(waits: list[float]) -> float:
    return quantiles(waits, n=100)[98] if len(waits) > 1 else float("nan")


def resident(pid: int) -> float:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def stored(folder: str) -> float:
    """Megabytes on the disk."""
    return sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6


class Honest:
    """The honest tables, second by second."""

    def __init__(self, base: str, tables: int, bot_tables: int, level: str = "easy", first: int = 0, game: str = "splut") -> None:
        command = [sys.executable, "-m", "bench.server.abuse.honest", base, str(tables), str(bot_tables), level, str(first), game]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.seconds: list[dict[str, Any]] = []
        threading.Thread(target=self._read, daemon=True).start()
        while len(self.seconds) < 5:  # everybody is seated, and everything has been made once
            time.sleep(0.1)
            self.check()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.seconds.append(json.loads(line))

    def check(self) -> None:
        if self.process.poll() is not None:
            raise SystemExit("the honest clients have ended")

    def between(self, first: float, last: float, what: str) -> list[float]:
        """Waits that were told in this time."""
        return [wait for second in list(self.seconds) if first < second["at"] <= last for wait in second[what]]


def measured(values: list[float], digits: int = 1) -> str:
    """The middle of several measurements."""
    return f"{median(values):.{digits}f}"


def attack(name: str, honest: Honest, base: str, pid: int, folder: str, seconds: int, rounds: int) -> bool:
    """One attack, several times; whether everything held."""
    figures: dict[str, list[float]] = {}
    before, disk = resident(pid), stored(folder)
    most = before
    command = [sys.executable, "-m", "bench.server.abuse.attacks", base, name, str(seconds)]
    told: dict[str, int] = {}
    for _ in range(rounds):
        begun, used = time.monotonic(), processes.cpu(pid)
        time.sleep(seconds)
        quiet, calm_cpu, used = time.monotonic(), processes.cpu(pid) - used, processes.cpu(pid)
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while process.poll() is None:
            most = max(most, resident(pid))
            time.sleep(0.1)
        assert process.stdout is not None
        told = json.loads(process.stdout.read())
        ended, cpu = time.monotonic(), processes.cpu(pid) - used
        begin = told.pop("begun")
        honest.check()
        time.sleep(AFTER)
        calm = p99(honest.between(begun, quiet, "waits"))
        fast = (start for start in range(AFTER - 2) if p99(honest.between(ended + start, ended + start + 3, "waits")) <= 2 * calm)
        row = {
            "quiet": calm, "during": p99(honest.between(begin, ended, "waits")), "recovered": next(fast, AFTER),
            "bots quiet": p99(honest.between(begun, quiet, "answers")), "bots": p99(honest.between(begin, ended, "answers")),
            "cores quiet": calm_cpu / (quiet - begun), "cores": cpu / (ended - quiet),
        }
        for figure, value in row.items():
            figures.setdefault(figure, []).append(value)
    ratio = median(figures["during"]) / median(figures["quiet"])
    ok = ratio <= 2 and median(figures["recovered"]) <= 5 and most - before < 100
    print(
        f"{name}: {'holds' if ok else 'DOES NOT HOLD'}: moves p99 {measured(figures['quiet'])} ms quiet, {measured(figures['during'])} ms "
        f"attacked ({ratio:.2f} times); bots p99 {measured(figures['bots quiet'], 0)} and {measured(figures['bots'], 0)} ms; "
        f"server {measured(figures['cores quiet'], 2)} and {measured(figures['cores'], 2)} cores; "
        f"memory {before:.0f} MB, at most {most:.0f}, after it {resident(pid):.0f}; disk +{stored(folder) - disk:.1f} MB; "
        f"as before {measured(figures['recovered'], 0)} s after the end; attacker {told}", flush=True,
    )
    return ok


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.abuse")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bots", type=int, default=5, help="how many of them have a bot")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3, help="how often each attack is made; the middle of the figures counts")
    parser.add_argument("--only", default=",".join(ATTACKS))
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    held = True
    with tempfile.TemporaryDirectory() as folder:
        port = processes.free_port()
        command = [sys.executable, "-m", "avernus.server", "--port", str(port), "--database", f"{folder}/t.sqlite3"]
        with processes.started(command, port) as process:
            base = f"http://127.0.0.1:{port}"
            honest = Honest(base, given.tables, given.bots)
            shown = httpx.post(f"{base}/api/tables", json={"game": "splut", "public": True}).json()["id"]
            for game in ("hellgame", "splut"):  # what a game needs at its first table is no part of an attack
                httpx.post(f"{base}/api/tables", json={"game": game, "bots": {"1": "easy"}}, timeout=60)
                httpx.post(f"{base}/api/analyse", json={"game": game, "seats": 2}, timeout=60)
            for name in given.only.split(","):
                held = attack(name, honest, base, process.pid, folder, given.seconds, given.rounds) and held
            listed = [table["id"] for table in httpx.get(f"{base}/api/tables").json()["tables"]]
            print(f"an honest table is {'still' if shown in listed else 'NOT'} in the lobby among {len(listed)}")
            deaf = subprocess.Popen([sys.executable, "-m", "bench.server.abuse.attacks", base, "mute", "20"], stdout=subprocess.DEVNULL)
            time.sleep(4)
            begun = time.monotonic()
            process.terminate()
            process.wait(30)
            print(f"stopped {time.monotonic() - begun:.1f} s after SIGTERM, beside sockets that read nothing")
            deaf.terminate()
            deaf.wait(30)
            honest.process.wait(30)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
