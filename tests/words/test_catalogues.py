"""Every catalogue of the project, in four languages: variables, plural forms, typography, terms.

The other tests of this folder look at the texts of the games; this one also reads those of the
page, the terminal and the emails.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pl", "hu", "pt-BR")
OTHERS = LANGUAGES[1:]
FOLDERS = [
    file.parent
    for file in sorted([*ROOT.glob("web/locales/en.ftl"), *ROOT.glob("src/**/locales/en.ftl")])
]
PAGES = sorted(
    file
    for folder in ("rulebook", "lessons", "examples")
    for file in ROOT.glob(f"src/**/{folder}/*.md")
)
"""Rulebooks, lessons and examples."""


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


EVERY = {
    language: {
        (folder, id): m for folder in FOLDERS for id, m in messages(folder, language).items()
    }
    for language in LANGUAGES
}


class Parts(visitor.Visitor):
    """The variables, functions, references and plain texts of a message."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.used: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name.partition("_")[0])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.used.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def used(folder: Path, id: str, language: str) -> set[str]:
    """Return variables, without their forms, and functions, also of messages it refers to."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = {id}
    while waiting:
        seen.add(id := waiting.pop())
        if (message := EVERY[language].get((folder, id))) is not None:
            parts = Parts(message)
            found |= parts.used
            waiting |= parts.references - seen
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    for (_, id), message in EVERY[language].items():
        yield from ((id, text) for text in Parts(message).texts)


UNLIKE_ENGLISH = {"tile", "web-example-watch"}
"""Articles and endings need the parts of a tile; some languages call a turn and a round alike."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_parts_in_every_language(language: str) -> None:
    assert len(EVERY["en"]) > 2000
    assert set(EVERY[language]) == set(EVERY["en"])
    differ = {
        id: used(folder, id, language) ^ english
        for folder, id in EVERY["en"]
        if (english := used(folder, id, "en")) != used(folder, id, language)
        and id not in UNLIKE_ENGLISH
    }
    assert differ == {}


ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|are|numbers?|this|that|not|from|games?|of|was|been|which|when"
    r"|cannot|have|all|see|also)\b"
)
"""Words of English that the other languages do not have."""
NAMES = re.compile(
    r"Heroes of Normandie|American Way of Life|Long Range Patrol|Thank the Helmet|“all”|„all”"
)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    """Also no remark of a translator, such as "(all numbers)"."""
    assert ENGLISH.search("{ $damage } de dano (all numbers)")
    shown = [*texts(language)]
    for page in PAGES:
        if page.name.endswith(f"{language}.md"):
            text = re.sub(r"`[^`]*`|\]\([^)]*\)", "", page.read_text(encoding="utf-8"))
            shown += [(str(page.relative_to(ROOT)), line) for line in text.splitlines()]
    found = [
        (id, text.strip()) for id, text in shown if ENGLISH.search(NAMES.sub("", text)) is not None
    ]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    """Names may be the same; a text of several words is not."""
    same = [
        id
        for (folder, id), message in EVERY["en"].items()
        if message.value is not None
        and len(re.findall(r"\b[a-z]{2,}\b", "".join(Parts(message.value).texts))) > 1
        and Parts(message.value).texts == Parts(EVERY[language][folder, id]).texts
    ]
    assert same == []


class Plurals(visitor.Visitor):
    """The selectors of a message that count, as the texts of their variants by their keys."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[dict[str, str]] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variants = {
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value: (
                serialize_pattern(one.value)
            )
            for one in node.variants
        }
        if {"one", "few", "many"} & set(variants):
            self.found.append(variants)
        self.generic_visit(node)


TWO_FORMS = re.compile(
    r"\{ \$\w+ \} (?:dni|kości|kośćmi)\b"
    r"|(?:potrzebują|wyprowadzenie|dostarczenie|zdobycie|około|po) \{ \$\w+ \}"
)
"""Nouns with the same form after 2 and 5, and words that need the genitive or the locative."""


def test_polish_counts_in_three_forms() -> None:
    found = [variants for m in EVERY["pl"].values() for variants in Plurals(m).found]
    assert len(found) > 50
    two = [variants for variants in found if "few" not in variants]
    assert [v for v in two if not TWO_FORMS.search(v.get("other", ""))] == []


FORMS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "hu": {"one", "other"},
    "pt-BR": {"one", "many", "other"},
}
"""The plural forms of each language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_counts_in_its_own_forms(language: str) -> None:
    """A form that a language does not have is never shown; without [one], "1 games" is."""
    every = {"zero", "one", "two", "few", "many"}
    for (_, id), message in EVERY[language].items():
        for variants in Plurals(message).found:
            assert every & set(variants) <= FORMS[language], id
            assert "one" in variants, id


