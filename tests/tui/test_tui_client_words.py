"""The client's own texts: the same messages with the same arguments in all four languages."""

import re

import pytest
from tui_tables import GAME

import sandtable.tui
from sandtable.agents import AGENTS
from sandtable.tui.client_words import LOCALES, Speech
from sandtable.tui.rulebook import rule_content
from sandtable.words import LANGUAGES, rulebook


def messages(language: str) -> dict[str, set[str]]:
    """Return the ids of a language's messages with their arguments."""
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
    terminal = LOCALES.parent
    folders = (terminal, *terminal.parent.glob("*/terminal"))
    code = "".join(
        file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py")
    )
    families = (
        *("ui-letters-", "ui-key-", "ui-pile-", "ui-player-", "ui-choose-"),
        *("ui-aim-", "ui-ground-", "ui-lesson-undaunted-"),
    )
    for id in messages("en"):
        family = next((prefix for prefix in families if id.startswith(prefix)), "")
        assert (family or id) in code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agent_has_a_name(language: str) -> None:
    for name in [*AGENTS, "human", "person"]:
        assert Speech(language).has(f"ui-player-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_read_as_a_list(language: str) -> None:
    text = rule_content(rulebook(GAME, language)["UN-1.12"]).plain
    assert "|" not in text
    assert len(re.findall(r"^• .+: .+$", text, re.MULTILINE)) == 6


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="ui-saved in en"):
        Speech("en").say("ui-saved")


def test_the_package_offers_three_ways_in() -> None:
    assert sandtable.tui.__all__ == ["choose_and_play", "learn", "play"]
