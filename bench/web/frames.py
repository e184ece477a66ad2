"""`python -m bench.web.frames`: frames a second of The HellGame's map while it is moved and enlarged, on a slowed-down processor."""

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.web.hell import asked
from tests.web.moves import sit
from tests.web.pictures_hellgame import hell
from tests.web.stage import Server, find_browser, prepare

FRAME: Final = 1000 / 60
WATCH: Final = """() => new Promise((done) => {
  const times = [];
  const box = document.querySelector(".hell-map").getBoundingClientRect();
  const map = document.querySelector(".hell-map");
  let last = performance.now(), n = 0;
  const step = (now) => {
    times.push(now - last);
    last = now;
    n += 1;
    const [clientX, clientY] = [box.x + box.width * (0.5 + 0.2 * Math.sin(n / 20)), box.y + box.height * 0.5];
    const deltaY = Math.sin(n / 25) > 0 ? -24 : 24;
    map.dispatchEvent(new WheelEvent("wheel", { clientX, clientY, bubbles: true, cancelable: true, deltaY }));
    if (n < 240) requestAnimationFrame(step); else done(times.slice(5));
  };
  requestAnimationFrame(step);
})"""
"""Four seconds of wheel and way, a step for each frame; the milliseconds between frames."""


def told(times: list[float]) -> dict[str, Any]:
    """Frames a second in the middle, and how many frames came late."""
    return {
        "fps": round(1000 / statistics.median(times), 1), "mean_fps": round(1000 / statistics.mean(times), 1),
        "late": f"{sum(time > 1.5 * FRAME for time in times)} of {len(times)}", "longest_ms": round(max(times), 1),
    }


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=int, nargs="*", default=[1, 4], help="how many times slower the processor is made")
    wanted = parser.parse_args()
    figures = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        prepare(Path(folder) / "lock")
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(base_url=server.base, locale="en-GB", viewport={"width": 1366, "height": 768}).new_page()
        bots = {str(seat): "random" for seat in range(1, 4)}
        page.goto(f"/table/{server.table(game='hellgame', seats=4, bots=bots, public=False, position=hell('action', 'ActionPhase'))}")
        sit(page, "Ada")
        asked(page)
        session = page.context.new_cdp_session(page)
        session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
        session.send("Performance.enable")
        for rate in wanted.slower:
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            before = page_work(session)
            times = page.evaluate(WATCH)
            spent = page_work(session) - before
            figures[f"{rate} times slower"] = {**told(times), "page_ms_a_frame": round(spent / len(times), 2)}
        browser.close()
        server.stop()
    print(json.dumps(figures, indent=1))
    return 0


def page_work(session: Any) -> float:
    """Milliseconds that the page's own thread has worked."""
    found = {one["name"]: 1000 * one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


if __name__ == "__main__":
    raise SystemExit(main())
