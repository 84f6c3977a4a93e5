"""The client's own words: the same messages with the same arguments in all four languages."""

import re

import pytest
from tui_tables import GAME

import sandtable.tui
from sandtable.agents import AGENTS
from sandtable.tui.rulebook import rule_content
from sandtable.tui.speech import LOCALES, Speech
from sandtable.tui.undaunted_painter import ACTION_RULES, PROMPT_RULES
from sandtable.words import LANGUAGES, rulebook


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's messages, each with the arguments it uses."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for block in re.split(r"^(?=ui-)", text, flags=re.MULTILINE)[1:]:
        body = re.sub(r"^#.*$", "", block, flags=re.MULTILINE)
        found[block.split(" =")[0]] = set(re.findall(r"\$(\w+)", body))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    speech = Speech(language)
    for id, names in messages(language).items():
        text = speech.say(id, **dict.fromkeys(names, 2))
        assert text
        assert "{" not in text


def test_every_message_is_used() -> None:
    folder = LOCALES.parent
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    families = ("ui-letters-", "ui-key-", "ui-pile-", "ui-player-", "ui-choose-")
    for id in messages("en"):
        family = next((prefix for prefix in families if id.startswith(prefix)), "")
        assert (family or id) in code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_letters_of_its_own(language: str) -> None:
    speech = Speech(language)
    letters = {
        title: speech.say(f"ui-letters-{title.replace('_', '-')}") for title in GAME.library.cards
    }
    assert len(set(letters.values())) == len(letters)
    for title, text in letters.items():
        assert len(text) == (1 if GAME.library.cards[title].squads else 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agent_has_a_name(language: str) -> None:
    for name in [*AGENTS, "human", "person"]:
        assert Speech(language).has(f"ui-player-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_action_has_its_rules(language: str) -> None:
    told = rulebook(GAME, language)
    for ids in (*PROMPT_RULES.values(), *ACTION_RULES.values()):
        for id in ids:
            assert id in told
            text = rule_content(told[id]).plain
            assert text.startswith(f"{id}  ")
            assert not re.search(r"\*|\]\(|^#", text)
    assert set(ACTION_RULES) == set(GAME.verbs)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="ui-saved in en"):
        Speech("en").say("ui-saved")


def test_the_package_offers_two_ways_in() -> None:
    assert sandtable.tui.__all__ == ["choose_and_play", "play"]
