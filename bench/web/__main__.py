"""`python -m bench.web`: bytes over the wire of a first visit, and the time from an opponent's move to its picture."""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.stage import Server, build_client, find_browser

LIMIT = 250_000
FRAME = 1000 / 60
MOVES = 40

# The socket's messages are stamped when they arrive, and the first frame after the board has changed is stamped when it is drawn.
STAMPS = """
(() => {
  window.drawn = [];
  let came = 0;
  const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...listen, set(hear) {
    listen.set.call(this, (message) => {
      if (String(message.data).startsWith('{"type":"event"') || String(message.data).includes('"type": "event"')) came = performance.now();
      hear.call(this, message);
    });
  } });
  new MutationObserver(() => {
    if (!came || !document.querySelector(".pieces")) return;
    const start = came, changed = performance.now();
    came = 0;
    requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () =>
      window.drawn.push([changed - start, performance.now() - start]); channel.port2.postMessage(0); });
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


def drawing(server: Server, page: Page) -> list[list[float]]:
    """For each move of an opponent: milliseconds until the page had changed, and until the frame after it."""
    table = server.table()
    page.add_init_script(STAMPS)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sit down").last.click()
    sat = server.post(f"/api/tables/{table}/seats", seat=0, name="Bo", nonce="0123456789abcdef")
    page.locator(".spot").first.wait_for()
    headers = {"Authorization": f"Bearer {sat['token']}"}
    with httpx.Client(base_url=server.base, headers=headers, timeout=20) as other:
        done = 0
        while done < MOVES:
            legal = other.get(f"/api/tables/{table}/state").json()["legal"]
            if legal:
                move = next(action for action, _ in legal if ":" not in action)
                other.post(f"/api/tables/{table}/do", json={"do": move, "ref": f"o{done}"}).raise_for_status()
                done += 1
            else:
                page.locator(".spot.can").first.wait_for()
                page.get_by_role("button", name="List").click()
                page.get_by_role("menuitem").first.click()
            page.wait_for_timeout(30)
    drawn: list[list[float]] = page.evaluate("window.drawn")
    return drawn


def main() -> int:
    """Measure and tell."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_client(Path(folder) / "lock")
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(base_url=server.base, locale="en-GB").new_page()
        home = first_load(page, page.context.new_cdp_session(page), "/")
        times = drawing(server, browser.new_context(base_url=server.base, locale="en-GB").new_page())
        browser.close()
        server.stop()
    total = sum(home.values())
    changed, framed = ([pair[i] for pair in times] for i in (0, 1))
    print(json.dumps({
        "home_bytes": home, "home_total": total, "home_limit": LIMIT,
        "moves": len(times),
        "event_to_page_ms": {"median": round(statistics.median(changed), 2), "p95": round(statistics.quantiles(changed, n=20)[-1], 2)},
        "event_to_frame_ms": {"median": round(statistics.median(framed), 2), "p95": round(statistics.quantiles(framed, n=20)[-1], 2)},
        "frame_ms": round(FRAME, 2),
    }, indent=1))
    return int(total > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
