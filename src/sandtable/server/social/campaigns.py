"""Campaigns (UN-10.3): consecutive scenarios with one opponent, and one running score.

Players keep their sides from battle to battle, because the score belongs to a side. The players of
a campaign are those of its latest battle, so a guest who creates an account keeps the campaigns
along with the games.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from msgspec.structs import replace as changed

import sandtable
from sandtable.core import IllegalMove, SandtableError, UnknownName, made_scenarios
from sandtable.core.campaign import CASUALTIES_A_POINT, Campaign, Fought
from sandtable.server import wire
from sandtable.server.accounts.identity import Guest, new_id
from sandtable.server.finished_games.report import Reader
from sandtable.server.social.campaigns_store import CampaignRow, CampaignStore, Losses
from sandtable.server.store.batch_writer import Conflict
from sandtable.server.store.store import Place, TableRow
from sandtable.server.tables import table_setup
from sandtable.server.tables.hub import Hub
from sandtable.server.tables.live_table import player
from sandtable.server.tables.log import Stale
from sandtable.server.wire import social as campaign_wire

logger = logging.getLogger(__name__)

Status = Literal["running", "between", "over"]


def plan(campaign: CampaignRow) -> Campaign:
    """Return the plan of a campaign, without results; it has the same form for all titles."""
    return Campaign(sandtable.load(campaign.title), campaign.first, campaign.length)


async def begin(hub: Hub, guest: Guest, request: campaign_wire.NewCampaign) -> wire.Seated:
    """Create a campaign and the table of its first battle, and seat the player."""
    new = wire.NewTable(
        title=request.title,
        scenario=request.first,
        side=request.side,
        opponent=request.opponent,
        nonce=request.nonce,
        agent=request.agent,
    )
    if request.first.startswith(made_scenarios.PREFIX):
        raise UnknownName("campaigns use printed scenarios only")
    moment = await hub.store.moment()
    row, log, seated = table_setup.prepare(guest, new, [], moment)
    campaign = CampaignRow(new_id(), request.title, request.first, request.length, moment.wall)
    plan(campaign)  # raises an error if it runs past the last scenario
    await CampaignStore(hub.store).add(campaign, row, log)
    return changed(seated, campaign=campaign.id)


async def go_on(hub: Hub, id: str, guest: Guest, nonce: str) -> wire.Seated:
    """Return the table of the next battle, which the first request creates."""
    campaign, rows = await find(hub, id)
    last = rows[-1]
    mine = last.seats_of(guest.ids)
    if last.summary.status == "over" and mine:
        scenario = _next_scenario(campaign, rows)
        seated = [
            replace(old, nonce=nonce if old.seat == mine[0] else table_setup.new_nonce(), army="")
            for old in last.seats
        ]
        if any(seat.kind == "guest" and not seat.name for seat in seated):
            raise Stale("your opponent has left Sandtable")
        game, moment = sandtable.load(campaign.title), await hub.store.moment()
        row, log = table_setup.new_table(game, scenario, seated, "", [], moment)
        place = Place(id, len(rows) + 1, campaign.length)
        try:
            await CampaignStore(hub.store).go_on(place, row, log)
            last = row
        except Conflict:
            last = (await hub.store.tables_in(id))[-1]
    names = sandtable.load(campaign.title).seats
    return wire.Seated(last.id, [names[seat] for seat in mine], None, id)


def _next_scenario(campaign: CampaignRow, rows: Sequence[TableRow]) -> str:
    scenarios = plan(campaign).scenarios
    if len(rows) >= len(scenarios):
        raise IllegalMove("the campaign is over", key="game-over")
    return scenarios[len(rows)]


async def find(hub: Hub, id: str) -> tuple[CampaignRow, list[TableRow]]:
    """Return a campaign and its battles so far; the last one may still be running."""
    campaign = await CampaignStore(hub.store).get(id)
    if campaign is None:
        raise UnknownName("campaign not found")
    return campaign, await hub.store.tables_in(id)


async def describe(hub: Hub, id: str, guest: Guest) -> campaign_wire.Campaign:
    """Return a campaign as its page shows it."""
    campaign, rows = await find(hub, id)
    game = sandtable.load(campaign.title)
    losses = await _count_losses(hub, id, rows)
    score = plan(campaign)
    for number, row in enumerate(rows, 1):
        if row.summary.status == "over":
            winner = _winner(row) or ""
            score.battles.append(Fought(row.scenario, winner, losses.get(number, (0, 0))))
    leader, grade = score.result()
    return campaign_wire.Campaign(
        id=id,
        title=campaign.title,
        players=[player(game.seats[seat.seat], seat, guest, 0) for seat in rows[-1].seats],
        battles=[
            _battle(rows[index], guest, losses.get(index + 1))
            if index < len(rows)
            else campaign_wire.Battle(scenario, "ahead", None, False, 0, None, "", {})
            for index, scenario in enumerate(score.scenarios)
        ],
        scores=[
            campaign_wire.CampaignScore(
                side, score.victories(side), score.casualties(side), score.score(side)
            )
            for side in game.seats
        ],
        casualties_a_point=CASUALTIES_A_POINT,
        leader=leader or None,
        grade=grade,
        status=_status(rows[-1].summary.status == "over", len(rows), campaign.length),
    )


async def _count_losses(hub: Hub, id: str, rows: Sequence[TableRow]) -> Losses:
    """Return the casualties of finished battles, which are counted once and stored."""
    store = CampaignStore(hub.store)
    losses = await store.losses(id)
    for row in rows:
        place = row.place
        assert place is not None
        if row.summary.status != "over" or place.number in losses:
            continue
        try:
            async with hub.visit(row.id) as table:
                lost = Reader(table.log.record).story.losses
                counted = [
                    sum(count for (side, _), count in lost.items() if side == name)
                    for name in table.names
                ]
        except SandtableError:
            # An unreadable battle must not hide the others.
            logger.exception("cannot count the losses of table %s", row.id)
            continue
        losses[place.number] = (counted[0], counted[1])
        await store.note_losses(place, losses[place.number])
    return losses


def _battle(row: TableRow, guest: Guest, lost: tuple[int, int] | None) -> campaign_wire.Battle:
    names = sandtable.load(row.title).seats
    now = row.summary
    mine = row.seats_of(guest.ids)
    return campaign_wire.Battle(
        scenario=row.scenario,
        status="over" if now.status == "over" else "waiting" if row.waiting else "running",
        table=row.id,
        your_turn=now.status == "running" and any(now.owing >> seat & 1 for seat in mine),
        round=now.round,
        winner=_winner(row),
        ending=now.ending,
        casualties={} if lost is None else dict(zip(names, lost, strict=True)),
    )


def _winner(row: TableRow) -> str | None:
    winner = row.summary.winner
    return None if winner < 0 else sandtable.load(row.title).seats[winner]


def _status(last_is_over: bool, begun: int, length: int) -> Status:
    if not last_is_over:
        return "running"
    return "over" if begun == length else "between"


def summaries(tables: Sequence[wire.TableSummary]) -> list[wire.CampaignSummary]:
    """Return the campaigns among a player's tables, latest first."""
    by_id: dict[str, list[wire.TableSummary]] = {}
    for table in tables:
        if table.campaign is not None:
            by_id.setdefault(table.campaign.campaign, []).append(table)
    return [_summary(id, battles) for id, battles in by_id.items()]


def _summary(id: str, battles: list[wire.TableSummary]) -> wire.CampaignSummary:
    battles = sorted(battles, key=lambda table: table.campaign.battle if table.campaign else 0)
    last = battles[-1]
    assert last.campaign is not None
    over = [table for table in battles if table.status == "over"]
    return wire.CampaignSummary(
        id=id,
        title=last.title,
        players=last.players,
        battles=last.campaign.battles,
        fought=last.campaign.battle - (last.status != "over"),
        victories={
            player.seat: sum(table.winner == player.seat for table in over)
            for player in last.players
        },
        status=_status(last.status == "over", last.campaign.battle, last.campaign.battles),
        touched=last.touched,
    )
