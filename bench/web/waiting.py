"""`python -m bench.web.waiting`: seconds between one's own decisions at a table with five bots, at the usual pace and with bots at once.

A game for fewer than six has as many bots as it can."""

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.moves import sit
from tests.web.stage import Server, find_browser, prepare

SEATS: Final = 6
GOALS: Final = {1: 6.0, 0: 1.0}
"""By pace: the most that the median may be, in seconds."""
ASKED: Final = ".prompt:not(.wait, [aria-busy=true]) .acts button"
OVER: Final = ".finished"
LONG: Final = 120_000


def waits(server: Server, browser: Browser, game: str, pace: int, decisions: int, level: str) -> list[dict[str, Any]]:
    """For each decision: how long after the one before it was asked for, and whether others had acted in between."""
    context = browser.new_context(base_url=server.base, locale="en-GB", viewport={"width": 1366, "height": 768})
    context.add_init_script(f"if (!localStorage.avernus) localStorage.avernus = '{{\"pace\": {pace}}}'")
    page = context.new_page()
    seats = min(SEATS, max(next(one["seats"] for one in server.get("/api/games")["games"] if one["id"] == game)))
    table = server.table(game=game, seats=seats, bots={str(seat): level for seat in range(1, seats)}, public=False)
    page.goto(f"/table/{table}")
    sit(page, "Ada")
    page.locator(ASKED).first.wait_for(timeout=LONG)
    token = page.evaluate("table => Object.values(JSON.parse(localStorage.avernus).tables[table].seats)[0]", table)
    rng = Random(7)
    rows: list[dict[str, Any]] = []
    with httpx.Client(base_url=server.base, timeout=60, headers={"Authorization": f"Bearer {token}"}) as client:
        while len(rows) < decisions and not page.locator(OVER).is_visible():
            told = client.get(f"/api/tables/{table}/state").json()
            if not told["legal"]:
                page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=LONG)
                time.sleep(0.02)
                continue
            before = shown(page)
            start = time.perf_counter()
            client.post(f"/api/tables/{table}/do", json={"do": rng.choice(told["legal"])[0], "ref": f"w{len(rows)}"}).raise_for_status()
            page.wait_for_function(
                "([n, asked, over]) => document.querySelector(over) || (document.querySelector(asked)"
                " && Number(document.querySelector('.transport .num')?.innerText.match(/\\d+/g)?.at(-1)) > n)",
                arg=[before, ASKED, OVER], timeout=LONG, polling=16,
            )
            rows.append({"seconds": time.perf_counter() - start, "others": shown(page) - before > 1})
    context.close()
    return rows


def shown(page: Page) -> int:
    """How many actions the page has shown."""
    return int(page.locator(".transport .num").inner_text().split()[-1])


def told(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The middle and the slow end: of all decisions, and of those before which others had acted."""
    found: dict[str, Any] = {}
    for name, chosen in (("all", rows), ("after others", [row for row in rows if row["others"]])):
        times = [row["seconds"] for row in chosen]
        if len(times) > 1:
            figures = {"median": statistics.median(times), "p95": statistics.quantiles(times, n=20)[-1], "most": max(times)}
            found[name] = {"decisions": len(times), **{key: round(value, 2) for key, value in figures.items()}}
    return found


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=["hellgame", "laberinto"])
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--level", default="medium")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        prepare(Path(folder) / "lock")
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        figures = {}
        try:
            for game in wanted.games:
                figures[game] = {pace: told(waits(server, browser, game, pace, wanted.decisions, wanted.level)) for pace in GOALS}
        finally:
            browser.close()
            server.stop()
    print(json.dumps({"seats": SEATS, "level": wanted.level, "goals by pace": GOALS, **figures}, indent=1))
    return int(any(one[pace]["after others"]["median"] > goal for one in figures.values() for pace, goal in GOALS.items() if one[pace]))


if __name__ == "__main__":
    raise SystemExit(main())
