"""Proved right: the report names faults that were planted, and nothing where nothing was. The whole form is `python -m bench.lab.proof`."""

from bench.lab.proof import QUICK, prove


def test_the_report_names_planted_faults_and_keeps_quiet_otherwise() -> None:
    found = prove(QUICK, 2, workers=2, say=lambda line: None)
    missed = [row for row in found["faults"] if row["place"] is None]
    assert not missed
    assert found["false_alarms"] == 0, found["unchanged"]
