"""The example of docs/add-a-game.md is a game: taken from the page, it plays, speaks and survives its own dumps."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
PLAY = """
import sys
from random import Random
import avernus
from avernus.core.perft import perft
from avernus.text import LANGUAGES, Speaker

package = sys.modules["avernus.games"]
package.__path__.append(sys.argv[1])
package.FOLDERS["stones"] = "stones"
game = avernus.game("stones")
assert perft(game.new(2), 10) == 42351
for seats in game.seats:
    table = avernus.new_table("stones", seats=seats, lang="fr")
    rng = Random(seats)
    while table.actors:
        seat = table.actors[0]
        assert game.load(table.state.dump()).dump() == table.state.dump() and game.laws(table.state) == []
        events = table.play(seat, rng.choice(table.legal(seat)))
        assert all(Speaker(game, seats, lang).event(event) for lang in LANGUAGES for event in events)
    assert table.speaker.result(table.result)
print("played")
"""


def test_stones_can_be_played(tmp_path: Path) -> None:
    files = re.findall(r"^`games/(stones/[\w./]+)`\n\n```\w+\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(files) == 6
    for name, text in files:
        for lang in ("en", "es", "fr") if "/en." in name else ("",):
            path = tmp_path / name.replace("/en.", f"/{lang}.")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAY, str(tmp_path)], capture_output=True, text=True, check=False,
    )
    assert run.stdout == "played\n", run.stderr
