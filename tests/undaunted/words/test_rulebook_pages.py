"""The rules pages have the same rules in every language, in the same order."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from words_samples import NORMANDY, NORTH_AFRICA, REASONS, TITLES, game

from sandtable.words import LANGUAGES, Told, rulebook
from sandtable.words.rulebook import read_rules, split

RULING = {
    "en": "*Ruling.*",
    "pl": "*Rozstrzygnięcie.*",
    "hu": "*Döntésünk.*",
    "pt-BR": "*Decisão nossa.*",
}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
SERIES = {NORMANDY: "UN", NORTH_AFRICA: "UA"}
FOLDERS = list(dict.fromkeys(folder for title in TITLES for folder in game(title).rulebooks))
"""The folders of the systems' pages and of each title's."""

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


@cache
def page(folder: Path, language: str) -> str:
    return (folder / f"{language}.md").read_text(encoding="utf-8")


@cache
def rules(folder: Path, language: str) -> list[Told]:
    return list(read_rules(folder / f"{language}.md"))


def paragraphs(rule: Told) -> list[str]:
    return rule.text.split("\n\n")


def sections(folder: Path, language: str) -> list[tuple[str, str]]:
    return re.findall(r"^## (\d+) (.+)$", page(folder, language), re.MULTILINE)


def rulings(folder: Path, language: str) -> dict[str, int]:
    """Return the number of paragraphs with rulings for each rule."""
    word = RULING[language]
    return {
        rule.id: sum(paragraph.startswith(word) for paragraph in paragraphs(rule))
        for rule in rules(folder, language)
    }


def pairs(folder: Path, language: str) -> Iterator[tuple[Told, Told]]:
    """Yield each rule in English and in another language."""
    return zip(rules(folder, "en"), rules(folder, language), strict=True)


def references(text: str) -> list[str]:
    return sorted(re.findall(r"[A-Z]{2}-\d+\.\d+", text))


# The rules of a title


@pytest.mark.parametrize("title", TITLES)
def test_a_title_counts_its_own_rules_without_a_gap(title: str) -> None:
    last = (0, 0)
    for id in rulebook(game(title), "en"):
        series, section, place = split(id)
        if series == SERIES[title]:
            assert (section, place) in {(last[0], last[1] + 1), (last[0] + 1, 1)}, id
            last = section, place
    assert last[0] == int(sections(game(title).rulebooks[-1], "en")[-1][0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_its_own_and_the_systems_rules_by_number(title: str, language: str) -> None:
    ids = list(rulebook(game(title), language))
    told = [rule.id for folder in game(title).rulebooks for rule in rules(folder, language)]
    assert len(ids) == len(told), "no rule is told twice"
    assert set(ids) == set(told)
    assert ids == sorted(ids, key=lambda id: (split(id)[0] != SERIES[title], *split(id)[1:]))


def test_the_system_tells_what_both_titles_share() -> None:
    shared = set(rulebook(game(NORMANDY), "en")) & set(rulebook(game(NORTH_AFRICA), "en"))
    assert shared == {rule.id for rule in rules(game(NORMANDY).rulebooks[0], "en")}


@pytest.mark.parametrize("title", TITLES)
def test_a_rule_refers_only_to_rules_that_the_title_has(title: str) -> None:
    told = rulebook(game(title), "en")
    named = {id for rule in told.values() for id in references(rule.text)}
    assert named - set(told) == set()


def test_every_reason_for_saying_no_is_a_rule_that_is_told() -> None:
    untold = {
        title: {rule for rule, _ in REASONS[title].values()} - set(rulebook(game(title), "en"))
        for title in TITLES
    }
    assert untold == {NORMANDY: set(), NORTH_AFRICA: {"UN-4.6", "UN-4.8"}}, "nobody enters there"


# Pages


@every_folder
def test_there_is_a_page_for_each_language_and_no_other(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.md")} == set(LANGUAGES) == set(RULING)


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(language: str, folder: Path) -> None:
    ids = [rule.id for rule in rules(folder, language)]
    assert ids == [rule.id for rule in rules(folder, "en")]
    assert ids == sorted(set(ids), key=split)
    assert {str(split(id)[1]) for id in ids} == {number for number, _ in sections(folder, language)}


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_text_is_empty(language: str, folder: Path) -> None:
    for rule in rules(folder, language):
        assert rule.name.strip(), rule.id
        assert all(paragraph.strip() for paragraph in paragraphs(rule)), rule.id


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_as_many_rulings_as_in_english(language: str, folder: Path) -> None:
    assert rulings(folder, language) == rulings(folder, "en")
    # The page's introduction uses the word once more; nothing else is marked with it.
    assert page(folder, language).count(RULING[language]) == sum(rulings(folder, "en").values()) + 1


@every_folder
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_names_and_texts_are_translated(language: str, folder: Path) -> None:
    for english, other in pairs(folder, language):
        assert other.name != english.name, other.id
        assert other.text != english.text, other.id
    for (number, name), (other_number, other_name) in zip(
        sections(folder, "en"), sections(folder, language), strict=True
    ):
        assert other_number == number
        assert other_name != name, number
    assert page(folder, language).splitlines()[0] != page(folder, "en").splitlines()[0]


@every_folder
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_ruling_is_left(language: str, folder: Path) -> None:
    assert RULING["en"] not in page(folder, language)


@every_folder
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_paragraphs_lists_tables_and_references_are_kept(language: str, folder: Path) -> None:
    for english, other in pairs(folder, language):
        assert shape(other) == shape(english), other.id
        assert references(other.text) == references(english.text), other.id
    links = re.compile(r"\]\((.+?)\)")
    assert links.findall(page(folder, language)) == links.findall(page(folder, "en"))


def shape(rule: Told) -> list[list[str]]:
    """Return the structure of each paragraph: its list items and table rows."""
    item = re.compile(r"^(- |\d+\. |\|)", re.MULTILINE)
    return [item.findall(paragraph) for paragraph in paragraphs(rule)]
