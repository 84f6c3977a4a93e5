"""A table's log: the state it leads to, and which entries may be added."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fake_clock import FakeClock
from hypothesis import given
from hypothesis import strategies as st
from option_trees import asked

import sandtable
from sandtable.core import IllegalMove, Rng
from sandtable.core.line import follow, is_complete
from sandtable.core.line_tree import MOST_NODES
from sandtable.server.store.log_entry import LogEntry
from sandtable.server.store.store import SeatRow
from sandtable.server.tables import table_setup
from sandtable.server.tables.clocks import Control
from sandtable.server.tables.live_table import fold, fold_beside
from sandtable.server.tables.log import IN_PART, Stale, TableLog, Told
from sandtable.server.tables.table_setup import new_table
from sandtable.server.wire import Ask

GAME = sandtable.load("undaunted-normandy")
SCENARIOS = [listing.id for listing in GAME.listings()]


def fresh(scenario: str = "la-raye", key: str = "12" * 32) -> TableLog:
    log = TableLog(GAME.start(scenario), key)
    log.settle()
    return log


def any_line(log: TableLog, seat: int, rng: Rng) -> list[str]:
    """Return a random whole line from the tree."""
    line: list[str] = []
    ask = asked(log.state.view(seat).position, seat)
    while ask is not None:
        choice = ask.options[rng.below(len(ask.options))]
        line.append(choice.move)
        ask = choice.next
        if choice.more:
            ask = asked(follow(log.state.view(seat).position, seat, line), seat)
    return line


def played(scenario: str, seed: int, lines: int) -> tuple[TableLog, list[LogEntry]]:
    """Return a table after this many lines, with undos and offers, and the entries of its log."""
    rng = Rng(seed)
    log = TableLog(GAME.start(scenario), f"{seed:064x}")
    entries = log.settle()
    for number in range(lines):
        if log.state.over:
            break
        owing = log.state.seats_owing
        seat = owing[rng.below(len(owing))]
        entries += log.choose(seat, log.opened[seat], any_line(log, seat, rng), f"k{number}")
        if log.state.over:
            break
        if rng.below(4) == 0:
            limit, _ = log.undo_limit(seat)
            if limit < len(log.record.entries):
                entries += log.take_back(seat, f"u{number}")
            else:
                entries += log.make_offer(seat, "undo", f"o{number}")
                entries += log.answer(1 - seat, rng.below(2) == 0, f"a{number}")
    return log, entries


def told(log: TableLog) -> list[Told]:
    return log.told


@given(st.sampled_from(SCENARIOS), st.integers(0, 2**32 - 1), st.integers(0, 30))
def test_the_game_is_a_fold_of_the_log(scenario: str, seed: int, lines: int) -> None:
    log, entries = played(scenario, seed, lines)
    again = TableLog(GAME.start(scenario), log.chance_key)
    again.fold(entries)
    assert again.state == log.state
    assert again.record.entries == log.record.entries
    assert told(again) == told(log)
    assert again.opened == log.opened
    assert again.keys == log.keys
    assert again.numbers == log.numbers
    assert again.lines == log.lines
    assert again.length == len(entries)
    # A record contains the line that remains, and produces the same events.
    record = log.record.at(len(log.record.entries))
    assert record.state == log.state
    assert len(record.seen_by(None)) == len(told(log))


def undone_often(title: str, scenario: str, rng: Rng, lines: int) -> Iterator[TableLog]:
    """A table at which about every second line is taken back, some of them much later."""
    log = TableLog(sandtable.load(title).start(scenario), "12" * 32)
    log.settle()
    for number in range(lines):
        if log.state.over:
            return
        seat = log.state.seats_owing[0]
        log.choose(seat, log.opened[seat], any_line(log, seat, rng), f"l{number}")
        by = rng.below(2)
        if rng.below(2) and not log.state.over:
            if log.undo_limit(seat)[0] < len(log.record.entries):
                log.take_back(seat, f"u{number}")
            elif any(whose == by for _, whose in log.lines):
                log.make_offer(by, "undo", f"o{number}")
                log.answer(1 - by, True, f"a{number}")
        yield log


@pytest.mark.parametrize("title", sandtable.TITLES)
def test_after_undos_the_game_is_as_if_the_undone_entries_never_happened(title: str) -> None:
    """Going back to a position that was kept is the same as replaying the game."""
    scenario = sandtable.load(title).settings["bench"]["scenarios"][0]
    for seed in range(2):
        for number, log in enumerate(undone_often(title, scenario, Rng(seed), 120)):
            if number % 7:
                continue
            stands = TableLog(sandtable.load(title).start(scenario), log.chance_key)
            stands.fold([LogEntry(e.kind, e.seat, e.text) for e in log.record.entries])
            assert stands.state == log.state
            assert list(stands.state.cells()) == list(log.state.cells())
            assert stands.record.entries == log.record.entries
            assert stands.record.events == log.record.events
            assert stands.told == log.told


def count_replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows by each entry that an undo replays."""
    counted: list[int] = []
    quieten = TableLog._quieten

    def count(log: TableLog, index: int) -> None:
        counted.append(index)
        quieten(log, index)

    monkeypatch.setattr(TableLog, "_quieten", count)
    return counted


