"""The coach: its findings in a game, who may use it and when, and that it uses only their
information.

It searches with few rounds here. The lab measures its strength.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hidden_things import random_log, some_line, with_other_hidden_things
from hypothesis import given, settings
from hypothesis import strategies as st
from server_table import Browser, Guest, Message, Serving, play_out, serving, two_friends

import sandtable
from sandtable import agents
from sandtable.agents.coach_analysis import Line, counsel, measures_of, study
from sandtable.agents.coach_messages import Consultation, Counsel, Step, Studied, StudiedLine, Study
from sandtable.agents.coach_reasons import LATER, Bearings, reasons
from sandtable.core import Record, Rng, State
from sandtable.core.record import CHOICE
from sandtable.server.agents import coach as at_tables
from sandtable.server.agents.agent_pool import AgentPool
from sandtable.server.agents.coach import Coach, LineContext, ReviewJob, passages, round_of
from sandtable.server.tables.log import TableLog

TITLE = "undaunted-normandy"
GAME = sandtable.load(TITLE)
HEROES = sandtable.load("heroes-of-normandie")
REPLAYS = Path(__file__).parents[1] / "undaunted" / "replays"
DIES = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
WON = "la-raye-objectives"
GAMES = Path(__file__).parent / "games"
"""Games under older rules that contain the position of a test; `make golden` does not renew
them."""


def let_slip() -> Record:
    """Return a game whose winner could have ended the turn without winning."""
    return sandtable.replay((GAMES / "let-slip.record").read_text(encoding="utf-8"))


def recorded(name: str = WON) -> Record:
    (file,) = REPLAYS.glob(f"*/{name}.record")
    return sandtable.replay(file.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, rounds in {"ROUNDS": 4, "ROUNDS_AGAIN": 8, "ROUNDS_ASKED": 8}.items():
        monkeypatch.setattr(at_tables, name, rounds)


def last_study(record: Record, played: list[str], rounds: int) -> Study:
    """Return a study of the winner's last line, with other moves in its place."""
    passage = list(passages(record))[-1]
    state = record.at(passage.entry).state
    cells = state.view(passage.seat).cells()
    version = state.scenario.rules_version
    return Study(TITLE, record.scenario, passage.seat, cells, 1, rounds, version, played=played)


def consultation(asked: Study) -> Consultation:
    """Return the consultation that asks what to play in the position of a study."""
    played = {"title", "scenario", "seat", "cells", "seed", "rounds", "rules"}
    return Consultation(**{name: getattr(asked, name) for name in played})


# Findings


@pytest.mark.parametrize("name", [WON, "mortain-both_pinned", "barce-objectives"])
def test_a_game_is_divided_into_lines(name: str) -> None:
    record = recorded(name)
    found = list(passages(record))
    assert [move for passage in found for move in passage.moves] == [
        entry.text for entry in record.entries if entry.kind == CHOICE
    ]
    for passage in found:
        ahead = record.entries[passage.entry : passage.entry + len(passage.moves)]
        assert {(entry.kind, entry.seat) for entry in ahead} == {(CHOICE, passage.seat)}
        before = record.entries[passage.entry - 1]
        if (before.kind, before.seat) == (CHOICE, passage.seat):
            # Two consecutive lines of one side: the second answers the question for the next
            # action.
            decision = record.at(passage.entry).state.decision(passage.seat)
            assert decision is not None
            assert decision.prompt == "turn"


def test_it_finds_a_missed_win() -> None:
    record = let_slip()
    studied = study(last_study(record, ["end"], 60))
    assert studied.better is not None
    won = list(passages(record))[-1].moves
    assert [step.move for step in studied.better.steps] == won
    assert studied.better.chance == studied.chance == 1.0
    assert studied.cost > 0.01
    (points, *_) = studied.reasons
    assert (points.key, points.better, points.worse) == ("points", 5.0, 3.0)


def test_it_does_not_criticise_the_best_line() -> None:
    record = recorded()
    won = list(passages(record))[-1].moves
    studied = study(last_study(record, won, 60))
    assert studied.better is None
    assert studied.cost == 0.0
    assert studied.chance > 0.8


def test_it_recommends_a_line_with_reasons() -> None:
    asked = last_study(let_slip(), [], 60)
    found = counsel(consultation(asked))
    first, second = found.lines
    assert first.chance == found.chance == 1.0
    assert second.chance < 1.0
    assert "points" in {reason.key for reason in found.reasons}
    # Steps have the arguments of their questions, which the page needs for better texts.
    assert {"card"} <= {name for step in first.steps for name in step.args}


