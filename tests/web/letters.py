"""`python -m tests.web.letters`: print the letters that the server paints boards with, from the page's own type, into one file."""

import base64
import json
import zlib
from typing import Final

from playwright.sync_api import expect

from avernus.server.telling.letters import LEVELS, SIZES, TITLE
from tests.web.pictures import make
from tests.web.stage import ROOT, Stage

SIGNS: Final = "".join(map(chr, [*range(0x20, 0x7f), *range(0xa1, 0xac), *range(0xae, 0x100)])) + "Œœ–—‘’“”…†−≤≥←↑→↓"
PRINT: Final = """async ([signs, sizes, title, levels]) => {
  const kinds = { usual: '500 SIZEpx "Source Sans 3 Variable"', title: '600 SIZEpx "Alegreya Variable"' };
  for (const kind of Object.values(kinds)) await document.fonts.load(kind.replace("SIZE", 20), signs);
  return sizes.map((high) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: high * 2, height: high });
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.font = kinds[high === title ? "title" : "usual"].replace("SIZE", Math.round(high * 0.8));
    pen.textBaseline = "alphabetic";
    return [high, [...signs].map((sign) => {
      const wide = Math.max(1, Math.round(pen.measureText(sign).width));
      pen.clearRect(0, 0, high * 2, high);
      pen.fillText(sign, 0, high * 0.76);
      const { data } = pen.getImageData(0, 0, wide, high);
      let dark = "";
      for (let i = 3; i < data.length; i += 4) dark += String.fromCharCode(Math.round((data[i] / 255) * (levels - 1)));
      return [sign, wide, btoa(dark)];
    })];
  });
}"""


def printed(stage: Stage) -> None:
    """Write the file."""
    page = stage.person("/")
    expect(page.locator(".card").first).to_be_visible()
    sizes = page.evaluate(PRINT, [SIGNS, list(SIZES), TITLE, LEVELS])
    names = [[high, [[sign, wide] for sign, wide, _ in letters]] for high, letters in sizes]
    head = json.dumps(names, ensure_ascii=False, separators=(",", ":"))
    pixels = b"".join(base64.b64decode(dark) for _, letters in sizes for _, _, dark in letters)
    (ROOT / "src/avernus/server/telling/letters.z").write_bytes(zlib.compress(head.encode() + b"\n" + pixels, 9))


if __name__ == "__main__":
    make(printed)
