"""Phrases that texts, help, errors, docs, docstrings and comments must not use."""

import argparse
import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import make_parser

ROOT = Path(__file__).parents[2]
BANNED = {
    "anew": "again, or re-",
    "somebody": "a player, or someone",
    "anybody": "any player, or anyone",
    "everybody": "all players, or everyone",
    "whoever": "the player who",
    "so many": "the number",
    "for ever": "always, or permanently",
    "all the same": "anyway",
    "is no title": "unknown title",
    "go another way": "play out differently",
    "goes another way": "plays out differently",
    "rules of thumb": "heuristics",
    "rule of thumb": "heuristic",
    "begun": "started",
    "for good": "permanently",
    "of strangers": "of users",
    "one's own": "the player's own",
    "not even those": "nor those",
    "not told": "not notified",
    "taken up": "accepted, or resumed",
    "the most of": "the maximum",
    "today's rules": "the current rules",
    "meanwhile": "while …, or nothing",
    "in vain": "without result",
    "thereof": "of it",
    "whereupon": "and then",
    "moreover": "also",
    "likewise": "also",
    "hence": "so",
    "thus": "so",
    "upon": "on",
    "lest": "so that … not",
    "ought": "should",
}
"""Banned phrases with their replacements; docs/glossary.md has the terms."""
ONLY_SHOWN = {
    "there is no such": "not found",
    "in haste": "with noise",
    "take back": "undo",
    "taken back": "undone",
    "mended": "fixed",
    "taught on": "trained on",
    "is told": "gets, or sees",
    "whichever": "every",
    "e-mail": "email",
    "time-out": "timeout",
    "fault": "error",
    "at once": "immediately, or at the same time",
    "nobody": "no one",
    "go on": "continue",
    "goes on": "continues",
    "going on": "happening",
    "went on": "continued",
    "are told": "see, or get",
    "was told": "got, or saw",
}
"""Phrases that are also banned in texts, errors and help of the command line."""
STARTS = re.compile(r'"""So (?:many|long|much|far|often)\b')
"""A docstring of a constant must not start like this; it says what the number is."""
WHO_WITHOUT_NOUN = re.compile(r"(?:(?<=[.!;] )|(?<=\| ))Whos?e? [a-z][^?|]*?\.(?=\s|$)")
"""A sentence whose subject is a clause ("Who arrives first waits."): name the player instead."""
NO_FOR_NOT_A = re.compile(
    r"(?<![Tt]here )\b(?:is|was) no (?:title|scenario|address|record|side|tile|agent|unit|option)\b"
)
"""Write "is not a title" or "unknown title"."""
SCRIPT_COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
SCRIPT_TEXTS = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`')
ALLOWED = {
    "tests/words/test_banned_phrases.py",
    "tests/words/test_plain_words.py",
}
"""Files that contain the phrases in order to ban them."""


def finder(phrases: dict[str, str], between: str = r"[\s#*/]+") -> re.Pattern[str]:
    """Return a pattern for the phrases as whole words, also across line breaks."""
    parts = (phrase.replace(" ", between) for phrase in phrases)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(parts)})(?![\w-])", re.IGNORECASE)


EVERYWHERE = finder(BANNED)
SHOWN = finder({**BANNED, **ONLY_SHOWN})
ANYWHERE = finder({**BANNED, **ONLY_SHOWN}, r"(?:\W|\bf\b)+")
"""Also matches strings written in two parts. Files without a match are not parsed."""


def project_files(*patterns: str) -> list[str]:
    """Return the matching files under version control."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    return [
        name
        for name in names.split("\0")
        if name and name not in ALLOWED and (ROOT / name).is_file()
    ]


def python_texts(source: str) -> Iterator[str]:
    """Yield all comments and strings of a Python file, and the names of its tests."""
    comments: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            comments.append(token.string)
    yield "\n".join(comments)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name.replace("_", " ") if node.name.startswith("test_") else ""


def python_errors(source: str) -> Iterator[str]:
    """Yield the messages of the errors that a Python file raises."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def script_texts(source: str) -> Iterator[str]:
    """Yield all comments and strings of a TypeScript, Svelte or CSS file."""
    for pattern in (SCRIPT_COMMENTS, SCRIPT_TEXTS):
        yield from pattern.findall(source)


def faults(texts: Iterator[str], banned: re.Pattern[str]) -> list[str]:
    return [" ".join(match[0].split()) for text in texts for match in banned.finditer(text)]


def faults_of_files(names: list[str], banned: re.Pattern[str]) -> list[str]:
    found = []
    for name in names:
        source = (ROOT / name).read_text(encoding="utf-8")
        if not ANYWHERE.search(source.replace("_", " ") if name.startswith("tests") else source):
            continue
        if name.endswith(".py"):
            texts = python_texts(source)
        elif name.endswith((".ts", ".svelte", ".css", ".mjs", ".js")):
            texts = script_texts(source)
        else:
            texts = iter([source])
        found += [f"{name}: {phrase}" for phrase in faults(texts, banned)]
    return found


@pytest.mark.parametrize("phrase", [*BANNED, *ONLY_SHOWN])
def test_a_banned_phrase_would_be_found(phrase: str) -> None:
    """It is found in all kinds of text, also across a line break, but not inside another word."""
    first, _, rest = phrase.partition(" ")
    broken = f"{first}\n    # {rest}" if rest else first
    assert faults(python_texts(f'"""It is {phrase}."""'), SHOWN)
    assert faults(python_texts(f"value = 1  # {phrase.title()}"), SHOWN)
    assert faults(python_texts(f"# {broken}\n"), SHOWN)
    assert faults(python_texts(f'raise ValueError(f"{phrase} {{name}}")'), SHOWN)
    if re.fullmatch(r"[a-z ]+", phrase):
        assert faults(python_texts(f"def test_{phrase.replace(' ', '_')}_works(): ..."), SHOWN)
    assert faults(script_texts(f"/** It is\n * {phrase}. */"), SHOWN)
    assert faults(script_texts(f'throw new Error("{phrase}"); // later'), SHOWN)
    assert ANYWHERE.search(f'"{first} "\n    f"{rest}"' if rest else first)
    assert not faults(iter([f"x{phrase}", f"{phrase}s-x", f"web-{phrase}"]), SHOWN)


def test_texts_of_the_product_have_no_banned_phrase() -> None:
    """English texts of the page, games, terminal, email, lessons, examples and rulebooks."""
    names = project_files("*/locales/en.ftl", "*/lessons/en.md", "*/examples/*.en.md")
    assert {Path(name).parts[2] for name in names if name.startswith("src")} >= {
        *("server", "tui", "words"),
        *(sandtable.load(title).system for title in sandtable.TITLES),
    }
    assert "web/locales/en.ftl" in names
    assert faults_of_files(names, SHOWN) == []
    assert faults_of_files(project_files("*/rulebook/en.md"), EVERYWHERE) == []


TWICE = re.compile(r"\b(\w+(?:\W+\w+){0,3})\W+\1\b")
"""A word or several words, repeated immediately."""


def test_no_help_of_an_option_says_a_thing_twice() -> None:
    assert TWICE.search("random seed, to random seed, to repeat")
    shown = [text.replace("%(default)s", "X") for text in option_texts(make_parser()) if text]
    assert len(shown) > 30
    assert [text for text in shown if TWICE.search(text)] == []


def option_texts(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from option_texts(command)


def help_texts(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield parser.format_help()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from help_texts(command)


def test_the_help_of_the_command_line_has_no_banned_phrase() -> None:
    shown = list(help_texts(make_parser()))
    assert len(shown) > 10
    assert faults(iter(shown), SHOWN) == []


def test_docs_have_no_banned_phrase() -> None:
    names = project_files("*.md", "Makefile", "Containerfile", "*.yml", "*.toml", "NOTICE")
    names += [name for name in project_files("scripts/*") if "." not in Path(name).name]
    names += project_files("*.html", "*.webmanifest")
    assert {"scripts/fresh", "web/index.html"} <= set(names)
    assert len(names) > 30
    assert faults_of_files(names, EVERYWHERE) == []


def test_pages_for_players_and_hosts_have_no_phrase_banned_from_texts() -> None:
    pages = ("play", "index", "how-to/host", "how-to/studio", "how-to/measure")
    names = ["README.md", *(f"docs/{page}.md" for page in pages)]
    assert faults_of_files(names, SHOWN) == []


def test_docs_name_the_subject_of_a_sentence() -> None:
    assert WHO_WITHOUT_NOUN.search("It is slow. Who arrives first waits. It is fair.")
    assert WHO_WITHOUT_NOUN.search("| No. | Who arrives first waits. |")
    assert not WHO_WITHOUT_NOUN.search("- **Who wins**. Who wins? The Americans. See who arrives.")
    names = project_files("*.md")
    assert len(names) > 30
    assert [
        f"{name}: {match[0]}"
        for name in names
        for match in WHO_WITHOUT_NOUN.finditer((ROOT / name).read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "web"])
def test_comments_docstrings_and_errors_have_no_banned_phrase(folder: str) -> None:
    endings = (".py", ".ts", ".svelte", ".css", ".mjs", ".js")
    names = project_files(*(f"{folder}/*{ending}" for ending in endings))
    names += [name for name in project_files("*.py") if "/" not in name]
    assert len(names) > 5
    assert faults_of_files(names, EVERYWHERE) == []


def test_nothing_is_no_title() -> None:
    """It is not a title. "There is no title x" is also right."""
    assert NO_FOR_NOT_A.search("x is no title")
    assert not NO_FOR_NOT_A.search("there is no title x")
    names = project_files("*.py", "*.ts", "*.mjs", "*.svelte", "*.md", "*.ftl", "*.toml")
    assert len(names) > 1000
    assert [
        name for name in names if NO_FOR_NOT_A.search((ROOT / name).read_text(encoding="utf-8"))
    ] == []


def test_errors_have_no_banned_phrase() -> None:
    assert faults(python_errors('raise SandtableError(f"there is no such {kind}")'), SHOWN)
    found = [
        f"{name}: {phrase}"
        for name in project_files("src/*.py")
        if ANYWHERE.search(source := (ROOT / name).read_text(encoding="utf-8"))
        for phrase in faults(python_errors(source), SHOWN)
    ]
    assert found == []


def test_no_docstring_of_a_constant_starts_with_so() -> None:
    assert STARTS.search('LIMIT = 3\n"""So long it waits."""')
    found = [
        f"{name}: {match[0]}"
        for name in project_files("src/*.py", "tests/*.py", "scripts/*.py")
        for match in STARTS.finditer((ROOT / name).read_text(encoding="utf-8"))
    ]
    assert found == []
