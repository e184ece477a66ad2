"""`avernus new-game` writes games that pass the suite from their first minute, and the suite finds what is then done wrong."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

import avernus
from avernus.cli import main
from avernus.conformance import checks
from avernus.core.picture import Marks
from avernus.tui.boards import as_text
from tests.scaffold import Change, opened, write_game

NUMBER = count(1)
"""Every game gets a name of its own: some of what is known of a package is kept for the life of the process."""


@pytest.mark.parametrize("flags", [(), ("--chance",), ("--hidden",), ("--chance", "--hidden")], ids=str)
def test_a_new_game_passes_the_suite(tmp_path: Path, flags: tuple[str, ...]) -> None:
    name = f"fresh-{next(NUMBER)}"
    with opened(write_game(tmp_path, name, *flags), name) as game:
        assert game.seats == range(2, 4) and (game.chance, game.hidden) == ("--chance" in flags, "--hidden" in flags)
        for check in checks(game, few=True):
            check()
        tests: dict[str, Any] = {}
        exec((tmp_path / name / "tests/test_conformance.py").read_text(encoding="utf-8"), tests)
        tests["test_the_numbers_of_the_rules_are_those_of_the_table"]()


MISTAKES: dict[str, Change] = {
    "sees shows a deal to all": ("view.py", "return OPEN if viewer == without_card(state) else COVERED", "return OPEN"),
    "sees covers the die": ("view.py", "if verb in (TAKE, ROLL):", "if verb == ROLL:\n        return COVERED\n    if verb == TAKE:"),
    "sees forgets a verb": ("view.py", "if verb in (TAKE, ROLL):", "if verb == TAKE:"),
    "view shows all cards": ("view.py", "if knows(state, seat, other) else None ", ""),
    "redeal deals nothing": ("view.py", "world.cards[owner] = card", "pass"),
    "redeal deals seats the truth": ("view.py", "if not knows(state, seat, owner)", "if seat is None and not knows(state, seat, owner)"),
    "redeal deals what is known": ("view.py", "if not knows(state, seat, owner)", "if state.cards[owner]"),
    "redeal returns the state itself": ("view.py", "world = state.copy()", "world = state"),
    "a field is neither public nor secret": ("state.py", "self.left: i64 = heap", "self.left: i64 = heap\n        self.more: i64 = 0"),
    "an event goes to all": ("events.py", ", to=(seat,)", ""),
    "the prompt tells a card": ("view.py", '{"mover": mover}', '{"mover": mover, "card": int(state.cards[0])}'),
    "too much is legal": ("rules.py", "while n < limit(self)", "while n < 3"),
    "too much is accepted": ("refusals.py", "action & 3 < limit", "action & 3 <= limit"),
    "the die is not put away": ("rules.py", "            self.most = 0\n", ""),
    "stones are lost": ("rules.py", "self.taken[seat] += count", "self.taken[seat] += 1"),
    "the game never ends": ("rules.py", "        if self.left == 0:\n            return NOBODY\n", ""),
    "the wrong one wins": ("rules.py", "other > mine", "other < mine"),
    "there are more actions than foretold": ("rules.py", "return 3\n", "return 2\n"),
    "an outcome has no weight": ("rules.py", "weights[n] = 1", "weights[n] = n"),
    "events change the game": ("rules.py", "self.most = count\n", "self.most = count if events is None else 1\n"),
    "a copy forgets a field": (
        "state.py", "        self.most: i64 = 0\n", "        self.most: i64 = 0\n\n    def copy_from(self, other: State) -> None:\n"
        "        assert isinstance(other, type(self))\n        self.left, self.active, self.most = other.left, other.active, other.most\n"
        "        self.taken = other.taken[:]\n\n    def keep(self) -> None:\n",
    ),
    "the longest game is longer": ("__init__.py", "seats + 2 * ", "seats + 0 * "),
    "chance is not declared": ("__init__.py", "    chance = True\n", ""),
    "secrets are not declared": ("__init__.py", "    hidden = True\n", ""),
    "two actions have the same words": ("verbs.py", 'words="take {count}"', 'words="take"'),
    "two actions have the same notation": ("verbs.py", 'notation="{count}"', 'notation="take"'),
    "an event has no sentence": ("text/fr.ftl", "event-rolled", "event-roled"),
    "a clause is not in the rulebook": ("events.py", '"X3"', '"X33"'),
    "a dump from outside is believed": ("laws.py", "if not 0 <= state.active < seats:", "if state.active < 0:"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_planted_mistake_is_found(tmp_path: Path, mistake: str) -> None:
    name = f"wrong-{next(NUMBER)}"
    with opened(write_game(tmp_path, name, "--chance", "--hidden", changes=[MISTAKES[mistake]]), name) as game:
        failed = []
        for check in checks(game):
            try:
                check()
            except Exception as error:
                failed.append(error)
                break
        assert failed and str(failed[0])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Stones"], "is no id"), (["class"], "is no id"), (["splut"], "already"), (["stones", "--seats", "4-2"], "no range of seats"),
        (["stones", "--seats", "1-99"], "no range of seats"), (["stones", "--into", "nowhere/at/all"], "no folder"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(tmp_path: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    place = [] if "--into" in arguments else ["--into", str(tmp_path)]
    assert main(["new-game", *arguments, *place]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "stones", "--into", str(tmp_path)]) == 0
    (tmp_path / "stones/src/stones/rules.py").write_text("mine")
    assert main(["new-game", "stones", "--into", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "stones/src/stones/rules.py").read_text() == "mine"


def test_a_game_without_a_picture_is_shown_in_the_readers_words(tmp_path: Path) -> None:
    name = f"drawn-{next(NUMBER)}"
    with opened(write_game(tmp_path, name, "--chance", "--hidden"), name):
        table = avernus.new_table(name, 2, seed="1", lang="fr")
        lines = as_text(table.game.picture(table.view(0), table.speaker, Marks()))
    assert "Au tour de: Joueur 1" in lines and "  Joueur 2: –" in lines
    assert not any("mover" in line or "left" in line for line in lines)
