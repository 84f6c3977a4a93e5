"""The search, and the features that guide it."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import sandtable
from sandtable.agents.noise import stir
from sandtable.agents.search import LOOK, Guide, Luck, Search, Tree, Trial
from sandtable.core import Game, Record, Rng, State
from sandtable.core.state import CHANCE
from sandtable.core.vec import append, vec
from sandtable.testkit.strategies import records
from sandtable.undaunted.testkit import DesertTable, Table

NORMANDY = sandtable.load("undaunted-normandy")
NORTH_AFRICA = sandtable.load("undaunted-north-africa")


class Fair(Guide):
    """Gives every choice the same probability, and every state the value 0."""

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return vec[float]([1.0 / len(codes)] * len(codes))

    def worth(self, state: State, seat: i64) -> float:
        return 0.0


def observe(state: State, seat: int) -> list[float]:
    return list(state.scenario.facets.reader(state).position(state, seat))


# Features


@pytest.mark.parametrize("game", [NORMANDY, NORTH_AFRICA], ids=lambda game: game.id)
def test_a_title_has_one_size_of_numbers_for_all_its_scenarios(game: Game) -> None:
    sizes = set()
    for listing in game.listings():
        state = game.start(listing.id, Rng(1))
        reader = state.scenario.facets.reader(state)
        sizes.add((int(reader.size), int(reader.width)))
        assert len(reader.position(state, 0)) == reader.size
    assert len(sizes) == 1


@given(record=st.one_of(records(NORMANDY), records(NORTH_AFRICA)), seed=st.integers(0, 2**32 - 1))
def test_the_numbers_do_not_depend_on_what_a_seat_cannot_see(record: Record, seed: int) -> None:
    state = record.state
    for seat in range(2):
        view = state.view(seat)
        seen = observe(state, seat)
        assert seen == observe(view.imagine(Rng(seed)), seat)
        assert seen == observe(view.position, seat)
        assert all(-4.0 <= number <= 8.0 for number in seen)


@given(record=st.one_of(records(NORMANDY), records(NORTH_AFRICA)))
def test_every_choice_has_its_row(record: Record) -> None:
    state = record.state
    reader = state.scenario.facets.reader(state)
    for seat in state.seats_owing:
        codes = state.codes(seat)
        width = int(reader.width)
        rows = list(reader.choices(state, seat))
        assert len(rows) == len(codes) * width
        for index, code in enumerate(codes):
            # The first features are the kind of the move.
            kinds = rows[index * width : index * width + 32]
            assert kinds.count(1.0) == 1
            assert kinds.index(1.0) == code >> 8


def test_what_is_nearer_to_an_objective_pulls_more() -> None:
    table = Table("la-raye").put("us.rifleman_a", "17B")
    far = observe(table.state, 0)
    near = observe(table.put("us.rifleman_a", "13B").state, 0)
    assert far != near
    assert sum(near) > sum(far)


def test_a_shot_shows_its_odds() -> None:
    table = DesertTable("bir-bu-hasci").put("lrdg.anti_tank", "3B")
    table.cards("lrdg", hand=["anti_tank"]).cards("it", deck=["rifleman_a"]).turn("lrdg")
    table.choose("play anti_tank", "do anti_tank")
    state = table.state
    rows = list(state.scenario.facets.reader(state).choices(state, 0))
    odds = state.preview(state.options(0)[0])
    assert odds["hits"] / odds["ways"] in rows


# Search


def test_it_finds_the_move_that_wins() -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).cards("de", deck=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a")
    tree = Tree(table.state.view(0), 0, Fair(), Rng(1))
    assert tree.grow(200, 60.0) == 200
    best = table.state.scenario.by_code[tree.best()]
    assert best.text == "do control"
    assert 0.99 < tree.worth(best.code) < 1.0  # one choice before a win


@pytest.mark.parametrize("scenario", ["la-raye", "mortain"])
def test_the_same_view_and_seed_grow_the_same_tree(scenario: str) -> None:
    state = NORMANDY.start(scenario, Rng(4))
    trees = [Tree(state.view(0), 0, Fair(), Rng(9)) for _ in range(2)]
    for tree in trees:
        tree.grow(60, 60.0)
    counts = [[tree.visits(move.code) for move in state.options(0)] for tree in trees]
    assert counts[0] == counts[1]
    assert sum(counts[0]) == 60


def test_what_it_thinks_of_its_choices_adds_up() -> None:
    state = NORMANDY.start("mortain", Rng(4))
    tree = Tree(state.view(0), 0, Fair(), Rng(9))
    tree.grow(64, 60.0)
    codes = state.codes(0)
    shares = list(tree.shares())
    assert sum(shares) == pytest.approx(1.0)
    assert shares.index(max(shares)) == list(codes).index(tree.best())
    assert tree.trials[0].count() >= max(trial.count() for trial in tree.trials)
    with pytest.raises(ValueError, match="is not an option here"):
        tree.visits(-1)


def test_choices_are_compared_in_the_same_states_with_the_same_luck() -> None:
    """The result of a choice's first try does not depend on the other tries."""

    class Echo(Fair):
        def worth(self, state: State, seat: i64) -> float:
            return float(zlib.crc32(repr(state.cells()).encode()) % 1000) / 1000.0

    state = NORMANDY.start("la-raye", Rng(4))
    tree = Tree(state.view(0), 0, Echo(), Rng(9))
    tree.grow(16, 60.0)
    one, other = tree.trials[:2]
    assert one.count() == other.count() > 1
    again = Tree(state.view(0), 0, Echo(), Rng(9))
    again.try_out(again.trial(other.code))
    assert list(again.trial(other.code).sums) == list(other.sums)[:1]


