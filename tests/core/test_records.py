"""Records: their content, what they refuse, and endings without a move."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable import Rng
from sandtable.core import CHANCE, BadOutcome, BadRecord, Game, IllegalMove, Record, UnknownName
from sandtable.testkit.strategies import records, walk

GAMES = [sandtable.load(title) for title in sandtable.TITLES]


@pytest.fixture
def record(game: Game) -> Record:
    record = game.record("la-raye")
    walk(record, Rng(4), 60)
    return record


def lines(record: Record) -> list[str]:
    return record.text().splitlines()


def bare(record: Record) -> list[str]:
    """Return the lines without their marks."""
    return [re.sub(r" ~[0-9a-f]{4}$", "", line) for line in lines(record)]


def of_old(record: Record) -> list[str]:
    """Return the record in the format without marks."""
    return [
        "sandtable record 1",
        *(re.sub(r", chain [0-9a-f]{16}$", "", line) for line in bare(record)[1:]),
    ]


def rejected(text: str | list[str]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        sandtable.replay(text if isinstance(text, str) else "\n".join(text))
    return caught.value


def test_a_record_holds_no_seed_and_one_line_for_each_entry(record: Record) -> None:
    assert bare(record)[:4] == [
        "sandtable record 2",
        "title undaunted-normandy",
        "rules 2",
        "scenario la-raye",
    ]
    assert len(lines(record)[5:-2]) == len(record.entries) == 60
    assert lines(record)[-1].startswith("= open, 60 entries, position ")


def test_every_single_line_is_checked(record: Record) -> None:
    """Without any one of its entries, a record is no longer valid."""
    whole = lines(record)
    for number in range(5, len(whole) - 2):
        error = rejected(whole[:number] + whole[number + 1 :])
        assert error.line >= number + 1


def test_a_record_cut_short_is_refused(record: Record) -> None:
    whole = lines(record)
    assert "truncated" in str(rejected(whole[:-1]))
    assert "truncated" in str(rejected(whole[:20]))
    assert rejected(whole[:20]).line == 20
    assert "61 entries" not in record.text()


def test_an_edited_outcome_is_refused(record: Record) -> None:
    whole = lines(record)
    number = next(i for i, line in enumerate(whole) if line.startswith("chance: draw us"))
    error = rejected([*whole[:number], "chance: draw de rifleman_a", *whole[number + 1 :]])
    assert error.line == number + 1
    assert "is not a possible outcome of a draw of us" in str(error)
    error = rejected([*whole[:number], "chance: roll 5", *whole[number + 1 :]])
    assert "is not a possible outcome of a draw of us" in str(error)
    error = rejected([*whole[:number], "chance: draw us mortar", *whole[number + 1 :]])
    assert "is not a possible outcome of a draw of us" in str(error)


def test_an_outcome_that_is_no_longer_in_the_deck_is_refused(game: Game) -> None:
    record = game.record("la-raye")
    sergeant = record.state.parse_outcome("draw us platoon_sergeant")
    record.settle(sergeant)
    with pytest.raises(BadOutcome, match="is not an outcome of a draw of us"):
        record.settle(sergeant)
    with pytest.raises(BadOutcome, match="99 is not an outcome"):
        record.settle(99)
    assert len(record.entries) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_way_of_chance_becomes_its_entry(game: Game) -> None:
    """Review 1.1: a way gives the same entry as its outcome."""
    record = game.record(game.listings()[0].id)
    rng = Rng(7)
    for _ in range(500):
        if record.state.waits == CHANCE and len(record.entries) > 20:
            break
        walk(record, rng, 1)
    assert record.state.waits == CHANCE
    ways = int(record.state.ways())
    for way in {0, ways // 2, ways - 1}:
        by_way, by_outcome = record.fork(), record.fork()
        entry = by_way.settle_way(way)
        by_outcome.settle(int(record.state.outcome(way)))
        assert by_way.entries == by_outcome.entries == [*record.entries, entry]
        assert by_way.state == by_outcome.state
    for odd in (-1, ways):
        with pytest.raises(BadOutcome, match=f"has ways 0 to {ways - 1}, not {odd}"):
            record.settle_way(odd)


def test_a_fork_begins_no_new_game(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """Review 1.1: a fork is made for each committed line, so it must be cheap."""
    with monkeypatch.context() as patched:
        patched.setattr(Record, "_reset", lambda self: pytest.fail("a new game was started"))
        fork = record.fork()
    assert fork.text() == record.text()
    assert fork.events == record.events
    fork.resign(0)
    assert len(fork.entries) == len(record.entries) + 1
    assert not record.state.over
    fork.take_back(3)
    assert fork.entries == record.entries[:3]


def test_an_edited_move_is_refused_with_the_rule(record: Record) -> None:
    whole = lines(record)
    number = next(i for i, line in enumerate(whole) if ": bid " in line)
    seat = whole[number].split(":")[0]
    error = rejected([*whole[:number], f"{seat}: play scout_a", *whole[number + 1 :]])
    assert error.line == number + 1
    assert "UN-3.4" in str(error)
    error = rejected([*whole[:number], f"{seat}: bid scout_x", *whole[number + 1 :]])
    assert "did you mean 'bid scout_" in str(error)


def test_a_chosen_line_where_chance_is_due_is_refused(record: Record) -> None:
    error = rejected([*lines(record)[:5], "us: bid scout_a"])
    assert error.line == 6
    assert "chance-first" in str(error)


def test_an_edited_result_is_refused(record: Record) -> None:
    record.resign(0)
    whole = lines(record)
    assert whole[-1].startswith("= de resigned, 61 entries")
    error = rejected([*whole[:-1], whole[-1].replace("= de", "= us")])
    assert error.line == len(whole)
    assert "but the replayed game gives" in str(error)
    assert "unexpected content after" in str(rejected([*whole, "us: bid scout_a"]))


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "PGN", "not a Sandtable record"),
        (2, "title undaunted-normandie", "did you mean 'undaunted-normandy'"),
        (
            3,
            "rules 99",
            "played under rules version 99, which is not available; the current version is 2",
        ),
        (3, "rules one", "the rules version must be a number"),
        (3, "rules ²", "the rules version must be a number, not '²'"),
        (3, "rules " + "1" * 5000, "the rules version must be a number, not '111"),
        (3, "seed 4", "expected 'rules ...'"),
        (4, "scenario la-ray", "did you mean 'la-raye'"),
        (6, "us bid scout_a", "not a record entry"),
        (6, "fr: bid scout_a", "not a record entry"),
        (6, "* fr resigns", "not a record entry"),
    ],
)
def test_a_bad_line_is_named(record: Record, line: int, text: str, message: str) -> None:
    whole = lines(record)
    whole[line - 1] = text
    error = rejected(whole)
    assert error.line == line
    assert message in str(error)


def test_an_empty_text_is_no_record() -> None:
    assert rejected("").line == 1


# Marks (U1)


def another(word: str, rng: Rng) -> str:
    """Return a similar word: another die, another card, another letter."""
    if word.isdigit():
        return str((int(word) + 1 + rng.below(8)) % 10)
    place = rng.below(len(word))
    letter = "abcdef0123456789_"[rng.below(17)]
    return word[:place] + letter + word[place + 1 :]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(st.data())
def test_no_word_of_a_record_can_be_changed_unnoticed(game: Game, data: st.DataObject) -> None:
    """U1: the error names the changed line, whichever word is changed."""
    record = data.draw(records(game, most=120))
    rng = Rng(data.draw(st.integers(0, 2**32 - 1)))
    whole = lines(record)
    number = data.draw(st.sampled_from([n for n, line in enumerate(whole) if line]))
    words = whole[number].split()
    place = data.draw(st.integers(0, len(words) - 1))
    old = words[place]
    while words[place] == old or words[place].startswith("#"):
        words[place] = another(old, rng)
    error = rejected([*whole[:number], " ".join(words), *whole[number + 1 :]])
    if number == 0 and words == ["sandtable", "record", "1"]:
        assert error.line == 2  # the first line whose format is wrong without marks
    else:
        assert error.line == number + 1


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_every_other_outcome_is_noticed_at_its_line(title: str) -> None:
    """U1: another die or card that was possible there."""
    game = sandtable.load(title)
    record = game.record(game.listings()[0].id)
    walk(record, Rng(11), 150)
    whole = lines(record)
    tried = 0
    for index, entry in enumerate(record.entries):
        if entry.kind != "outcome":
            continue
        state = record.at(index).state
        others = [state.outcome_text(outcome) for outcome, _ in state.odds()]
        for other in [text for text in others if text != entry.text][:2]:
            number = 5 + index
            line = whole[number].replace(f"chance: {entry.text} ", f"chance: {other} ")
            error = rejected([*whole[:number], line, *whole[number + 1 :]])
            assert error.line == number + 1
            assert "this line was changed" in str(error)
            tried += 1
    assert tried >= 20


def test_a_line_taken_out_added_or_moved_is_noticed_where_it_was(record: Record) -> None:
    """U1: the error names the first line that does not fit."""
    whole = lines(record)
    last = len(whole) - 3
    for number in range(5, last + 1):
        # After the last entry there is an empty line, then the result.
        line = number + (1 if number < last else 2)
        assert rejected(whole[:number] + whole[number + 1 :]).line == line
        assert rejected(whole[: number + 1] + whole[number:]).line == number + 2
        remark = "# " + whole[number]
        assert rejected([*whole[:number], remark, *whole[number + 1 :]]).line == line + 1
    swapped = [*whole[:5], whole[6], whole[5], *whole[7:]]
    assert rejected(swapped).line == 6


def test_the_head_is_marked_too(record: Record) -> None:
    """U1: a changed title, version or scenario is refused at its line, even if it exists."""
    whole = lines(record)
    for number, line in ((2, "title undaunted-north-africa"), (4, "scenario mortain")):
        changed = [*whole[: number - 1], line, *whole[number:]]
        assert rejected(changed).line == number
        mark = whole[number - 1].split()[-1]
        changed[number - 1] += f" {mark}"
        assert rejected(changed).line == number


def test_a_record_from_before_marks_still_replays(record: Record) -> None:
    """U1: its lines are checked by the rules, and its last position is compared."""
    text = "\n".join(of_old(record))
    assert "~" not in text
    assert "chain" not in text
    again = sandtable.replay(text)
    assert again.entries == record.entries
    assert again.text() == record.text()


def test_marks_and_their_absence_do_not_mix(record: Record) -> None:
    old, new = of_old(record), lines(record)
    assert rejected([new[0], *old[1:]]).line == 2
    assert rejected([old[0], *new[1:]]).line == 2
    assert rejected([*new[:-1], old[-1]]).line == len(new)
    assert rejected([*new[:9], old[9], *new[10:]]).line == 10


def test_remarks_can_be_added_anywhere(record: Record) -> None:
    whole = lines(record)
    with_remarks = [*whole[:8], "# a good draw", "", *whole[8:], "# seen by us"]
    assert sandtable.replay("\n".join(with_remarks)).entries == record.entries


# Endings without a move


def test_a_resignation_replays_and_names_the_ending(record: Record) -> None:
    record.resign(1)
    again = sandtable.replay(record.text())
    assert (again.state.over, again.state.winner, again.state.ending) == (True, 0, "resigned")
    assert again.events[-1][-1].args == {"side": "us", "ending": "resigned"}


def test_a_time_out_replays_and_names_the_ending(record: Record) -> None:
    record.time_out(0)
    again = sandtable.replay(record.text())
    assert (again.state.winner, again.state.ending) == (1, "timed_out")
    assert "* us out of time" in bare(record)


def test_an_agreed_draw_replays_and_names_the_ending(record: Record) -> None:
    record.agree_draw()
    again = sandtable.replay(record.text())
    assert (again.state.winner, again.state.ending) == (-1, "draw_agreed")
    assert again.events[-1][-1].args == {"side": "", "ending": "draw_agreed"}
    assert lines(record)[-1].startswith("= nobody draw_agreed, ")


def test_a_seat_handed_over_replays_and_changes_no_position(record: Record) -> None:
    before = record.state.clone()
    record.hand_over(1, "recruit")
    assert record.state == before
    assert "* de handed over to recruit" in bare(record)
    again = sandtable.replay(record.text())
    assert again.entries == record.entries
    assert again.events[-1][-1].args == {"side": "de", "player": "recruit"}
    with pytest.raises(UnknownName, match="name of the new player is missing"):
        record.hand_over(1, "  ")


def test_nothing_happens_after_the_end(record: Record) -> None:
    record.resign(1)
    entries = list(record.entries)
    for act in (
        lambda: record.resign(0),
        lambda: record.time_out(0),
        record.agree_draw,
        lambda: record.hand_over(0, "recruit"),
    ):
        with pytest.raises(IllegalMove, match="the game is over"):
            act()
    with pytest.raises(IllegalMove, match="game-over"):
        record.choose("end", 0)
    with pytest.raises(BadOutcome, match="no chance outcome is expected"):
        record.settle(0)
    assert record.entries == entries
    assert record.undo_limit(1)[1] == "over"


def test_a_seat_that_does_not_exist_cannot_resign(record: Record) -> None:
    with pytest.raises(UnknownName, match=r"unknown seat: 2; the seats are 0 \(us\)"):
        record.resign(2)


# Earlier positions


def test_an_earlier_moment_can_be_looked_at(record: Record) -> None:
    past = record.at(25)
    assert past.entries == record.entries[:25]
    assert past.events == record.events[:25]
    assert len(record.entries) == 60


def test_an_agreed_undo_goes_back_beyond_the_horizon(record: Record) -> None:
    past = record.at(30)
    record.take_back(30)
    assert record.state == past.state
    assert record.text() == past.text()


def test_undo_says_why_it_cannot(game: Game) -> None:
    record = game.record("la-raye")
    with pytest.raises(IllegalMove, match="start") as caught:
        record.undo(0)
    assert caught.value.key == "undo-start"
    record.settle_all(Rng(1))
    with pytest.raises(IllegalMove) as caught:
        record.undo(0)
    assert caught.value.key == "undo-chance"
    record.choose(record.state.options(0)[0], 0)
    with pytest.raises(IllegalMove) as caught:
        record.undo(1)
    assert caught.value.key == "undo-other"
    record.choose(record.state.options(1)[0], 1)
    with pytest.raises(IllegalMove) as caught:
        record.undo(1)
    assert caught.value.key == "undo-seen"


def test_a_move_can_be_given_by_its_text(game: Game) -> None:
    record = game.record("la-raye")
    record.settle_all(Rng(1))
    text = record.state.options(1)[0].text
    record.choose(f"  {text} ", 1)
    assert record.entries[-1].text == text
    with pytest.raises(UnknownName, match="unknown move for undaunted-normandy/la-raye"):
        record.choose("surrender", 0)
