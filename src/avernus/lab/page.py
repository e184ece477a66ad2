"""The report as one page of HTML that needs nothing else: three languages, light and dark, pictures as SVG."""

import html
import json
import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final

from avernus.core.arguments import must_be, shown
from avernus.core.refusals import AvernusError
from avernus.lab.alarms import Test, compared, findings, single
from avernus.lab.chances import Mean
from avernus.lab.folder import SimulatedRun, open_run
from avernus.lab.measures import SECONDS, Measures, Thing, measure
from avernus.lab.naming import Namer
from avernus.lab.pictures import charts, svg
from avernus.lab.things import is_place
from avernus.play.paths import path_of
from avernus.text import LANGUAGES

FIRST_FINDINGS: Final = 12
MOST_FINDINGS: Final = 120
"""So many findings are read at once, and so many more on request."""
MOST_THINGS: Final = 150
"""Longer tables nobody reads; the data has the rest."""
SECTIONS: Final = (
    ("seats", ("seats",), ("shared",)),
    ("length", ("length", "minutes"), ("decisions", "log_decisions", "turns", "minutes", "broken_off")),
    ("endings", ("endings",), ()),
    ("choices", ("choices", "picked"), ("branching", "per_turn")),
    ("course", ("course",), ("lead_changes", "behind", "clear_at", "decisive", "early_led", "first_out", "kingmaking")),
    ("skill", ("skill",), ()),
    ("things", ("things",), ()),
)
"""Each section with its pictures and its measures."""


