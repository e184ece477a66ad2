"""The laboratory: games between bots by the thousand, and what can be learnt from them.

    from avernus import lab

    lab.simulate("splut", bots="greedy", games=1000, out="base")    # a run in a folder
    run = lab.open_run("base")
    run.games(), run.decisions()                                    # data frames of Polars
    lab.measure(run).seats                                          # what the report says, as data
    lab.charts(lab.measure(run))["seats"]                           # and as charts of Altair
    lab.findings(lab.measure(run), lab.measure(other))              # what stands out between two runs

Everything that needs the extra `lab` is loaded when it is asked for: `import avernus.lab` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from avernus.lab.alarms import findings
    from avernus.lab.change import read_change
    from avernus.lab.folder import open_run
    from avernus.lab.measures import measure
    from avernus.lab.page import write_report
    from avernus.lab.pictures import charts
    from avernus.lab.restricting import worth
    from avernus.lab.simulating import simulate
    from avernus.lab.tuning import tune

__all__ = ["charts", "findings", "measure", "open_run", "read_change", "simulate", "tune", "worth", "write_report"]

OFFERED: Final = {
    "simulate": "simulating", "open_run": "folder", "measure": "measures", "findings": "alarms", "charts": "pictures",
    "write_report": "page", "worth": "restricting", "tune": "tuning", "read_change": "change",
}
"""What is offered here, and the module that it stands in."""


def __getattr__(name: str) -> Any:
    """Load what is asked for."""
    if name not in OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from avernus.lab.needs import needed

    needed()
    found = globals()[name] = getattr(import_module(f"avernus.lab.{OFFERED[name]}"), name)
    return found


def __dir__() -> list[str]:
    """What there is."""
    return sorted(OFFERED)
