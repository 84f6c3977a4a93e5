"""The tree of options as a browser reads it."""

import msgspec

from sandtable.core import State
from sandtable.server import wire
from sandtable.server.tables.seat_frame import tree


def asked(position: State, seat: int) -> wire.Ask | None:
    """What a seat is asked; it must be all of a ``wire.Ask``, and nothing else."""
    raw = tree(position, seat)
    if raw is None:
        return None
    ask = msgspec.json.decode(bytes(raw), type=wire.Ask)
    assert msgspec.json.decode(msgspec.json.encode(ask)) == msgspec.json.decode(bytes(raw))
    return ask
