"""The lessons of the guided first games: complete in every language, about existing rules."""

from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.core import Game
from sandtable.server import wire
from sandtable.words import LANGUAGES, catalogue, guide, lessons, rulebook
from sandtable.words.lessons import read_lessons

MOST_LETTERS = 340
"""Maximum length of a lesson in characters, as it is read during a game."""
TITLES = tuple(sandtable.TITLES)


def game(title: str) -> Game:
    return sandtable.load(title)


FOLDERS = sorted({book.parent / "lessons" for title in TITLES for book in game(title).rulebooks})

every_title = pytest.mark.parametrize("title", TITLES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_title
def test_a_guided_game_is_one_that_can_be_played(title: str) -> None:
    first = guide(game(title))
    assert first is not None
    listed = game(title).listings()
    assert first.scenario == next(listing.id for listing in listed if listing.number == 1)
    assert first.side in game(title).seats
    assert first.agent == "recruit"
    assert len(first.order) == len(set(first.order))


@every_language
@every_title
def test_every_lesson_is_told_and_names_a_rule(title: str, language: str) -> None:
    told = lessons(game(title), language)
    first = guide(game(title))
    assert first is not None
    assert tuple(lesson.id for lesson in told) == first.order
    known = rulebook(game(title), language)
    for lesson in told:
        assert lesson.rule in known, lesson.id
        assert lesson.name
        assert 40 < len(lesson.text) <= MOST_LETTERS, lesson.id
        assert lesson.point, f"{lesson.id} shows nothing"
    assert [lesson.id for lesson in told if lesson.last] == ["alone"]


@every_title
def test_languages_differ_in_words_alone(title: str) -> None:
    english = lessons(game(title), "en")
    for language in LANGUAGES[1:]:
        for one, other in zip(english, lessons(game(title), language), strict=True):
            assert one.text != other.text, (one.id, language)
            assert (one.rule, one.when, one.point) == (other.rule, other.when, other.point)


@every_title
def test_a_lesson_waits_for_what_the_browser_understands(title: str) -> None:
    words = "\n".join(catalogue(game(title), "en"))
    for lesson in lessons(game(title), "en"):
        found = msgspec.convert(lesson.when, list[wire.Trigger])
        assert found, f"{lesson.id} is never due"
        for trigger in found:
            asked = [f"prompt-{prompt}" for prompt in trigger.prompts]
            for key in [*asked, *([f"event-{trigger.event}"] if trigger.event else [])]:
                assert f"\n{key.replace('_', '-')} =" in words, lesson.id


@pytest.mark.parametrize("folder", [one for one in FOLDERS if one.exists()], ids=str)
def test_every_page_has_the_same_lessons(folder: Path) -> None:
    pages = {
        language: [id for id, _, _ in read_lessons(folder / f"{language}.md")]
        for language in LANGUAGES
    }
    assert pages["en"]
    assert all(ids == pages["en"] for ids in pages.values())
