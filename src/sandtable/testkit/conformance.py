"""Checks for every title: ``conformance(game)`` plays it and checks the kernel's guarantees."""

import json
from fractions import Fraction

from sandtable.core import CHANCE, OVER, Game, IllegalMove, Record, Rng, State, replay

MOST_ENTRIES = 20_000
"""Maximum entries of a random game; a longer game is considered endless."""


class NonConformance(AssertionError):
    """A title violates a rule of the kernel."""


def conformance(game: Game, *, games: int = 2, seed: int = 1, every: int = 1) -> int:
    """Play every scenario of a title at random and check its positions; return the entries played.

    One position in ``every`` is checked, with a different offset in each game.
    """
    checked = 0
    listings = game.listings()
    _expect(len({listing.id for listing in listings}) == len(listings), "scenario ids are unique")
    for listing in listings:
        for number in range(games):
            checked += _check_game(game, listing.id, seed + number, every)
    return checked


def _expect(holds: bool, promise: str, state: State | None = None) -> None:
    if not holds:
        where = f" in {state.scenario.title}/{state.scenario.id}" if state is not None else ""
        raise NonConformance(f"conformance failure{where}: expected that {promise}")


def _check_game(game: Game, scenario: str, seed: int, every: int) -> int:
    record = game.record(scenario)
    rng = Rng(seed)
    state = record.state
    _check_moves(state)
    while not state.over:
        _expect(len(record.entries) < MOST_ENTRIES, "a game under random play ends", state)
        if (len(record.entries) + seed) % every == 0:
            _check_position(game, state, rng)
        if state.waits == CHANCE:
            _check_chance(state)
            record.settle(state.sample(rng))
        else:
            seat = state.seats_owing[rng.below(len(state.seats_owing))]
            options = state.options(seat)
            record.choose(options[rng.below(len(options))], seat)
    _check_position(game, state, rng)
    _check_record(game, record)
    return len(record.entries)


def _check_moves(state: State) -> None:
    scenario = state.scenario
    for index, move in enumerate(scenario.moves):
        _expect(move.index == index, "a move stands at its index", state)
        _expect(scenario.move(move.text) is move, f"{move.text!r} parses back", state)


def _check_position(game: Game, state: State, rng: Rng) -> None:
    copy = state.clone()
    _expect(copy == state, "a clone equals its original", state)
    copy.restore(state.cells(), state.ending)
    _expect(copy == state, "a position can be restored from its cells", state)
    for seat in (*range(len(state.scenario.seats)), None):
        view = state.view(seat)
        _expect(view.seat == seat, "a view knows its seat", state)
        data = json.dumps(view.data())
        imagined = view.imagine(rng)
        _expect(
            json.dumps(imagined.view(seat).data()) == data,
            "an imagined state gives back the same view",
            state,
        )
        if seat is not None and not state.over:
            again = game.restore_view(state.scenario.id, seat, view.cells())
            _expect(again.cells() == view.cells(), "a view can be restored from its cells", state)
        decision = view.decision()
        if seat is not None and seat in state.seats_owing:
            _expect(decision is not None, "a seat that owes a choice is asked", state)
            assert decision is not None
            _expect(
                decision.options == state.options(seat),
                "a view offers what the state offers",
                state,
            )
        else:
            _expect(decision is None, "a seat that owes no decision is not asked", state)
    _check_options(state)
    _expect(copy == state, "looking changes nothing", state)


def _check_options(state: State) -> None:
    if state.waits == CHANCE or state.waits == OVER:
        _expect(state.seats_owing == [], "no seat owes a decision while chance is pending", state)
        return
    _expect(bool(state.seats_owing), "a seat owes a decision", state)
    for seat in state.seats_owing:
        options = state.options(seat)
        _expect(bool(options), "there is an option", state)
        indices = [move.index for move in options]
        _expect(indices == sorted(set(indices)), "options are in order and distinct", state)
        offered = set(indices)
        for move in state.scenario.moves:
            refusal = state.why_not(move, seat)
            _expect(
                (refusal is None) == (move.index in offered),
                f"{move.text!r} is either offered or refused by a rule",
                state,
            )
            if refusal is not None:
                _expect(bool(refusal.rule and refusal.key), "a refusal names its rule", state)
        _check_refusals(state, seat, offered)


def _check_refusals(state: State, seat: int, offered: set[int]) -> None:
    """Check that the first move not offered is refused and does not change the state."""
    for move in state.scenario.moves:
        if move.index not in offered:
            copy = state.clone()
            try:
                copy.choose(move, seat)
            except IllegalMove as error:
                _expect(bool(error.rule), "a refused move names the rule", state)
            else:
                _expect(False, f"{move.text!r} is not accepted when it is not offered", state)
            _expect(copy == state, "a refused move changes nothing", state)
            return


def _check_chance(state: State) -> None:
    odds = state.odds()
    ways = int(state.ways())
    outcomes = [outcome for outcome, _ in odds]
    _expect(len(set(outcomes)) == len(outcomes), "outcomes are distinct", state)
    _expect(
        sum(Fraction(weight, ways) for _, weight in odds) == 1, "the odds sum to exactly 1", state
    )
    for outcome in outcomes:
        _expect(state.possible(outcome), "every outcome with odds is possible", state)
        text = state.outcome_text(outcome)
        _expect(state.parse_outcome(text) == outcome, f"{text!r} parses back", state)


def _check_record(game: Game, record: Record) -> None:
    again = replay(record.text(), lambda title, version: game)
    _expect(again.state == record.state, "a record replays to the same state", record.state)
    _expect(again.events == record.events, "a record replays to the same events", record.state)
    _expect(again.text() == record.text(), "a record's text is a fixed point", record.state)
