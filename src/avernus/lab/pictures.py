"""The pictures of a report, as charts of Altair: one run, or two side by side.

Words on axes are keys such as `§axis-seat§`: whoever draws the chart puts in the words of a language (`drawn`, or the page itself).
Colours are those of Okabe and Ito, which the colour-blind can tell apart; shapes differ too.
"""

import re
from collections import Counter
from types import NoneType
from typing import Any, Final

import altair as alt

from avernus.core.arguments import must_be
from avernus.lab.measures import Measures
from avernus.lab.things import is_place

INK: Final = "#010203"
LINE: Final = "#040506"
"""Stand for the page's own colours, light or dark."""
COLOURS: Final = ("#0072B2", "#D55E00")
WIDTH: Final = 420
HEIGHT: Final = 220
LABELLED: Final = 12
"""So many marks of a chart of things bear a name."""
BARS: Final = 24
PARTS: Final = alt.Axis(format="%", tickCount=5)
"""Of a whole, along the width of a picture."""

Rows = list[dict[str, Any]]


def charts(a: Measures, b: Measures | None = None) -> dict[str, alt.TopLevelMixin]:
    """All pictures by name."""
    must_be(Measures, a, "Measures of a run are asked for")
    must_be((Measures, NoneType), b, "Measures of a second run, or nothing, are asked for")
    runs = [(name, run) for name, run in (("A", a), ("B", b)) if run is not None]
    found = {
        "seats": seats(runs), "length": histogram(runs, "lengths", "axis-decisions"), "minutes": histogram(runs, "minutes", "axis-minutes"),
        "endings": endings(runs), "choices": choices(runs), "course": course(runs), "things": things(runs), "picked": picked(runs),
    }
    if any(run.pairs for _, run in runs):
        found["skill"] = skill(runs)
    return {name: styled(chart) for name, chart in found.items()}


def styled(chart: Any) -> Any:
    """With the page's colours in place of Altair's."""
    room = {"left": 20, "top": 5, "right": 10, "bottom": 5}
    return chart.configure(background="transparent", padding=room).configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, domainColor=LINE, tickColor=LINE, gridColor=LINE, gridOpacity=0.5, labelFontSize=11,
        titleFontSize=12, titleFontWeight="normal",
    ).configure_legend(labelColor=INK, titleColor=INK, orient="top").configure_text(color=INK)


def token(key: str) -> str:
    """What stands for a message."""
    return f"§{key}§"


def base(rows: Rows) -> Any:
    """A chart of rows, at the usual size."""
    return alt.Chart(alt.InlineData(values=rows)).properties(width=WIDTH, height=HEIGHT)


def by_run(runs: list[tuple[str, Measures]], legend: bool = True) -> Any:
    """The colour of each run; no legend where there is one run alone."""
    return alt.Color("run:N", scale=alt.Scale(domain=["A", "B"], range=list(COLOURS)),
                     legend=alt.Legend(title=None) if legend and len(runs) > 1 else None)


def seats(runs: list[tuple[str, Measures]]) -> Any:
    """Each seat's share of the wins, with its interval, and the fair one."""
    rows = [
        {"run": name, "seat": str(seat + 1), "share": mean.mean, "low": max(0.0, mean.low), "high": min(1.0, mean.high)}
        for name, run in runs for seat, mean in enumerate(run.seats)
    ]
    equal = alt.InlineData(values=[{"fair": 1 / len(runs[0][1].seats)}])
    fair = alt.Chart(equal).mark_rule(color=INK, strokeDash=[5, 4]).encode(y="fair:Q")
    place = alt.X("seat:N", title=token("axis-seat"), axis=alt.Axis(labelAngle=0))
    shift = alt.XOffset("run:N")
    line = base(rows).mark_rule(strokeWidth=2).encode(x=place, xOffset=shift, y="low:Q", y2="high:Q", color=by_run(runs))
    point = base(rows).mark_point(filled=True, size=90, opacity=1).encode(
        x=place, xOffset=shift, y=alt.Y("share:Q", title=token("axis-share"), axis=alt.Axis(format="%")), color=by_run(runs),
        shape=alt.Shape("run:N", legend=None))
    return fair + line + point


