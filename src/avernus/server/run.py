"""Running a server: one process or several, in the foreground, until it is told to stop."""

import contextlib
import gc
import ipaddress
import logging
import multiprocessing
import os
import signal
import socket
import stat
import sys
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Any, Final

import uvicorn

from avernus import BUILD, _finder
from avernus.core.refusals import AvernusError
from avernus.server.http.asgi import App
from avernus.server.http.security import bare
from avernus.server.http.transport import transport_for
from avernus.server.socket.protocol import protocol_for
from avernus.server.tables.bot_pool import end_with_parent
from avernus.server.tables.figures import Figures
from avernus.server.tables.hub import Config, Hub
from avernus.store.database import open_database
from avernus.store.store import open_store, prepare

PORT: Final = 8666
TRIES: Final = 50
SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the writer's thread waiting for the interpreter."""
UNASKED: Final = 32_768
"""About so many bytes the system takes from a connection before we have looked at what came: it would be 128 kB of each and soon more,
all of it read before it is known who pays for it."""
HASTE: Final = 10.0
"""Seconds: a server process that ends sooner has not got to work."""
MOST_HASTY: Final = 5
"""After so many of them in a row the crew gives up."""
MOST_FILES: Final = 65_536
GARBAGE: Final = (5_000, 2_000, 10)
"""Messages are made and dropped by the thousand, none of them in circles: to look through the young ones takes a millisecond, to look
through all that tables keep takes fifty times as long and can wait for minutes. So many young ones, since a crowd's moves on their way
are some thousand things which nobody need look through; and no more, since everybody waits meanwhile (twenty thousand: 8 to 18 ms)."""

log = logging.getLogger("avernus.server")


def log_level() -> int:
    """How much is logged, by AVERNUS_LOG: a level's name in any spelling, or its number."""
    wanted = os.environ.get("AVERNUS_LOG", "").strip().upper() or "WARNING"
    level = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else logging.getLevelNamesMapping().get(wanted)
    if level is None:
        raise AvernusError(f"AVERNUS_LOG is debug, info, warning, error or critical, not {wanted.lower()[:20]!r}.")
    return level


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """A listening socket on the port, or on one of the next."""
    if not host:
        raise AvernusError("An empty text is no address to listen on; 0.0.0.0 is all of them.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries) if port else [0]:
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNASKED)
        try:
            found.bind((host, number))
        except (OSError, ValueError, TypeError) as error:  # names that cannot be looked up are of the latter kinds
            found.close()
            if number == port + tries - 1 or port == 0:
                why = getattr(error, "strerror", None) or error
                raise AvernusError(f"Nothing can be served on {host}, port {number}: {why}.") from None
            continue
        found.listen(2048)
        return found
    raise AssertionError("the loop returns or raises")


def bind_path(path: str) -> socket.socket:
    """A listening Unix socket; one that a server which is no more has left behind is taken away. Its folder says who may reach it."""
    try:
        if stat.S_ISSOCK(os.stat(path).st_mode):
            with socket.socket(socket.AF_UNIX) as other:
                if other.connect_ex(path) == 0:
                    raise AvernusError(f"Another server already listens on {path}.")
            os.unlink(path)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise AvernusError(f"Nothing can be served on {path}: {error.strerror or error}.") from None
    found = socket.socket(socket.AF_UNIX)
    try:
        found.bind(path)
        os.chmod(path, 0o666)
    except OSError as error:
        found.close()
        raise AvernusError(f"Nothing can be served on {path}: {error.strerror or error}.") from None
    found.listen(2048)
    return found


def names_for(host: str, names: tuple[str, ...]) -> tuple[str, ...] | None:
    """By which names requests may come: the host's own; where it listens to others and has named none, any."""
    given = tuple(bare(name) for name in names)
    try:
        local = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = False
    return given if given or local else None


def address(host: str, sock: socket.socket) -> str:
    """Where a browser finds it."""
    if sock.family == socket.AF_UNIX:
        return str(sock.getsockname())
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{sock.getsockname()[1]}/"