MAY_BE_ZERO = {
    *("count-cards", "count-points", "count-damage", "edit-worth", "ui-under", "web-ammo"),
    *("web-studio-left", "web-studio-h-left", "web-off-points", "web-published-count"),
    *("web-published-likes", "web-published-games", "web-measure-stopped", "web-publish-words"),
}
"""Counts that are often 0."""


def test_portuguese_says_zero_in_the_plural() -> None:
    """[one] of Portuguese is also for 0: "0 curtida"."""
    asked = [(id, message) for (_, id), message in EVERY["pt-BR"].items() if id in MAY_BE_ZERO]
    assert {id for id, _ in asked} == MAY_BE_ZERO
    assert [
        id for id, message in asked for forms in Plurals(message).found if "0" not in forms
    ] == []


HUNGARIAN = re.compile(
    r"\b[Aa]z? \{ \$(?!side_adj)\w+ \}|\ba\(z\)|\{ \$(?:count|games|\w*number) \}-"
)


def test_hungarian_has_no_article_or_ending_that_fits_only_some_numbers() -> None:
    """ "a 3." but "az 5.": only a selector by value can tell."""
    assert HUNGARIAN.search("A { $before }. változat")
    found = []
    for (_, id), message in EVERY["hu"].items():
        for part in [message.value, *(one.value for one in message.attributes)]:
            if part is not None:
                shown = re.sub(r"\{[^{}]*->.*", "", serialize_pattern(part), flags=re.DOTALL)
                if HUNGARIAN.search(shown):
                    found.append((id, shown))
    assert found == []


TYPOGRAPHY = {
    "a straight apostrophe": r"(?<=[^\W\d_]{2})'(?=\w|\s)",
    "a straight quotation mark": '"',
    "three dots": r"\.\.\.",
    "a space before …": r"\w …",
    "a space before %": r"[\d}] %",
    "a hyphen as a dash": r"(?<=[^\W\d]) - (?=[^\W\d])",
    "a double space": r"(?<=[.,;:\w])  (?=\w)",
    "a space before a mark": r"\w [,.;:?!](?!\w)",
}


@pytest.mark.parametrize("fault", TYPOGRAPHY)
def test_typography(fault: str) -> None:
    wrong = re.compile(TYPOGRAPHY[fault])
    assert wrong.search(
        {
            "a straight apostrophe": "the soldier's tile",
            "a straight quotation mark": 'the "old" mill',
            "three dots": "Wait...",
            "a space before …": "Wait …",
            "a space before %": "12 %",
            "a hyphen as a dash": "the mill - burnt",
            "a double space": "One.  Two",
            "a space before a mark": "Wait !",
        }[fault]
    )
    found = [
        (language, id, text.strip())
        for language in LANGUAGES
        for id, text in texts(language)
        if wrong.search(text)
    ]
    for page in PAGES:
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if wrong.search(line):
                found.append((page.stem, f"{page.relative_to(ROOT)}:{number}", line))
    assert found == []


TERMS = {
    "pl": {
        "zasięg { $range }": "odległość",
        "Odrzuty": "Odrzucone",
        "z ziarna": "według kodu",
        "Tor tur": "Licznik tur",
        "wystaw": "wybierz kartę",
        "odnośnik": "link",
        "wczytaj na nowo": "odśwież",
        "działająca jednostka": "aktywowana jednostka",
        "Panzer Lehr": "Dywizja Pancerna „Lehr”",
    },
    "hu": {
        "kérjük": "tegezés",
        "hivatkozás": "link",
        "utolsó döntés": "utolsó lépés",
    },
    "pt-BR": {
        "semente": "código",
        "saguão": "início",
        "já não": "não … mais",
        "convidad": "visitante",
        "última escolha": "última jogada",
        " num ": "em um",
        "cerca-viva": "sebe",
        "assaltar": "fazer um assalto",
    },
}
"""Terms the style guides of the languages reject, with the accepted ones."""


@pytest.mark.parametrize("language", TERMS)
def test_no_rejected_term(language: str) -> None:
    pages = [page for page in PAGES if page.name.endswith((f".{language}.md", f"{language}.md"))]
    assert len(pages) > 8
    shown = [
        *((id, serialize_pattern(m.value)) for (_, id), m in EVERY[language].items() if m.value),
        *texts(language),
        *((str(page.relative_to(ROOT)), page.read_text(encoding="utf-8")) for page in pages),
    ]
    found = [(id, term) for id, text in shown for term in TERMS[language] if term in text]
    assert found == []
