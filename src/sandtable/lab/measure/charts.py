"""Small standalone SVG charts, for light and dark backgrounds.

Each chart has a title and a text summary, and shows nothing by colour alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 760
LABELS = 210
"""Width of the row names."""
NUMBERS = 170
"""Width of the numbers behind the row names."""
ROW = 26
TOP = 26
AXIS = 34
MOST_COLUMNS = 30
COLUMNS_HIGH = 150

STYLE = """
.chart { --ink: #1f231c; --faint: #5f6152; --line: #bdb092; --mark: #9c3318; --band: #dfe0c0;
  --c0: #4c5a2c; --c1: #34434e; --c2: #8a6412; --c3: #9c3318; --c4: #6d5a7d; --c5: #5f6152;
  --paper: #fbf7ec; font: 500 13px "Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow",
  sans-serif; }
@media (prefers-color-scheme: dark) { .chart { --ink: #f1ead6; --faint: #aaa58e; --line: #454838;
  --mark: #f09a7c; --band: #353c22; --c0: #a8b878; --c1: #9db4c2; --c2: #e5b94a; --c3: #f09a7c;
  --c4: #c3acd4; --c5: #aaa58e; --paper: #2d3029; } }
.chart text { fill: var(--ink); }
.chart .tick { fill: var(--faint); }
.chart .grid { stroke: var(--line); stroke-dasharray: 2 3; }
.chart .mark { stroke: var(--mark); stroke-width: 1.6; stroke-dasharray: 8 4; }
.chart .named { fill: var(--mark); }
.chart .band { fill: var(--band); }
.chart .wide { stroke: var(--c1); stroke-width: 3; stroke-linecap: round; }
.chart .dot { fill: var(--c0); stroke: var(--paper); stroke-width: 1.5; }
.chart .inside { fill: var(--paper); font-weight: 700; }
.chart .gap { stroke: var(--paper); stroke-width: 1.5; }
.chart .hatch { stroke: var(--paper); stroke-width: 1.5; fill: none; }
"""

# Hatching of each part in addition to its colour: a path in a square of 8.
HATCHES = ("", "M0 8 8 0", "M0 0 8 8", "M0 4H8", "M4 0V8", "M0 4H8M4 0V8")


@dataclass(frozen=True, slots=True)
class Interval:
    """A row of a chart: a value with its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A line across a chart at a value of interest."""

    value: float
    label: str


def percent(value: float) -> str:
    return f"{100 * value:.0f}%"


def number(value: float) -> str:
    return f"{value:.0f}"


def intervals(
    title: str,
    summary: str,
    rows: Sequence[Interval],
    form: Callable[[float], str],
    *,
    reach: tuple[float, float] | None = None,
    marks: Sequence[Mark] = (),
    band: tuple[float, float] | None = None,
) -> str:
    """Return a chart with a dot and its interval for each row. ``form`` formats a value, ``reach``
    is the range of the axis."""
    low, high = reach or _reach(rows, marks)
    bottom = TOP + ROW * len(rows)

    def across(value: float) -> float:
        share = (min(max(value, low), high) - low) / (high - low)
        return LABELS + share * (WIDTH - LABELS - NUMBERS)

    parts = []
    if band is not None:
        left, right = across(band[0]), across(band[1])
        parts.append(
            f'<rect class="band" x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" '
            f'height="{bottom - TOP}"/>'
        )
    for tick in _ticks(low, high):
        x = across(tick)
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP}V{bottom}"/>')
        parts.append(_text(x, bottom + 18, form(tick), "tick", "middle"))
    for mark in marks:
        x = across(mark.value)
        parts.append(f'<path class="mark" d="M{x:.1f} {TOP - 4}V{bottom}"/>')
        parts.append(_text(x, TOP - 9, mark.label, "named", "middle"))
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW / 2
        parts.append(_text(LABELS - 12, y + 4.5, row.label, "", "end"))
        parts.append(
            f'<path class="wide" d="M{across(row.low):.1f} {y:.1f}H{across(row.high):.1f}"/>'
        )
        parts.append(f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y:.1f}" r="6"/>')
        numbers = form(row.value)
        if row.low < row.high:
            numbers += f" ({form(row.low)} to {form(row.high)})"
        parts.append(_text(WIDTH - NUMBERS + 12, y + 4.5, numbers))
    return _svg(title, summary, bottom + AXIS, parts)


def shares(title: str, summary: str, rows: Sequence[tuple[str, Mapping[str, int]]]) -> str:
    """Return a chart with a bar for each row, divided into parts; all rows have the same parts."""
    names = list(dict.fromkeys(name for _, counts in rows for name in counts))
    parts = [_patterns(len(names))]
    x, top = 20.0, 0
    for place, name in enumerate(names):
        wide = 44 + 6.6 * len(name)
        if x + wide > WIDTH:
            x, top = 20.0, top + ROW
        parts.append(_swatch(place, x, top + 3, 18, 14))
        parts.append(_text(x + 24, top + 15, name))
        x += wide
    top += ROW
    full = WIDTH - LABELS - 20
    for row, (label, counts) in enumerate(rows):
        y = top + ROW * row
        parts.append(_text(LABELS - 12, y + 17.5, label, "", "end"))
        total = sum(counts.values())
        x = float(LABELS)
        for place, name in enumerate(names):
            wide = full * counts.get(name, 0) / total if total else 0
            if wide > 0:
                parts.append(_swatch(place, x, y + 3, wide, ROW - 6))
            text = str(counts.get(name, 0))
            if wide > 10 + 7 * len(text):
                parts.append(_text(x + wide / 2, y + 17.5, text, "inside", "middle"))
            x += wide
    return _svg(title, summary, top + ROW * len(rows) + 10, parts)


def columns(title: str, summary: str, values: Sequence[int], unit: str) -> str:
    """Return a histogram: how often each value occurs."""
    least, most = min(values), max(values)
    wide = ceil((most - least + 1) / MOST_COLUMNS)
    counts = [0] * ((most - least) // wide + 1)
    for value in values:
        counts[(value - least) // wide] += 1
    highest = max(counts)
    step = (WIDTH - 60) / max(len(counts), 10)
    bottom = TOP + COLUMNS_HIGH
    parts = []
    for tick in _ticks(0, highest):
        y = bottom - COLUMNS_HIGH * tick / highest
        parts.append(f'<path class="grid" d="M40 {y:.1f}H{WIDTH - 20}"/>')
        parts.append(_text(34, y + 4, number(tick), "tick", "end"))
    every = ceil(len(counts) * 36 / (WIDTH - 60))
    for place, count in enumerate(counts):
        x = 44 + step * place
        high = COLUMNS_HIGH * count / highest
        parts.append(
            f'<rect class="dot" x="{x:.1f}" y="{bottom - high:.1f}" width="{step - 3:.1f}" '
            f'height="{high:.1f}"/>'
        )
        if place % every == 0:
            label = str(least + wide * place)
            parts.append(_text(x + step / 2, bottom + 18, label, "tick", "middle"))
    parts.append(_text(WIDTH - 20, bottom + 32, unit, "tick", "end"))
    return _svg(title, summary, bottom + 38, parts)


# Drawing


def _svg(title: str, summary: str, height: float, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" role="img" '
            f'viewBox="0 0 {WIDTH} {height:.0f}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(summary)}</desc>",
            f"<style>{STYLE}</style>",
            *parts,
            "</svg>",
        ]
    )


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text{of_kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _swatch(place: int, x: float, y: float, wide: float, high: float) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    place %= len(HATCHES)
    plain = f'<rect class="gap" fill="var(--c{place})" {where}/>'
    return plain + (f'<rect fill="url(#hatch{place})" {where}/>' if HATCHES[place] else "")


def _patterns(number: int) -> str:
    made = [
        f'<pattern id="hatch{place}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path class="hatch" d="{path}" opacity=".45"/></pattern>'
        for place, path in enumerate(HATCHES[:number])
        if path
    ]
    return f"<defs>{''.join(made)}</defs>"


def _reach(rows: Sequence[Interval], marks: Sequence[Mark]) -> tuple[float, float]:
    ends = [end for row in rows for end in (row.low, row.high)]
    ends += [mark.value for mark in marks]
    least, most = min(ends), max(ends)
    room = (most - least) * 0.04 or 1.0
    return least - room, most + room


def _ticks(low: float, high: float) -> list[float]:
    """Return up to eight round values between two ends."""
    rough = (high - low) / 7
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return [step * place for place in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