def test_a_review_keeps_no_events() -> None:
    """Hundreds of reviews are kept, and the events of each took a megabyte."""
    record = recorded()
    job = ReviewJob("t", TITLE, "la-raye", 0, record, list(passages(record)), record.at(0))
    while job.done < len(job.passages):
        job.take(job.next_study(), None)
    assert len(job.past.entries) == job.passages[-1].entry
    assert job.past.events == []


def test_the_order_of_two_plays_within_a_turn_is_no_mistake() -> None:
    """B10: the better line was played, only after another one."""
    record = sandtable.load("undaunted-normandy").record("la-raye")
    first, second, third = ["play scout_a", "do recon"], ["play rifleman_a", "do move"], ["end"]
    lines = [
        LineContext(2, 0, first, True),
        LineContext(4, 0, second, True),
        LineContext(6, 1, third, True),
        LineContext(8, 0, ["play scout_b", "do recon"], True),
    ]
    looking = ReviewJob("t", "undaunted-normandy", "la-raye", 0, record, lines, record.at(0))

    def line(moves: list[str]) -> StudiedLine:
        return StudiedLine([Step(move, {}) for move in moves], 0.6)

    assert looking.only_order(2, line(second))
    assert not looking.only_order(2, line(["play rifleman_a", "do attack"]))
    assert not looking.only_order(4, line(first)), "it was played before, not after"
    assert not looking.only_order(2, line(["play scout_b", "do recon"])), (
        "it was played in another turn"
    )
    assert not looking.only_order(2, None)


@pytest.mark.parametrize("scenario", ["landing-ground-no-7", "jebel-sherif", "sidi-haneish"])
def test_a_game_of_older_rules_is_judged_by_them(scenario: str) -> None:
    """U6: the set-up of these battles was different under the older rules."""
    game = sandtable.edition("undaunted-north-africa", 3)
    cells = game.start(scenario, Rng(3)).view(0).cells()
    found = counsel(Consultation(game.id, scenario, 0, cells, 1, 8, 3))
    assert 0 < found.chance < 1
    assert {len(line.steps) for line in found.lines} == {1}, "each line is one bid"


def test_a_secret_bid_is_weighed_without_knowing_the_other() -> None:
    state = GAME.start("la-raye", Rng(3))
    assert state.seats_owing == [0, 1]
    state.choose(state.options(0)[0], 0)
    cells = state.view(1).cells()
    moves = {move.text for move in state.options(1)}
    version = GAME.rules_version
    asked = [Study(TITLE, "la-raye", 1, cells, 5, 120, version, played=[move]) for move in moves]
    answers = [study(one) for one in asked]
    # One of the bids is what the coach would have bid itself.
    assert any(answer.better is None for answer in answers)
    keys = {reason.key for answer in answers for reason in answer.reasons}
    assert keys <= {"bid-more", "bid-less", "later"}


def test_reasons_are_what_differs_most() -> None:
    base = {"points": 3.0, "odds": 0.0, "exposure": 1.0, "cards": 9.0}
    better = {"points": 5.0, "odds": 64.0, "exposure": 1.05, "cards": 9.0}
    assert [reason.key for reason in reasons(better, base)] == ["points", "odds"]
    assert [reason.key for reason in reasons({"exposure": 0.2}, {"exposure": 1.4})] == ["exposure"]
    # A reason must speak for the better line, and must be known for both lines.
    assert reasons({"exposure": 1.4, "steps": 1.0}, {"exposure": 0.2}) == [LATER]


def counted(state: State, seat: int) -> Bearings:
    position = state.view(seat).position
    return measures_of(position).stock(position, seat, position)


def test_bearings_depend_only_on_the_view() -> None:
    record = recorded()
    state = record.at(200).state
    for seat in (0, 1):
        found = counted(state, seat)
        for _ in range(3):
            imagined = state.view(seat).imagine(Rng(seat + 4))
            assert counted(imagined, seat) == found
        assert found["points"] == state.view(None).data()["sides"][GAME.seats[seat]]["points"]
        assert found["exposure"] >= 0


# Heroes


def heroes_study(record: Record, entry: int, seat: int, played: list[str], rounds: int) -> Study:
    state = record.at(entry).state
    cells, version = state.view(seat).cells(), state.scenario.rules_version
    return Study(HEROES.id, record.scenario, seat, cells, 1, rounds, version, played=played)