class Page:
    """A report in the making."""

    def __init__(self, runs: list[SimulatedRun]) -> None:
        from avernus.lab.change import learn
        from avernus.lab.simulating import game_of

        self.runs = runs
        self.measures = [measure(run) for run in runs]
        a = self.measures[0]
        named = game_of(a.about["game"])
        game = named.variant(learn(named, a.about["cards"], a.about["options"]))
        self.namers = {lang: Namer(game, len(a.seats), lang) for lang in LANGUAGES}
        self.two = len(runs) == 2
        self.found = findings(*self.measures)
        self.tests = sum(1 for _ in (compared(*self.measures) if self.two else single(a)))
        self.named = {(test.kind, test.subject) for test in self.found}

    # -- words ------------------------------------------------------------------------------------

    def each(self, tell: Any, tag: str = "span") -> str:
        """Something in every language; the page shows one."""
        said = {lang: tell(namer) for lang, namer in self.namers.items()}
        if len(set(said.values())) == 1:
            return f"<{tag}>{html.escape(said['en'])}</{tag}>"
        return "".join(f'<{tag} lang="{lang}">{html.escape(text)}</{tag}>' for lang, text in said.items())

    def say(self, key: str, tag: str = "span", **params: Any) -> str:
        """A message in every language."""
        return self.each(lambda namer: namer.say(key, **params), tag)

    # -- parts ------------------------------------------------------------------------------------

    def write(self) -> str:
        """The whole page."""
        title = "report-two" if self.two else "report-title"
        a = self.measures[0]
        pictures = charts(*self.measures)
        drawn = {name: svg(chart) for name, chart in pictures.items()}
        used = sorted({key for text in drawn.values() for key in re.findall(r">§([\w-]+)§<", text)})
        words = {lang: {key: namer.say(key) for key in used} for lang, namer in self.namers.items()}
        body = [self.say(title, "h1", title=a.title, games=a.played), *self.heads(), self.standing_out()]
        for name, drawings, listed in SECTIONS:
            if not all(picture in drawn for picture in drawings):
                continue
            body.append(f'<section id="{name}">' + self.say(f"section-{name}", "h2"))
            body += [self.picture(picture, drawn[picture]) for picture in drawings]
            if listed:
                body.append(self.table_of_measures(listed))
            if name == "endings":
                body.append(self.table_of_endings())
            if name == "seats":
                body.append(self.table_of_seats())
            if name == "things":
                body += [self.table_of_things(), self.unused()]
            body.append("</section>")
        body.append(self.say("report-method", "p", many=self.tests))
        frame = resources.files("avernus.lab").joinpath("page.html").read_text(encoding="utf-8")
        choices = "".join(f'<button data-lang="{lang}">{name}</button>' for lang, name in LANGUAGES.items())
        filled = {
            "TITLE": html.escape(self.namers["en"].say(title, title=a.title, games=a.played)), "LANGUAGES": choices,
            "BODY": "\n".join(body), "WORDS": json.dumps(words, ensure_ascii=False).replace("<", "\\u003c"),
        }
        return re.sub(r"@@([A-Z]+)@@", lambda found: filled[found[1]], frame)

    def heads(self) -> Iterable[str]:
        """What was played."""
        for number, (run, found) in enumerate(zip(self.runs, self.measures, strict=True)):
            about = found.about
            parts = [f'<b class="run{number}">{"AB"[number]}</b> ' if self.two else ""]
            bots = ", ".join(about["bots"])
            parts.append(self.say("report-about", games=found.played, seats=about["seats"], bots=bots, seed=about["seed"]))
            options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in about["options"].items())
            numbers = [f"{name} = {value}" for name, value in about.get("numbers", {}).items()]
            changed = ", ".join([*([options] if options else []), *numbers, *sorted(about["cards"])])
            parts.append(self.say("report-options", options=changed) if changed else self.say("report-usual"))
            if about["note"]:
                parts.append(self.say("report-note", note=about["note"]))
            if found.played < run.wanted:
                parts.append("<strong>" + self.say("report-part", done=found.played, games=run.wanted) + "</strong>")
            yield f"<p>{' '.join(parts)}</p>"

    def standing_out(self) -> str:
        """The findings."""
        rows = [
            "<li>" + self.each(lambda namer, test=test: namer.finding(test, self.two)) + " <small>"
            + self.each(lambda namer, test=test: namer.chance(test)) + "</small></li>"
            for test in self.found[:MOST_FINDINGS]
        ]
        listed = f"<ol>{''.join(rows[:FIRST_FINDINGS])}</ol>" if rows else self.say("findings-none", "p")
        more = ""
        if len(rows) > FIRST_FINDINGS:
            rest = "".join(rows[FIRST_FINDINGS:])
            more = "<details><summary>" + self.say("findings-more", many=len(self.found) - FIRST_FINDINGS) + "</summary>" + \
                f'<ol start="{FIRST_FINDINGS + 1}">{rest}</ol></details>'
        noise = self.say("report-noise", "p", many=self.tests) if self.two else ""
        return '<section id="findings">' + self.say("section-findings", "h2") + listed + more + noise + "</section>"

    def picture(self, name: str, drawn: str) -> str:
        """A picture with what it shows and what to make of it."""
        english = self.namers["en"]
        text = re.sub(
            r"(<text[^>]*)>§([\w-]+)§<", lambda found: f'{found[1]} data-t="{found[2]}">{html.escape(english.say(found[2]))}<', drawn)
        shows, make = self.say(f"shows-{name}", seconds=int(SECONDS)), self.say(f"make-{name}")
        return f"<figure>{text}<figcaption>{shows} <em>{make}</em></figcaption></figure>"

    def heading(self, first: str, *keys: str) -> str:
        """The first row of a table; of two runs the first half of the columns is one's, the second the other's."""
        cells = ""
        for at, key in enumerate(keys):
            number = 2 * at // len(keys)
            run = f'<b class="run{number}">{"AB"[number]}</b> ' if self.two else ""
            cells += f"<th>{run}{self.say(key)}</th>"
        return f"<tr><th>{self.say(first) if first else ''}</th>{cells}</tr>"

    def columns(self) -> tuple[str, ...]:
        """A value and its interval for each run."""
        return ("report-value", "report-doubt") * len(self.runs)

    def values(self, name: str, means: list[Mean], named: bool) -> str:
        """Cells of a measure for each run."""
        cells = ""
        for number, mean in enumerate(means):
            value = self.each(lambda namer, mean=mean: namer.measure(name, mean.mean))
            doubt = self.each(lambda namer, mean=mean: f"{namer.measure(name, mean.low)} – {namer.measure(name, mean.high)}")
            strong = ("<strong>", "</strong>") if named and number else ("", "")
            cells += f'<td class="run{number}">{strong[0]}{value}{strong[1]}</td><td>{doubt if mean.n > 1 else ""}</td>'
        return cells

    def table_of_measures(self, names: Iterable[str]) -> str:
        """Measures with their intervals."""
        rows = []
        for name in names:
            if name in ("kingmaking", "first_out") and len(self.measures[0].seats) == 2:
                continue  # there is no third player, and nobody is out before the end
            key = f"measure-{name.replace('_', '-')}"
            means = [derived(found, name) for found in self.measures]
            if any(mean.n for mean in means):
                rows.append(f"<tr><td>{self.say(key)}</td>{self.values(name, means, (key, name) in self.named)}</tr>")
        return "<table>" + self.heading("", *self.columns()) + "".join(rows) + "</table>"

    def table_of_seats(self) -> str:
        """Who wins, in figures."""
        rows = [
            f"<tr><td>{self.each(lambda namer, seat=seat: namer.seat(seat))}</td>"
            + self.values(
                "shared", [found.seats[seat] for found in self.measures if seat < len(found.seats)], ("seat", str(seat)) in self.named)
            + "</tr>"
            for seat in range(len(self.measures[0].seats))
        ]
        return "<table>" + self.heading("axis-seat", *self.columns()) + "".join(rows) + "</table>"

    def table_of_endings(self) -> str:
        """What each ending is, and how often it comes."""
        rows = []
        for reason in sorted({reason for found in self.measures for reason in found.reasons}):
            counts = [found.reasons[reason] for found in self.measures]
            means = [Mean(found.played, many, many) for found, many in zip(self.measures, counts, strict=True)]
            named = any((kind, reason) in self.named for kind in ("ending", "endless", "one-ending"))
            said = self.each(lambda namer, reason=reason: namer.ending(reason))
            rows.append(f"<tr><td>{html.escape(reason)}<br><small>{said}</small></td>{self.values('shared', means, named)}</tr>")
        return "<table>" + self.heading("axis-ending", *self.columns()) + "".join(rows) + "</table>"

    def table_of_things(self) -> str:
        """Use and worth of every thing."""
        first = self.measures[-1]
        order = sorted(first.things.items(), key=lambda item: (is_place(item[0]), not item[0].startswith("verb:"), -item[1].games, item[0]))
        rows = []
        for name, _ in [item for item in order if item[1].games][:MOST_THINGS]:
            cells = "".join(self.thing_cells(name, found, number) for number, found in enumerate(self.measures))
            rows.append(f"<tr><td>{self.each(lambda namer, name=name: namer.thing(name))}</td>{cells}</tr>")
        keys = ("column-games", "column-uses", "column-picked", "column-worth") * len(self.runs)
        return "<details open><summary>" + self.say("section-things") + "</summary><table>" + self.heading("column-thing", *keys) + \
            "".join(rows) + "</table></details>"

    def thing_cells(self, name: str, found: Measures, number: int) -> str:
        """One thing in one run."""
        thing = found.things.get(name, Thing())

        def cell(kinds: tuple[str, ...], tell: Any) -> str:
            strong = number == len(self.runs) - 1 and any((kind, name) in self.named for kind in kinds)
            inner = self.each(tell)
            return f'<td class="run{number}">{f"<strong>{inner}</strong>" if strong else inner}</td>'

        worth, picked = thing.worth, thing.picked
        return (
            cell(("used", "gone", "new"), lambda namer: namer.share(thing.games / found.played))
            + cell(("uses",), lambda namer: namer.plain(thing.uses.mean))
            + cell(("picked", "always"), lambda namer: namer.share(picked.value) if picked.whole else "–")
            + cell(("worth", "strong", "weak"), lambda namer: (
                f"{namer.share(worth.value, True)} ({namer.share(worth.low, True)} – {namer.share(worth.high, True)})"
                if worth.n >= 20 else "–"))
        )

    def unused(self) -> str:
        """What nobody did."""
        things = self.measures[-1].things
        never = {name: thing for name, thing in things.items() if not thing.games}
        possible = sorted(name for name, thing in never.items() if thing.picked.whole)
        impossible = sorted(name for name, thing in never.items() if not thing.picked.whole)
        parts = [self.say("section-unused", "h3")]
        for key, names in (("unused-possible", possible), ("unused-impossible", impossible)):
            if names:
                listed = self.each(lambda namer, names=names: ", ".join(map(namer.thing, names[:MOST_THINGS])))
                parts.append(f"<p><b>{self.say(key)}:</b> {listed}</p>")
        return "".join(parts) if never else "".join([*parts, self.say("unused-nothing", "p")])