def test_a_hundred_undos_do_not_replay_a_hundred_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who took back and played again held up all tables, more with each line of the game;
    and the log of such a table took minutes to fold when it was opened."""
    rng, start = Rng(5), GAME.start("hill-314")
    log = TableLog(start, "12" * 32)
    entries = log.settle()
    counted = count_replayed(monkeypatch)

    def choose(key: str) -> int:
        seat = log.state.seats_owing[0]
        entries.extend(log.choose(seat, log.opened[seat], any_line(log, seat, rng), key))
        return seat

    for number in range(150):
        choose(f"l{number}")
    undone = 0
    for number in range(400):
        seat = choose(f"m{number}")
        if log.undo_limit(seat)[0] < len(log.record.entries):
            entries += log.take_back(seat, f"u{number}")
            undone += 1
    assert undone > 100
    assert len(counted) < 4 * len(entries)
    counted.clear()
    TableLog(start, log.chance_key).fold(entries)
    assert len(counted) < 4 * len(entries)


def test_undos_in_a_row_do_not_replay_the_game_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both players, or one at two sides, took back a long game line by line: each undo replayed all
    of it, also when the log was folded."""
    rng, start = Rng(5), GAME.start("hill-314")
    log = TableLog(start, "12" * 32)
    entries = log.settle()
    for number in range(150):
        seat = log.state.seats_owing[0]
        entries += log.choose(seat, log.opened[seat], any_line(log, seat, rng), f"l{number}")
    counted = count_replayed(monkeypatch)
    long = len(log.record.entries)
    for number in range(80):
        seat = log.lines[-1][1]
        entries += log.make_offer(seat, "undo", f"o{number}")
        entries += log.answer(1 - seat, True, f"a{number}")
    assert len(counted) < 80 * long / 5
    stands = TableLog(start, log.chance_key)
    stands.fold([LogEntry(e.kind, e.seat, e.text) for e in log.record.entries])
    assert list(stands.state.cells()) == list(log.state.cells())
    assert stands.told == log.told


async def test_other_tables_have_their_turn_while_a_long_log_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_setup, "new_secret", lambda: "12" * 32)
    seats = [SeatRow(seat, "guest", f"guest-{seat}", "", "", f"{seat}" * 32) for seat in (0, 1)]
    row, entries = new_table(GAME, "hill-314", seats, "", [], FakeClock().moment())
    log, rng = fold(row, entries), Rng(5)
    while len(entries) <= IN_PART and not log.state.over:
        seat = log.state.seats_owing[0]
        entries += log.choose(seat, log.opened[seat], any_line(log, seat, rng), f"l{len(entries)}")
    assert len(entries) > IN_PART
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(take_turns())
    found = await fold_beside(row, entries)
    other.cancel()
    assert turns >= len(entries) // IN_PART
    assert (found.state, found.told, found.length) == (log.state, log.told, log.length)


@given(st.integers(0, 2**32 - 1), st.integers(1, 20))
def test_a_fork_leaves_the_log_alone(seed: int, lines: int) -> None:
    log, _ = played("la-raye", seed, lines)
    before = (log.length, log.state.clone(), list(log.told), list(log.opened), set(log.keys))
    draft = log.fork()
    if not draft.state.over:
        seat = draft.state.seats_owing[0]
        draft.choose(seat, draft.opened[seat], any_line(draft, seat, Rng(seed)), "new")
        assert draft.kept == len(log.told)
    after = (log.length, log.state, log.told, log.opened, log.keys)
    assert before == after


@given(st.integers(0, 2**32 - 1), st.integers(1, 25))
def test_the_events_that_remain_after_an_undo_are_a_prefix(seed: int, lines: int) -> None:
    log, entries = played("la-raye", seed, lines)
    again = TableLog(GAME.start("la-raye"), log.chance_key)
    for entry in entries:
        before = again.fork()
        again.kept = len(again.told)
        again.apply(entry)
        assert again.told[: again.kept] == before.told[: again.kept]
        assert (again.kept < len(before.told)) <= (entry.kind == "undo")


def test_dice_come_from_the_key_and_the_number() -> None:
    one, same, other = fresh(), fresh(), fresh(key="34" * 32)
    assert one.record.entries == same.record.entries
    assert one.record.entries != other.record.entries


