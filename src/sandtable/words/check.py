"""Looking for faults in the words of a game: what cannot be read, is missing, or leads nowhere."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from sandtable.core import Fault, Game
from sandtable.words.catalogue import LANGUAGES, folders


def check_words(game: Game) -> list[Fault]:
    """Every fault in the texts of a game, in all languages."""
    faults: list[Fault] = []
    texts = {
        (folder, language): Text(folder / f"{language}.ftl", faults)
        for folder in folders(game)
        for language in LANGUAGES
    }
    for (folder, _), text in texts.items():
        if not text.file.exists():
            continue
        every = {key for language in LANGUAGES for key in texts[folder, language].lines}
        for key in sorted(every - set(text.lines)):
            text.fault(key, "missing translation (present in other languages)")
    last = folders(game)[-1]
    for language in LANGUAGES:
        known = {key for folder in folders(game) for key in texts[folder, language].lines}
        for key in needed(game):
            if key not in known:
                texts[last, language].fault(key, "missing message")
        for folder in folders(game):
            text = texts[folder, language]
            for key, reference in text.references:
                if reference not in known:
                    text.fault(key, f"unknown message reference {reference}")
    return sorted(faults)


def needed(game: Game) -> Iterator[str]:
    """What the content of any game needs words for."""
    yield "title"
    for seat in game.seats:
        yield f"side-{seat}"
    for listing in game.listings():
        for part in ("", ".history", ".brief"):
            yield f"scenario-{listing.id}{part}"


class Text(visitor.Visitor):
    """One file of words: its messages and attributes with their lines, and what they refer to."""

    def __init__(self, file: Path, faults: list[Fault]) -> None:
        self.file = file
        self.faults = faults
        self.lines: dict[str, int] = {}
        self.references: list[tuple[str, str]] = []
        if not file.exists():
            faults.append(Fault(str(file), 1, "", "file not found"))
            return
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.Junk):
                faults.append(Fault(str(file), line, "", f"{entry.annotations[0].message}"))
            elif isinstance(entry, ast.Message):
                self.read(entry, line)

    def read(self, message: ast.Message, line: int) -> None:
        key = message.id.name
        if key in self.lines:
            self.faults.append(Fault(str(self.file), line, key, "duplicate message"))
        self.lines[key] = line
        for attribute in message.attributes:
            self.lines[f"{key}.{attribute.id.name}"] = line
        self.key = key
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.append((self.key, node.id.name + attribute))

    def fault(self, key: str, message: str) -> None:
        line = self.lines.get(key, self.lines.get(key.partition(".")[0], 1))
        self.faults.append(Fault(str(self.file), line, key, message))
