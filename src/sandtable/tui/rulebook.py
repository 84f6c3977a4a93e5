"""A rule on the screen."""

import re

from textual.content import Content

from sandtable.words import Told


def rule_content(rule: Told) -> Content:
    """A rule with its name, its lines joined so that a page can wrap them anew."""
    # A line goes on with the next one, unless that is empty or begins an item of a list.
    text = re.sub(r"(?<!\n)\n(?!\n|- |\d+\. )", " ", rule.text)
    text = re.sub(r"^- ", "• ", text, flags=re.MULTILINE)
    parts = re.split(r"\*(.+?)\*", re.sub(r"\[(.+?)\]\(.+?\)", r"\1", text))
    return Content.assemble(
        (f"{rule.id}  {rule.name}\n", "bold $brass-lo"),
        *((part, "italic" if index % 2 else "") for index, part in enumerate(parts)),
    )
