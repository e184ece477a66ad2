"""What a host may install beside the program: `doctor` says whether it is there, and `serve` what a setting needs."""

import importlib.machinery
import json
import sys
from importlib import util
from pathlib import Path

import pytest

from avernus.cli import main
from avernus.commands import doctor

MAIL = "mail=mailtos://club:secret@example.org?to={to}"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AVERNUS_DATA", str(tmp_path / "data"))


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """As where these were never installed."""
    def found(name: str) -> importlib.machinery.ModuleSpec | None:
        return None if name in packages else util.find_spec(name)

    monkeypatch.setattr(doctor, "find_spec", found)
    for package in packages:
        monkeypatch.setitem(sys.modules, package, None)


@pytest.mark.parametrize(("arguments", "package", "command"), [
    (["--notify", MAIL], "apprise", "pip install 'avernus[notify]'"),
    (["--notify", MAIL, "--workers", "2"], "apprise", "pip install 'avernus[notify]'"),
    (["--ratings"], "glicko2", "pip install 'avernus[league]'"),
    (["--ratings"], "openskill.models", "pip install 'avernus[league]'"),
    (["--tournaments", "host"], "networkx", "pip install 'avernus[league]'"),
])
def test_a_setting_whose_packages_are_missing_gets_one_sentence_before_anything_is_served(
    arguments: list[str], package: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    without(monkeypatch, package)
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1) and command in err
    assert not (tmp_path / "data").exists()


def test_an_address_that_apprise_does_not_know_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--notify", "mail=nonsense://{to}"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1) and "Apprise does not know" in err and not (tmp_path / "data").exists()


def looked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, tuple[bool, str]]]:
    code = main(["doctor", "--json", *arguments])
    return code, {one["about"]: (one["ok"], one["says"]) for one in json.loads(capsys.readouterr().out)["found"]}


def test_the_doctor_names_the_command_and_what_is_needed_and_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    code, found = looked(capsys)
    assert code == 0 and all(found[name] == (True, "installed") for name in doctor.EXTRAS)
    without(monkeypatch, "apprise", "webauthn", "networkx")
    code, found = looked(capsys)
    assert code == 0
    for name in doctor.EXTRAS:
        assert found[name] == (True, f"not installed; if you want it: pip install 'avernus[{name}]'")
    club = tmp_path / "club.toml"
    club.write_text(f'notify = ["{MAIL}"]\ntournaments = "host"\n')
    code, found = looked(capsys, "--config", str(club))
    assert code == 1 and {name for name, (ok, _) in found.items() if not ok} == {"notify", "league"}
