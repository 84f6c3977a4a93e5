"""The frames sent to seats, made by one function."""

from typing import Any, NamedTuple, cast

import msgspec

from sandtable.core import State
from sandtable.core.line_tree import LineTree
from sandtable.server import wire
from sandtable.server.tables.log import TableLog, encode, raw


class Glance(NamedTuple):
    """What a seat sees of a position, encoded once for all its browsers."""

    seat: int | None
    view: msgspec.Raw
    decision: int | None
    ask: msgspec.Raw | None
    undo: wire.Undo


def glance(log: TableLog, seat: int | None) -> Glance:
    """Return what a seat or spectator may know of the position, and what it is asked."""
    state = log.state
    view = raw(view_data(state, seat))
    if seat is None or seat not in state.seats_owing or log.held:
        return Glance(seat, view, None, None, _undo(log, seat))
    if state.idle(seat) or log.goes_on(seat):
        # The server answers for this seat.
        return Glance(seat, view, None, None, _undo(log, seat))
    ask = tree(state.view(seat).position, seat)
    return Glance(seat, view, log.noticed.asked[seat], ask, _undo(log, seat))


def tree(position: State, seat: int) -> msgspec.Raw | None:
    """Return what a seat is asked, a ``wire.Ask`` in JSON; None if it is asked nothing.

    ``position``: the position of the seat's view, or one that a line of its choices leads to.
    """
    asked = LineTree(position, seat).ask(position)
    return None if asked is None else msgspec.Raw(encode(asked))


def view_data(state: State, seat: int | None) -> dict[str, Any]:
    """Return a seat's view as data; when the game is over nothing is hidden."""
    data: dict[str, Any] = state.view(seat).data()
    if state.over:
        # A side's private data is only in that side's own view.
        for other, name in enumerate(state.scenario.seats):
            sides: Any = state.view(other).data().get("sides", {})
            if name in sides:
                data["sides"][name] = sides[name]
    return data


def make_frame(
    log: TableLog,
    seen: Glance,
    *,
    table: str,
    seats: list[int],
    players: list[wire.Player],
    first: int,
    thinking: str | None,
    dice: wire.Dice,
    rematch: str | None,
    rules: wire.OlderRules | None = None,
    campaign: wire.CampaignPlace | None = None,
    clock: wire.Clock | None = None,
    since: wire.Since | None = None,
    said: int = 0,
    thought: wire.Thought | None = None,
    listed: bool = False,
    watching: int = 0,
) -> wire.Frame:
    """Return the frame of a table for a seat or spectator, with events from number ``first`` on."""
    state = log.state
    names = state.scenario.seats
    return wire.Frame(
        table=table,
        title=state.scenario.title,
        scenario=state.scenario.id,
        log=log.noticed.number(seen.seat),
        seat=None if seen.seat is None else names[seen.seat],
        seats=[names[own] for own in seats],
        players=players,
        view=seen.view,
        decision=seen.decision,
        ask=cast(Any, seen.ask),
        events=_events(log, seen.seat, first),
        first_event=first,
        undo=seen.undo,
        offer=_offer(log.offer, names),
        declined=_offer(log.declined, names),
        thinking=thinking,
        dice=dice,
        rematch=rematch,
        coach=log.coached,
        rules=rules,
        campaign=campaign,
        clock=clock,
        since=since,
        said=said,
        thought=thought,
        listed=listed,
        watching=watching,
    )


def _events(log: TableLog, seat: int | None, since: int) -> list[msgspec.Raw]:
    over = log.state.over
    return [
        # Insert the number at the start of the encoded JSON object.
        msgspec.Raw(b'{"n":%d,' % n + (told.own if over or told.owner == seat else told.public)[1:])
        for n, told in enumerate(log.told[since:], since)
    ]


def _offer(offer: tuple[str, int] | None, seats: list[str]) -> wire.Offer | None:
    if offer is None:
        return None
    kind, by = offer
    # The log contains no other kinds.
    return wire.Offer(cast(Any, kind), seats[by])


def _undo(log: TableLog, seat: int | None) -> wire.Undo:
    if seat is None or log.held:
        return wire.Undo(False, "undo-other")
    limit, reason = log.undo_limit(seat)
    return wire.Undo(limit < len(log.record.entries), f"undo-{reason}")
