"""A referee watches random games of Normandy: limits from the printed rules."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

import sandtable
from sandtable.core import CHANCE, Journal, Rng
from sandtable.undaunted.normandy.rules import NormandyRules
from sandtable.undaunted.normandy.state import OFF_MAP, NormandyBattle
from sandtable.undaunted.state import OFF_BOARD, Side

GAME = sandtable.load("undaunted-normandy")
GAMES = ["la-raye", "crossing-the-vire", "mortain", "la-huberderie"]
LIVELY = ("to", "target", "do", "play", "aim", "at")


class Seen:
    """One choice, with what followed until the next, and the position before and after it."""

    def __init__(self, before: NormandyBattle, now: NormandyBattle, text: str) -> None:
        self.before = before
        self.now = now
        self.text = text
        journal = now.journal
        assert journal is not None
        self.events = journal.events

    def of(self, kind: str) -> Iterator[dict[str, Any]]:
        return ({**event.args} for event in self.events if event.kind == kind)


def choices(scenario: str, seed: int, most: int = 900) -> Iterator[Seen]:
    """Play at random, with a preference for actions over passing."""
    rng = Rng(seed)
    state = cast(NormandyBattle, GAME.start(scenario, rng))
    for _ in range(most):
        if state.over:
            return
        state.journal = Journal()
        before = cast(NormandyBattle, state.clone())
        seat = state.seats_owing[0]
        options = state.options(seat)
        bag = [move for move in options for _ in range(3 if move.kind in LIVELY else 1)]
        move = bag[rng.below(len(bag))]
        state.choose(move, seat)
        while state.waits == CHANCE:
            state.settle(state.sample(rng))
        yield Seen(before, state, move.text)


def away(state: NormandyBattle, one: int, other: int) -> int:
    """Return the fewest steps between two tiles that are laid out (UN-5.1)."""
    reached, rim, steps = {one}, {one}, 0
    while other not in reached:
        rim = {
            tile
            for tile in range(int(state.field.n_tiles))
            if tile not in reached and any(int(state.field.near[old]) >> tile & 1 for old in rim)
        }
        assert rim, "no way"
        reached |= rim
        steps += 1
    return steps


def sides(state: NormandyBattle) -> Iterator[tuple[str, Side, Side]]:
    seats = state.field.seats
    yield seats[0], state.one, state.other
    yield seats[1], state.other, state.one


def tiles(mask: int) -> set[int]:
    return {tile for tile in range(mask.bit_length()) if mask >> tile & 1}


def cards(pile: Any) -> list[int]:
    return [int(count) for count in pile]


@pytest.mark.rule("UN-5.2", "UN-5.3", "UN-5.4", "UN-5.5", "UN-4.5")
@pytest.mark.parametrize("scenario", GAMES)
def test_a_step_leads_to_a_neighbour_and_scout_alone_places_markers(scenario: str) -> None:
    steps = 0
    for seen in choices(scenario, 4):
        field = seen.before.field
        fog = int(field.fog)
        for told in seen.of("moved"):
            own = seen.before.side(seen.before.active)
            now = seen.now.side(seen.before.active)
            start, to = field.tiles.index(told["from"]), field.tiles.index(told["to"])
            unit = field.cards.index(told["unit"])
            assert int(own.at[unit]) == start
            assert away(seen.before, start, to) == 1
            assert not int(own.suppressed) >> unit & 1
            marked = bool(int(own.marked) >> to & 1)
            if told["action"] in ("move", "guide"):
                assert marked
            if told["action"] == "scout" and not marked:
                assert tiles(int(now.marked)) - tiles(int(own.marked)) == {to}
                taken = 1 if own.supply[fog] else 0
                assert own.supply[fog] - now.supply[fog] == taken
            elif not seen.now.over:
                assert int(now.marked) == int(own.marked)
            steps += 1
    assert steps


@pytest.mark.rule("UN-7.3", "UN-7.4", "UN-7.5", "UN-7.6", "UN-7.7")
@pytest.mark.parametrize("scenario", GAMES)
def test_an_attack_adds_up_and_takes_one_card_from_the_first_pile_that_has_it(
    scenario: str,
) -> None:
    attacks = hits = 0
    for seen in choices(scenario, 9):
        field, before = seen.before.field, seen.before
        declared = list(seen.of("attack_declared"))
        if len(declared) != 1 or len(list(seen.of("rolled"))) != 1:
            continue  # a Blast that goes on
        (told,), (rolled,) = declared, seen.of("rolled")
        enemy = field.seats.index(told["enemy"])
        unit, tile = field.cards.index(told["target"]), field.tiles.index(told["tile"])
        attacker = int(before.side(before.active).at[field.cards.index(told["unit"])])
        high = told["action"] == "blast" or int(field.hills) >> attacker & 1
        hill = int(field.hills) >> tile & 1
        cover = (1 if high else 3) if hill else int(field.cover[tile])
        far = 0 if told["action"] == "blast" else away(before, attacker, tile)
        assert int(before.side(enemy).at[unit]) == tile
        assert told["total"] == int(field.defence[unit]) + cover + far == rolled["total"]
        assert rolled["hit"] == any(die == 0 or die >= told["total"] for die in rolled["dice"])
        attacks += 1
        old, new = before.side(enemy), seen.now.side(enemy)
        if not rolled["hit"] or told["action"] == "suppress":
            assert cards(new.removed)[unit] == cards(old.removed)[unit]
            assert int(new.at[unit]) == tile
            continue
        hits += 1
        piles = [int(old.hand[unit]), int(old.discard[unit]), int(old.deck[unit])]
        if any(piles):
            lost = ["hand", "discard", "deck"][[bool(count) for count in piles].index(True)]
            assert [event["pile"] for event in seen.of("casualty")] == [lost]
            assert int(new.removed[unit]) == int(old.removed[unit]) + 1
            assert int(new.at[unit]) == tile
        else:
            assert int(new.at[unit]) == OFF_BOARD
            assert cards(new.removed) == cards(old.removed)
    assert attacks > hits


@pytest.mark.rule("UN-1.8", "UN-1.10", "UN-6.4", "UN-8.2", "UN-10.1")
@pytest.mark.parametrize("scenario", [*GAMES, "critical-intelligence"])
def test_points_are_those_of_the_tiles_a_side_controls(scenario: str) -> None:
    radio = int(cast(NormandyRules, GAME.rules(scenario)).radio_tile)  # type: ignore[attr-defined]
    for seen in choices(scenario, 6):
        now = seen.now
        assert not int(now.one.controlled) & int(now.other.controlled)
        for _, own, enemy in sides(now):
            assert not int(own.controlled) & ~int(own.marked)
            held = tiles(int(own.controlled))
            worth = sum(int(now.field.objective[tile]) for tile in held)
            assert int(own.points) == worth + (int(now.raised) if radio in held else 0)
            old = seen.before.one if own is now.one else seen.before.other
            assert not int(old.marked) & ~int(own.marked), "a marker never leaves the board"
            for tile in tiles(int(own.controlled) & ~int(old.controlled)):
                assert int(old.marked) >> tile & 1
                assert tile in cards(own.at)
                assert tile not in cards(enemy.at)


@pytest.mark.rule("UN-5.6", "UN-6.7", "UN-7.8")
@pytest.mark.parametrize("scenario", ["hill-314"])
def test_a_target_marker_lies_three_tiles_from_its_mortar(scenario: str) -> None:
    seen_any = False
    for seed in range(6):
        for seen in choices(scenario, seed):
            for seat in (0, 1):
                target = int(seen.now.target(seat))
                if target == OFF_MAP:
                    continue
                own = seen.now.side(seat)
                field = seen.now.field
                mortars = [
                    int(own.at[unit])
                    for unit in range(int(field.n_units))
                    if field.roles[unit] == "mortar" and own.at[unit] != OFF_BOARD
                ]
                assert any(away(seen.now, at, target) >= 3 for at in mortars)
                seen_any = True
    assert seen_any


@pytest.mark.rule("UN-3.2", "UN-3.4", "UN-3.5", "UN-4.1")
@pytest.mark.parametrize("scenario", GAMES)
def test_the_higher_bid_goes_first_and_a_turn_ends_with_an_empty_hand(scenario: str) -> None:
    rounds = 0
    for seen in choices(scenario, 13):
        for told in seen.of("bids_revealed"):
            holder = seen.now.field.seats.index(told["side"])
            assert told["value"] >= told["enemy_value"]
            if told["value"] == told["enemy_value"]:
                assert holder == int(seen.before.holder)
            first = next(seen.of("turn_began"))
            assert first["side"] == told["side"]
            rounds += 1
        for told in seen.of("turn_ended"):
            side = seen.now.side(seen.now.field.seats.index(told["side"]))
            assert not any(cards(side.played))
            if not any(seen.of("drew")):
                assert not any(cards(side.hand))
    assert rounds > 3
