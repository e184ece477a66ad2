"""`python -m bench.mutants GAME|core [--sample N] [--minutes M] [--again]`: plant small faults into rules, one at a time; do tests notice?

The faults are cosmic-ray's: a comparison, a sign, a number, a branch. They are planted in a copy below `build/mutants`, and judged by the
game's own tests and by what every game promises, interpreted; those of `core` by its tests and by the promises of two games. Only
tests that enter the changed function judge it (`bench/judging.py`). A run that was stopped (`--minutes`) goes on where it was; `--again`
judges by today's tests once more what survived. What survives is printed with its place; some survivors change nothing (another order of
independent checks, a bound that is never met), which only a reader can tell.
`make mutants GAME=…` installs the tool.
"""

import argparse
import compileall
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode
from random import Random
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.lab.ratings import wilson

ROOT = Path(__file__).parent.parent
LEFT_OUT = ("*.so", "__pycache__", "static", "_compiled.json")
UNTOUCHED = ("bot", "picture", "picture.py", "laws.py", "any_picture.py", "palette.py", "native.py")
"""Parts whose faults are matters of strength and taste, or are themselves a test."""
CORE = "core"
SEVERAL = ("tests/core", "tests/play", "tests/envs/test_vector.py")
"""What judges the core, beside the promises of two games of different kinds."""
TWO_GAMES = "splut,trade"
PROMISES = ("tests/games/test_fingerprints.py", "tests/conformance/test_games.py", "tests/envs/test_encodings.py")
"""That random games are what they were; what every game promises, and that numbers for learners go both ways."""
JUDGE, DOOR = "judging.py", "judge.sock"
CONFIG = "mutants.toml"
FORM = """[cosmic-ray]
module-path = {modules}
timeout = {timeout}.0
excluded-modules = []
test-command = {command}

[cosmic-ray.distributor]
name = "local"
"""


def copy(part: str, origin: Path, work: Path) -> None:
    """Sources or tests as they are in a folder."""
    shutil.rmtree(work / part, ignore_errors=True)
    shutil.copytree(origin / part, work / part, ignore=shutil.ignore_patterns(*LEFT_OUT))


def configure(name: str, work: Path, timeout: int) -> list[str]:
    """Write the tool's configuration, what to change and what judges it; which tests that are."""
    tests: tuple[str, ...]
    if name == CORE:
        tests, home, game = SEVERAL, Path("src/avernus/core"), TWO_GAMES
    else:
        folder = find(name).package.rpartition(".")[2]
        own = f"tests/games/{folder}"
        tests, home, game = (own, f"--ignore={own}/test_bot.py"), Path("src/avernus/games") / folder, find(name).id
    names = sorted(str(path.relative_to(work)) for path in (work / home).rglob("*.py") if not set(path.parts) & set(UNTOUCHED))
    command = f"{sys.executable} -S -E {JUDGE} ask"
    config = work / CONFIG
    config.write_text(FORM.format(modules=json.dumps(names), timeout=timeout, command=json.dumps(command)), encoding="utf-8")
    return [game, *tests, *PROMISES]


def draw(session: Path, sample: int, seed: int) -> int:
    """Keep so many of the planned mutants, drawn by lot (0: all); how many there were."""
    with sqlite3.connect(session) as plan:
        jobs = sorted(job for (job,) in plan.execute("select job_id from work_items"))
        kept = set(jobs if not 0 < sample < len(jobs) else Random(seed).sample(jobs, sample))
        for table in ("mutation_specs", "work_items"):
            plan.executemany(f"delete from {table} where job_id = ?", [(job,) for job in jobs if job not in kept])
    return len(jobs)


def tell(name: str, rows: list[Any], planned: int) -> int:
    """What survived, and how much of what was judged was noticed."""
    judged = [(work_item, result) for work_item, result in rows if result]
    alive = [(item, result) for item, result in judged if result["test_outcome"] == "survived"]
    for item, result in alive:
        spec = item["mutations"][0]
        print(f"{spec['module_path']}:{spec['start_pos'][0]}  {spec['operator_name']}\n{result['diff'] or ''}")
    low, high = wilson(len(judged) - len(alive), max(1, len(judged)))
    noticed = f"{len(judged) - len(alive)} noticed ({low:.1%} to {high:.1%})"
    print(f"{name}: {len(judged)} of {len(rows)} drawn from {planned} mutants, {noticed}, {len(alive)} survive")
    return 0 if len(judged) == len(rows) else 1


