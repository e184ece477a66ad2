"""`avernus report`: what a run shows, or what differs between two, as one page for people who design games."""

import argparse
from pathlib import Path

from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.lab.needs import needed


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "report", run, "write what simulated games show, as one page", ("json", "lang"),
        ("report base", "report base changed --to changed.html", "report base --json"),
    )
    parser.add_argument("folder", metavar="DIR", help="the folder of a simulation")
    parser.add_argument("other", metavar="DIR2", nargs="?", help="another one, to be compared with the first")
    parser.add_argument("--to", metavar="FILE", help="the page (default: report.html in the last folder)")


def run(chosen: argparse.Namespace) -> int:
    """Read, and write the page."""
    needed()
    from avernus.lab.alarms import as_data
    from avernus.lab.page import Page, open_runs

    folders = [folder for folder in (chosen.folder, chosen.other) if folder]
    if len(folders) == 2 and Path(folders[0]).resolve() == Path(folders[1]).resolve():
        raise AvernusError("A run cannot be compared with itself: name two folders.")
    file = Path(chosen.to or Path(folders[-1]) / "report.html")
    if file.suffix.lower() not in (".html", ".htm"):
        raise AvernusError(f"The report is a page: {str(file)[:120]!r} does not end in .html.")
    if not file.absolute().parent.is_dir():
        raise AvernusError(f"There is no folder for {str(file)[:120]!r}.")
    page = Page(open_runs(folders))
    file.write_text(page.write(), encoding="utf-8")
    if chosen.json:
        print_json({"page": str(file), "games": [found.played for found in page.measures], "tests": page.tests,
                    "findings": [as_data(test) for test in page.found]})
    else:
        namer = page.namers[chosen.lang]
        for test in page.found:
            print(f"- {namer.finding(test, page.two)} ({namer.chance(test)})")
        print(namer.say("findings-none") if not page.found else "", end="\n" if not page.found else "")
        print(f"→ {file}")
    return 0
