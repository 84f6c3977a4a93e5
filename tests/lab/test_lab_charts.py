"""Charts and pages are well-formed, have a text summary, and escape their data."""

from xml.etree import ElementTree

import pytest

from sandtable.lab.measure import charts, report_pages
from sandtable.lab.measure.charts import Interval, Mark

SVG = "{http://www.w3.org/2000/svg}"
ODD = 'Fish & <Chips> "now"'
ROWS = [Interval(ODD, 0.4, 0.3, 0.55), Interval("plain", 1.0, 0.9, 1.0)]
DRAWN = {
    "intervals": charts.intervals(
        ODD, ODD, ROWS, charts.percent, reach=(0, 1), marks=[Mark(0.5, ODD)], band=(0.45, 0.55)
    ),
    "free intervals": charts.intervals("t", "s", [Interval("a", 5, 5, 5)], charts.number),
    "shares": charts.shares(ODD, ODD, [(ODD, {ODD: 3, "b": 1}), ("none", {})]),
    "columns": charts.columns(ODD, ODD, [3, 3, 4, 9], ODD),
    "one column": charts.columns("t", "s", [7], "rounds"),
    "many columns": charts.columns("t", "s", list(range(500)), "rounds"),
}


@pytest.mark.parametrize("drawn", DRAWN.values(), ids=DRAWN)
def test_a_chart_is_well_formed_and_told(drawn: str) -> None:
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    _, _, wide, high = (float(part) for part in str(root.get("viewBox")).split())
    for text in root.iter(f"{SVG}text"):
        assert 0 <= float(str(text.get("x"))) <= wide
        assert 0 <= float(str(text.get("y"))) <= high
    for shape in root.iter(f"{SVG}rect"):
        assert float(str(shape.get("width"))) >= 0
        assert float(str(shape.get("height"))) >= 0


def test_an_interval_stands_where_its_numbers_say() -> None:
    root = ElementTree.fromstring(DRAWN["intervals"])
    dots = [float(str(dot.get("cx"))) for dot in root.iter(f"{SVG}circle")]
    left = charts.LABELS
    full = charts.WIDTH - charts.LABELS - charts.NUMBERS
    assert dots == pytest.approx([left + 0.4 * full, left + full], abs=0.1)


def test_parts_of_a_bar_are_told_apart_without_colour() -> None:
    root = ElementTree.fromstring(charts.shares("t", "s", [("row", dict.fromkeys("abcdef", 5))]))
    assert len(list(root.iter(f"{SVG}pattern"))) == 5  # and one part has no hatching


def test_a_long_legend_takes_more_lines() -> None:
    names = [f"a rather long ending, number {number}" for number in range(6)]
    root = ElementTree.fromstring(charts.shares("t", "s", [("row", dict.fromkeys(names, 1))]))
    texts = {text.text: text for text in root.iter(f"{SVG}text")}
    rows = {float(str(texts[name].get("y"))) for name in names}
    assert len(rows) > 1
    assert float(str(texts["row"].get("y"))) > max(rows)


def test_columns_count_every_value() -> None:
    root = ElementTree.fromstring(charts.columns("t", "s", [1, 1, 2, 4], "rounds"))
    heights = [float(str(bar.get("height"))) for bar in root.iter(f"{SVG}rect")]
    high = charts.COLUMNS_HIGH
    assert heights == pytest.approx([high, high / 2, 0, high / 2])


def test_a_page_is_well_formed_and_needs_nothing_else() -> None:
    figure = report_pages.figure(DRAWN["intervals"], ODD, [ODD, "n"], [[ODD, "1"]])
    text = report_pages.page(
        ODD, ODD, [report_pages.heading(ODD), report_pages.paragraph(ODD), figure]
    )
    assert text.startswith("<!doctype html>\n")
    root = ElementTree.fromstring(text.split("\n", 1)[1])
    assert root.findtext("head/title") == ODD
    assert [one.text for one in root.iter("figcaption")] == [ODD]
    assert [cell.text for cell in root.iter("td")] == [ODD, "1"]
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_a_table_is_markdown_and_lines_up() -> None:
    text = report_pages.text_table(["a", "long head"], [["one", "2"], ["three", "4"]])
    assert text.splitlines() == [
        "| a     | long head |",
        "|-------|-----------|",
        "| one   | 2         |",
        "| three | 4         |",
    ]