@contextmanager
def judge(tests: list[str], work: Path, environment: dict[str, str]) -> Iterator[None]:
    """Whoever can be asked about mutants; it fails where a test fails without any fault."""
    (work / DOOR).unlink(missing_ok=True)
    writing = {**environment, "PYTHONDONTWRITEBYTECODE": ""}  # what tests are compiled to
    with (work / "judge.log").open("w") as log:
        words = [sys.executable, JUDGE, "serve", *tests]
        judging = subprocess.Popen(words, cwd=work, env=writing, stdout=log, stderr=log, start_new_session=True)
    try:
        while not (work / DOOR).exists():
            if judging.poll() is not None:
                raise SystemExit(f"without any fault:\n{(work / 'judge.log').read_text()[-3000:]}")
            time.sleep(0.2)
        yield
    finally:
        if judging.poll() is None:
            os.killpg(judging.pid, signal.SIGTERM)  # and what it has begun
        judging.wait()


def judged_all(words: list[str], work: Path, environment: dict[str, str], minutes: float | None) -> bool:
    """Let the tool judge mutants, for so long at most; has nothing gone wrong?"""
    with subprocess.Popen(words, cwd=work, env=environment, start_new_session=True) as running:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        try:
            return running.wait(minutes and minutes * 60) == 0
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGTERM)
        except (KeyboardInterrupt, SystemExit):
            os.killpg(running.pid, signal.SIGTERM)  # it has a session of its own, and would go on
            raise
    return True


def main() -> int:
    """Plan, draw, run, and say what survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, or core")
    parser.add_argument("--sample", type=int, default=100, help="so many mutants, drawn by lot (0: all of them)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=3000,
                        help="seconds after which a mutant counts as noticed; what runs for ever is ended by the processor's time before")
    parser.add_argument("--minutes", type=float, help="stop after so long; the same command goes on")
    parser.add_argument("--again", action="store_true", help="judge once more, by today's tests, what survived")
    chosen = parser.parse_args()
    try:
        name = CORE if chosen.game == CORE else find(chosen.game).id
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    tool = Path(sys.executable).parent / "cosmic-ray"
    if not tool.is_file():
        print("cosmic-ray is not installed: make mutants GAME=… does that.", file=sys.stderr)
        return 2
    work = ROOT / "build/mutants" / f"{name}-{chosen.seed}"  # samples of different lots can be judged side by side
    session, plan, clean = work / "mutants.sqlite", work / "plan.json", work / "clean"
    environment = {**os.environ, "AVERNUS_PURE": "1", "PYTHONPATH": f"{work}/src", "PYTHONDONTWRITEBYTECODE": "1",
                   "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def run(*words: str) -> str:
        return subprocess.run([str(tool), *words], cwd=work, env=environment, check=True, capture_output=True, text=True).stdout

    wanted = {"sample": chosen.sample, "seed": chosen.seed}
    known = json.loads(plan.read_text(encoding="utf-8")) if plan.exists() else {}
    fresh = {key: known.get(key) for key in wanted} != wanted
    if fresh:
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        for part in ("pyproject.toml", "CHANGELOG.md", "README.md"):
            shutil.copy(ROOT / part, work / part)
        copy("src", ROOT, clean)
    copy("src", clean, work)  # without the mutant that the last run was stopped at
    compileall.compile_dir(work / "src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)  # only mutants are compiled anew
    if fresh or chosen.again:
        for part in ("tests", "docs"):
            copy(part, ROOT, work)
        shutil.copy(ROOT / "bench" / JUDGE, work / JUDGE)
        (work / "touched.json").unlink(missing_ok=True)
    tests = configure(name, work, chosen.timeout)
    if fresh:
        run("init", CONFIG, session.name)
        known = {**wanted, "planned": draw(session, chosen.sample, chosen.seed)}
        plan.write_text(json.dumps(known), encoding="utf-8")
    elif chosen.again:
        with sqlite3.connect(session) as results:
            results.execute("delete from work_results where test_outcome = 'SURVIVED'")
    with judge(tests, work, environment):
        if not judged_all([str(tool), "exec", CONFIG, session.name], work, environment, chosen.minutes):
            return 1
    rows = [json.loads(line) for line in run("dump", session.name).splitlines() if line.strip()]
    return tell(name, rows, known["planned"])


if __name__ == "__main__":
    sys.exit(main())