@pytest.mark.parametrize("seed", range(5))
def test_the_same_event_brings_the_same_luck_whatever_came_before(seed: int) -> None:
    def deal() -> State:
        state = NORMANDY.start("la-raye", Rng(4)).clone()
        while state.waits != CHANCE:
            state.choose_code(state.codes(state.first_owing())[0], state.first_owing())
        return state

    attack = Table("la-raye").put("us.rifleman_a", "13B").put("de.rifleman_a", "11B")
    attack.cards("us", hand=["rifleman_a", "scout_b"]).turn("us")
    attack.choose("play rifleman_a", "do attack", "at de.rifleman_a")
    assert attack.state.waits == CHANCE
    luck = Luck()
    ends = []
    for before in ([], [deal()], [deal(), deal()]):
        luck.begin(Rng(seed))
        for other in before:
            luck.settle(other)
        state = attack.state.clone()
        luck.settle(state)
        ends.append(state.cells())
    assert ends[0] == ends[1] == ends[2]


def test_luck_is_even() -> None:
    luck = Rng()
    pairs = [0] * 36
    for page in range(3600):
        luck.move_to(page, 9)
        one = luck.below(6)
        luck.move_to(page + 1, 9)
        pairs[6 * one + luck.below(6)] += 1
    # Chi-square with 35 degrees of freedom is above 70 in less than one of a thousand cases.
    assert sum((count - 100) ** 2 / 100 for count in pairs) < 70
    luck.move_to(7, 9)
    again = Rng(3)
    again.move_to(7, 9)
    assert [luck.below(100) for _ in range(9)] == [again.below(100) for _ in range(9)]


def test_who_is_in_a_hurry_does_not_think_about_what_has_no_rival() -> None:
    class Sure(Fair):
        def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
            return vec[float]([1.0] + [0.0] * (len(codes) - 1))

    state = NORMANDY.start("la-raye", Rng(4))
    hurried, calm = (Tree(state.view(0), 0, Sure(), Rng(9)) for _ in range(2))
    assert hurried.grow(40, 60.0, True) == 0
    assert calm.grow(40, 60.0) == 40
    assert hurried.best() == calm.best() == state.codes(0)[0]