def derived(found: Measures, name: str) -> Mean:
    """A measure, or one that follows from others."""
    if name == "broken_off":
        return Mean(found.played, found.broken_off, found.broken_off)
    if name == "decisive":
        clear = found.scalars["clear_at"]
        return Mean(clear.n, clear.n - clear.total, clear.n - 2 * clear.total + clear.squares)
    return found.scalars.get(name, Mean())


def open_runs(folders: list[str] | list[Path]) -> list[SimulatedRun]:
    """The runs of a report, one or two of the same game; `AvernusError` if they cannot be compared."""
    runs = [open_run(folder) for folder in folders]
    if len(runs) == 2 and family(runs[0]) != family(runs[1]):
        raise AvernusError(f"{runs[0].path} and {runs[1].path} are runs of different games: {family(runs[0])} and {family(runs[1])}.")
    return runs


def family(run: SimulatedRun) -> str:
    """The id of a run's game."""
    from avernus.lab.simulating import game_of

    return game_of(run.about["game"]).id


def write_report(folders: list[str], file: str | Path) -> list[Test]:
    """Write the report of one or two runs; return what it found."""
    must_be((list, tuple), folders, "A report is of a row of folders")
    if not 1 <= len(folders) <= 2:
        raise AvernusError(f"A report is of one run or of two, not of {len(folders)}.")
    place, page = path_of(file), Page(open_runs(folders))
    try:
        place.write_text(page.write(), encoding="utf-8")
    except OSError as error:
        raise AvernusError(f"{shown(str(place))} cannot be written: {error.strerror or error}.") from None
    return page.found