def histogram(runs: list[tuple[str, Measures]], which: str, axis: str) -> Any:
    """Games by a number: in steps of a size that people read, the last one taking in the hundredth that is longest."""
    top = max(run.quantile(getattr(run, which), 0.99) for _, run in runs) or 1
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10**4, 10**5, 10**9) if top / size <= BARS)
    rows: Rows = []
    for name, run in runs:
        counts: Counter[int] = Counter()
        for value, many in getattr(run, which).items():
            counts[min(value, top) // step * step] += many
        if len(runs) > 1:  # a line goes down to nothing where there is nothing
            counts.update(dict.fromkeys(range(min(counts), max(counts) + 2 * step, step), 0))
        rows += [{"run": name, "from": low, "to": low + step, "share": many / run.played} for low, many in sorted(counts.items())]
    mark = base(rows).mark_bar(opacity=0.85) if len(runs) == 1 else base(rows).mark_line(interpolate="step-after", strokeWidth=2)
    whole = alt.Axis(labelOverlap=True, labelFlush=False, tickMinStep=1)
    encoding: dict[str, Any] = {"x": alt.X("from:Q", title=token(axis), scale=alt.Scale(nice=False), axis=whole), "color": by_run(runs),
                                "y": alt.Y("share:Q", title=token("axis-games"), axis=alt.Axis(format="%"))}
    return mark.encode(x2="to:Q", y2=alt.datum(0), **encoding) if len(runs) == 1 else mark.encode(**encoding)


def endings(runs: list[tuple[str, Measures]]) -> Any:
    """How games end."""
    rows = [
        {"run": name, "ending": reason, "share": many / run.played} for name, run in runs for reason, many in sorted(run.reasons.items())
    ]
    return base(rows).mark_bar().encode(
        y=alt.Y("ending:N", title=None), yOffset=alt.YOffset("run:N"), color=by_run(runs),
        x=alt.X("share:Q", title=token("axis-games"), axis=PARTS),
    ).properties(height=alt.Step(18))


def choices(runs: list[tuple[str, Measures]]) -> Any:
    """How many answers there are, through the game."""
    rows = [
        {"run": name, "tenth": tenth + 1, "answers": mean.mean} for name, run in runs for tenth, mean in enumerate(run.branching) if mean.n
    ]
    return base(rows).mark_line(point=True, strokeWidth=2).encode(
        x=alt.X("tenth:O", title=token("axis-progress"), axis=alt.Axis(labelAngle=0)), y=alt.Y("answers:Q", title=token("axis-answers")),
        color=by_run(runs))


def course(runs: list[tuple[str, Measures]]) -> Any:
    """When the winner was clear."""
    rows = [
        {"run": name, "tenth": tenth + 1, "share": many / max(1, sum(run.clear))}
        for name, run in runs for tenth, many in enumerate(run.clear)
    ]
    return base(rows).mark_bar().encode(
        x=alt.X("tenth:O", title=token("axis-clear"), axis=alt.Axis(labelAngle=0)), xOffset=alt.XOffset("run:N"), color=by_run(runs),
        y=alt.Y("share:Q", title=token("axis-games"), axis=alt.Axis(format="%")))


def skill(runs: list[tuple[str, Measures]]) -> Any:
    """How often one bot is before another."""
    rows = [
        {"run": name, "pair": f"{one} : {two}", "before": mean.mean, "low": max(0.0, mean.low), "high": min(1.0, mean.high)}
        for name, run in runs for (one, two), mean in sorted(run.pairs.items()) if mean.mean >= 0.5 and (mean.mean > 0.5 or one < two)
    ]
    place = alt.Y("pair:N", title=None)
    scale = alt.Scale(domain=[0, 1])
    line = base(rows).mark_rule(strokeWidth=2).encode(y=place, x=alt.X("low:Q", scale=scale), x2="high:Q", color=by_run(runs))
    point = base(rows).mark_point(filled=True, size=90, opacity=1).encode(
        y=place, x=alt.X("before:Q", title=token("axis-before"), scale=scale, axis=PARTS), color=by_run(runs))
    return (line + point).properties(height=alt.Step(24))


def things(runs: list[tuple[str, Measures]]) -> Any:
    """What is used, and by whom."""
    rows: Rows = []
    for name, run in runs:
        judged = [(thing, one) for thing, one in run.things.items() if one.worth.n >= 20 and not is_place(thing)]
        judged.sort(key=lambda item: -abs(item[1].worth.value))
        rows += [
            {"run": name, "thing": thing, "name": thing.partition(":")[2] if place < LABELLED and len(runs) == 1 else "",
             "used": one.games / run.played, "worth": one.worth.value}
            for place, (thing, one) in enumerate(judged[:300])
        ]
    x = alt.X("used:Q", title=token("axis-used"), axis=PARTS, scale=alt.Scale(domain=[0, 1]))
    y = alt.Y("worth:Q", title=token("axis-worth"), axis=alt.Axis(format="+%"))
    marks = base(rows).mark_point(filled=True, size=45, opacity=0.75).encode(
        x=x, y=y, color=by_run(runs), shape=alt.Shape("run:N", legend=None))
    names = base(rows).mark_text(align="left", dx=6, dy=-4, fontSize=10, color=INK).encode(x=x, y=y, text="name:N")
    return (marks + names).properties(height=HEIGHT + 80)


def picked(runs: list[tuple[str, Measures]]) -> Any:
    """How often each verb is chosen when it can be."""
    rows = [
        {"run": name, "verb": thing[5:], "picked": one.picked.value} for name, run in runs for thing, one in sorted(run.things.items())
        if thing.startswith("verb:") and one.picked.whole >= 20
    ]
    return base(rows).mark_bar().encode(
        y=alt.Y("verb:N", title=None, sort="-x"), yOffset=alt.YOffset("run:N"), color=by_run(runs),
        x=alt.X("picked:Q", title=token("axis-picked"), axis=PARTS, scale=alt.Scale(domain=[0, 1])),
    ).properties(height=alt.Step(16))


def svg(chart: Any) -> str:
    """A chart as SVG that takes its colours from the page, its words still keys."""
    import vl_convert

    text: str = vl_convert.vegalite_to_svg(chart.to_dict())
    text = re.sub(r' aria-(?:label|roledescription)="[^"]*"| role="[^"]*"| class="[^"]*"', "", text)
    text = re.sub(r"(\d\.\d\d)\d+", r"\1", text)
    return text.replace(INK, "currentColor").replace(LINE, "var(--line)")
