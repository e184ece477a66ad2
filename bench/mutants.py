"""`python -m bench.mutants GAME [--sample N]`: plant small faults into a game's rules, one at a time, and see whether its tests notice.

The faults are cosmic-ray's: a comparison, a sign, a number, a branch. They are planted in a copy below `build/mutants`, and judged by the
game's own tests and by the conformance suite, interpreted. What survives is printed with its place; some survivors change nothing
(another order of independent checks, a bound that is never met), which only a reader can tell. `make mutants GAME=…` installs the tool.
"""

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.lab.ratings import wilson

ROOT = Path(__file__).parent.parent
LEFT_OUT = ("*.so", "__pycache__", "static", "_compiled.json")
UNTOUCHED = ("bot", "picture.py", "laws.py")
"""Parts whose faults are matters of strength and taste, or are themselves a test."""
CONFIG = """[cosmic-ray]
module-path = {modules}
timeout = {timeout}.0
excluded-modules = []
test-command = {command}

[cosmic-ray.distributor]
name = "local"
"""


def prepare(package: str, work: Path, timeout: int) -> Path:
    """A copy of the sources and tests, and the tool's configuration in it."""
    shutil.rmtree(work, ignore_errors=True)
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, work / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for part in ("pyproject.toml", "CHANGELOG.md", "README.md"):
        shutil.copy(ROOT / part, work / part)
    folder = package.rpartition(".")[2]
    home = Path("src/avernus/games") / folder
    names = sorted(str(path.relative_to(work)) for path in (work / home).rglob("*.py") if not set(path.parts) & set(UNTOUCHED))
    game = find(folder.replace("_", "-")).id
    pytest = f"{sys.executable} -m pytest -x -q -p no:cacheprovider -p no:xdist -p no:randomly"
    command = f"sh -c '{pytest} tests/games/{folder} && {pytest} tests/conformance/test_games.py -k {game}'"
    config = work / "mutants.toml"
    config.write_text(CONFIG.format(modules=json.dumps(names), timeout=timeout, command=json.dumps(command)), encoding="utf-8")
    return config


def draw(session: Path, sample: int, seed: int) -> int:
    """Keep so many of the planned mutants, drawn by lot (0: all); how many there were."""
    with sqlite3.connect(session) as plan:
        jobs = sorted(job for (job,) in plan.execute("select job_id from work_items"))
        kept = set(jobs if not 0 < sample < len(jobs) else Random(seed).sample(jobs, sample))
        for table in ("mutation_specs", "work_items"):
            plan.executemany(f"delete from {table} where job_id = ?", [(job,) for job in jobs if job not in kept])
    return len(jobs)


def main() -> int:
    """Plan, draw, run, and say what survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=100, help="so many mutants, drawn by lot (0: all of them)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=300, help="seconds after which a mutant counts as noticed")
    chosen = parser.parse_args()
    try:
        package = find(chosen.game).package
    except AvernusError as error:
        print(error, file=sys.stderr)
        return 2
    tool = Path(sys.executable).parent / "cosmic-ray"
    if not tool.is_file():
        print("cosmic-ray is not installed: make mutants GAME=… does that.", file=sys.stderr)
        return 2
    work = ROOT / "build/mutants" / chosen.game
    config, session = prepare(package, work, chosen.timeout), work / "mutants.sqlite"
    environment = {**os.environ, "AVERNUS_PURE": "1", "PYTHONPATH": f"{work}/src", "PYTHONDONTWRITEBYTECODE": "1"}

    def run(*words: str) -> str:
        return subprocess.run([str(tool), *words], cwd=work, env=environment, check=True, capture_output=True, text=True).stdout

    run("init", config.name, session.name)
    planned = draw(session, chosen.sample, chosen.seed)
    run("baseline", config.name)
    run("exec", config.name, session.name)
    rows = [json.loads(line) for line in run("dump", session.name).splitlines() if line.strip()]
    judged = [(work_item, result) for work_item, result in rows if result]
    alive = [(item, result) for item, result in judged if result["test_outcome"] == "survived"]
    for item, result in alive:
        spec = item["mutations"][0]
        print(f"{spec['module_path']}:{spec['start_pos'][0]}  {spec['operator_name']}\n{result['diff'] or ''}")
    low, high = wilson(len(judged) - len(alive), max(1, len(judged)))
    noticed = f"{len(judged) - len(alive)} noticed ({low:.1%} to {high:.1%})"
    print(f"{chosen.game}: {len(judged)} of {planned} mutants, {noticed}, {len(alive)} survive")
    return 0


if __name__ == "__main__":
    sys.exit(main())
