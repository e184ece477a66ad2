"""The examples of docs/add-a-game.md are games: taken from the page, they pass the suite, have the house's shape, and play."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from avernus.commands.new_game import PARTS, filled
from tests.house.test_games import MAY_IMPORT, NEEDED, cited_in, clauses_in, parts_of

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
CHECK = """
import sys
import avernus.cli
sys.modules["avernus.games"].__path__.append(sys.argv[1])
import avernus
from avernus.conformance import checks
from avernus.core.perft import perft
game = avernus.game(sys.argv[2])
assert game.id in avernus.games()
for check in checks(game, few=True):
    check()
print("sound", perft(game.new(2), 10) if game.id == "stones" else "")
"""


def taken(game: str) -> dict[str, str]:
    """The files of a game, from the page."""
    found = re.findall(rf"^`games/{game}/([\w./]+)`\n\n```\w+\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize(("game", "said"), [("stones", "sound 42351"), ("cups", "sound")])
def test_an_example_passes_the_suite_and_has_the_shape(game: str, said: str, tmp_path: Path) -> None:
    home = tmp_path / game
    for name, text in taken(game).items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    assert NEEDED <= parts_of(home) <= {*MAY_IMPORT, "text", "rulebook", "compiled.txt"}
    code = cited_in("\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py")))
    assert set(clauses_in((home / "rulebook/en.md").read_text(encoding="utf-8"))) <= code
    run = subprocess.run([sys.executable, "-c", CHECK, str(tmp_path), game], capture_output=True, text=True, check=False)
    assert run.stdout.strip() == said, run.stderr


def test_cups_is_what_the_command_writes() -> None:
    words = {
        "id": "cups", "folder": "cups", "package": "avernus.games.cups", "title": "Cups", "Class": "Cups", "low": "2", "high": "4",
        "tagline": "take stones, the most points win.",
    }
    assert taken("cups") == {name: filled(template, words, {"chance": True, "hidden": True}) for name, template in PARTS.items()}