def heroes_recorded(name: str) -> Record:
    path = REPLAYS.parents[1] / "heroes" / "replays" / f"{name}.record"
    return sandtable.replay(path.read_text(encoding="utf-8"))


def gone_astray(rounds: int) -> Study:
    """Return a study of a game in which the Support Team moved away from an objective it could
    reach."""
    record = sandtable.replay((GAMES / "gone-astray.record").read_text(encoding="utf-8"))
    astray = ["activate support_team", "step d1", "step c1", "step c2", "halt"]
    passage = next(one for one in passages(record) if one.moves == astray)
    return heroes_study(record, passage.entry, passage.seat, astray, rounds)


def test_in_heroes_it_names_what_a_line_gave_away() -> None:
    studied = study(gone_astray(100))
    assert studied.better is not None
    assert studied.better.steps[-2].move == "step f1"
    assert studied.cost > at_tables.LEAST_COST
    found = {reason.key: (reason.better, reason.worse) for reason in studied.reasons}
    assert found["items"] == (1.0, 0.0)
    assert found["ways"][0] < found["ways"][1]


def test_in_heroes_it_recommends_a_line_with_reasons() -> None:
    asked = gone_astray(100)
    found = counsel(consultation(asked))
    first, second = found.lines
    assert "step f1" in [step.move for step in first.steps]
    assert first.chance > second.chance
    assert "ways" in {reason.key for reason in found.reasons}


def test_choosing_how_often_to_be_asked_is_no_mistake() -> None:
    """The heuristics first choose how often they want to be asked; this choice is never a costly
    mistake."""
    record = heroes_recorded("godsend-draw_agreed")
    passage = next(one for one in passages(record) if one.moves[0].startswith("order fire_team"))
    state = record.at(passage.entry).state
    levels = [move.text for move in state.options(passage.seat) if move.kind == "ask"]
    assert levels
    asked = heroes_study(record, passage.entry, passage.seat, passage.moves, 60)
    found = counsel(consultation(asked))
    for line in [study(asked).better, *found.lines]:
        assert line is None or line.steps[0].move not in levels
    for level in levels:
        played = heroes_study(record, passage.entry, passage.seat, [level], 60)
        assert study(played).better is None


@settings(max_examples=15)
@given(
    st.sampled_from(["godsend", "plain-carnage", "private-rex"]),
    st.integers(0, 2**32 - 1),
    st.integers(0, 200),
)
def test_in_heroes_no_reason_depends_on_hidden_information(
    scenario: str, seed: int, lines: int
) -> None:
    rng = Rng(seed)
    log = random_log(HEROES, scenario, rng, lines)
    if log.state.over:
        return
    seat = log.state.seats_owing[0]
    first, second = some_line(log, seat, rng), some_line(log, seat, rng)

    def told(one: TableLog) -> object:
        stocks = []
        for texts in (first, second):
            line = Line(one.state.view(seat).position, seat)
            for text in texts:
                line.add(line.position.scenario.move(text))
            stocks.append(line.take_stock())
        return stocks, reasons(*stocks)

    for _ in range(3):
        assert told(with_other_hidden_things(log, seat, rng)) == told(log)


# Permitted information