def test_new_dice_are_rolled_after_an_agreed_undo() -> None:
    """The dice depend on the place of an outcome in the log, which only grows."""
    log, _ = played("la-raye", 4, 30)
    assert all(a < b for a, b in pairwise(log.numbers))


def test_a_decision_is_stale_once_it_is_closed() -> None:
    log = fresh()
    decision = log.opened[0]
    line = [log.state.options(0)[0].text]
    log.choose(0, decision, line, "k1")
    for seat, number in ((0, decision), (1, decision + 1), (1, decision - 1), (0, log.length)):
        with pytest.raises(Stale):
            log.choose(seat, number, line, "k2")


def test_two_bids_are_open_at_the_same_time() -> None:
    log = fresh()
    us, de = log.opened
    log.choose(0, us, [log.state.options(0)[0].text], "k1")
    assert log.opened[1] == de
    log.take_back(0, "k2")
    assert log.opened[1] == de
    assert log.opened[0] > us
    log.choose(1, de, [log.state.options(1)[0].text], "k3")
    log.choose(0, log.opened[0], [log.state.options(0)[0].text], "k4")
    assert log.state.decision(int(log.state.first_owing())).prompt == "turn"  # type: ignore[union-attr]


def test_a_line_that_fails_in_its_middle_leaves_the_log_to_its_fork() -> None:
    log = fresh()
    for seat in (0, 1):
        log.choose(seat, log.opened[seat], [log.state.options(seat)[0].text], f"k{seat}")
    seat = log.state.seats_owing[0]
    play = next(move.text for move in log.state.options(seat) if move.kind == "play")
    for line in ([play], [play, play], ["end", "end"], [play, "do nothing"]):
        draft = log.fork()
        with pytest.raises((IllegalMove, sandtable.UnknownName)):
            draft.choose(seat, draft.opened[seat], line, "k")
    assert log.length == len(log.record.entries)


def test_offers_are_answered_by_the_other_side() -> None:
    log = fresh()
    with pytest.raises(Stale):
        log.answer(0, True, "k")
    with pytest.raises(IllegalMove):
        log.make_offer(0, "undo", "k")
    log.make_offer(0, "draw", "k1")
    assert log.offer == ("draw", 0)
    with pytest.raises(Stale):
        log.make_offer(1, "draw", "k2")
    with pytest.raises(Stale):
        log.answer(0, True, "k2")
    log.answer(1, False, "k3")
    assert log.declined == ("draw", 0)
    log.make_offer(1, "draw", "k4")
    assert log.declined is None
    log.answer(0, True, "k5")
    assert log.state.ending == "draw_agreed"
    with pytest.raises(IllegalMove):
        log.make_offer(0, "draw", "k6")
    with pytest.raises(IllegalMove):
        log.take_back(0, "k7")


def test_an_offer_does_not_close_a_decision() -> None:
    log = fresh()
    opened = list(log.opened)
    log.make_offer(0, "draw", "k1")
    log.answer(1, False, "k2")
    assert log.opened == opened


# The tree


def nodes(ask: Ask | None) -> int:
    return 0 if ask is None else sum(1 + nodes(choice.next) for choice in ask.options)


@given(st.sampled_from(SCENARIOS), st.integers(0, 2**32 - 1), st.integers(0, 25))
def test_a_tree_is_bounded_and_every_leaf_is_a_whole_line(
    scenario: str, seed: int, lines: int
) -> None:
    log, _ = played(scenario, seed, lines)
    for seat in log.state.seats_owing:
        position = log.state.view(seat).position
        ask = asked(position, seat)
        assert ask is not None
        widest = max(len(log.state.scenario.moves), 1)
        assert nodes(ask) <= MOST_NODES + widest
        check_tree(log, seat, ask, [])
        assert position == log.state.view(seat).position


def check_tree(log: TableLog, seat: int, ask: Ask, line: list[str]) -> None:
    state = follow(log.state.clone(), seat, line)
    assert [choice.move for choice in ask.options] == [m.text for m in state.options(seat)]
    offered = {choice.move for choice in ask.options}
    assert not offered & {refused.move for refused in ask.refused}
    for choice in ask.options:
        after = follow(state.clone(), seat, [choice.move])
        complete = is_complete(after, after.decision(seat))
        assert complete == (choice.next is None and not choice.more)
        if choice.next is not None:
            check_tree(log, seat, choice.next, [*line, choice.move])


def test_a_fork_shares_nothing_that_changes() -> None:
    """The test reads the object's fields, so that it covers new ones."""
    log = TableLog(
        sandtable.start("undaunted-normandy", "la-raye"), "0" * 64, Control("days", 60, 0, "")
    )
    draft = log.fork()
    assert set(vars(draft)) == set(vars(log))
    for name, value in vars(log).items():
        if isinstance(value, (list, set, dict)) or hasattr(value, "fork"):
            assert getattr(draft, name) is not value, name
