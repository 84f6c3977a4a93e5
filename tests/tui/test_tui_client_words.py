"""The client's own texts: the same messages with the same arguments in all four languages."""

import re

import pytest
from tui_tables import DESERT, GAME

import sandtable.tui
from sandtable import Rng
from sandtable.agents import AGENTS
from sandtable.tui.client_words import LOCALES, Speech
from sandtable.tui.rulebook import rule_content
from sandtable.tui.themes import NIGHT, PAPER
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.terminal.cards import Cards
from sandtable.undaunted.terminal.map import GROUNDS
from sandtable.undaunted.terminal.rules import MOVE_RULES
from sandtable.undaunted.terminal.vehicles import motor_pool
from sandtable.words import LANGUAGES, Words, rulebook


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


@pytest.mark.parametrize("game", [GAME, DESERT], ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_board_has_letters_of_its_own(language: str, game: UndauntedGame) -> None:
    words, speech = Words(game, language), Speech(language)
    for listing in game.listings():
        field = game.rules(listing.id).field
        data = game.start(listing.id, Rng(1)).view(None).data()
        things = [
            *field.cards[: field.n_units],
            *(vehicle["vehicle"] for vehicle in data.get("vehicles", ())),
            *{structure["structure"] for structure in data.get("structures", ())},
        ]
        cards = Cards(game.library, field, words, speech)
        letters = [cards.letters(thing) for thing in things]
        assert {len(text) for text in letters} == {2}
        # Different even for a reader who ignores capitals.
        assert len({text.casefold() for text in letters}) == len(things)
        assert len({cards.letters(card) for card in field.cards}) == len(field.cards)


@pytest.mark.parametrize("game", [GAME, DESERT], ids=lambda game: game.id)
def test_no_letters_are_made_up(game: UndauntedGame) -> None:
    roles = {card.role for card in game.library.cards.values()}
    vehicles = motor_pool(game.library)
    structures = DESERT.desert.structures if game is DESERT else {}
    for name in (*roles, *vehicles, *structures):
        assert Speech("en").has(f"ui-letters-{name.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_has_a_name_a_colour_and_a_pattern(language: str) -> None:
    for ground in set(DESERT.library.ground.values()):
        assert Speech(language).has(f"ui-ground-{ground}")
        assert f"ground-{ground}" in PAPER
        assert f"ground-{ground}" in NIGHT
        assert ground in GROUNDS
    assert len(set(GROUNDS.values())) == len(GROUNDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agent_has_a_name(language: str) -> None:
    for name in [*AGENTS, "human", "person"]:
        assert Speech(language).has(f"ui-player-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_action_has_its_rules(language: str) -> None:
    for game in (GAME, DESERT):
        table = game.facets.rules()
        known = rulebook(game, language)
        rules = [*table.prompts.values(), *table.actions.values(), *MOVE_RULES.values()]
        for id in {id for ids in rules for id in ids if id in known}:
            text = rule_content(known[id]).plain
            assert text.startswith(f"{id}  ")
            assert not re.search(r"\*|\]\(|^#", text)
        for ids in (*table.prompts.values(), *table.actions.values()):
            assert ids[0] in known
        for id in (table.sum, table.over, table.waiting):
            assert id in known
        assert set(game.verbs) <= set(table.actions)


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
