"""The game line by line."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import avernus
from avernus.text import LANGUAGES, Speaker
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.plain import play_plain

PlayPlain = Callable[..., str]
GAME = ("De3", "Sf7", "Sf8@e1", "Te2:w")


def test_a_whole_game_by_notation(plain: PlayPlain) -> None:
    out = plain(*GAME, "quit")
    assert "South: Your turn: one step left." in out
    assert "  1. dwarf to e3 (De3)" in out
    assert "Splut! The rock hits South’s sorcerer" in out
    assert "North wins: the last sorcerer standing." in out
    assert out.endswith("> Goodbye.\n")


def test_a_whole_game_by_numbers_and_words(plain: PlayPlain) -> None:
    assert "North wins" in plain("1", "sorc f7", "sorcerer f8 levitating", "troll e2 throwing the rock west")


def test_nothing_but_text(plain: PlayPlain) -> None:
    assert "\x1b" not in plain(*GAME)


BAD = ("", "   ", "xyzzy", "Se9", "99", "lang", "lang tlh", "save", "save ''", "save /", "undo", "rules Z9", "wait", "switch",
       "\x00\x1b[31m")


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_sentence_and_changes_nothing(plain: PlayPlain, line: str) -> None:
    out = plain(line)
    answer = out.split("> ")[1]
    assert answer.count("\n") <= 1
    assert "\x1b" not in out
    assert out.count("Your turn: one step left.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_that_is_not_in_the_list_is_told_which_are(plain: PlayPlain, lang: str) -> None:
    said = Speaker(avernus.game("splut"), 2, lang).say("ui-no-such-number", line="99", count=3)
    assert said in plain("99", lang=lang)


def test_a_refusal_names_its_clause_and_rules_opens_there(plain: PlayPlain) -> None:
    out = plain("Se9", "rules")
    assert "(S5.1)" in out
    assert "[S5.1]" in out.split("(S5.1)")[1]
    assert "[S5.2]" not in out


def test_the_end_of_the_input_is_polite(plain: PlayPlain) -> None:
    out = plain("De3")
    assert out.endswith("> \nGoodbye.\n")


def test_bots_play_to_the_end(plain: PlayPlain) -> None:
    out = plain(seats=4, bots={0: "greedy", 1: "random", 2: "greedy", 3: "random"})
    assert "wins: the last sorcerer standing." in out
    assert ">" not in out


def test_a_person_against_bots(plain: PlayPlain) -> None:
    out = plain("De3", "undo", "Sd3", bots={1: "greedy"})
    assert out.count("South: Your turn: one step left.") == 2
    assert "North’s" in out
    assert "Taken back." in out


def test_help_hint_log_board_and_list(plain: PlayPlain) -> None:
    out = plain("help", "hint", "log", "De3", "log", "board", "list all")
    assert "undo: go back to your last decision" in out
    assert "wait: " not in out
    assert "switch: " not in out
    assert re.search(r"Hint: (dwarf|sorcerer|troll) to \w\d\.", out)
    assert "Nothing has happened yet." in out
    assert out.count("South’s dwarf walks from e2 to e3.") == 2


def test_save_and_load(plain: PlayPlain, tmp_path: Path) -> None:
    file = tmp_path / "my game.avn"
    assert f"Saved to {file}" in plain("De3", f"save '{file}'")
    assert avernus.load(file).actors == (1,)


def test_the_game_can_be_looked_at_after_its_end(plain: PlayPlain) -> None:
    out = plain("De3", "board", "undo", "Tf3", moves=(), bots={})
    assert "Taken back." in out
    over = plain("De3", "log", "undo", "quit", moves=GAME)
    assert "The game is over: you can still use" in over
    assert "Taken back." in over
    assert "North: Your turn" not in over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays_a_whole_game(plain: PlayPlain, lang: str) -> None:
    out = plain(*GAME, lang=lang)
    speaker = Speaker(avernus.game("splut"), 2, lang)
    assert speaker.say("end-last-sorcerer", winner=1) in out
    assert speaker.say("ui-goodbye") in out


def test_the_language_can_be_changed_and_has_its_own_commands(plain: PlayPlain) -> None:
    out = plain("lang es", "ayuda", "tablero", "idioma fr", "aide", "quitter")
    assert "Te toca: te queda un paso." in out
    assert "deshacer: vuelve a tu última decisión" in out
    assert out.endswith("> Au revoir.\n")


def test_long_lists_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("avernus.tui.plain.MOST_LISTED", 2)
    out = io.StringIO()
    play_plain(LocalSitting(avernus.new_table("splut", 2), {}), io.StringIO("list all\n"), out)
    assert "There is" not in out.getvalue()
    assert out.getvalue().count("troll to f3") == 1
    assert "1 more" in out.getvalue()


class Interrupted(io.StringIO):
    """An input in which `^C` is an interrupt."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        if line == "^C\n":
            raise KeyboardInterrupt
        return line


