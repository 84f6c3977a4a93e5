"""What is sent to a seat. There is one function that makes it, and nothing else is ever sent."""

import sandtable
from sandtable.server import wire
from sandtable.server.asking import Tree
from sandtable.server.log import TableLog


def make_frame(
    log: TableLog,
    *,
    table: str,
    seat: int | None,
    seats: list[int],
    players: list[wire.Player],
    since: int,
    thinking: str | None,
    promise: str,
    nonces: dict[str, str],
    secret: str,
    rematch: str | None,
) -> wire.Frame:
    """All that a seat, or a spectator, may know of a table, from event number ``since`` on."""
    state = log.state
    scenario = state.scenario
    view = state.view(seat)
    game = sandtable.load(scenario.title)
    asked = seat is not None and seat in state.seats_owing
    events = [event for entry in log.record.events for event in entry]
    # When the game is over nothing is hidden from anybody any more.
    seen = [event.whole() if state.over else event.seen_by(seat) for event in events]
    return wire.Frame(
        table=table,
        title=scenario.title,
        scenario=scenario.id,
        log=log.length,
        seat=None if seat is None else scenario.seats[seat],
        seats=[scenario.seats[own] for own in seats],
        players=players,
        view=view.data(),
        decision=log.opened[seat] if seat is not None and asked else None,
        ask=Tree().ask(view.position, seat) if seat is not None and asked else None,
        events=[
            {"n": since + index, **game.dress(event).data()}
            for index, event in enumerate(seen[since:])
        ],
        first_event=since,
        undo=_undo(log, seat),
        offer=None if log.offer is None else _offer(log.offer, scenario.seats),
        thinking=thinking,
        dice=wire.Dice(promise, nonces, secret if state.over else None),
        rematch=rematch,
    )


def _offer(offer: tuple[str, int], seats: list[str]) -> wire.Offer:
    kind, by = offer
    return wire.Offer("draw" if kind == "draw" else "undo", seats[by])


def _undo(log: TableLog, seat: int | None) -> wire.Undo:
    if seat is None:
        return wire.Undo(False, "undo-other")
    limit, reason = log.record.undo_limit(seat)
    return wire.Undo(limit < len(log.record.entries), f"undo-{reason}")
