"""A browser, a server, and people in front of them.

The browser's library keeps an event loop running in its thread, and other tests run loops of their own: so it gets a thread, in
which every test of this folder runs too.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The shell is the same browser without windows of its own, whose frames are pages too: half the work."""
PATIENCE = 60_000
"""Milliseconds until a page that does not change counts as broken; other work may keep the machine busy."""

LAG = int(os.environ.get("AVERNUS_LAG", "0"))
"""Milliseconds by which everything on the wire is late: `AVERNUS_LAG=300 pytest tests/web` finds tests that rely on a quick answer."""
LATE = """(() => {
  const ask = window.fetch;
  window.fetch = (...what) => new Promise((go) => setTimeout(go, LAG)).then(() => ask(...what));
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(hear) { super.onmessage = (message) => setTimeout(hear, LAG, message); }
    send(text) { setTimeout(() => { if (this.readyState === Real.OPEN) super.send(text); }, LAG); }
  };
})()"""

CODES = """if (!localStorage.getItem("avernus")) localStorage.setItem("avernus", '{"codes": true}')"""
"""Tests read the log by the notation of its actions, which people must ask for."""

T = TypeVar("T")


def find_browser() -> str:
    """Chromium, from the path or (where we may) from Debian."""
    for package in (None, "chromium-headless-shell", "chromium"):
        if package is not None and not os.geteuid() and shutil.which("apt-get"):
            for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
                subprocess.run(["apt-get", *command], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for program in PROGRAMS:
            if found := shutil.which(program):
                return found
    raise RuntimeError("The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) and start again.")


def prepare(lock: Path) -> None:
    """Build the client and find the browser once, even if several processes test."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        for step in ("tools", "build"):
            subprocess.run([sys.executable, str(ROOT / "web/build.py"), step], check=True)
        find_browser()


class Server:
    """A server process with a database of its own."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, port: int = 0) -> None:
        self.folder = folder
        self.environment = environment
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, on the port of the last time."""
        database = str(self.folder / "tables.sqlite3")
        command = [sys.executable, "-m", "avernus.server", "--rate", "1000", "--port", str(self.port), "--database", database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=self.environment)
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found, "the server did not say where it is"
        self.process, self.port = process, int(found[1])

    def stop(self) -> None:
        """Stop, as a host would."""
        assert self.process is not None and self.process.stdout is not None
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()

    @property
    def base(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def post(self, path: str, *, bearer: str | None = None, **body: Any) -> Any:
        """Ask something without a browser, perhaps for a seat."""
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else None
        answer = httpx.post(self.base + path, json=body, headers=headers, timeout=20, verify=False)  # plain HTTP: no certificates to load
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        """Look at something without a browser."""
        answer = httpx.get(self.base + path, timeout=20, verify=False)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, **wanted: Any) -> str:
        """A new table of Splut! for two."""
        return str(self.post("/api/tables", **{"game": "splut", "seats": 2, **wanted})["id"])


class Stage:
    """One browser and one server for all the tests of a process."""

    def __init__(self, folder: Path) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.folder = folder
        self.server = Server(folder)
        self.playwright, self.browser = self.run(self.open)

    def run(self, work: Callable[[], T]) -> T:
        """Do something in the browser's thread."""
        return self.thread.submit(work).result()

    def open(self) -> tuple[Playwright, Browser]:
        """Start the browser."""
        expect.set_options(timeout=PATIENCE)
        playwright = sync_playwright().start()
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        return playwright, playwright.chromium.launch(executable_path=find_browser(), args=arguments)

    def close(self) -> None:
        """Stop everything."""
        self.run(self.browser.close)
        self.run(self.playwright.stop)
        self.thread.shutdown()
        self.server.stop()

    def person(self, path: str | None = None, *, server: Server | None = None, **context: Any) -> Page:
        """Somebody new, with an empty browser, at an address. Nothing moves or is kept for later unless a test wants it to."""
        usual = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        wanted: dict[str, Any] = {**usual, "base_url": (server or self.server).base, **context}
        opened = self.browser.new_context(**wanted)
        opened.set_default_timeout(PATIENCE)
        opened.add_init_script(CODES)
        if LAG:
            opened.add_init_script(LATE.replace("LAG", str(LAG)))
        self.contexts.append(opened)
        page = opened.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if path is not None:
            page.goto(path)
        return page

    def leave(self) -> list[str]:
        """Everybody goes home; what went wrong in their pages."""
        for context in self.contexts:
            context.close()
        self.contexts, errors, self.errors = [], self.errors, []
        return errors