class Listening(AgentPool):
    """Records what the coach's process would be sent."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[bytes] = []

    async def study(self, question: Study) -> Studied | None:
        self.heard.append(msgspec.json.encode(question))
        return Studied(0.5)

    async def counsel(self, question: Consultation) -> Counsel | None:
        self.heard.append(msgspec.json.encode(question))
        return Counsel(0.5, [], [])


@settings(max_examples=20)
@given(st.integers(0, 2**32 - 1), st.integers(0, 40), st.sampled_from([0, 1]))
def test_at_a_table_it_is_sent_nothing_that_the_seat_may_not_know(
    seed: int, lines: int, seat: int
) -> None:
    rng = Rng(seed)
    log = random_log(GAME, "la-raye", rng, lines)
    if log.state.over or seat not in log.state.seats_owing:
        return
    others = [log, *(with_other_hidden_things(log, seat, rng) for _ in range(3))]

    async def ask_all() -> list[bytes]:
        heard = []
        for one in others:
            thinkers = Listening()
            await Coach(thinkers).advise("t", one.state, seat, -1)
            heard += thinkers.heard
        return heard

    heard = asyncio.run(ask_all())
    assert len(heard) == len(others)
    assert len(set(heard)) == 1


async def test_of_a_finished_game_it_is_sent_the_views_of_one_side() -> None:
    record = recorded()
    thinkers = Listening()
    coach = Coach(thinkers)
    while coach.review("t", record, 0).state != "done":
        await asyncio.sleep(0)
    assert len(thinkers.heard) == len(list(passages(record)))
    for passage, raw in zip(passages(record), thinkers.heard, strict=True):
        asked = msgspec.json.decode(raw, type=Study)
        state = record.at(passage.entry).state
        assert asked.seat == 0
        assert asked.cells == state.view(0).cells()
        if asked.cells != state.cells():
            imagined = state.view(0).imagine(Rng(1))
            assert imagined.view(0).cells() == asked.cells
        if passage.seat != 0:
            assert asked.played == []


# Analysing a game


async def finish(server: Serving, guest: Guest) -> str:
    made = await guest.open("here")
    table: str = made["table"]
    async with guest.sit(table, "us") as us, guest.sit(table, "de") as de:
        await play_out([us, de], Rng(8), most=30)
        await us.ask("resign")
    return table


async def review(guest: Guest, table: str, side: str = "us") -> Message:
    answer = await guest.http.get(f"/api/tables/{table}/review?side={side}")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def whole_review(guest: Guest, table: str, side: str = "us") -> Message:
    while (found := await review(guest, table, side))["state"] == "working":
        await asyncio.sleep(0.05)
    return found


async def test_a_finished_game_is_analysed_while_its_player_waits(server: Serving) -> None:
    async with server.guest() as guest, server.stranger() as third:
        table = await finish(server, guest)
        first = await review(guest, table)
        assert first["state"] == "working"
        assert (first["done"], first["chances"], first["costly"]) == (0, [], [])
        found = await whole_review(guest, table)
        assert found["state"] == "done"
        assert found["done"] == found["whole"] > 10
        entries = [at["entry"] for at in found["chances"]]
        assert entries == sorted(set(entries))
        assert all(0 <= at["chance"] <= 1 for at in found["chances"])
        # The Americans resigned.
        assert found["chances"][-1]["chance"] == 0
        for line in found["costly"]:
            assert line["better"]["chance"] - line["played"]["chance"] >= at_tables.LEAST_COST
            assert line["reasons"]
            (at,) = (at for at in found["chances"] if at["entry"] == line["entry"])
            assert at["chance"] == line["better"]["chance"]
        # The analysis is stored for all players.
        assert await review(third, table) == found


async def test_the_same_game_always_has_the_same_analysis(server: Serving) -> None:
    async with server.guest() as guest:
        table = await finish(server, guest)
        found = await whole_review(guest, table)
        server.hub.coach._looking.clear()
        assert await whole_review(guest, table) == found


async def test_it_stops_when_no_player_waits_and_continues_when_one_does(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest() as guest:
        table = await finish(server, guest)
        monkeypatch.setattr(at_tables, "PATIENCE", -1.0)
        await review(guest, table)
        (looking,) = server.hub.coach._looking.values()
        while looking.work is not None:
            await asyncio.sleep(0)
        assert looking.done == 0
        monkeypatch.setattr(at_tables, "PATIENCE", 30.0)
        assert (await whole_review(guest, table))["state"] == "done"


async def test_a_coach_whose_process_dies_leaves_gaps_and_no_more(database: str) -> None:
    async with (
        serving(database, thinkers=AgentPool(1, 5, DIES)) as server,
        server.guest() as guest,
    ):
        made = await guest.open("here")
        async with guest.sit(made["table"], "us") as us:
            await us.play([us.frame["ask"]["options"][0]["move"]])
            await us.ask("resign")
        found = await whole_review(guest, made["table"])
        assert [at["chance"] for at in found["chances"]] == [0]
        body = {"side": "de", "entry": 9}
        answer = await guest.http.post(f"/api/tables/{made['table']}/advice", json=body)
        assert answer.status_code == 503


async def test_a_title_without_a_network_is_reported(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agents, "is_taught", lambda title: False)
    async with server.guest() as guest:
        made = await guest.open("here", title="heroes-of-normandie", scenario="godsend")
        async with guest.sit(made["table"], "us") as us:
            await us.ask("resign")
        found = await review(guest, made["table"])
        assert (found["state"], found["whole"]) == ("untaught", 0)
        body = {"side": "us", "entry": 0}
        answer = await guest.http.post(f"/api/tables/{made['table']}/advice", json=body)
        assert answer.status_code == 409
        assert answer.json()["error"] == "untaught"


async def test_a_running_game_is_not_analysed(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open("here")
        answer = await guest.http.get(f"/api/tables/{made['table']}/review?side=us")
        assert answer.json()["error"] == "not-over"
        answer = await guest.http.get(f"/api/tables/{made['table']}/review")
        assert answer.status_code in (404, 409)


# Advice on what to play


async def ask(guest: Guest, table: str, side: str, **at: int) -> tuple[int, Any]:
    answer = await guest.http.post(f"/api/tables/{table}/advice", json={"side": side, **at})
    return answer.status_code, answer.json()


async def test_anyone_may_ask_at_any_position_of_a_finished_game(server: Serving) -> None:
    async with server.guest() as guest, server.stranger() as third:
        table = await finish(server, guest)
        entries = (await guest.http.get(f"/api/tables/{table}/replay")).json()["entries"]
        bid = next(n for n, entry in enumerate(entries) if entry["line"].startswith("us: bid"))
        status, advice = await ask(third, table, "us", entry=bid)
        assert status == 200
        assert advice["side"] == "us"
        assert all(line["steps"][0]["move"].startswith("bid") for line in advice["lines"])
        # Before the first card is drawn there is no question to answer.
        assert (await ask(third, table, "us", entry=0))[1]["error"] == "not-asked"
        assert (await ask(third, table, "us", entry=len(entries)))[0] == 404
        assert (await ask(third, table, "us"))[0] == 404


async def test_against_an_agent_a_player_may_turn_the_coach_on_alone(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as third:
        made = await guest.open("agent")
        table = made["table"]
        async with guest.sit(table, "us") as us:
            await us.until(lambda frame: frame["ask"] is not None)
            decision = us.frame["decision"]
            assert us.frame["coach"] is False
            assert (await ask(guest, table, "us", decision=decision))[1]["error"] == "no-coach"
            assert (await us.ask("offer", kind="coach"))["type"] == "accepted"
            await us.until(lambda frame: frame["coach"])
            status, advice = await ask(guest, table, "us", decision=decision)
            assert status == 200
            offered = {choice["move"] for choice in us.frame["ask"]["options"]}
            assert {line["steps"][0]["move"] for line in advice["lines"]} <= offered
            # Other users are refused, and so are advice for the other side and about past
            # decisions.
            assert (await ask(third, table, "us", decision=decision))[1]["error"] == "not-your-seat"
            assert (await ask(guest, table, "de", decision=decision))[1]["error"] == "not-your-seat"
            assert (await ask(guest, table, "us", decision=decision + 99))[1]["error"] == "stale"
            assert (await ask(guest, table, "us"))[1]["error"] == "stale"
            assert (await us.ask("offer", kind="coach"))["error"] == "stale"


async def test_between_two_people_both_must_agree(server: Serving) -> None:
    async with two_friends(server) as (us, de):
        await us.ask("offer", kind="coach")
        await de.until(lambda frame: frame["offer"] is not None)
        assert de.frame["offer"] == {"kind": "coach", "by": "us"}
        assert de.frame["coach"] is False
        await de.ask("answer", accept=False)
        await us.until(lambda frame: frame["declined"] is not None)
        assert us.frame["coach"] is False
        await de.ask("offer", kind="coach")
        await us.until(lambda frame: frame["offer"] is not None)
        await us.ask("answer", accept=True)
        for browser in (us, de):
            await browser.until(lambda frame: frame["coach"])
        await still_open_after_an_undo(us)


async def still_open_after_an_undo(us: Browser) -> None:
    await us.play([us.frame["ask"]["options"][0]["move"]])
    await us.ask("undo")
    await us.until(lambda frame: frame["ask"] is not None)
    assert us.frame["coach"] is True


async def test_a_game_with_a_coach_can_be_verified(server: Serving) -> None:
    from sandtable.server.tables.records import verify

    async with server.guest() as guest:
        made = await guest.open("agent")
        async with guest.sit(made["table"], "us") as us:
            await us.ask("offer", kind="coach")
            await us.ask("resign")
        text = (await guest.http.get(f"/api/tables/{made['table']}/record")).text
        assert verify(text).record.state.ending == "resigned"
        table = (await server.hub.store.table(made["table"])).id
        async with server.hub.visit(table) as live:
            assert live.log.coached
            assert round_of(live.log.state) == 1
