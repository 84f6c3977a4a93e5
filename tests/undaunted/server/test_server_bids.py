"""Secret bids on the wire: nothing that a server sends depends on the other side's bid (S1)."""

import pytest
from hidden_things import (
    random_log,
    sent_to,
    some_line,
    with_other_hidden_things,
)
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core import IllegalMove, Rng
from sandtable.server.tables.log import TableLog


def bidding(title: str, scenario: str, seed: int) -> tuple[TableLog, int]:
    """Return a table where one side has bid, and the seat that still owes a bid."""
    rng = Rng(seed)
    log = random_log(sandtable.load(title), scenario, rng, 20)
    while not log.state.over:
        owing = log.state.seats_owing
        seat = owing[rng.below(len(owing))]
        log.choose(seat, log.opened[seat], some_line(log, seat, rng), f"then-{log.length}")
        if len(owing) == 2:
            return log, log.state.seats_owing[0]
    raise AssertionError("the game ended before a bid")


@pytest.mark.parametrize(
    ("title", "scenario"),
    [("undaunted-normandy", "la-raye"), ("undaunted-north-africa", "hon-road")],
)
def test_a_refused_line_does_not_reveal_the_secret_bid(title: str, scenario: str) -> None:
    """S1: the rest of a line after a second bid is not checked, whichever bid wins."""
    won = set()
    for seed in range(4):
        log, seat = bidding(title, scenario, seed)
        for bid in log.state.options(seat):
            after = log.state.clone()
            after.choose(bid, seat)
            won.add(seat in after.seats_owing)
            for then in log.state.scenario.moves:
                with pytest.raises(IllegalMove, match="already complete"):
                    log.fork().choose(seat, log.opened[seat], [bid.text, then.text], "key")
    assert won == {False, True}


@settings(max_examples=15)
@given(
    st.sampled_from(["undaunted-normandy", "undaunted-north-africa"]),
    st.integers(0, 2**32 - 1),
)
def test_beside_a_secret_bid_what_is_hidden_does_not_change_a_byte(title: str, seed: int) -> None:
    """S1: at the position of the attack, every answer is the same for all possible bids of the
    other side."""
    game = sandtable.load(title)
    scenarios = game.listings()
    log, seat = bidding(title, scenarios[seed % len(scenarios)].id, seed)
    sent = sent_to(log, seat)
    rng = Rng(seed)
    for _ in range(6):
        assert sent_to(with_other_hidden_things(log, seat, rng), seat) == sent
