"""Runs: the same whatever plays them, never counted twice, and refused in one sentence."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from avernus import cli, lab
from avernus.core.refusals import AvernusError
from avernus.lab.folder import KINDS, open_run
from avernus.lab.playing import Pairing, play
from avernus.lab.simulating import Simulation, carry_out, fingerprint


def splut(**more: Any) -> Simulation:
    return Simulation(**{"game": "splut", "bots": ("greedy",), "games": 12, "seats": 2, **more})


def frames(folder: Path) -> dict[str, pl.DataFrame]:
    run = open_run(folder)
    return {kind: pl.concat(list(run.each(kind))) for kind in KINDS}


def test_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (0, 2):
        carry_out(splut(bots=("greedy", "random")), tmp_path / str(workers), workers=workers)
    alone, two = frames(tmp_path / "0"), frames(tmp_path / "2")
    assert all(alone[kind].equals(two[kind]) for kind in KINDS)
    assert alone["games"]["game"].to_list() == list(range(12))


@pytest.mark.parametrize(("game", "seats", "bot"), [("splut", 3, "greedy"), ("inferno-race", 2, "easy"), ("inferno-trade", 3, "greedy")])
def test_a_game_of_a_run_is_the_game_of_its_seed(tmp_path: Path, game: str, seats: int, bot: str) -> None:
    run = carry_out(Simulation(game, (bot,), 2, seats), tmp_path / "run", workers=0)
    for row in run.games().iter_rows(named=True):
        outcome = play(Pairing(game, tuple(row["bots"]), row["seed"]))
        assert (outcome.trace, list(outcome.ranks), outcome.reason) == (row["trace"], row["ranks"], row["reason"])
        assert list(outcome.decisions) == row["asked"] and sum(row["asked"]) == row["decisions"]


def test_killed_and_begun_again_nothing_is_counted_twice(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "avernus", "simulate", "splut", "--games", "130", "--bots", "greedy", "--out", str(tmp_path / "run")]
    going = subprocess.Popen([*command, "--workers", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    while not list((tmp_path / "run").glob("games/*.parquet")) and going.poll() is None:
        os.sched_yield()
    os.killpg(going.pid, signal.SIGKILL)
    going.wait()
    (tmp_path / "run" / "games" / "00063.77.new").write_bytes(b"cut sh")
    again = carry_out(splut(games=130), tmp_path / "run", workers=0)
    whole = carry_out(splut(games=130), tmp_path / "whole", workers=0)
    assert fingerprint(again) == fingerprint(whole) and again.games()["game"].to_list() == list(range(130))
    assert not list((tmp_path / "run").glob("*/*.new"))


def test_records_can_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    carry_out(Simulation("inferno-race", ("random",), 1, 2, records=True), tmp_path / "run", workers=0)
    (record,) = (tmp_path / "run").glob("records/*/*.avn")
    assert cli.main(["verify", str(record)]) == 0


@pytest.mark.parametrize(("given", "said"), [
    (["splut", "--bots", "gredy"], "There is no bot 'gredy'"),
    (["splut", "--bots", "greedy", "--seats", "9"], "2 to 4 seats"),
    (["splut", "--bots", "greedy,random,easy"], "do not fit"),
    (["splot", "--bots", "greedy"], "There is no game 'splot'"),
    (["splut", "--bots", "greedy!verb:jump"], "the verbs are"),
    (["splut", "--bots", "greedy", "--option", "turn_cap=x"], "takes 3 to 100000"),
    (["inferno-trade", "--bots", "greedy", "--option", "driver=live"], "clock on the wall"),
    (["splut", "--bots", "greedy", "--with", "/nowhere/change.toml"], "cannot be read"),
])
def test_bad_input_gets_one_sentence_and_leaves_nothing(
    given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["simulate", *given, "--games", "2", "--out", str(tmp_path / "run"), "--workers", "0"]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_folders_that_are_not_ours(tmp_path: Path) -> None:
    carry_out(splut(), tmp_path / "run", workers=0)
    with pytest.raises(AvernusError, match="a run with another seed"):
        carry_out(splut(seed="2"), tmp_path / "run", workers=0)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("…")
    with pytest.raises(AvernusError, match="is not empty and holds no run"):
        carry_out(splut(), tmp_path / "letters", workers=0)
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["dear.txt"]
    from avernus.lab.folder import Folder

    with Folder(tmp_path / "run", splut().about()), pytest.raises(AvernusError, match="being written by another program"):
        carry_out(splut(), tmp_path / "run", workers=0)
    with pytest.raises(AvernusError, match="is not the folder of a run"):
        open_run(tmp_path)


def test_a_damaged_part_is_named_and_played_again(tmp_path: Path) -> None:
    carry_out(splut(), tmp_path / "run", workers=0)
    before = frames(tmp_path / "run")
    damaged = tmp_path / "run" / "decisions" / "00003.parquet"
    damaged.write_bytes(damaged.read_bytes()[:50])
    with pytest.raises(AvernusError, match=r"decisions/00003.parquet is damaged"):
        lab.measure(open_run(tmp_path / "run"))
    damaged.unlink()
    (tmp_path / "run" / "games" / "00003.parquet").unlink()
    carry_out(splut(), tmp_path / "run", workers=0)
    assert all(before[kind].equals(frames(tmp_path / "run")[kind]) for kind in KINDS)


def test_a_change_of_cards_is_played_and_typos_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "change.toml"
    change.write_text(
        'note = "two deeds"\n[options]\nmax_turns = 2\n[arcana_cards.a02]\ncopies = 2\n"major.cost.souls" = 3\n[cards]\na03 = 2\n')
    run = lab.simulate("hellgame", bots="random", games=1, out=tmp_path / "run", change=change, workers=0)
    assert run.about["options"] == {"max_turns": 2} and "a02_x" in run.about["cards"]["arcana_cards"] and run.games().height == 1
    for text, said in (
        ("[optons]\nsixes = 4", "did you mean 'options'"), ("[options]\nsixs = 4", "did you mean 'sixes'"),
        ("[options]\nsixes = 9", "takes 4, 6, 5, 3"), ("[arcana_cards.a02]\ncopis = 2", "did you mean 'copies'"),
        ("[demons.bael]\nskulls = 60", "not one of 1 to 6"), ("[cards", "is not TOML"),
        ("[demons.bael]\nskulls = true", "it cannot become"),
    ):
        change.write_text(text)
        given = ["simulate", "hellgame", "--bots", "random", "--games", "1", "--out", str(tmp_path / "no"), "--with", str(change)]
        assert cli.main([*given, "--workers", "0"]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1 and not (tmp_path / "no").exists()
    change.write_text("[cards]\na02 = 2")
    assert cli.main(["simulate", "splut", "--bots", "random", "--games", "1", "--out", str(tmp_path / "no"), "--with", str(change)]) == 2
    assert "There is no section 'cards'" in capsys.readouterr().err


def test_on_ray_it_is_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'avernus[ray]' to see that it plays the same games")
    there = tmp_path / "ray"
    program = (
        "from avernus.lab.simulating import Simulation, carry_out\n"
        f"carry_out(Simulation('splut', ('greedy',), 12, 2), {str(there)!r}, workers=2, engine='ray')\n"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True, env={**os.environ, "RAY_DISABLE_IMPORT_WARNING": "1"})
    carry_out(splut(), tmp_path / "here", workers=0)
    assert all(frames(there)[kind].equals(frames(tmp_path / "here")[kind]) for kind in KINDS)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    program = (
        "import sys\n"
        "class Absent:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'polars': raise ModuleNotFoundError(name)\n"
        "import importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'polars' else real(name, *more)\n"
        "from avernus import cli\n"
        "import avernus\n"
        "assert not {'polars', 'altair', 'optuna', 'vl_convert', 'ray'} & set(sys.modules), sys.modules\n"
        "sys.exit(cli.main(['report', 'x']))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "pip install 'avernus[lab]'" in done.stderr and done.stderr.count("\n") == 1
    help_ = "import sys; from avernus import cli; cli.main(['--help']); assert not {'polars', 'altair', 'optuna'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", help_], check=True, stdout=subprocess.DEVNULL)


def test_run_json_says_what_was_played(tmp_path: Path) -> None:
    carry_out(splut(note="as it is"), tmp_path / "run", workers=0)
    about = json.loads((tmp_path / "run" / "run.json").read_text())
    assert about["game"] == "splut" and about["note"] == "as it is" and about["games"] == 12
