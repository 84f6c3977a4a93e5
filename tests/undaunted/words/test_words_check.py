"""The check of the texts finds every error, with its location."""

import copy
import shutil
from pathlib import Path

import pytest
import words_samples as samples

from sandtable.core import Game
from sandtable.words import check_words


@pytest.fixture
def edited(tmp_path: Path) -> Game:
    """Return the game with a copy of its texts that can be damaged."""
    game = copy.copy(samples.game())
    game.locales = [
        Path(shutil.copytree(folder, tmp_path / str(number)))
        for number, folder in enumerate(game.locales)
    ]
    return game


def spoil(game: Game, language: str, old: str, new: str) -> None:
    """Change one line of the system's texts."""
    file = game.locales[0] / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def faults(game: Game) -> list[str]:
    """Return the errors without the folder of their file."""
    return [str(fault).rpartition("/")[2] for fault in check_words(game)]


@pytest.mark.parametrize("title", samples.TITLES)
def test_our_words_have_no_faults(title: str) -> None:
    assert check_words(samples.game(title)) == []


def test_a_message_that_one_language_lacks_is_found(edited: Game) -> None:
    spoil(edited, "hu", "term-hill = Domb\n", "")
    expected = "term-hill: missing translation (present in other languages)"
    assert faults(edited) == [f"hu.ftl:1: {expected}"]


def test_a_message_that_only_one_language_has_is_found_in_the_others(edited: Game) -> None:
    spoil(edited, "pl", "term-hill = ", "term-hillock = Pagórek\nterm-hill = ")
    assert [fault.partition(":")[0] for fault in faults(edited)] == [
        "en.ftl",
        "hu.ftl",
        "pt-BR.ftl",
    ]


def test_a_form_that_is_missing_is_found_at_its_message(edited: Game) -> None:
    spoil(edited, "pt-BR", "    .from = do baralho\n", "")
    (fault,) = check_words(edited)
    line = (
        (edited.locales[0] / "pt-BR.ftl").read_text(encoding="utf-8").splitlines()[fault.line - 1]
    )
    assert (fault.path, line) == ("pile-deck.from", "pile-deck = Baralho")


def test_what_cannot_be_read_is_found(edited: Game) -> None:
    spoil(edited, "en", "term-hill = Hill", "term-hill Hill")
    assert len(faults(edited)) == 2
    assert 'Expected token: "="' in faults(edited)[1]


def test_a_message_that_is_written_twice_is_found(edited: Game) -> None:
    spoil(edited, "en", "term-hill = Hill", "term-hill = Hill\nterm-hill = Mound")
    assert [fault.partition(": ")[2] for fault in faults(edited)] == [
        "term-hill: duplicate message"
    ]


def test_a_reference_that_leads_nowhere_is_found(edited: Game) -> None:
    spoil(edited, "en", "{ pile-supply }", "{ pile-stock }")
    assert [fault.partition(": ")[2] for fault in faults(edited)] == [
        "term-supply: unknown message reference pile-stock"
    ]


def test_a_missing_file_is_found(edited: Game) -> None:
    (edited.locales[0] / "pl.ftl").unlink()
    assert "pl.ftl:1: file not found" in faults(edited)
    assert not any("other languages" in fault for fault in faults(edited))


def test_a_scenario_without_words_is_found(edited: Game) -> None:
    for file in Path(edited.locales[1]).glob("*.ftl"):
        text = file.read_text(encoding="utf-8").replace("scenario-la-raye =", "scenario-la-rue =")
        file.write_text(text, encoding="utf-8")
    found = faults(edited)
    assert len(found) == 12, "name, history and brief in four languages"
    assert found[0] == "en.ftl:1: scenario-la-raye: missing message"
