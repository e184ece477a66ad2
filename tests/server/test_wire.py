"""Every message is described once, in `server/wire/`: what the browser is compiled against is made from it."""

import runpy
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_browser_is_compiled_against_what_the_server_describes() -> None:
    made = runpy.run_path(str(WEB / "wire.py"))
    assert made["TARGET"].read_text(encoding="utf-8") == made["written"](), "run `python web/wire.py`"
