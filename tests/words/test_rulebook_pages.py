"""The rules page says the same in every language: the same rules, in the same order."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from words_samples import game

from sandtable.words import LANGUAGES

RULING = {
    "en": "*Ruling.*",
    "pl": "*Rozstrzygnięcie.*",
    "hu": "*Döntésünk.*",
    "pt-BR": "*Decisão nossa.*",
}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    text: str

    @property
    def paragraphs(self) -> list[str]:
        return self.text.split("\n\n")


@cache
def page(language: str) -> str:
    return (game().folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


@cache
def rules(language: str) -> list[Rule]:
    found = []
    for part in page(language).split("\n### ")[1:]:
        heading, _, body = part.partition("\n")
        id, _, title = heading.partition(" ")
        found.append(Rule(id, title, body.split("\n## ")[0].strip()))
    return found


def sections(language: str) -> list[tuple[str, str]]:
    return re.findall(r"^## (\d+) (.+)$", page(language), re.MULTILINE)


def rulings(language: str) -> dict[str, int]:
    """How many paragraphs of each rule are rulings."""
    word = RULING[language]
    return {
        rule.id: sum(paragraph.startswith(word) for paragraph in rule.paragraphs)
        for rule in rules(language)
    }


def pairs(language: str) -> Iterator[tuple[Rule, Rule]]:
    """Each rule in English and in another language."""
    return zip(rules("en"), rules(language), strict=True)


def numbers(id: str) -> tuple[int, int]:
    match = re.fullmatch(r"UN-(\d+)\.(\d+)", id)
    assert match is not None, id
    return int(match[1]), int(match[2])


def test_there_is_a_page_for_each_language_and_no_other() -> None:
    there = {file.stem for file in (game().folder / "rulebook").glob("*.md")}
    assert there == set(LANGUAGES) == set(RULING)


def test_the_english_page_counts_its_rules_without_a_gap() -> None:
    last = (0, 0)
    for rule in rules("en"):
        section, number = numbers(rule.id)
        assert (section, number) in {(last[0], last[1] + 1), (last[0] + 1, 1)}, rule.id
        last = section, number
    assert last[0] == len(sections("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    ids = [rule.id for rule in rules(language)]
    assert ids == [rule.id for rule in rules("en")]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_and_no_text_is_empty(language: str) -> None:
    for rule in rules(language):
        assert rule.title.strip(), rule.id
        assert all(paragraph.strip() for paragraph in rule.paragraphs), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_as_many_rulings_as_in_english(language: str) -> None:
    assert rulings(language) == rulings("en")
    # The page's opening names the word once more, and nothing else is marked with it.
    assert page(language).count(RULING[language]) == sum(rulings("en").values()) + 1


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_titles_and_texts_are_translated(language: str) -> None:
    for english, other in pairs(language):
        assert other.title != english.title, other.id
        assert other.text != english.text, other.id
    for (number, title), (other_number, other_title) in zip(
        sections("en"), sections(language), strict=True
    ):
        assert other_number == number
        assert other_title != title, number
    assert page(language).splitlines()[0] != page("en").splitlines()[0]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_ruling_is_left(language: str) -> None:
    assert RULING["en"] not in page(language)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_paragraphs_lists_tables_and_references_are_kept(language: str) -> None:
    for english, other in pairs(language):
        assert shape(other) == shape(english), other.id
        assert references(other) == references(english), other.id
    links = re.compile(r"\]\((.+?)\)")
    assert links.findall(page(language)) == links.findall(page("en"))


def shape(rule: Rule) -> list[list[str]]:
    """What each paragraph is made of: its list items and table rows."""
    item = re.compile(r"^(- |\d+\. |\|)", re.MULTILINE)
    return [item.findall(paragraph) for paragraph in rule.paragraphs]


def references(rule: Rule) -> list[str]:
    return sorted(re.findall(r"UN-\d+\.\d+", rule.text))
