"""The example rounds: they replay, and have the same notes in every language."""

import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.core import SandtableError, UnknownName
from sandtable.words import LANGUAGES, example, examples, rulebook

sys.path.append(str(Path(__file__).parents[2] / "scripts"))
import golden_examples

ALL = [(title, id) for title in sandtable.TITLES for id in examples(sandtable.load(title))]


def test_every_title_has_an_example() -> None:
    assert {title for title, _ in ALL} == set(sandtable.TITLES)


@pytest.mark.parametrize(("title", "id"), ALL)
def test_an_example_replays_and_its_notes_lie_in_it(title: str, id: str) -> None:
    told = example(sandtable.load(title), id, "en")
    record = sandtable.replay(told.record)
    entries = [note.entry for note in told.notes]
    assert entries == sorted(set(entries))
    assert entries[-1] == len(record.entries), "the example is told to its end"


@pytest.mark.parametrize(("title", "id"), ALL)
def test_make_golden_writes_an_example_again_under_new_rules(title: str, id: str) -> None:
    """C5: a record of older rules is updated to current ones; an impossible entry is reported."""
    game = sandtable.load(title)
    told = example(game, id, "en").record
    older = told.replace(f"rules {game.rules_version} ", "rules 0 ", 1)
    with pytest.raises(SandtableError):
        sandtable.replay(older)
    assert golden_examples.played_again(game, older).text() == told
    lines = told.splitlines()
    with pytest.raises(SystemExit, match=f"{title}, line 6, .*nobody: nothing"):
        golden_examples.played_again(game, "\n".join([*lines[:5], "nobody: nothing", *lines[6:]]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "id"), ALL)
def test_every_note_is_told_and_names_its_rules(title: str, id: str, language: str) -> None:
    game = sandtable.load(title)
    english, told = example(game, id, "en"), example(game, id, language)
    known = rulebook(game, language)
    assert told.name
    assert told.text
    assert [(note.entry, note.rules) for note in told.notes] == [
        (note.entry, note.rules) for note in english.notes
    ]
    for note, original in zip(told.notes, english.notes, strict=True):
        assert note.rules
        assert set(note.rules) <= set(known)
        assert (note.text == original.text) == (language == "en")


def events(title: str, id: str) -> list[dict[str, object]]:
    record = sandtable.replay(example(sandtable.load(title), id, "en").record)
    return [event.whole().data() for some in record.events for event in some]


@pytest.mark.rule("UN-9.1", "UN-9.2")
def test_the_round_of_normandy_is_the_printed_one() -> None:
    told = events("undaunted-normandy", "example-round")
    bids = next(event for event in reversed(told) if event["kind"] == "bids_revealed")
    assert (bids["value"], bids["enemy_value"]) == (7, 5)
    rolled = next(event for event in reversed(told) if event["kind"] == "rolled")
    assert (rolled["dice"], rolled["total"], rolled["hit"]) == ([5, 8], 8, True)


@pytest.mark.rule("UA-6.1", "UA-6.2")
def test_the_round_in_the_desert_is_the_printed_one() -> None:
    told = events("undaunted-north-africa", "example-round")
    rolled = next(event for event in reversed(told) if event["kind"] == "rolled")
    assert (rolled["dice"], rolled["total"], rolled["hit"]) == ([5, 8], 5, True)
    assert [event["unit"] for event in told if event["kind"] == "casualty"] == ["tank_driver"]


@pytest.mark.rule("HN-15.13")
def test_the_turn_of_heroes_has_the_printed_shot() -> None:
    told = events("heroes-of-normandie", "example-turn")
    turn = next(n for n, event in enumerate(told) if event.get("turn") == 3)
    shot = next(event for event in told[turn:] if event["kind"] == "attacked")
    assert [shot[name] for name in ("die", "bonus", "total", "defence")] == [4, 3, 7, 6]
    assert shot["result"] == "hit"


def test_there_is_no_other() -> None:
    with pytest.raises(UnknownName):
        example(sandtable.load("undaunted-normandy"), "nothing", "en")
