"""A rule on the screen."""

import re

from textual.content import Content

from sandtable.words import Told


def rule_content(rule: Told) -> Content:
    """A rule with its name, its lines joined so that a page can wrap them again."""
    # A line goes on with the next one, unless that is empty or begins an item of a list.
    text = re.sub(r"(?<!\n)\n(?!\n|- |\d+\. )", " ", without_tables(rule.text))
    text = re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
    parts = re.split(r"\*(.+?)\*", re.sub(r"\[(.+?)\]\(.+?\)", r"\1", text))
    return Content.assemble(
        (f"{rule.id}  {rule.name}\n", "bold $brass-lo"),
        *((part, "italic" if index % 2 else "") for index, part in enumerate(parts)),
    )


def without_tables(text: str) -> str:
    """A text with its tables as lists: a narrow page has no room for columns."""
    lines = []
    for line in text.split("\n"):
        if not re.fullmatch(r"\|.*\|", line):
            lines.append(line)
        elif re.fullmatch(r"[|:\- ]+", line):
            # What rules off a table's head stands below it.
            lines[-1] = f"*{lines[-1].removeprefix('- ')}*"
        else:
            lines.append("- " + ": ".join(cell.strip() for cell in line.strip("|").split("|")))
    return "\n".join(lines)
