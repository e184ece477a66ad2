"""A tournament as a picture: ratings with their intervals, and who was ranked before whom. SVG with nothing to fetch."""

from collections.abc import Mapping
from html import escape
from typing import Any, Final

ROW: Final = 30
LEFT: Final = 190
WIDE: Final = 420
CELL: Final = 64
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.small{font-size:11px;fill:#555}.axis{stroke:#ccc}"
    ".bar{stroke:#8a1c1c;stroke-width:3}.dot{fill:#8a1c1c}rect{stroke:#fff}"
)


def draw(report: Mapping[str, Any]) -> str:
    """The dump of a report as an SVG document."""
    bots = report["bots"]
    high = 90 + ROW * len(bots)
    down = high + 50 + ROW * len(bots) + 30
    across = max(LEFT + WIDE + 90, LEFT + CELL * len(bots) + 40)
    title = f"{report['game']}, {report['seats']} seats, {report['games']} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>", f'<rect width="{across}" height="{down}" fill="#fff"/>',
        f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>',
        '<text x="16" y="48" class="small">rating with its 95 % interval; 400 points are odds of ten to one</text>',
        *ladder(bots), *grid(report, high), "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ladder(bots: list[dict[str, Any]]) -> list[str]:
    """A dot and a bar for each bot."""
    low = min(row["low"] for row in bots)
    span = max(1.0, max(row["high"] for row in bots) - low)

    def x(points: float) -> float:
        return float(round(LEFT + WIDE * (points - low) / span, 1))

    parts = []
    step = next(step for step in (10, 25, 50, 100, 250, 500, 1000, 10_000) if span / step <= 8)
    bottom = 66 + ROW * len(bots)
    for mark in range(int(low // step + 1) * step, int(low + span) + 1, step):
        parts.append(f'<line class="axis" x1="{x(mark)}" x2="{x(mark)}" y1="60" y2="{bottom}"/>')
        parts.append(f'<text class="small" x="{x(mark)}" y="{bottom + 14}" text-anchor="middle">{mark}</text>')
    for number, row in enumerate(bots):
        y = 60 + ROW * number + ROW // 2
        parts.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(row["bot"][-28:])}</text>')
        parts.append(f'<line class="bar" x1="{x(row["low"])}" x2="{x(row["high"])}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(row["rating"])}" cy="{y}" r="5"/>')
        parts.append(f'<text class="small" x="{LEFT + WIDE + 12}" y="{y + 4}">{row["rating"]:.0f}</text>')
    return parts


def grid(report: Mapping[str, Any], top: int) -> list[str]:
    """How often the bot of the row was ranked before the bot of the column."""
    names = [row["bot"] for row in report["bots"]]
    share = {(pair["a"], pair["b"]): pair["before"] for pair in report["pairs"]}
    parts = [f'<text class="small" x="16" y="{top + 20}">how often the row was ranked before the column, in per cent</text>']
    for column, name in enumerate(names):
        place = f'x="{LEFT + CELL * column + CELL // 2}" y="{top + 40}" text-anchor="middle"'
        parts.append(f'<text class="small" {place}>{escape(name[-10:])}</text>')
    for row, a in enumerate(names):
        y = top + 46 + ROW * row
        parts.append(f'<text x="{LEFT - 14}" y="{y + 19}" text-anchor="end">{escape(a[-28:])}</text>')
        for column, b in enumerate(names):
            if (a, b) not in share:
                continue
            value = share[a, b]
            red, blue = (138, 28, 28), (28, 60, 138)
            warm, strength = (red, (value - 0.5) * 1.6) if value >= 0.5 else (blue, (0.5 - value) * 1.6)
            colour = ",".join(str(round(255 + (tone - 255) * strength)) for tone in warm)
            x = LEFT + CELL * column
            ink = "#fff" if strength > 0.5 else "#222"
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{ROW}" fill="rgb({colour})"/>')
            middle = f'x="{x + CELL // 2}" y="{y + 19}" text-anchor="middle" style="fill:{ink}"'
            parts.append(f"<text {middle}>{100 * value:.0f}</text>")
    return parts
