"""Players from outside for tests: commands that behave or misbehave, and a package with an entry point, as pip would install it."""

import sys
from pathlib import Path

HEAD = "import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n"
ANSWERS = {
    "garbage": ("    print('De3', flush=True)\n", "is not JSON"),
    "list": ("    print('[1]', flush=True)\n", "no object"),
    "other": ("    print(json.dumps({'id': 99, 'action': 'De3'}), flush=True)\n", "another question"),
    "illegal": ("    print(json.dumps({'id': q['id'], 'action': 'De9'}), flush=True)\n", r"not legal \(S\d"),
    "nonsense": ("    print(json.dumps({'id': q['id'], 'action': 'castle'}), flush=True)\n", "not legal"),
    "number": ("    print(json.dumps({'id': q['id'], 'action': 7}), flush=True)\n", "no action in notation"),
    "dead": ("    sys.exit(3)\n", "has ended"),
    "worlds": ("    print(json.dumps({'id': q['id'], 'imagine': 10**9}), flush=True)\n", "worlds"),
    "flood": ("    sys.stdout.write('x' * 3_000_000)\n    sys.stdout.flush()\n    sys.stdin.readline()\n", "without an end"),
}
LAST = "    print(json.dumps({'id': q['id'], 'action': q['legal'][-1]}), flush=True)\n"
SILENT = "    if q['id'] == 1:\n    " + LAST + "    else:\n        sys.stdin.readline()\n"
"""Answers once, so that it has certainly started, and then never again."""
PACKAGE = '''"""A package with bots."""
import time
from avernus.bots import Bot


class Last(Bot):
    name = "last"

    def choose(self, game, seat, imagine, legal, rng):
        assert isinstance(legal, list) and legal == imagine().legal(seat)
        return legal[-1]


class Broken(Last):
    def choose(self, game, seat, imagine, legal, rng):
        raise RuntimeError("no idea")


class Cheat(Last):
    def choose(self, game, seat, imagine, legal, rng):
        return 1 << 40


class Slow(Last):
    def choose(self, game, seat, imagine, legal, rng):
        while True:
            time.sleep(0.01)


class Secretive(Last):
    """Answers by all that it can see of worlds."""
    def choose(self, game, seat, imagine, legal, rng):
        import hashlib, json
        seen = json.dumps([imagine().dump() for _ in range(3)], sort_keys=True) + str(rng.random())
        return legal[int(hashlib.sha256(seen.encode()).hexdigest(), 16) % len(legal)]


LAST, BROKEN, CHEAT, SLOW, SECRETIVE, NONE = Last(), Broken(), Cheat(), Slow(), Secretive(), None
'''
POINTS = "[avernus.bots]\n" + "".join(f"tiny-{name.lower()} = tiny_bots:{name}\n" for name in (
    "LAST", "BROKEN", "CHEAT", "SLOW", "SECRETIVE", "NONE", "MISSING",
))


def program(folder: Path, code: str, name: str = "bot") -> str:
    """A command that runs some lines of Python."""
    path = folder / f"{name}.py"
    path.write_text(code, encoding="utf-8")
    return f"{sys.executable} {path}"


def install(folder: Path) -> Path:
    """A folder with a package in it as installers leave it: its module, and a dist-info with its entry points."""
    site = folder / "site"
    info = site / "tiny_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (site / "tiny_bots.py").write_text(PACKAGE, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    return site