def interrupted(lines: str, lang: str = "en") -> tuple[int, str]:
    out = io.StringIO()
    code = play_plain(LocalSitting(avernus.new_table("splut", 2), {}, lang), Interrupted(lines), out)
    return code, out.getvalue()


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Leave the game?"), ("es", "¿Salir de la partida?"), ("fr", "Quitter la partie\u202f?")],
)
def test_an_interrupt_asks_before_it_ends_a_game(lang: str, asked: str) -> None:
    code, out = interrupted("De3\n^C\nSf7\n^C\n^C\nSf8\n", lang)
    assert code == 130
    assert out.count(asked) == 2
    assert "f8" not in out.splitlines()[-3]
    assert "Sf8" in out, "the game went on after the first question"


def test_an_interrupt_where_nothing_is_lost_says_goodbye() -> None:
    assert interrupted("^C\n") == (130, interrupted("^C\n")[1])
    assert "Leave" not in interrupted("^C\n")[1]


def test_only_what_changed_is_printed() -> None:
    out = io.StringIO()
    play_plain(LocalSitting(avernus.new_table("splut", 2), {}), io.StringIO("De3\nboard\n"), out)
    first, second, whole = out.getvalue().split("> ")[:3]
    rows = [line for line in first.splitlines() if re.match(r"\d  ", line)]
    changed = [line for line in second.splitlines() if re.match(r"\d  ", line)]
    assert len(rows) == 9
    assert [line[0] for line in changed] == ["3", "2"]
    assert len([line for line in whole.splitlines() if re.match(r"\d  ", line)]) == 9


@pytest.mark.parametrize("name", avernus.games())
def test_the_set_up_is_one_line(name: str) -> None:
    out = io.StringIO()
    table = avernus.new_table(name, seed="1")
    chance = bool(table.past)
    play_plain(LocalSitting(table, {}), io.StringIO(), out)
    assert out.getvalue().split("\n\n")[0].count("\n") <= (1 if chance else 0)


def test_a_long_series_is_told_by_the_first_of_its_kind() -> None:
    out = io.StringIO()
    table = avernus.new_table("inferno-trade", 3, seed="1")
    play_plain(LocalSitting(table, {1: "random", 2: "random"}), io.StringIO("1\n"), out)
    assert out.getvalue().count("is dealt Attila") + out.getvalue().count("is dealt Nero") <= 1
    assert "(And 17 more like this.)" in out.getvalue()


def test_over_a_pipe_with_bytes_that_are_no_text() -> None:
    script = "import sys, avernus, avernus.tui; sys.exit(avernus.tui.play(avernus.new_table('splut', 2), {}, 'en', False, '1'))"
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-c", script], input=b"\xff\xfe\nDe3\nquit\n", capture_output=True, env=environment, check=False, timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"North: Your turn: 2 steps left." in done.stdout
    assert b"\x1b" not in done.stdout


def test_people_with_secrets_look_one_after_the_other(plain: PlayPlain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(avernus.game("splut")), "hidden", True)
    out = plain("", "De3", "", "Sf7", "quit")
    assert out.count("it is your turn to look") == 2
    assert out.index("South, it is your turn") < out.index("South: Your turn") < out.index("North, it is your turn")


def test_offers_of_several_souls_are_explained_and_not_listed() -> None:
    table = avernus.new_table("inferno-trade", 3, seed="7")
    out = io.StringIO()
    play_plain(LocalSitting(table, {1: "random", 2: "random"}, "en", "7"), io.StringIO("1\n" * 3), out)
    last = out.getvalue().rsplit("\n\n", 1)[1]
    assert "an offer to one player: " in last
    assert ". offer Player" not in last
