"""Drafts edited at random: no crash, the same answers everywhere, and games that end."""

import pytest
from draft_edits import drafts

import sandtable
from sandtable.cli import main
from sandtable.core import Rng
from sandtable.core.playout import play_out
from sandtable.server.studio.check_worker import Question, answer
from sandtable.words import Words

EDITS = 40
"""Edits per draft."""
MOST_DECISIONS = 50_000


def try_edits(title: str, seed: int) -> int:
    """Edit a draft at random; return how many of the texts were valid."""
    game = sandtable.load(title)
    words = Words(game, "pl")
    valid = 0
    for number, text in enumerate(drafts(title, seed, EDITS)):
        faults = game.faults(text)
        told = answer(Question(title, text)).faults
        assert [(one.path, one.line, one.key) for one in told] == [
            (one.path, one.line, one.key) for one in faults
        ]
        for fault in faults:
            assert fault.key, fault
            assert words.fault(fault), fault
        if not faults:
            valid += 1
            id = game.add(text)
            assert game.add(game.text(id)) == id
            state = game.start(id, Rng(number))
            play_out(state, Rng(number), MOST_DECISIONS)
            assert state.over, text
    return valid


@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_random_edits_of_drafts(title: str) -> None:
    assert sum(try_edits(title, seed) for seed in range(3)) > EDITS // 2


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("title", list(sandtable.TITLES))
def test_ten_thousand_random_edits_of_drafts(title: str, part: int) -> None:
    first = 100 + 9 * part
    assert sum(try_edits(title, seed) for seed in range(first, first + 9)) > EDITS


def test_the_command_tells_the_same(
    tmp_path: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "undaunted-normandy"
    game = sandtable.load(title)
    words = Words(game, "en")
    for number, text in enumerate(drafts(title, 1, 12)):
        file = tmp_path / f"{number}.toml"  # type: ignore[operator]
        file.write_text(text, encoding="utf-8")
        status = main(["check", str(file), "--title", title])
        told = capsys.readouterr().out.splitlines()
        faults = game.faults(text, str(file))
        assert status == (1 if faults else 0)
        if faults:
            assert told == [
                f"{file}:{one.line}: {f'{one.path}: ' if one.path else ''}{words.fault(one)}"
                for one in faults
            ]
        else:
            assert told == [f"no errors found: {title}/{game.add(text)}"]
