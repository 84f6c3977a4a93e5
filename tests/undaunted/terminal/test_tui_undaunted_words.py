"""The terminal's own texts for Undaunted: letters, grounds and rules."""

import re

import pytest
from tui_tables import DESERT, GAME

from sandtable import Rng
from sandtable.tui.client_words import Speech
from sandtable.tui.rulebook import rule_content
from sandtable.tui.themes import NIGHT, PAPER
from sandtable.undaunted.game import UndauntedGame
from sandtable.undaunted.terminal.cards import Cards
from sandtable.undaunted.terminal.map import GROUNDS
from sandtable.undaunted.terminal.rules import MOVE_RULES
from sandtable.undaunted.terminal.vehicles import motor_pool
from sandtable.words import LANGUAGES, Words, rulebook


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
