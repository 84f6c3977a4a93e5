"""Report pages for the browser, and tables for the terminal and for papers."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ec; --page: #e6dec8; --rule: #bdb092;
  --ink: #1f231c; --faint: #454a3d; --link: #1d5f86; }
@media (prefers-color-scheme: dark) { :root { --paper: #2d3029; --page: #1a1c16; --rule: #454838;
  --ink: #f1ead6; --faint: #cfc8b0; --link: #7cc0e8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 16px/1.5 "Barlow",
  "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2, h3 { font-family: "Besley", "Rockwell", Georgia, "Liberation Serif", serif;
  line-height: 1.2; }
h1 { font-size: 2.1rem; margin: 0 0 8px; }
h2 { font-size: 1.4rem; margin: 40px 0 8px; }
h3 { font-size: 1.1rem; margin: 28px 0 8px; }
p { max-width: 70ch; }
.faint { color: var(--faint); }
a { color: var(--link); }
figure { margin: 16px 0; padding: 16px; background: var(--paper); border: 1px solid var(--rule);
  border-radius: 8px; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 560px; height: auto; }
figcaption { margin-top: 8px; color: var(--faint); }
summary { cursor: pointer; margin-top: 8px; }
table { border-collapse: collapse; margin: 12px 0; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: top; }
"""


def page(title: str, lead: str, blocks: Sequence[str]) -> str:
    """Return a complete, self-contained HTML page."""
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{escape(title)}</h1>",
            paragraph(lead),
            *blocks,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def figure(chart: str, summary: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a chart with a summary, and its numbers in a table that opens on request."""
    return "\n".join(
        [
            "<figure>",
            chart,
            f"<figcaption>{escape(summary)}</figcaption>",
            "<details><summary>Numbers</summary>",
            table(head, rows),
            "</details>",
            "</figure>",
        ]
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join(
        ["<table>", f"<thead><tr>{top}</tr></thead>", "<tbody>", *lines, "</tbody>", "</table>"]
    )


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table that is aligned for the terminal."""
    every = [list(head), *(list(row) for row in rows)]
    widths = [max(len(row[place]) for row in every) for place in range(len(head))]
    lines = [
        "| " + " | ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)) + " |"
        for row in every
    ]
    lines.insert(1, "|" + "|".join("-" * (wide + 2) for wide in widths) + "|")
    return "\n".join(lines)