def run_worker(sock: socket.socket, database: str | None, shared: bool, config: Config) -> None:
    """One of several processes; it stops in good order when the one that looks after it is no more."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    run_process(sock, database, shared, config)


def run_process(sock: socket.socket, database: str | None, shared: bool, config: Config) -> None:
    """One server process, until SIGTERM or SIGINT; what was begun is finished first."""
    logging.basicConfig(level=log_level(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    allow_connections()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # the server stops by itself, and comes back here when it has
    hub = Hub(open_store(database, shared), config)
    hub.warming.then = gc.freeze  # games stay: to look through them for garbage is a tenth of a busy server's time
    server_for(hub).run(sockets=[sock])


def allow_connections() -> None:
    """As many open files as the system lets us have: each connection is one."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def server_for(hub: Hub) -> uvicorn.Server:
    """A server of a hub's tables."""
    settings: dict[str, Any] = {
        "loop": "auto", "http": transport_for(hub), "ws": protocol_for(hub), "lifespan": "on", "log_config": None, "access_log": False,
        "server_header": False, "timeout_graceful_shutdown": 3, "timeout_keep_alive": 15, "h11_max_incomplete_event_size": 65536,
    }
    return uvicorn.Server(uvicorn.Config(App(hub), **settings))


def serve(
    host: str = "127.0.0.1", port: int = PORT, database: str | None = None, workers: int = 1, *, shared: bool = False,
    config: Config | None = None, open_browser: bool = False, tries: int = 1, quiet: bool = False, path: str | None = None,
) -> None:
    """Serve until stopped. `shared`: other machines use the same database. `path`: a Unix socket in place of address and port."""
    if not 1 <= workers <= 64:
        raise AvernusError("There can be 1 to 64 workers.")
    log_level()
    chosen = open_database(database)
    shared = shared or workers > 1 or chosen.url.startswith("postgres")
    let_go = chosen.hold(shared)
    try:
        prepare(chosen)
        sock = bind(host, port, tries) if path is None else bind_path(path)
        _serve(sock, host, database, workers, shared, config or Config(), open_browser, quiet)
    finally:
        if path is not None:
            with contextlib.suppress(OSError):
                os.unlink(path)
        let_go()


def _serve(
    sock: socket.socket, host: str, database: str | None, workers: int, shared: bool, config: Config, open_browser: bool, quiet: bool,
) -> None:
    """On this socket."""
    where = address(host, sock)
    if not quiet:
        print(f"avernus is at {where} (stop with Ctrl-C)", flush=True)
        if config.hosts is None:
            print("It answers to any name; --name says which are yours.", flush=True)
        if _finder.outlook(BUILD) == "interpreted" and "AVERNUS_PURE" not in BUILD:
            print(f"The rules run {BUILD}.", flush=True)
    if open_browser:
        threading.Timer(0.6, webbrowser.open, (where,)).start()
    if workers == 1:
        run_process(sock, database, shared, config)
    else:
        with tempfile.TemporaryDirectory(prefix="avernus-") as folder:
            WorkerSupervisor(sock, database, replace(config, figures=folder), workers).run()


def local(port: int = PORT, database: str | None = None, open_browser: bool = True, config: Config | None = None) -> None:
    """The main job: a server for this machine, and the browser opened at it."""
    serve("127.0.0.1", port, database, config=config, open_browser=open_browser, tries=TRIES)


class WorkerSupervisor:
    """Several server processes on one socket; one that dies is replaced, unless they all die as soon as they are there."""

    def __init__(self, sock: socket.socket, database: str | None, config: Config, workers: int) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.work = (sock, database, True, config)
        self.figures = None if config.figures is None else Figures(config.figures)
        self.stopping = False
        self.hasty = 0
        """How many in a row have ended at once."""
        self.processes = [self._start() for _ in range(workers)]

    def _start(self) -> tuple[Any, float]:
        process = self.context.Process(target=run_worker, args=self.work)
        process.start()
        return process, time.monotonic()

    def run(self) -> None:
        """Look after them until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self.stopping and self.hasty < MOST_HASTY:
            time.sleep(0.2)
            for index, (process, begun) in enumerate(self.processes):
                if not process.is_alive() and not self.stopping:
                    self.hasty = self.hasty + 1 if time.monotonic() - begun < HASTE else 1
                    if self.hasty < MOST_HASTY:
                        print("a server process has ended and is replaced", file=sys.stderr, flush=True)
                        if self.figures is not None:
                            self.figures.ended(process.pid)
                        self.processes[index] = self._start()
        if not self.stopping:
            self._stop(0, None)
        for process, _ in self.processes:
            process.join(15)
            if process.is_alive():
                process.kill()
        if self.hasty >= MOST_HASTY:
            raise AvernusError(f"{self.hasty} server processes in a row have ended as soon as they were started; the log above says why.")

    def _stop(self, number: int, frame: Any) -> None:
        self.stopping = True
        for process, _ in self.processes:
            process.terminate()
