"""Hypothesis strategies that walk games by their options."""

from hypothesis import strategies as st

from sandtable.core import CHANCE, Game, Record, Rng


@st.composite
def records(
    draw: st.DrawFn, game: Game, scenarios: list[str] | None = None, most: int = 400
) -> Record:
    """Draw a game in progress or finished: a scenario, a seed and a length.

    Hypothesis chooses all three, so that it can shrink them.
    """
    ids = scenarios or [listing.id for listing in game.listings()]
    record = game.record(draw(st.sampled_from(ids)))
    rng = Rng(draw(st.integers(0, 2**32 - 1)))
    walk(record, rng, draw(st.integers(0, most)))
    return record


def walk(record: Record, rng: Rng, entries: int) -> None:
    """Play at random for a number of entries, or until the game is over."""
    for _ in range(entries):
        state = record.state
        if state.over:
            return
        if state.waits == CHANCE:
            record.settle(state.sample(rng))
        else:
            owing = state.seats_owing
            seat = owing[rng.below(len(owing))]
            options = state.options(seat)
            record.choose(options[rng.below(len(options))], seat)
