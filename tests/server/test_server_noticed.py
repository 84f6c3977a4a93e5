"""S12: a seat's unseen actions change nothing for others: no number, frame, offer or clock."""

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from hidden_things import sent_to, some_line
from option_trees import asked
from server_table import Browser, Serving

import sandtable
from sandtable.core import Rng
from sandtable.server.tables.clocks import Control
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.log import TableLog

TITLE = "heroes-of-normandie"
GAME = sandtable.load(TITLE)


def tried_and_kept(log: TableLog, seat: int) -> list[str] | None:
    """Return a line in which a seat looks at one of its cards and keeps it, or None."""
    ask = asked(log.state.view(seat).position, seat)
    for first in ask.options if ask is not None else ():
        if not first.move.startswith("card"):
            continue
        line, at = [first.move], first.next
        while at is not None and len(line) < 5:
            keeps = [one for one in at.options if one.move == "keep"]
            choice = keeps[0] if keeps else at.options[0]
            line.append(choice.move)
            if keeps:
                return line if choice.next is None and not choice.more else None
            at = choice.next
    return None


def positions(scenario: str, seed: int, control: Control | None = None) -> Iterator[TableLog]:
    """Yield a table at each decision of a random game."""
    rng = Rng(seed)
    log = TableLog(GAME.start(scenario), f"{seed:064x}", control)
    log.settle()
    while not log.state.over:
        yield log
        seat = log.state.seats_owing[0]
        log.choose(seat, log.opened[seat], some_line(log, seat, rng), f"{seat}-{log.length}")


def at_a_card(control: Control | None = None, seeds: int = 6) -> Iterator[tuple[TableLog, int]]:
    """Yield tables where a seat can look at a card and keep it, with the seat."""
    for seed in range(seeds):
        for log in positions("godsend", seed, control):
            seat = log.state.seats_owing[0]
            line = tried_and_kept(log, seat)
            if line is not None:
                yield log, seat
                break


def keep(log: TableLog, seat: int) -> TableLog:
    after = log.fork()
    line = tried_and_kept(log, seat)
    assert line is not None
    after.choose(seat, after.opened[seat], line, f"{seat}-tried")
    assert after.length >= log.length + 2
    return after


def test_a_card_that_was_tried_and_kept_changes_no_byte_for_the_others() -> None:
    found = 0
    for log, seat in at_a_card():
        for other in (1 - seat, None):
            before = sent_to(log, other)
            tried = keep(log, seat)
            assert sent_to(tried, other) == before
            tried.take_back(seat, f"{seat}-undo")
            assert sent_to(tried, other) == before
            # The others can still undo the same entries.
            found += other is not None and log.undo_limit(other)[0] < len(log.record.entries)
        # The acting seat gets a new number and a new decision, so that no line is accepted twice.
        assert tried.noticed.number(seat) == log.noticed.number(seat) + 2
        assert tried.noticed.asked[seat] > log.noticed.asked[seat]
    assert found


def test_an_offer_and_a_plan_survive_unseen_actions() -> None:
    for log, seat in at_a_card():
        log.make_offer(1 - seat, "draw", f"{1 - seat}-offer")
        log.plan = 1 - seat, ["pass"]
        tried = keep(log, seat)
        assert tried.offer == ("draw", 1 - seat)
        assert tried.plan == log.plan
        tried.take_back(seat, f"{seat}-undo")
        assert (tried.offer, tried.plan) == (log.offer, log.plan)
        # An action of the planning seat itself cancels the rest of its line.
        log.plan = seat, ["pass"]
        assert keep(log, seat).plan is None


def test_looking_at_a_card_gives_no_extra_time() -> None:
    for log, seat in at_a_card(Control("days", 3 * 86400.0, 0.0, ""), seeds=3):
        log.now += 86400.0
        tried = keep(log, seat)
        assert tried.time_left(seat, tried.now) == log.time_left(seat, log.now)
        line = some_line(tried, seat, Rng(1))
        while log.noticed.number(None) == tried.noticed.number(None):
            tried.choose(seat, tried.opened[seat], line, f"{seat}-{tried.length}")
            line = some_line(tried, seat, Rng(tried.length))
        left = tried.time_left(seat, tried.now)
        assert left is not None
        assert left >= 3 * 86400.0


async def play_to_a_card(table: LiveTable, browsers: Sequence[Browser]) -> list[str] | None:
    """Play until a seat can look at a card and keep it; return this line, or None when the game
    ends."""
    rng = Rng(0)
    while owing := table.log.state.seats_owing:
        line = tried_and_kept(table.log, owing[0])
        if line is not None:
            return line
        for browser in browsers:
            await browser.catch_up()
        movers = [browser for browser in browsers if browser.frame["ask"] is not None]
        if movers:
            await movers[0].play_something(rng)
        else:  # the server passes for a seat that has nothing to play
            await asyncio.sleep(0.01)
    return None


async def test_no_frame_is_sent_for_unnoticed_actions(server: Serving) -> None:
    async with server.guest() as guest, server.guest() as third:
        for _ in range(20):  # the server rolls the dice, and some games end too early
            made = await guest.open("here", title=TITLE, scenario="godsend")
            async with (
                guest.sit(made["table"], "us") as us,
                guest.sit(made["table"], "de") as de,
                third.sit(made["table"], None) as spectator,
            ):
                table = server.hub._live[made["table"]]
                line = await play_to_a_card(table, (us, de, spectator))
                if line is None:
                    continue
                for browser in (us, de, spectator):
                    await browser.catch_up()
                name = table.names[table.log.state.seats_owing[0]]
                mover, other = (us, de) if name == "us" else (de, us)
                heard = [len(browser.heard) for browser in (other, spectator)]
                listed = (await third.http.get(f"/api/tables/{made['table']}")).json()
                number = mover.frame["log"]
                await mover.play(line)
                assert mover.frame["log"] == number + 1
                await mover.ask("undo", log=mover.frame["log"])
                for browser, before in zip((other, spectator), heard, strict=True):
                    await browser.catch_up()
                    assert [raw for raw in browser.heard[before:] if "pong" not in raw] == []
                    # A reconnecting player gets no new event either.
                    again = await browser.hello(browser.frame["seat"], len(browser.events))
                    assert again["events"] == []
                # The time of the last change in a list would reveal it, too.
                path = f"/api/tables/{made['table']}"
                assert (await third.http.get(path)).json() == listed
                return
    pytest.fail("no game came to a card that can be tried and kept")


def test_a_decision_is_numbered_by_what_its_seat_has_noticed() -> None:
    log = next(positions("godsend", 1))
    seat = log.state.seats_owing[0]
    assert log.named(seat, log.noticed.asked[seat]) == log.opened[seat]
    for wrong in (log.length + 1, -1):
        with pytest.raises(sandtable.SandtableError, match="already been made"):
            log.named(seat, wrong)
