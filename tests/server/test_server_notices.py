"""Notifications of players, including slow receivers."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from urllib.parse import urlsplit

import pytest
from fake_clock import FakeClock
from fake_post import fake_post
from hooks import DRIPS, HARMLESS, Hook, drip, hook, never_connects
from server_table import Guest, Serving, serving

from sandtable.server.accounts.accounts_store import AccountStore
from sandtable.server.ops.serve import bind
from sandtable.server.social import delivery
from sandtable.server.social.delivery import Deliveries, Outcome, Parcel
from sandtable.server.social.mail import Mailer
from sandtable.server.social.webhook import NotPublic, WebhookClient, is_public

PASSWORD = "correct horse battery"
SOON = 8.0
"""Seconds within which other players are notified. A slow receiver's call may take ten seconds."""
LATE = 20.0
"""Seconds after which a call without a deadline of its own is still not over."""
ABOUT = {"event": "your-turn"}


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


async def account(server: Serving, guest: Guest, name: str, webhook: str, email: str = "") -> None:
    body = {"name": name, "password": PASSWORD, "language": "en"}
    assert (await guest.http.post("/api/account", json=body)).status_code == 200
    accounts = AccountStore(server.hub.store)
    found = await accounts.by_login(name.lower())
    assert found is not None
    assert await accounts.change(found, webhook=webhook, email=email)


# Slow receivers


