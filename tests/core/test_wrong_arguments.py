"""U2, U3: the public API accepts or refuses every argument, and a refusal changes nothing."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.agents import make
from sandtable.agents.match import play_game, play_match
from sandtable.core import (
    CHANCE,
    BadArgument,
    BadOutcome,
    BadRecord,
    ContentError,
    Game,
    IllegalMove,
    Record,
    Rng,
    SandtableError,
    UnknownName,
)
from sandtable.core.campaign import Campaign
from sandtable.core.errors import Fault, IllegalSetup
from sandtable.testkit.strategies import records, walk
from sandtable.words import Words

GAMES = [sandtable.load(title) for title in sandtable.TITLES]
EACH_TITLE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
OTHER = sandtable.load("undaunted-normandy").scenario("mortain").moves
ODD: list[Any] = [
    *(None, True, -1, -2, 2, 9, 99_999, 2**63, -(2**64), 10**5000, 0.0, 1.5, float("nan")),
    *("", "xx", "US", "chance", "²", "\0", "roll 1", "us\n", b"us", (), [0], {"us": 1}, {0}),
    *(object(), int, print, Rng(1), OTHER[0], OTHER[-1], OTHER),
]


@pytest.mark.parametrize(
    "error",
    [
        BadRecord("a move that is not there", 7),
        ContentError([Fault("cards.toml", 3, "a.b", "missing"), Fault("cards.toml", 1, "", "no")]),
        IllegalMove("illegal move", "UN-4.4", "no-action"),
        IllegalSetup("two commanders", "HN-2.1", "commanders"),
        UnknownName("unknown title"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_is_the_same_in_another_process(error: SandtableError) -> None:
    """Errors can be pickled, as process pools do."""
    told = pickle.loads(pickle.dumps(error))
    assert type(told) is type(error)
    assert str(told) == str(error)
    assert vars(told) == vars(error)


def calls(record: Record) -> dict[str, Callable[[Any], object]]:
    """Return every public method with an argument to try; the other arguments are valid."""
    state, scenario = record.state, record.state.scenario
    game = sandtable.load(scenario.title)
    view = state.view(None)
    move = scenario.moves[0]
    event = record.events[0][0] if record.events and record.events[0] else None
    found: dict[str, Callable[[Any], object]] = {
        "options": state.options,
        "choose move": state.choose,
        "choose seat": lambda odd: state.choose(move, odd),
        "play move": lambda odd: state.play(odd, Rng(1)),
        "play seat": lambda odd: state.play(move, Rng(1), odd),
        "play rng": lambda odd: state.play(next(iter(state.options()), move), odd),
        "settle": state.settle,
        "settle_all": state.settle_all,
        "sample": state.sample,
        "outcome_text": state.outcome_text,
        "parse_outcome": state.parse_outcome,
        "decision": state.decision,
        "view": state.view,
        "why_not move": state.why_not,
        "why_not seat": lambda odd: state.why_not(move, odd),
        "preview": state.preview,
        "preview then": lambda odd: state.preview(move, odd),
        "resign": state.resign,
        "time_out": state.time_out,
        "imagine": view.imagine,
        "scenario.move": scenario.move,
        "scenario.seat": scenario.seat,
        "record.choose move": record.choose,
        "record.choose seat": lambda odd: record.choose(move, odd),
        "record.settle": record.settle,
        "record.settle_way": record.settle_way,
        "record.settle_all": record.settle_all,
        "record.play move": lambda odd: record.play(odd, Rng(1)),
        "record.play rng": lambda odd: record.play(
            next(iter(state.options()), move), odd, max(state.seat, 0)
        ),
        "record.play seat": lambda odd: record.play(move, Rng(1), odd),
        "record.resign": record.resign,
        "record.time_out": record.time_out,
        "record.hand_over seat": lambda odd: record.hand_over(odd, "recruit"),
        "record.hand_over to": lambda odd: record.hand_over(0, odd),
        "record.seen_by": record.seen_by,
        "record.at": record.at,
        "record.follow": record.follow,
        "record.undo_limit": record.undo_limit,
        "record.undo": record.undo,
        "record.take_back": record.take_back,
        "replay": sandtable.replay,
        "load": sandtable.load,
        "scenario": game.scenario,
        "record": game.record,
        "restore": lambda odd: state.restore(odd, ""),
        "restore ending": lambda odd: state.restore(state.cells(), odd),
        "restore fewer": lambda odd: state.restore([*state.cells(), odd], ""),
        "restore_view seat": lambda odd: game.restore_view(scenario.id, odd, state.cells()),
        "restore_view": lambda odd: game.restore_view(odd, 0, []),
        "start rng": lambda odd: game.start(scenario.id, odd),
        "start": lambda odd: sandtable.start(scenario.title, odd),
        "packs": lambda odd: sandtable.load(scenario.title, odd),
        "use_packs": sandtable.use_packs,
        "kept": lambda odd: sandtable.kept(scenario.title, odd),
        "edition": lambda odd: sandtable.edition(odd, 1),
        "add": game.add,
        "faults": game.faults,
        "content": game.content,
        "text": game.text,
        "listing": game.listing,
        "random_battle": game.random_battle,
        "random_battle size": lambda odd: game.random_battle(7, odd),
        "Campaign game": lambda odd: Campaign(odd, scenario.id),
        "Campaign first": lambda odd: Campaign(game, odd),
        "Campaign length": lambda odd: Campaign(game, scenario.id, odd),
        "Words": lambda odd: Words(game, odd),
        "Words game": lambda odd: Words(odd, "en"),
        "make": lambda odd: make(odd, 1),
        "make seed": lambda odd: make("random", odd),
        "play_game game": lambda odd: play_game(odd, scenario.id, ("random", "random"), 1),
        "play_game scenario": lambda odd: play_game(game, odd, ("random", "random"), 1),
        "play_game agents": lambda odd: play_game(game, scenario.id, odd, 1),
        "play_game agent": lambda odd: play_game(game, scenario.id, ("random", odd), 1),
        "play_match agents": lambda odd: play_match(game.id, scenario.id, odd, 1, jobs=1),
        "play_match games": lambda odd: (
            odd in (2, 9, 99_999, 2**63, 10**5000)
            or play_match(game.id, scenario.id, ("random", "random"), odd, jobs=1)
        ),
        "play_match jobs": lambda odd: play_match(
            game.id, scenario.id, ("random", "thumb"), 1, jobs=odd
        ),
        "Rng": Rng,
    }
    if event is not None:
        found["event.seen_by"] = event.seen_by
    return found


def looked_at(record: Record) -> tuple[object, ...]:
    return record.state.cells(), record.state.ending, list(record.entries), len(record.events)


def refusal(act: Callable[[Any], object], odd: object) -> SandtableError | None:
    """Return the error of a refusal, or None if the value is accepted; other errors propagate."""
    try:
        act(odd)
    except SandtableError as error:
        return error
    return None


@EACH_TITLE
@given(st.data())
def test_a_wrong_argument_is_refused_and_nothing_has_changed(
    game: Game, data: st.DataObject
) -> None:
    """U2: the API raises a SandtableError with a message, or returns; no other error."""
    record = data.draw(records(game, most=60))
    name = data.draw(st.sampled_from(sorted(calls(record))))
    odd = data.draw(st.sampled_from(ODD))
    before, state = looked_at(record), record.state.clone()
    error = refusal(calls(record)[name], odd)
    if error is not None:
        assert str(error)
        assert looked_at(record) == before
        assert record.state == state


@EACH_TITLE
def test_every_method_meets_every_odd_value(game: Game) -> None:
    """U2: all methods with all invalid values, when a choice is due and when chance is due."""
    refused = 0
    waits: set[int] = set()
    for length in (0, 25):
        start = game.record(game.listings()[0].id)
        walk(start, Rng(2), length)
        if length:
            start.settle_all(Rng(2))
        waits.add(int(start.state.waits))
        before = looked_at(start)
        record = start.fork()
        for name in sorted(calls(start)):
            for odd in ODD:
                error = refusal(calls(record)[name], odd)
                if error is None:
                    record = start.fork()
                    continue
                refused += 1
                assert str(error)
                assert isinstance(error, ContentError) or len(str(error)) < 600
                assert looked_at(record) == before, (name, odd)
    assert len(waits) == 2
    assert refused > 1000


@pytest.fixture
def record() -> Record:
    record = sandtable.load("undaunted-normandy").record("la-raye")
    record.settle_all(Rng(1))
    return record


@pytest.mark.parametrize("seat", [2, 9, -2, "fr", "", 1.0, None, True, [0]])
def test_a_seat_that_does_not_exist_is_named(record: Record, seat: Any) -> None:
    state = record.state
    move = state.options("us")[0]
    wrong: list[Callable[[], object]] = [
        lambda: state.options(seat),
        lambda: state.choose(move, seat),
        lambda: state.play(move, Rng(1), seat),
        lambda: state.why_not(move, seat),
        lambda: state.decision(seat),
        lambda: state.resign(seat),
        lambda: state.time_out(seat),
        lambda: record.choose(move, seat),
        lambda: record.play(move, Rng(1), seat),
        lambda: record.resign(seat),
        lambda: record.time_out(seat),
        lambda: record.hand_over(seat, "recruit"),
        lambda: record.undo(seat),
        lambda: record.undo_limit(seat),
    ]
    if seat is not None:  # spectator
        wrong += [lambda: state.view(seat), lambda: record.seen_by(seat)]
    for act in wrong:
        with pytest.raises(UnknownName) as caught:
            act()
        assert f"unknown seat: {seat!r}; the seats are 0 (us) and 1 (de)" in str(caught.value)


def test_a_seat_can_be_given_by_name_everywhere(record: Record) -> None:
    """U3: data contains seats by name, so calls accept names too."""
    state = record.state
    for number, name in enumerate(state.scenario.seats):
        assert state.options(name) == state.options(number)
        assert state.view(name).data() == state.view(number).data()
        assert state.decision(name).options == state.decision(number).options  # type: ignore[union-attr]
        assert state.why_not("end", name) == state.why_not("end", number)
        assert record.seen_by(name) == record.seen_by(number)
        assert record.undo_limit(name) == record.undo_limit(number)
    text = state.options("de")[0].text
    by_name, by_number = record.fork(), record.fork()
    by_name.choose(text, "de")
    by_number.choose(text, 1)
    assert by_name.entries == by_number.entries
    by_name.undo("de")
    by_name.hand_over("us", "recruit")
    by_name.resign("us")
    assert by_name.entries[-2:] != []
    assert (by_name.state.winner, by_name.state.ending) == (1, "resigned")
    copy = state.clone()
    copy.choose(text, "de")
    assert copy.seats_owing == [0]


def test_in_the_bid_a_record_is_told_whose_choice_it_is(record: Record) -> None:
    """U3: without a seat the call used to bid for the first side."""
    before = record.text()
    for act in (
        lambda: record.choose("bid fog_of_war"),
        lambda: record.play("bid fog_of_war", Rng(1)),
    ):
        with pytest.raises(IllegalMove, match="seat: us and de must both choose; pass a seat"):
            act()
    assert record.text() == before
    record.choose("bid fog_of_war", "de")
    record.choose(record.state.options()[0])
    assert [entry.seat for entry in record.entries[-2:]] == [1, 0]


def test_a_choice_is_not_written_where_the_generator_is_wrong(record: Record) -> None:
    """U2: the choice used to be recorded before the TypeError."""
    before = record.text()
    wrong: Any = None
    with pytest.raises(BadArgument, match=r"rng: expected a sandtable\.Rng, not None"):
        record.play("bid fog_of_war", wrong, 0)
    assert record.text() == before
    with pytest.raises(BadArgument, match="rng: "):
        record.state.play("bid fog_of_war", 7, 0)
    assert record.text() == before


def test_outcomes_where_none_is_due(record: Record) -> None:
    state = record.state
    wrong: list[Callable[[], object]] = [
        state.odds,
        lambda: state.sample(Rng(1)),
        lambda: state.settle(0),
        lambda: state.outcome_text(0),
        lambda: state.parse_outcome("roll 1"),
    ]
    for act in wrong:
        with pytest.raises(BadOutcome, match="no chance outcome is expected here"):
            act()
    fresh = sandtable.start("undaunted-normandy", "la-raye")
    assert fresh.waits == CHANCE
    for odd in (99, -1, 2**70, "draw us scout_a", None, 0.0):
        with pytest.raises(BadOutcome, match=r"outcome: .* is not an outcome of a draw of us"):
            fresh.settle(odd)


def test_a_move_of_another_scenario_is_refused(record: Record) -> None:
    foreign = next(move for move in OTHER if move.code >= 0)
    for act in (record.state.why_not, record.state.preview):
        with pytest.raises(UnknownName, match="is not a move of undaunted-normandy/la-raye"):
            act(foreign)
    with pytest.raises(IllegalMove, match="unknown move for undaunted-normandy/la-raye"):
        record.choose(foreign, 0)


def test_a_campaign_names_a_wrong_side() -> None:
    """U2: ``score("xx")`` used to raise a ValueError from a list."""
    campaign = Campaign(sandtable.load("undaunted-normandy"), "la-raye", 2)
    for ask in (campaign.score, campaign.victories, campaign.casualties):
        assert ask("us") == ask(0) == 0
        for odd in ("xx", 2, -1, None, True):
            with pytest.raises(UnknownName, match=r"unknown side: .*; the sides are us and de"):
                ask(odd)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="state: expected a finished game"):
        campaign.enter(None)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="length: "):
        Campaign(sandtable.load("undaunted-normandy"), "la-raye", "two")  # type: ignore[arg-type]


def test_a_record_of_nonsense_is_a_bad_record() -> None:
    head = "sandtable record 1\ntitle undaunted-normandy\nrules {}\nscenario la-raye\n"
    for version in ("²", "1" * 5000, "-1", "1.0"):
        with pytest.raises(BadRecord, match="line 3: the rules version must be a number"):
            sandtable.replay(head.format(version))
