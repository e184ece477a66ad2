"""Help with examples that work, flags on either side of the command, completion, and the doctor."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import avernus
from avernus.commands import ALL, doctor, modules
from avernus.commands.parser import build, parse
from avernus.server.settings import without_password

Run = Callable[..., tuple[int, str, str]]
NAMES = ["import" if name == "bring" else name.replace("_", "-") for name in ALL]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_examples_that_its_parser_understands(run: Run, name: str) -> None:
    code, out, _ = run(name, "--help")
    assert code == 0
    examples = re.findall(r"^  avernus ?(.*)$", out.split("examples:")[1], re.MULTILINE)
    assert examples
    for example in examples:
        words = shlex.split(re.split(r" [<>] ", example)[0])
        assert parse(build(modules()), words).command == name


def test_the_first_help_lists_all_commands(run: Run) -> None:
    out = run("--help")[1]
    assert all(re.search(rf"^    {name} ", out, re.MULTILINE) for name in NAMES)
    assert "examples:" in out


@pytest.mark.parametrize("arguments", ["--lang es games", "games --lang es", "--lang=es games", "--lang fr games --lang es"])
def test_the_language_may_stand_on_either_side(run: Run, arguments: str) -> None:
    assert "Lanza una roca" in " ".join(run(*arguments.split())[1].split())


def test_json_may_stand_on_either_side(run: Run) -> None:
    assert json.loads(run("--json", "games")[1]) == json.loads(run("games", "--json")[1])
    assert parse(build(modules()), ["--port", "9000"]).command == "local"
    assert parse(build(modules()), []).command == "local"


def test_bash_completes_commands_games_and_flags(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "avernus.bash"
    script.write_text(run("completion", "bash")[1])

    def completed(*words: str) -> set[str]:
        asked = f"source {script}; COMP_WORDS=({' '.join(map(shlex.quote, words))}); COMP_CWORD={len(words) - 1}; _shtab_avernus; " \
                "printf '%s\\n' \"${COMPREPLY[@]}\""
        return set(subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout.split())

    assert completed("avernus", "re") == {"replay", "report"}
    assert completed("avernus", "play", "inf") == {"inferno-race", "inferno-trade"}
    assert completed("avernus", "play", "splut", "--pl") == {"--plain"}
    assert completed("avernus", "play", "splut", "--bots", "ea") == {"easy"}


@pytest.mark.parametrize("shell", ["zsh", "fish", "tcsh", "powershell"])
def test_other_shells_get_a_script(run: Run, shell: str) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    assert "avernus" in out
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=out, text=True, capture_output=True, check=False).stderr == ""


def test_the_doctor_says_what_runs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "client", lambda say: doctor.Finding("client", True, "there"))
    code, out, _ = run("doctor", "--json", "--lang", "en")
    found = {one["about"]: one for one in json.loads(out)["found"]}
    assert list(found) == ["version", "build", "python", "database", "client", "port", "driver", *doctor.EXTRAS]
    assert found["version"]["says"] == avernus.__version__
    assert avernus.BUILD.split(",")[0] in found["build"]["says"]
    assert (code, json.loads(out)["ok"]) == (0, True)
    assert "Nothing is wrong." in run("doctor", "--lang", "en")[1]
    assert "No hay nada mal." in run("doctor", "--lang", "es")[1]


def test_the_doctor_finds_what_is_wrong(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database" * 100)
    monkeypatch.setattr(doctor, "client", lambda say: doctor.Finding("client", True, "there"))
    code, out, _ = run("doctor", "--database", str(broken), "--lang", "en")
    assert code == 1
    assert [line[2:10] for line in out.splitlines() if line.startswith("×")] == ["database"]
    assert run("doctor", "--database", "postgresql://127.0.0.1:1/none", "--json")[0] == 1
    assert run("doctor", "--database", str(tmp_path / "new.sqlite3"))[0] == 0
    assert not (tmp_path / "new.sqlite3").exists()


def test_the_doctor_shows_no_password() -> None:
    assert without_password("postgresql://me:hush@there/db") == "postgresql://me@there/db"
    assert without_password("sqlite:////a/b@c") == "sqlite:////a/b@c"
