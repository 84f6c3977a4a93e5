"""Checks of a game's texts: syntax errors, missing messages and unknown references."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from sandtable.core import Fault, Game
from sandtable.words.catalogue import LANGUAGES, folders
from sandtable.words.lessons import read_lessons
from sandtable.words.rulebook import read_rules

AGENT = ("ui-player-{}",)
"""Patterns of the message keys for an agent in the terminal."""
AGENT_ON_PAGE = ("web-lobby-agent-{}", "web-lobby-agent-{}-note")


def check_words(game: Game) -> list[Fault]:
    """Return all errors in the texts of a game, in all languages."""
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
    keys = list(needed(game))
    for language in LANGUAGES:
        known = {key for folder in folders(game) for key in texts[folder, language].lines}
        for key in keys:
            if key not in known:
                texts[last, language].fault(key, "missing message")
        for folder in folders(game):
            text = texts[folder, language]
            for key, reference in text.references:
                if reference not in known:
                    text.fault(key, f"unknown message reference {reference}")
    return sorted(faults)


def check_files(package: Path) -> list[Fault]:
    """Return the missing translations of messages, rulebooks, lessons and examples."""
    faults: list[Fault] = []
    for folder in sorted(package.rglob("locales")):
        texts = [Text(folder / f"{language}.ftl", faults) for language in LANGUAGES]
        for text in texts[1:]:
            if text.file.exists():
                for key in sorted(set(texts[0].lines) - set(text.lines)):
                    text.fault(key, "missing translation (present in other languages)")
    for folder in sorted(package.rglob("rulebook")):
        faults += _check_pages(folder, "{}.md", lambda file: [r.id for r in read_rules(file)])
    for folder in sorted(package.rglob("lessons")):
        faults += _check_pages(folder, "{}.md", lambda file: [one[0] for one in read_lessons(file)])
    for record in sorted(package.rglob("examples/*.record")):
        faults += _check_pages(record.parent, record.stem + ".{}.md", _headings)
    return sorted(set(faults))


def _check_pages(folder: Path, name: str, read: Callable[[Path], list[str]]) -> Iterator[Fault]:
    """Compare the parts of a page, such as rules, between English and the other languages."""
    english = read(folder / name.format(LANGUAGES[0]))
    for language in LANGUAGES[1:]:
        file = folder / name.format(language)
        if not file.exists():
            yield Fault(str(file), 1, "", "file not found")
            continue
        found = read(file)
        yield from (
            Fault(str(file), 1, part, "missing translation (present in English)")
            for part in english
            if part not in found
        )


def _headings(file: Path) -> list[str]:
    parts = file.read_text(encoding="utf-8").split("\n## ")[1:]
    return [part.partition("\n")[0] for part in parts]


def check_agents(agents: Sequence[str], folder: Path, keys: Sequence[str]) -> list[Fault]:
    """Check the names of agents in a client's texts, in all languages."""
    faults: list[Fault] = []
    for language in LANGUAGES:
        text = Text(folder / f"{language}.ftl", faults)
        for key in (key.format(agent) for agent in agents for key in keys):
            if key not in text.lines:
                text.fault(key, "missing message")
    return sorted(faults)


def needed(game: Game) -> Iterator[str]:
    """Yield the message keys that a game's content needs."""
    yield "title"
    for seat in game.seats:
        yield f"side-{seat}"
    for listing in game.listings():
        for part in ("", ".history", ".brief"):
            yield f"scenario-{listing.id}{part}"


@cache
def parsed(text: str) -> Sequence[ast.EntryType]:
    """Return a text's entries, cached: titles share most of their texts, and parsing is slow."""
    return FluentParser().parse(text).body


class Text(visitor.Visitor):
    """One file of messages, with their lines and references."""

    def __init__(self, file: Path, faults: list[Fault]) -> None:
        self.file = file
        self.faults = faults
        self.lines: dict[str, int] = {}
        self.references: list[tuple[str, str]] = []
        if not file.exists():
            faults.append(Fault(str(file), 1, "", "file not found"))
            return
        text = file.read_text(encoding="utf-8")
        for entry in parsed(text):
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
