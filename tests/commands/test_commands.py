"""The command line as a stranger uses it: good input, and every kind of bad input."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import avernus

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]
START = "R/TnDnSn/5/7/R7R/7/5/SsDsTs/R sn s 1 1 - - -"


def test_games_are_listed(run: Run) -> None:
    code, out, _ = run("games", "--json")
    assert code == 0
    assert [game["id"] for game in json.loads(out)] == avernus.games()
    assert "splut" in run("games")[1]


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_rules_can_be_read_whole_and_by_clause(run: Run, lang: str) -> None:
    assert "Tommy De Coninck" in run("rules", "splut", "--lang", lang)[1]
    clause = run("rules", "splut", "--lang", lang, "--clause", "S7.1")[1]
    assert "[S7.1]" in clause
    assert "[S8]" not in clause


def test_perft_counts(run: Run) -> None:
    code, out, _ = run("perft", "splut", "--seats", "2", "--depth", "5", "--json")
    assert code == 0
    counted = json.loads(out)
    assert counted["count"] == 5597
    assert sum(counted["divide"].values()) == 5597
    assert counted["position"] == START
    assert run("perft", "splut", "--position", START, "--depth", "3")[1].splitlines()[-1] == "79"
    assert json.loads(run("perft", "splut", "--depth", "0", "--json")[1])["count"] == 1


def test_perft_knows_options(run: Run) -> None:
    both = json.loads(run("perft", "splut", "--depth", "6", "--json")[1])["count"]
    less = json.loads(run("perft", "splut", "--depth", "6", "--option", "levitate-behind=false", "--json")[1])["count"]
    assert less < both


def test_replay_tells_the_game(run: Run, saved: Path) -> None:
    code, out, _ = run("replay", str(saved), "--lang", "en")
    assert code == 0
    assert "North" in out.splitlines()[-1]
    told = json.loads(run("replay", str(saved), "--at", "2", "--json", "--lang", "en")[1])
    assert told["at"] == 2
    assert [line["action"] for line in told["log"]] == ["De3", "Sf7"]
    assert told["result"] is None


def test_verify_says_what_it_checked(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", str(saved), "--json")
    assert code == 0
    assert json.loads(out) | {"result": None} == {
        "ok": True, "game": "splut", "actions": 4, "draws": 0, "draws_checked": True, "nonces_committed": False, "finished": True,
        "result": None,
    }


def test_verify_names_the_line_that_was_tampered_with(refused: Refused, saved: Path) -> None:
    good = saved.read_text()
    for line, (old, new) in {3: ("1 Sf7", "1 Sg7"), 4: ("@e1", "@a5"), 2: ("0 De3", "1 De3"), 6: ('"secret": "', '"secret": "0')}.items():
        saved.write_text(good.replace(old, new, 1))
        assert f"Line {line}:" in refused("verify", str(saved))
    changed = json.loads(good.split("\n")[5][1:])["secret"]
    saved.write_text(good.replace(changed, changed[::-1]))
    assert "Line 6:" in refused("verify", str(saved))


def test_a_position_beyond_the_record_is_refused(refused: Refused, saved: Path) -> None:
    refused("replay", str(saved), "--at", "5")
    refused("replay", str(saved), "--at", "-1")


def test_a_saved_game_of_another_game_is_refused(refused: Refused, saved: Path) -> None:
    saved.write_text(saved.read_text().replace('"splut"', '"chess"'))
    refused("play", "splut", "--load", str(saved))


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(garbage=st.binary(max_size=300))
def test_random_bytes_are_refused(refused: Refused, tmp_path: Path, garbage: bytes) -> None:
    path = tmp_path / "garbage.avn"
    path.write_bytes(garbage)
    refused("verify", str(path))
    refused("replay", str(path))


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(0, 400), byte=st.integers(0, 255), at=st.integers(0, 400))
def test_damaged_records_are_refused_or_still_true(run: Run, saved: Path, cut: int, byte: int, at: int) -> None:
    good = saved.read_bytes()
    data = bytearray(good)
    data[min(at, len(data) - 1)] = byte
    for damaged in (good[:cut], bytes(data)):
        saved.write_bytes(damaged)
        code, _, err = run("verify", str(saved))
        assert code in (0, 2)
        assert err.count("\n") == (1 if code else 0)
    saved.write_bytes(good)


def test_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "avernus.cli", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"avernus {avernus.__version__} ({avernus.BUILD})\n"
    wrong = [sys.executable, "-m", "avernus.cli", "perft", "splut", "--depth", "x"]
    bad = subprocess.run(wrong, capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert bad.stdout == ""
    assert bad.stderr.count("\n") == 1


def test_an_arena_rates_bots_draws_them_and_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    kept, picture = tmp_path / "games.jsonl", tmp_path / "ladder.svg"
    arguments = ["arena", "splut", "--bots", "random,easy", "--actions", "60", "--journal", str(kept), "--workers", "1"]
    code, out, _ = run(*arguments, "--games", "2")
    assert code == 0 and "A fair share of the wins is 50.0%" in out
    code, out, err = run(*arguments, "--games", "4", "--picture", str(picture), "--json")
    found = json.loads(out)
    assert code == 0 and found["games"] == 4 and "2 games are kept" in err and picture.read_text().startswith("<svg")
    assert len(kept.read_text().splitlines()) == 1 + 4
    assert "avernus: " in run("arena", "inferno-race", "--bots", "random,easy", "--journal", str(kept))[2]


def test_an_arena_keeps_its_games_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    assert run("arena", "splut", "--bots", "random,easy", "--actions", "9", "--games", "2", "--workers", "1")[0] == 0
    assert len(list((tmp_path / "data/arena").glob("splut-*.jsonl"))) == 1
