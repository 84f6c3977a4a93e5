"""Players of measurements take turns, one slice at a time, and each pair is counted once."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

import pytest
from fake_clock import FakeClock
from measuring_shop import QuickPlayer, Shop, a_pair

import sandtable
from sandtable.lab.games import play
from sandtable.lab.measure.balance import BalanceSettings, Finding
from sandtable.lab.measured_pairs import answer, play_pair
from sandtable.measuring.pair_orders import Order, Pair, seed_of
from sandtable.measuring.progress import Part, Progress
from sandtable.measuring.tally import Tally
from sandtable.scenario_files import starter
from sandtable.server.agents.agent_pool import Died
from sandtable.server.store.schema import (
    measurements,
    slices,
)
from sandtable.server.studio import slice_store
from sandtable.server.studio.measurer import BoxedPlayer, Measurer, Player, processes_here
from sandtable.server.studio.slice_store import LEASE, Slice

TITLE = "undaunted-normandy"
PATIENCE = 30


async def test_no_owner_waits_for_anothers_many_games(shop: Shop) -> None:
    many = await shop.wants("ann", 3200)
    shop.pass_(1)
    few = await shop.wants("ben", 24)
    shop.pass_(1)
    later = await shop.wants("ann", 24, limit=29)
    taken = []
    for number in range(9):
        slice = await shop.slices.take(f"h{number}")
        assert slice is not None
        taken.append(slice.measurement)
    # They alternate. When all of Ben's slices are taken, Ann's first measurement continues before
    # her second.
    assert taken[:7] == [many, few, many, few, many, few, many]
    assert later not in taken
    assert await shop.measuring.queue() == [(few, "ben"), (many, "ann")]


async def test_turns_are_fair_by_time(shop: Shop) -> None:
    """Ann's games take ten times as long as Ben's."""
    long, short = await shop.wants("ann", 800), await shop.wants("ben", 800)
    seconds = {long: 0.0, short: 0.0}
    for number in range(66):
        slice = await shop.slices.take(f"h{number}")
        assert slice is not None
        for at in range(slice.pairs):
            pair = a_pair(at)
            pair.seconds = 10.0 if slice.measurement == long else 1.0
            seconds[slice.measurement] += pair.seconds
            slice.part.add(pair)
        await shop.slices.report(slice, f"h{number}")
    assert 0.7 < seconds[long] / seconds[short] < 1.4
    # A new user has priority until they have had as much time as the others.
    new = await shop.wants("eve", 800)
    turns = 0
    for number in range(20):
        slice = await shop.slices.take(f"n{number}")
        assert slice is not None
        turns += slice.measurement == new
        slice.part.seconds += 100.0
        await shop.slices.report(slice, f"n{number}")
    assert 7 <= turns <= 10


async def test_a_long_pair_counts_while_it_is_played(shop: Shop) -> None:
    """This includes a pair that is dropped because its measurement was paused."""
    id = await shop.wants("ann", 10)
    slice = await shop.slices.take("holder")
    assert slice is not None
    assert await shop.slices.renew(slice, "holder")
    assert await shop.measuring.put_next(id, ("ann",))
    assert await shop.slices.renew(slice, "holder"), (
        "moving a measurement to the front stops no running slice"
    )
    assert await shop.measuring.pause(id, ("ann",))
    assert not await shop.slices.renew(slice, "holder")
    (row,) = await shop.store.fetch(measurements.select())
    assert row.served == slice_store.TAKEN + 3 * slice_store.RENEWED


async def test_a_turn_ends_within_a_slice(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.studio.measurer.TURN_SECONDS", 0.0)
    many = await shop.wants("ann", 4)
    shop.pass_(1)
    few = await shop.wants("ben", 4)
    player = QuickPlayer()
    taken: list[str] = []
    take = shop.slices.take

    async def noted(holder: str) -> Slice | None:
        slice = await take(holder)
        taken.extend([slice.measurement] if slice is not None else [])
        return slice

    monkeypatch.setattr(shop.slices, "take", noted)
    await Measurer(shop.slices, [player]).run(asyncio.Event(), once=True)
    assert taken[:4] == [many, few, many, few]
    for id, who in ((many, "ann"), (few, "ben")):
        assert (await shop.finished(id, who)).games == 8


def expected(pairs: int, others: int) -> Progress:
    """Return the progress of an undisturbed measurement."""
    found = Progress()
    for is_other, count in ((False, pairs), (True, others)):
        part = Part()
        for number in range(count):
            part.add(a_pair(number, is_other))
        found.add(part, is_other)
    return found


def same(one: Progress, other: Progress) -> None:
    one.seconds = other.seconds = 0.0
    assert one == other


@pytest.mark.parametrize("seed", range(3))
async def test_each_pair_is_counted_once_however_its_players_end(shop: Shop, seed: int) -> None:
    """Several players take turns at random. They die, go silent and come back late, or report
    twice; the owner pauses and continues."""
    rng = random.Random(f"holders {seed}")
    pairs = 90
    id = await shop.wants("ann", pairs)
    others = pairs // 4
    held: list[tuple[str, Slice]] = []
    games = 0
    for step in range(2000):
        found = await shop.measuring.one(id, ("ann",))
        assert found is not None
        now = found[1].games + found[1].others.games
        assert now >= games or found[0].state == "paused", (
            "the number of games shown never decreases"
        )
        games = now
        if found[0].state == "finished":
            break
        if found[0].state == "paused" or rng.random() < 0.03:
            change = shop.measuring.go_on if found[0].state == "paused" else shop.measuring.pause
            await change(id, ("ann",))
        if rng.random() < 0.05:
            shop.pass_(LEASE + 1)  # all silent players have lost their slices
        if len(held) < 3:
            slice = await shop.slices.take(f"holder {step}")
            if slice is not None:
                held.append((f"holder {step}", slice))
        if not held:
            continue
        at = rng.randrange(len(held))
        holder, slice = held[at]
        if rng.random() < 0.1:
            del held[at]  # this player was killed
            continue
        for _ in range(rng.randint(1, 4)):
            if not slice.is_done:
                slice.part.add(a_pair(slice.order().pair, slice.is_other))
        if rng.random() < 0.7 or slice.is_done:
            goes_on = await shop.slices.report(slice, holder)
            if rng.random() < 0.3:
                await shop.slices.report(slice, holder)
            if slice.is_done or not goes_on:
                del held[at]
    same(await shop.finished(id, "ann"), expected(pairs, others))
    assert await shop.store.fetch(slices.select()) == []


async def test_two_players_who_finish_at_once_lose_nothing(shared: str) -> None:
    """On PostgreSQL, from several processes."""
    shops = [Shop(shared) for _ in range(3)]
    id = await shops[0].wants("ann", 60)
    leaving = asyncio.Event()
    measurers = [Measurer(shop.slices, [QuickPlayer(), QuickPlayer()]) for shop in shops]

    await asyncio.gather(*(measurer.run(leaving, once=True) for measurer in measurers))
    found = await shops[0].finished(id, "ann")
    assert found.scores == expected(60, 15).scores
    assert found.tally == expected(60, 15).tally
    played = sum(len(p.orders) for m in measurers for p in m.players if isinstance(p, QuickPlayer))
    assert played == 75, "no pair is played twice"
    for shop in shops:
        await shop.store.close()


async def test_a_clock_that_was_set_back_blocks_no_slice(shop: Shop) -> None:
    """Found by seed 1265 of the simulation: the measurement stood still for two hours."""
    await shop.wants("ann", 8)
    killed = await shop.slices.take("killed")
    assert killed is not None
    assert await shop.slices.take("other") != killed
    shop.pass_(-7200)
    again = await shop.slices.take("other")
    assert again is not None
    assert (again.first, again.is_other) == (killed.first, killed.is_other)
    # The player that lost the slice learns this with its next report.
    killed.part.add(a_pair(0))
    assert not await shop.slices.report(killed, "killed")


class HerePlayer:
    """A player in this process."""

    async def play(self, order: Order) -> Pair:
        return await asyncio.to_thread(play_pair, order)

    async def close(self) -> None:
        pass


async def test_a_killed_worker_loses_at_most_its_slice(database: str) -> None:
    """``sandtable worker`` is killed, another player continues, and the result equals that of
    ``sandtable lab balance``."""
    shop = Shop(database)
    pairs = 60
    id = await shop.wants("ann", pairs, agent="recruit")
    command = [sys.executable, "-m", "sandtable.cli", "worker", "--once", "--jobs", "1"]
    worker = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await shop.measuring.one(id, ("ann",))
                assert found is not None
                if found[1].games:
                    break
                await asyncio.sleep(0.01)
    finally:
        os.kill(worker.pid, signal.SIGKILL)
        worker.wait()
    found = await shop.measuring.one(id, ("ann",))
    assert found is not None
    assert 0 < found[1].games < 2 * pairs
    later = FakeClock()
    later.pass_(time.time() + LEASE + 1 - later.wall())
    after = Shop(database, later)
    player = HerePlayer()
    await Measurer(after.slices, [player]).run(asyncio.Event(), once=True)
    progress = await after.finished(id, "ann")
    # Each game is counted once, with the result of ``sandtable lab balance``.
    row = (await shop.store.fetch(measurements.select()))[0]
    content = sandtable.load(TITLE).scenario(row.content).content
    settings = BalanceSettings(TITLE, (row.content,), "recruit", 2 * pairs, seed_of(TITLE, content))
    played = [play(fixture) for fixture in settings.fixtures(row.content)]
    finding = Finding(sandtable.load(TITLE), row.content, played, paired=True)
    assert progress.games == finding.games
    assert progress.share == finding.first_side.value
    assert (row.low, row.high) == (finding.first_side.low, finding.first_side.high)
    assert progress.tally.rounds == {
        rounds: sum(one.rounds == rounds for one in played) for rounds in progress.tally.rounds
    }
    await shop.store.close()
    await after.store.close()


async def test_games_are_played_in_the_sandbox(shop: Shop) -> None:
    """The sandbox has the lowest priority, and its results equal those of this process."""
    id = await shop.wants("ann", 2, agent="recruit")
    boxed = BoxedPlayer()
    slice = await shop.slices.take("holder")
    assert slice is not None
    pair = await boxed.play(slice.order())
    assert pair.tally == play_pair(slice.order()).tally
    process = boxed._process._process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
    assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
    await boxed.close()
    assert id


async def test_a_game_that_cannot_be_played_fails_its_measurement_only(shop: Shop) -> None:
    class Broken(QuickPlayer):
        async def play(self, order: Order) -> Pair:
            raise Died

    class NeverEnding(QuickPlayer):
        async def play(self, order: Order) -> Pair:
            return Pair(0, Tally(), 0.0, "never-ends")

    players: Sequence[tuple[Player, str]] = [(Broken(), "failed"), (NeverEnding(), "never-ends")]
    for number, (player, error) in enumerate(players):
        id = await shop.wants("ann", 10, limit=20 + number)
        await Measurer(shop.slices, [player]).run(asyncio.Event(), once=True)
        found = await shop.measuring.one(id, ("ann",))
        assert found is not None
        assert (found[0].state, found[0].error) == ("failed", error)
    # After a single crash the process is replaced, and the pair is played again.
    crash = BoxedPlayer([sys.executable, "-c", "import sys; sys.stdin.readline()"])
    with pytest.raises(Died):
        await crash.play(Order(TITLE, "", "recruit", 1, 1))
    slow = BoxedPlayer([sys.executable, "-c", "import time; time.sleep(60)"], seconds=0.1)
    with pytest.raises(Died):
        await slow.play(Order(TITLE, "", "recruit", 1, 1))
    await crash.close()
    await slow.close()


def test_a_scenario_that_never_ends_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sandtable.load(TITLE)
    content = game.scenario(game.add(starter(TITLE))).content
    order = Order(TITLE, content, "random", 1, 1)
    monkeypatch.setattr("sandtable.lab.measured_pairs.MOST_CHOICES", 10)
    assert answer(order).error == "never-ends"
    assert answer(Order(TITLE, "nonsense", "random", 1, 1)).error == "failed"


def test_the_number_of_measuring_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDTABLE_MEASURING", raising=False)
    assert processes_here() == os.cpu_count()
    for told, servers, processes in (
        ("4", 1, 4), ("4", 2, 2), ("1", 3, 1), ("0", 1, 0), ("workers", 1, -1), ("many", 1, 0),
    ):  # fmt: skip
        monkeypatch.setenv("SANDTABLE_MEASURING", told)
        assert processes_here(servers) == processes