@pytest.mark.parametrize("way", [*DRIPS, *HARMLESS])
async def test_one_receiver_does_not_keep_the_others_waiting(
    database: str, clock: FakeClock, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S3: neither other players nor the email to the same player wait, and each notification is
    sent once."""
    monkeypatch.setattr("sandtable.server.edge.app.GRACE", 0.1)
    async with (
        fake_post() as (post, letters),
        drip(*(DRIPS | HARMLESS)[way]) as (dripping, slow),
        hook() as (called, good),
        serving(
            database,
            clock=clock,
            tick=0.02,
            post=letters,
            caller=WebhookClient(private=True),
            address="x",
        ) as server,
        server.guest() as ann,
        server.guest() as ben,
    ):
        await account(server, ann, "Ann", slow, "ann@example.org")
        await account(server, ben, "Ben", good)
        # Both sides owe a bid. Ann has the first seat.
        for _ in range(3):
            await ben.join(await ann.open("friend"))
        clock.pass_(61)
        await called.next(SOON)
        async with asyncio.timeout(SOON):
            while len(called.calls) < 3 or len(post.letters) < 3:
                await asyncio.sleep(0.01)
        clock.pass_(1000)
        await asyncio.sleep(0.3)
        assert {call["name"] for call in called.calls} == {"Ben"}
        assert len({call["table"] for call in called.calls}) == len(called.calls) == 3
        assert len(post.letters) == 3
        assert dripping.callers == (1 if way in DRIPS else 3)


@pytest.mark.parametrize("way", DRIPS)
async def test_a_call_has_one_deadline(way: str) -> None:
    """S3: the deadline is for the whole call, not for each byte."""
    async with drip(*DRIPS[way]) as (dripping, address):
        begun = time.monotonic()
        outcome = await WebhookClient(private=True, seconds=0.5).call(address, ABOUT)
        assert outcome in (Outcome.SLOW, Outcome.REFUSED)
        assert time.monotonic() - begun < LATE
        assert dripping.callers == 1


@pytest.mark.parametrize("way", HARMLESS)
async def test_what_follows_the_status_is_not_waited_for(way: str) -> None:
    """S3."""
    async with drip(*HARMLESS[way]) as (_, address):
        begun = time.monotonic()
        assert (
            await WebhookClient(private=True, seconds=2 * LATE).call(address, ABOUT)
            is Outcome.TAKEN
        )
        assert time.monotonic() - begun < LATE


async def test_a_host_that_does_not_answer_is_given_up() -> None:
    """S3."""
    with never_connects() as address:
        begun = time.monotonic()
        assert await WebhookClient(private=True, seconds=0.5).call(address, ABOUT) is Outcome.SLOW
        assert time.monotonic() - begun < LATE


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 103 Soon\r\nlink: x\r\n\r\nHTTP/1.1 202 Well\r\n\r\n", Outcome.TAKEN),
        (b"HTTP/1.0 500 No\r\n\r\n", Outcome.REFUSED),
        (b"SSH-2.0-OpenSSH\r\n", Outcome.REFUSED),
        (b"HTTP/1.1 2\xc2\xb20 Well\r\n\r\n", Outcome.REFUSED),
        (b"x" * 100_000, Outcome.REFUSED),
        (b"", Outcome.REFUSED),
    ],
)
async def test_valid_and_invalid_answers(answer: bytes, outcome: Outcome) -> None:
    async with hook(Hook(answer)) as (called, address):
        assert await WebhookClient(private=True).call(address, ABOUT) is outcome
        assert called.calls == [ABOUT]


async def test_a_redirection_is_not_followed() -> None:
    """S3."""
    async with hook() as (target, there):
        away = f"HTTP/1.1 307 There\r\nlocation: {there}\r\n\r\n".encode()
        async with hook(Hook(away)) as (called, address):
            assert await WebhookClient(private=True).call(address, ABOUT) is Outcome.REFUSED
        await asyncio.sleep(0.1)
        assert len(called.calls) == 1
        assert target.calls == []


async def test_an_unreachable_host_has_certainly_received_nothing() -> None:
    with closing(bind("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    assert await WebhookClient(private=True).call(address, ABOUT) is Outcome.UNREACHED
    way = Mailer(urlsplit(f"smtp://127.0.0.1:{port}"), "table@table.example", "x")
    about = {"name": "Ann", "link": "x"}
    assert await way.deliver("a@b.cd", "en", "reset", **about) is Outcome.UNREACHED
    async with fake_post() as (box, way):
        assert await way.deliver("a@b.cd", "en", "reset", **about) is Outcome.TAKEN
        box.refuses = True
        assert await way.deliver("a@b.cd", "en", "reset", **about) is Outcome.REFUSED


# The order of deliveries


class Errands:
    """Parcels whose deliveries a test controls and records."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.most_open = 0
        self.tries: list[str] = []
        self.go_on = asyncio.Event()

    def parcel(self, player: str, place: str, outcome: Outcome, waits: bool = True) -> Parcel:
        async def deliver() -> Outcome:
            self.tries.append(player)
            self.open.append(player)
            self.most_open = max(self.most_open, len(self.open))
            if waits:
                await self.go_on.wait()
            else:
                await asyncio.sleep(0)
            self.open.remove(player)
            return outcome

        return Parcel(player, place, deliver)


@asynccontextmanager
async def delivering() -> AsyncIterator[tuple[Deliveries, Errands]]:
    errands = Errands()
    async with AsyncExitStack() as stack:
        deliveries = Deliveries(at_once=4, slow_at_once=2)
        stack.push_async_callback(deliveries.close, 0)
        yield deliveries, errands


async def until_idle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def test_one_delivery_at_a_time_per_player_and_host() -> None:
    """S3."""
    async with delivering() as (deliveries, errands):
        for _ in range(3):
            deliveries.add(errands.parcel("ann", "a.example", Outcome.TAKEN))
        for player in ("ben", "cat", "dan"):
            deliveries.add(errands.parcel(player, "b.example", Outcome.TAKEN))
        deliveries.add(errands.parcel("eve", "", Outcome.TAKEN))
        deliveries.add(errands.parcel("fay", "", Outcome.TAKEN))
        await until_idle()
        assert errands.open == ["ann", "ben", "eve", "fay"]
        errands.go_on.set()
        await until_idle()
        assert errands.most_open == 4
        assert sorted(errands.tries) == ["ann", "ann", "ann", "ben", "cat", "dan", "eve", "fay"]


async def test_slow_receivers_delay_only_each_other() -> None:
    """S3: many slow receivers on different hosts."""
    async with delivering() as (deliveries, errands):
        slow = [f"slow {n}" for n in range(20)]
        for player in slow:
            deliveries.add(errands.parcel(player, player, Outcome.SLOW, waits=False))
        await until_idle()
        for player in slow:
            deliveries.add(errands.parcel(player, player, Outcome.SLOW))
        await until_idle()
        assert len(errands.open) == 2
        deliveries.add(errands.parcel("ann", "a.example", Outcome.TAKEN))
        await until_idle()
        assert "ann" in errands.open


@pytest.mark.parametrize(
    ("outcome", "tries"),
    [(Outcome.TAKEN, 1), (Outcome.SLOW, 1), (Outcome.REFUSED, 1), (Outcome.UNREACHED, 3)],
)
async def test_only_deliveries_that_cannot_have_arrived_are_repeated(
    monkeypatch: pytest.MonkeyPatch, outcome: Outcome, tries: int
) -> None:
    """S3."""
    monkeypatch.setattr(delivery, "AGAIN", (0.01, 0.01))
    async with delivering() as (deliveries, errands):
        deliveries.add(errands.parcel("ann", "a.example", outcome, waits=False))
        deliveries.add(errands.parcel("ann", "a.example", Outcome.TAKEN, waits=False))
        await asyncio.sleep(0.2)
        assert len(errands.tries) == tries + 1


async def test_a_queue_is_bounded_and_a_stopping_server_does_not_wait_for_it() -> None:
    """S3."""
    async with delivering() as (deliveries, errands):
        while deliveries.has_room("ann"):
            deliveries.add(errands.parcel("ann", "", Outcome.TAKEN))
        assert deliveries.has_room("ben")
        await until_idle()
        begun = time.monotonic()
        await deliveries.close(0.1)
        assert time.monotonic() - begun < LATE
        assert errands.tries == ["ann"]
        assert deliveries.has_room("ann")


# Permitted addresses


async def test_a_webhook_in_the_hosts_own_network_is_not_called() -> None:
    async with hook() as (called, address):
        assert await WebhookClient().call(address, ABOUT) is Outcome.REFUSED
        assert called.calls == []
        assert await WebhookClient(private=True).call(address, ABOUT) is Outcome.TAKEN
        assert called.calls == [ABOUT]
    with pytest.raises(NotPublic):
        WebhookClient().find("localhost", 80)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "239.1.2.3",
        "255.255.255.255",
        "192.88.99.1",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::127.0.0.1",
        "64:ff9b::8.8.8.8",
        "64:ff9b:1::10.0.0.1",
        "2001:0:1::1",
        "2002:7f00:1::",
        "2002:808:808::1",
        "fe80::1%1",
        "fec0::1",
        "fc00::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_an_address_that_leads_elsewhere_is_not_public(address: str) -> None:
    """S12."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450::5"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    """S12."""
    assert is_public(address)
