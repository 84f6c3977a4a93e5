"""Rules as screen text."""

import re

from textual.content import Content

from sandtable.words import Told


def rule_content(rule: Told) -> Content:
    """Return a rule with its name, its lines joined so that a page can wrap them."""
    # Join a line to the next one, unless that is empty or starts a list item.
    text = re.sub(r"(?<!\n)\n(?!\n|- |\d+\. )", " ", without_tables(rule.text))
    text = re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
    parts = re.split(r"\*(.+?)\*", re.sub(r"\[(.+?)\]\(.+?\)", r"\1", text))
    return Content.assemble(
        (f"{rule.id}  {rule.name}\n", "bold $brass-lo"),
        *((part, "italic" if index % 2 else "") for index, part in enumerate(parts)),
    )


def without_tables(text: str) -> str:
    """Return a text with its tables as lists, since a narrow page has no room for columns."""
    lines = []
    for line in text.split("\n"):
        if not re.fullmatch(r"\|.*\|", line):
            lines.append(line)
        elif re.fullmatch(r"[|:\- ]+", line):
            # A separator line: the line above is the table's head.
            lines[-1] = f"*{lines[-1].removeprefix('- ')}*"
        else:
            lines.append("- " + ": ".join(cell.strip() for cell in line.strip("|").split("|")))
    return "\n".join(lines)
