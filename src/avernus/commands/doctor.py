"""`avernus doctor`: what runs here, and what is wrong with it."""

import argparse
import contextlib
import os
import platform
import socket
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import avernus
from avernus.commands.arguments import add_database, database_of
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.server import settings
from avernus.server.settings import without_password
from avernus.text import Catalogue

WRONG: Final = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    about: str
    ok: bool
    says: str


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "doctor", run, "say what runs here; exit code 1 where something is wrong", ("lang", "json"), ("doctor", "doctor --json"),
    )
    add_database(parser)


def run(chosen: argparse.Namespace) -> int:
    """Print what was found."""
    say = Catalogue(chosen.lang).say
    where = database_of(chosen)
    found = [
        Finding("version", True, avernus.__version__), build(say), Finding("python", True, python()),
        database(say, where), client(say), port(say), driver(say, where), *extras(say, settings.in_force({}, chosen.config)),
    ]
    good = all(finding.ok for finding in found)
    if chosen.json:
        print_json({"ok": good, "found": [{"about": one.about, "ok": one.ok, "says": one.says} for one in found]})
        return 0 if good else WRONG
    for finding in found:
        print(f"{' ' if finding.ok else '×'} {say(f'cli-doctor-{finding.about}'):<20} {finding.says}")
    print(say("cli-doctor-good" if good else "cli-doctor-wrong"))
    return 0 if good else WRONG


Say = Callable[..., str]


def build(say: Say) -> Finding:
    """Compiled, or why not. Interpreted rules are slower, not wrong."""
    if avernus.BUILD == "compiled":
        return Finding("build", True, say("cli-doctor-compiled"))
    return Finding("build", True, say("cli-doctor-interpreted", {"why": avernus.BUILD.partition(",")[2].strip() or "–"}))


def python() -> str:
    """The interpreter."""
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}"


def database(say: Say, url: str | None) -> Finding:
    """Can the database be opened, or made? Nothing is made here."""
    from avernus.store.database import open_database
    from avernus.store.sqlite import Sqlite

    try:
        wanted = open_database(url)
        if isinstance(wanted, Sqlite) and not Path(wanted.path).exists():
            folder = nearest(Path(wanted.path).absolute().parent)
            ok = folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
            return Finding("database", ok, say("cli-doctor-new" if ok else "cli-doctor-unwritable", {"path": wanted.path}))
        with contextlib.closing(wanted.connect()) as connection:
            connection.execute("SELECT 1").fetchone()
        return Finding("database", True, without_password(wanted.url))
    except AvernusError as error:
        return Finding("database", False, str(error))


def nearest(folder: Path) -> Path:
    """The folder itself, or the one above it that is there."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def client(say: Say) -> Finding:
    """Is the browser client in the package?"""
    there = Path(avernus.__file__).parent.joinpath("server/static/index.html.gz").is_file()
    return Finding("client", there, say("cli-doctor-there" if there else "cli-doctor-no-client"))


def port(say: Say) -> Finding:
    """Is our port free? If not, `avernus` takes the next one."""
    from avernus.server.run import PORT

    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", PORT))
        except OSError as error:
            return Finding("port", True, say("cli-doctor-taken", {"port": str(PORT), "why": error.strerror or str(error)}))
    return Finding("port", True, say("cli-doctor-free", {"port": str(PORT)}))


def driver(say: Say, url: str | None) -> Finding:
    """The PostgreSQL driver: wrong only where it is needed."""
    needed = bool(url and url.startswith(("postgres://", "postgresql://")))
    try:
        return Finding("driver", True, f"psycopg {version('psycopg')}")
    except PackageNotFoundError:
        return Finding("driver", not needed, say("cli-doctor-no-driver"))


EXTRAS: Final = {"notify": ("apprise", "pywebpush"), "passkeys": ("webauthn",), "league": ("glicko2", "networkx", "openskill")}
"""What a host may install beside the program, and the packages that each of them brings."""


def extras(say: Say, force: settings.InForce) -> list[Finding]:
    """What hosts may want: installed, or the one command that does it. Wrong only where a setting needs what is missing."""
    needed = {"notify": bool(force["notify"]), "passkeys": False, "league": force["ratings"] or force["tournaments"] != "no"}
    found = []
    for name, packages in EXTRAS.items():
        missing = [package for package in packages if find_spec(package) is None]
        says = say("cli-doctor-missing", {"command": f"pip install 'avernus[{name}]'"}) if missing else say("cli-doctor-installed")
        found.append(Finding(name, not (missing and needed[name]), says))
    return found
