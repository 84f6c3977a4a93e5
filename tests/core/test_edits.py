"""Small edits of scenarios: legal, small, with a text, and without new errors."""

import json
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.core import ContentError, SandtableError, made_scenarios
from sandtable.core.edits import GROUPS, Change, Edit, applied, edited, from_data, small_edits
from sandtable.words import Words
from sandtable.words.catalogue import LANGUAGES
from titles import spread

TITLES = [title for title in sandtable.TITLES if sandtable.load(title).facets.edits()]
"""The titles whose scenarios can be edited."""


def cases() -> Iterator[tuple[str, str]]:
    """Yield the first scenario of each title, and a random battle if it has them."""
    for title in TITLES:
        game = sandtable.load(title)
        yield title, spread(game, 1)[0]
        if game.battle_sizes:
            yield title, game.random_battle(3, game.battle_sizes[0])


CASES = list(cases())


@pytest.mark.parametrize(("title", "scenario"), CASES)
def test_small_edits_add_no_fault_and_are_told_in_words(title: str, scenario: str) -> None:
    game = sandtable.load(title)
    text = game.text(scenario)
    before = game.content(text)
    edits = small_edits(game, text)
    assert len(edits) > 10
    words = [Words(game, language) for language in LANGUAGES]
    told = set()
    for edit in edits:
        after = edited(text, [edit])
        assert game.faults(after) == []
        assert game.content(after) != before
        assert edit.group in GROUPS
        assert from_data(json.loads(json.dumps(edit.data()))) == edit
        told.add(words[0].edit(edit))
        assert all(one.edit(edit) for one in words[1:])
    assert len(told) == len(edits)  # all edits have different texts


@pytest.mark.parametrize("title", TITLES)
def test_each_edit_is_of_a_group_and_has_a_text(title: str) -> None:
    game = sandtable.load(title)
    facet = game.facets.edits()
    assert facet is not None
    data = [made_scenarios.parse(game.text(listing.id)) for listing in game.listings()]
    edits = [edit for one in data for edit in facet.candidates(game, one)]
    assert len({edit.group for edit in edits}) > 2
    assert {edit.group for edit in edits} <= set(GROUPS)
    assert {edit.key for edit in edits} <= set(facet.keys)


@pytest.mark.parametrize(("title", "scenario"), CASES)
def test_an_edit_taken_back_leads_to_the_same_scenario(title: str, scenario: str) -> None:
    game = sandtable.load(title)
    data = made_scenarios.parse(game.text(scenario))
    facet = game.facets.edits()
    assert facet is not None
    for edit in facet.candidates(game, data):
        changes = tuple(Change(one.path, one.after, one.before) for one in edit.changes)
        back = Edit(edit.group, edit.key, edit.args, changes)
        assert applied(applied(data, [edit]), [back]) == data


def test_an_edit_fits_the_scenario_it_was_made_for_only() -> None:
    game = sandtable.load("undaunted-normandy")
    edit = Edit("initiative", "initiative", {"side": "de"}, (Change(("initiative",), "us", "de"),))
    assert made_scenarios.parse(edited(game.text("la-raye"), [edit]))["initiative"] == "de"
    with pytest.raises(SandtableError, match="initiative is 'de', not 'us'"):
        edited(game.text("la-raye"), [edit, edit])


def test_no_edit_begins_a_game_that_is_won() -> None:
    """A side that starts with all the points it needs would have won before the first move."""
    game = sandtable.load("undaunted-normandy")
    text = game.text("la-raye").replace("points = 5", "points = 4")  # the Germans start with 3
    keys = [(edit.key, edit.args) for edit in small_edits(game, text)]
    assert ("needs", {"side": "us", "count": 3}) in keys
    assert ("needs", {"side": "de", "count": 3}) not in keys
    assert ("control", {"side": "de", "tile": "13B"}) not in keys


def test_a_text_with_faults_has_no_edits() -> None:
    game = sandtable.load("undaunted-normandy")
    with pytest.raises(ContentError):
        small_edits(game, game.text("la-raye").replace('initiative = "us"', 'initiative = "x"'))
