"""The features of Heroes that guide the search: positions and choices."""

from typing import cast

import pytest
from heroes_table import Table
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.agents import make
from sandtable.agents.network import blank
from sandtable.agents.network_guide import NetworkGuide, reader
from sandtable.agents.search import Tree
from sandtable.core import Record, Rng
from sandtable.heroes.content.game import HeroesGame
from sandtable.heroes.learning.appraisal import (
    ANTI_TANK,
    RIFLES,
    ROLES,
    TWELFTHS,
    UNKNOWN,
    Appraiser,
)
from sandtable.heroes.learning.choice_features import KINDS, UNIT_NUMBERS, VERBS_KNOWN
from sandtable.heroes.learning.features import EFFECTS_KNOWN
from sandtable.heroes.model.state import VEILED, Skirmish
from sandtable.heroes.model.windows import OWN, set_level
from sandtable.testkit.strategies import records

GAME = cast(HeroesGame, sandtable.load("heroes-of-normandie"))
SCENARIOS = [listing.id for listing in GAME.listings()]
BATTLES = ["battle-100-4", "battle-200-7", "battle-300-1"]
QUICK = settings(max_examples=30, deadline=None)


def observe(state: Skirmish, seat: int) -> list[float]:
    return list(state.scenario.facets.reader(state).position(state, seat))


def survey(state: Skirmish, seat: int) -> list[list[float]]:
    numbers = state.scenario.facets.reader(state)
    width = int(numbers.width)
    rows = list(numbers.choices(state, seat))
    return [rows[at : at + width] for at in range(0, len(rows), width)]


def appraise(table: Table, seat: int = 0) -> Appraiser:
    appraiser = Appraiser(table.theatre)
    appraiser.look_over(table.state, seat)
    return appraiser


def played(seed: int, scenario: str, entries: int) -> Skirmish:
    """Return a position after this many random choices."""
    rng = Rng(seed)
    state = cast(Skirmish, GAME.start(scenario, rng))
    for _ in range(entries):
        if not state.over:
            codes = state.codes(state.seat)
            state.choose_code(codes[rng.below(len(codes))], state.seat)
            state.settle_all(rng)
    return state


def choosing(state: Skirmish) -> bool:
    return len(state.codes(state.seat)) > 1


# Positions


def test_all_scenarios_and_battles_have_one_size_of_numbers() -> None:
    sizes = set()
    for scenario in SCENARIOS + BATTLES:
        state = played(3, scenario, 60)
        numbers = state.scenario.facets.reader(state)
        assert len(numbers.position(state, 0)) == numbers.size
        sizes.add((int(numbers.size), int(numbers.width)))
    assert len(sizes) == 1


@QUICK
@given(record=records(GAME, SCENARIOS + BATTLES, most=900), seed=st.integers(0, 2**32 - 1))
def test_the_numbers_do_not_depend_on_what_a_seat_cannot_see(record: Record, seed: int) -> None:
    state = cast(Skirmish, record.state)
    for seat in range(2):
        view = state.view(seat)
        imagined = view.imagine(Rng(seed))
        seen = observe(state, seat)
        assert seen == observe(imagined, seat)
        assert seen == observe(view.position, seat)
        assert all(-4.0 <= number <= 8.0 for number in seen)
        if state.owing >> seat & 1:
            assert survey(state, seat) == survey(imagined, seat)


def test_it_remembers_nothing_of_other_positions() -> None:
    states = [played(seed, "tempest-of-fire", 300) for seed in range(4)]
    numbers = states[0].scenario.facets.reader(states[0])
    first = [list(numbers.position(state, 0)) for state in states]
    assert first == [list(numbers.position(state, 0)) for state in states]
    assert first == [observe(state, 0) for state in states]


def test_a_unit_nearer_to_an_objective_has_more_pull() -> None:
    goal = 'objectives = [{ name = "mill", at = "h7", points = 1 }]'
    aim = 'aims = [{ kind = "hold", objectives = ["mill"] }]'
    table = Table(extra=goal, us_extra=aim).turn()
    table.put("fire_team", "b7")
    far = appraise(table).pull[table.unit("fire_team")]
    seen_far = observe(table.state, 0)
    table.put("fire_team", "e7")
    near = appraise(table).pull[table.unit("fire_team")]
    assert 0 < far < near
    assert sum(observe(table.state, 0)) > sum(seen_far)
    table.put("fire_team", "h7")
    assert appraise(table).pull[table.unit("fire_team")] > near