def test_it_expects_from_a_won_game_that_it_is_won() -> None:
    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).cards("de", deck=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a")
    ours, theirs = (Search(table.state.view(seat), seat, Fair(), Rng(1)) for seat in (0, 1))
    assert ours.expect(200, 60.0) > 0.5
    assert theirs.expect(200, 60.0) < -0.5


def test_what_follows_a_choice_can_be_played_on_without_a_search() -> None:
    class Asked(Fair):
        def __init__(self, branching: bool) -> None:
            super().__init__()
            self.branching = branching
            self.promises = 0

        def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
            self.promises += 1
            return super().promise(state, seat, codes)

    state = NORMANDY.start("mortain", Rng(4))
    while state.owing & state.owing - 1:  # bids are simultaneous
        state.play(state.options(state.seat)[0], Rng(1), state.seat)
    view = state.view(state.seat)
    asked = []
    for branching in (False, True):
        guide = Asked(branching)
        tree = Tree(view, state.seat, guide, Rng(9))
        assert tree.grow(40, 60.0) == 40
        assert any(trial.node.children for trial in tree.trials) == branching
        asked.append(guide.promises)
    assert asked[0] == 1 < asked[1]


def test_haste_changes_what_choices_seem_to_promise() -> None:
    state = NORMANDY.start("la-raye", Rng(4))
    calm, hasty = (Tree(state.view(0), 0, Fair(), Rng(9), haste) for haste in (0.0, 0.5))
    calm.grow(1, 60.0)
    hasty.grow(1, 60.0)
    assert len({trial.promise for trial in calm.trials}) == 1
    assert len({trial.promise for trial in hasty.trials}) == len(hasty.trials)
    assert sum(trial.promise for trial in hasty.trials) == pytest.approx(1.0)


@pytest.mark.parametrize("haste", [0.1, 0.5, 1.0])
def test_in_haste_what_promises_much_less_is_not_taken_for_the_best(haste: float) -> None:
    before = [0.4, 0.0, 0.3, 0.25, 0.05]
    firsts = set()
    for seed in range(60):
        promises = vec[float](before)
        stir(promises, haste, Rng(seed))
        assert sum(promises) == pytest.approx(1.0)
        assert promises[1] == 0.0
        assert promises[4] == pytest.approx(0.05 * (1 - haste))
        firsts.add(list(promises).index(max(promises)))
    assert firsts == ({0} if haste == 0.1 else {0, 2, 3})


def test_it_stops_when_the_time_is_up() -> None:
    state = NORMANDY.start("mortain", Rng(4))
    tree = Tree(state.view(0), 0, Fair(), Rng(9))
    assert 0 < tree.grow(10_000_000, 0.05) < 10_000_000


@given(record=st.one_of(records(NORMANDY), records(NORTH_AFRICA)), seed=st.integers(0, 2**32 - 1))
def test_what_it_cannot_see_does_not_change_it(record: Record, seed: int) -> None:
    state = record.state
    for seat in state.seats_owing:
        view = state.view(seat)
        other = view.imagine(Rng(seed)).view(seat)
        counts = []
        for seen in (view, other):
            tree = Tree(seen, seat, Fair(), Rng(3))
            tree.grow(12, 60.0)
            counts.append([tree.visits(move.code) for move in state.options(seat)])
        assert counts[0] == counts[1]


def test_what_is_beaten_beyond_doubt_is_left_out() -> None:
    one, other = Trial(1, 0.5), Trial(2, 0.5)
    for count in range(LOOK):
        one.sums = append(one.sums, 0.5 * (count + 1))
        other.sums = append(other.sums, 0.5 * (count + 1) - 0.1 * (count // 2))
        assert other.is_beaten_by(one) == (count + 1 == LOOK)
        assert not one.is_beaten_by(other)

    table = Table("la-raye").markers("us", scouted=["17B", "13B"], controlled=["5B", "7A"])
    table.take_off("de").put("de.rifleman_a", "11B").put("us.rifleman_a", "13B")
    table.cards("us", hand=["rifleman_a", "scout_b"]).cards("de", deck=["rifleman_a"]).turn("us")
    table.choose("play rifleman_a")
    tree = Tree(table.state.view(0), 0, Fair(), Rng(1))
    tree.grow(400, 60.0, hurry=True)
    assert table.state.scenario.by_code[tree.best()].text == "do control"
