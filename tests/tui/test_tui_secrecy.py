"""A seat's screen never shows hidden information, and a curtain separates two seats."""

from pathlib import Path

from textual.pilot import Pilot
from tui_tables import (
    choose,
    decision,
    flat,
    hand,
    opened,
    press,
    read,
    seed_where,
    session,
    settle,
    table,
)

from sandtable import Rng
from sandtable.tui.pages import Curtain, GameOver
from sandtable.tui.saves import HUMAN
from sandtable.tui.session import Session

COMMANDERS = ("platoon_sergeant", "squad_leader_a", "squad_leader_b")
"""Cards whose names appear only in a hand, or in the log when they are played."""


def only(session: Session, seat: int) -> list[str]:
    """Return the commanders in one hand that the other hand does not have."""
    return [
        card
        for card in COMMANDERS
        if card in hand(session, seat) and card not in hand(session, 1 - seat)
    ]


def both_hold_a_commander(session: Session) -> bool:
    return bool(only(session, 0) and only(session, 1))


def names(pilot: Pilot[int], cards: list[str]) -> list[str]:
    return [table(pilot).words.card(card) for card in cards]


async def test_the_curtain_hides_both_hands_and_the_bid(tmp_path: Path) -> None:
    seed = seed_where(both_hold_a_commander, tmp_path, de=HUMAN)
    start = session(tmp_path, de=HUMAN, seed=seed)
    (ours, *_), (theirs, *_) = only(start, 0), only(start, 1)
    async with opened(start, tmp_path) as pilot:
        our_name, their_name = names(pilot, [ours, theirs])
        assert isinstance(pilot.app.screen, Curtain)
        for name in names(pilot, [*hand(start, 0), *hand(start, 1)]):
            assert name not in read(pilot)

        await press(pilot, "enter")
        await settle(pilot)
        assert table(pilot).present == 0
        assert our_name in read(pilot, "#hand")
        assert their_name not in read(pilot)

        await choose(pilot, f"bid {ours}")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert our_name not in read(pilot)
        assert their_name not in read(pilot)

        await press(pilot, "enter")
        await settle(pilot)
        assert table(pilot).present == 1
        assert decision(pilot).prompt == "bid"
        assert their_name in read(pilot, "#hand")
        assert our_name not in read(pilot)
        for page in "lc":
            await press(pilot, page)
            await settle(pilot)
            assert f"initiative: {our_name}" not in read(pilot)
            await press(pilot, "escape")

        await choose(pilot, f"bid {theirs}")
        await press(pilot, "enter")
        await settle(pilot)
        assert our_name in flat(read(pilot, "#log"))
        assert their_name in flat(read(pilot, "#log"))


async def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(tmp_path: Path) -> None:
    start = session(tmp_path, de=HUMAN, seed=4)
    rng = Rng(4)
    for _ in range(60):
        options = start.record.state.options()
        start.choose(options[rng.below(len(options))], start.record.state.seat)
    shown = set()
    true_hand = hand(start, 1 - start.record.state.seat)
    hands = set()
    for seed in range(3):
        seat = start.record.state.seat
        start.record.state = start.view(seat).imagine(Rng(seed))
        hands.add(str(hand(start, 1 - seat)))
        async with opened(start, tmp_path) as pilot:
            await press(pilot, "enter")
            await settle(pilot)
            screens = [read(pilot)]
            for page in "cl":
                await press(pilot, page)
                await settle(pilot)
                screens.append(read(pilot))
                await press(pilot, "escape")
            shown.add("\n".join(screens))
    assert len(hands | {str(true_hand)}) > 1
    assert len(shown) == 1


async def test_the_curtain_falls_whenever_the_seat_changes(tmp_path: Path) -> None:
    async with opened(session(tmp_path, de=HUMAN, seed=5), tmp_path) as pilot:
        screen = table(pilot)
        curtains = 0
        for _ in range(30):
            before = screen.present
            if isinstance(pilot.app.screen, Curtain):
                curtains += 1
                assert screen.session.deciding(before) == pilot.app.screen.seat
                await press(pilot, "enter")
                assert screen.present != before
            else:
                await press(pilot, str(len(decision(pilot).options)))
                owing = screen.session.record.state.seats_owing
                assert isinstance(pilot.app.screen, Curtain) == (before not in owing)
        assert curtains > 3


async def test_behind_the_curtain_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    async with opened(session(tmp_path, de=HUMAN), tmp_path) as pilot:
        await press(pilot, "enter")
        before = table(pilot).session.record.state.clone()
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, Curtain)
        assert pilot.app.screen.seat == 1
        await press(pilot, "u")
        await settle(pilot)
        assert table(pilot).session.record.state == before
        assert isinstance(pilot.app.screen, Curtain)
        assert pilot.app.screen.seat == 0
        await press(pilot, "enter")
        assert table(pilot).present == 0


async def test_when_it_is_over_nobodys_hand_is_open_to_both(tmp_path: Path) -> None:
    start = session(tmp_path, de=HUMAN, seed=6)
    start.record.resign(0)
    async with opened(start, tmp_path) as pilot:
        assert isinstance(pilot.app.screen, GameOver)
        assert "resigned" in read(pilot)
        await press(pilot, "b")
        await settle(pilot)
        assert table(pilot).view.seat is None
        assert read(pilot, "#hand").strip() == ""


async def test_an_agents_cards_stay_hidden(tmp_path: Path) -> None:
    seed = seed_where(lambda start: bool(only(start, 1)), tmp_path, de="recruit")
    start = session(tmp_path, de="recruit", seed=seed)
    async with opened(start, tmp_path) as pilot:
        for name in names(pilot, only(start, 1)):
            assert name not in read(pilot)
        await press(pilot, "l")
        await settle(pilot)
        assert "The Germans draw a card. × 4" in read(pilot)