def test_shots_and_dangers_are_those_of_the_rules() -> None:
    table = Table().put("fire_team", "b7").put("fire_group", "e7").turn()
    seen = appraise(table)
    us, de = table.unit("fire_team"), table.unit("fire_group")
    table.act("fire_team").choose("do fire")
    odds = table.preview("target e7")
    assert seen.best[us] / TWELFTHS == odds["hits"] / odds["ways"]
    assert seen.danger[de] == seen.best[us]
    assert seen.danger[us] == seen.best[de] > 0
    assert seen.gap[us] == seen.gap[de] == 3
    # Infantry between them blocks the line for both.
    hidden = appraise(table.put("support_team", "c7"))
    assert hidden.best[us] == hidden.danger[us] == 0


def test_a_concealed_enemy_has_no_role_and_cannot_be_hit() -> None:
    table = Table(de="plate panzergrenadiere_901\n  panzerschreck_group_901").turn()
    table.put("fire_team", "b7").put("panzerschreck", "e7")
    schreck = table.unit("panzerschreck")
    table.state.mark(schreck, VEILED)
    assert appraise(table, 0).role[schreck] == UNKNOWN
    assert appraise(table, 0).best[table.unit("fire_team")] == 0
    assert appraise(table, 1).role[schreck] == ANTI_TANK
    assert appraise(table, 0).role[table.unit("fire_team")] == RIFLES


# Choices


@QUICK
@given(record=records(GAME, SCENARIOS + BATTLES, most=900))
def test_every_choice_has_its_row(record: Record) -> None:
    state = cast(Skirmish, record.state)
    for seat in state.seats_owing:
        codes = state.codes(seat)
        rows = survey(state, seat)
        assert len(rows) == len(codes)
        for row, code in zip(rows, codes, strict=True):
            # The first features are the kind of the move.
            assert row[:KINDS].count(1.0) == 1
            assert row[:KINDS].index(1.0) == code >> 10
            assert all(-4.0 <= number <= 8.0 for number in row)


def test_a_step_towards_the_objective_shows_what_it_gains() -> None:
    goal = 'objectives = [{ name = "mill", at = "h7", points = 1 }]'
    aim = 'aims = [{ kind = "hold", objectives = ["mill"] }]'
    table = Table(extra=goal, us_extra=aim).put("fire_team", "d7").moves("fire_team")
    rows = dict(zip(table.options(), survey(table.state, 0), strict=True))
    place = KINDS + VERBS_KNOWN + 2 * ROLES + EFFECTS_KNOWN + UNIT_NUMBERS
    assert rows["step e7"][place] > rows["step d8"][place] > rows["step c7"][place] > 0.0
    assert rows["step e7"][place + 1] > 0.0 > rows["step c7"][place + 1]


def test_a_shot_shows_its_odds() -> None:
    table = Table().put("fire_team", "b7").put("fire_group", "e7").act("fire_team")
    told = dict(zip(table.options(), survey(table.state, 0), strict=True))["do fire"]
    table.choose("do fire")
    odds = table.preview("target e7")
    rows = dict(zip(table.options(), survey(table.state, 0), strict=True))
    chance = odds["hits"] / odds["ways"]
    assert 0.0 < chance < 1.0
    assert chance in rows["target e7"]
    assert chance in told


@pytest.mark.parametrize("scenario", ["godsend", "slaughterhouse", "battle-200-7"])
def test_the_reader_knows_how_many_numbers_there_are(scenario: str) -> None:
    read = reader(GAME, scenario)
    state = played(5, scenario, 40)
    seat = state.seat
    view = state.view(seat)
    position = view.position
    rows = read.choices(position, seat)
    assert read.position(position, seat).shape == (read.size,)
    assert rows.shape == (len(position.codes(seat)), read.width)


def test_a_network_guides_the_search() -> None:
    read = reader(GAME, "slaughterhouse")
    guide = NetworkGuide(blank(read.size, read.width, wide=8, deep=8, match=8), read)
    entries = next(n for n in range(120, 200) if choosing(played(5, "slaughterhouse", n)))
    state = played(5, "slaughterhouse", entries)
    tree = Tree(state.view(state.seat), state.seat, guide, Rng(1))
    assert tree.grow(12, 60.0) == 12
    assert sum(tree.visits(code) for code in state.codes(state.seat)) == 12


def test_heuristics_choose_how_often_to_be_asked() -> None:
    """The search cannot value this choice. Without it, cards against attacks stay in the hand."""
    searcher = make("corporal", 3)
    rng = Rng(1)
    state = cast(Skirmish, GAME.start("slaughterhouse", rng))
    for seat in (0, 1):
        set_level(state, seat, OWN)  # below the default level
    asked = [0, 0]
    while state.turn < 3:
        seat = state.seat
        view = state.view(seat)
        decision = view.decision()
        assert decision is not None
        move = searcher.decide(view, decision)
        asked[seat] += move.kind == "ask"
        state.play(move, rng, seat)
    assert asked == [1, 1]
