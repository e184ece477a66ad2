"""Proved right: the report names faults that were planted, and nothing where nothing was.

Here are nine of the twenty faults, in the four games that are quick, and three unchanged runs; `python -m bench.lab.proof` has all twenty
of both, and `docs/lab.md` says what came of it.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from avernus import cli
from bench.lab.proof import FAULTS, QUICK, prove


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("proof")
    return folder, prove(QUICK, 3, workers=2, say=lambda line: None, keep=folder)


def test_there_are_twenty_faults_in_five_games() -> None:
    assert len(FAULTS) == 20 and len({fault.name for fault in FAULTS}) == 20
    assert {fault.name.partition(":")[0] for fault in FAULTS} == {"Splut!", "the race", "the trade", "Laberinto", "The HellGame"}


def test_the_report_names_planted_faults_and_keeps_quiet_otherwise(proof: tuple[Path, dict[str, Any]]) -> None:
    found = proof[1]
    assert not [row["fault"] for row in found["faults"] if row["place"] is None]
    assert not [row["fault"] for row in found["faults"] if row["alone"] is False]
    assert found["alone"] >= 4 and found["false_alarms"] == 0, found["unchanged"]


def test_a_designer_reads_of_a_planted_fault_first_on_the_page(
    proof: tuple[Path, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    folders = [str(proof[0] / "splut"), str(proof[0] / "fault0")]
    assert cli.main(["report", *folders, "--to", str(tmp_path / "page.html")]) == 0
    first = re.search(r"<ol><li>(.*?)</li>", (tmp_path / "page.html").read_text(encoding="utf-8"))
    assert first is not None and "Verb “levitate” is not used any more" in first[1] and "Verbo «levitate»" in first[1]
    assert capsys.readouterr().out.startswith("- Verb “levitate” is not used any more")
