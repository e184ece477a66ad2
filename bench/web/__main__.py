"""`python -m bench.web`: bytes of a first visit (`--load`: only these), and what an opponent's move costs until it is in a frame."""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from avernus.bots import find, think
from avernus.play.table import new_table
from bench.server.seats import commitments, shown
from tests.web.stage import Server, find_browser, prepare

LIMIT = 250_000
MOVES = 24

# Frames are counted as they begin. A message of the socket is stamped when it arrives; the page's change is noted at the end of the
# same task or later; and the first frame after it is the one that contains it.
# The last stamp comes when that frame has been handed on: it contains the raster of this machine, which may have no graphics card.
STAMPS = """
(() => {
  window.drawn = [];
  let frames = 0, came = null;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...listen, set(hear) {
    listen.set.call(this, (message) => {
      if (/^.{0,3}"type": ?"event"/.test(message.data)) came = { at: performance.now(), frames };
      hear.call(this, message);
    });
  } });
  new MutationObserver(() => {
    if (!came || !document.querySelector(".pieces, .lab-board")) return;
    const start = came, missed = frames - start.frames;
    came = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.drawn.push([missed + 1, performance.now() - start.at]);
      channel.port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
})();
"""


def first_load(page: Page, session: CDPSession, path: str) -> dict[str, int]:
    """Bytes over the wire by kind, with an empty cache."""
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])

    session.send("Network.enable")
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on("Network.loadingFinished", finished)
    page.goto(path, wait_until="networkidle")
    return sizes


def built_maze() -> dict[str, Any]:
    """A labyrinth of more than a hundred triangles, ready to be crossed."""
    table, rng, bot = new_table("laberinto", 3, seed="bench"), Random(1), find("greedy")
    while table.state.dump()["step"] == "build":
        seat = table.actors[0]
        table.play(seat, int(think(bot, table.game, table.state, seat, rng)))
    return dict(table.state.dump())


def drawing(server: Server, browser: Browser, game: str, seats: int, position: dict[str, Any] | None) -> list[list[float]]:
    """For each move of an opponent: frames until it is in one, milliseconds until that is out, and of work: script, style, layout."""
    page = browser.new_context(base_url=server.base, locale="en-GB").new_page()
    table = server.table(game=game, seats=seats, position=position)
    page.add_init_script(STAMPS)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sit down").last.click()
    page.get_by_role("button", name="Sit here too").first.wait_for()
    tokens = [server.post(f"/api/tables/{table}/seats", **body)["token"] for body in commitments(seats - 1)]
    for seat, token in enumerate(tokens):
        server.post(f"/api/tables/{table}/reveal", bearer=token, **shown(seat))
    tokens.append(page.evaluate("table => Object.values(JSON.parse(localStorage.avernus).tables[table].seats)[0]", table))
    page.locator(".bw [data-cell]").first.wait_for()
    session = page.context.new_cdp_session(page)
    # Time that the page's own thread worked, however busy the machine is.
    session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    session.send("Performance.enable")
    rng, theirs, done = Random(2), 0, 0
    rows: list[list[float]] = []
    with httpx.Client(base_url=server.base, timeout=20) as client:
        while theirs < MOVES:
            for seat, token in enumerate(tokens):
                headers = {"Authorization": f"Bearer {token}"}
                if legal := client.get(f"/api/tables/{table}/state", headers=headers).json()["legal"]:
                    move = rng.choice([action for action, _ in legal if ":" not in action])
                    came = page.evaluate("window.drawn.length")
                    before = work(session)
                    client.post(f"/api/tables/{table}/do", headers=headers, json={"do": move, "ref": f"o{done}"}).raise_for_status()
                    page.wait_for_function("n => window.drawn.length > n", arg=came)
                    done += 1
                    if seat < seats - 1:
                        theirs += 1
                        spent = [after - start for start, after in zip(before, work(session), strict=True)]
                        rows.append([*page.evaluate("window.drawn.at(-1)"), *spent])
    page.context.close()
    return rows


def work(session: CDPSession) -> list[float]:
    """Milliseconds that the page has worked so far: script, style, layout."""
    metrics = {one["name"]: 1000 * one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return [metrics["ScriptDuration"], metrics["RecalcStyleDuration"] + metrics["LayoutDuration"]]


def told(values: list[float]) -> dict[str, float]:
    """The middle and the slow end."""
    found = {"median": statistics.median(values), "p95": statistics.quantiles(values, n=20)[-1], "most": max(values)}
    return {name: round(value, 2) for name, value in found.items()}


def main() -> int:
    """Measure and tell."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        prepare(Path(folder) / "lock")
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(base_url=server.base, locale="en-GB").new_page()
        home = first_load(page, page.context.new_cdp_session(page), "/")
        if "--load" in sys.argv[1:]:
            print(json.dumps({"home_bytes": home, "home_total": sum(home.values()), "home_limit": LIMIT}, indent=1))
            browser.close()
            server.stop()
            return int(sum(home.values()) > LIMIT)
        times = {"splut": drawing(server, browser, "splut", 2, None), "laberinto": drawing(server, browser, "laberinto", 3, built_maze())}
        browser.close()
        server.stop()
    total = sum(home.values())
    parts = ("frames", "until_frame_is_out_ms", "script_ms", "style_layout_ms")
    games = {game: {part: told([row[i] for row in rows]) for i, part in enumerate(parts)} for game, rows in times.items()}
    print(json.dumps({"home_bytes": home, "home_total": total, "home_limit": LIMIT, "moves": MOVES, **games}, indent=1))
    late = any(row[0] > 1 for rows in times.values() for row in rows)
    return int(total > LIMIT or late)


if __name__ == "__main__":
    sys.exit(main())
