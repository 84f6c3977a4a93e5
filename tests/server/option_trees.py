"""Read the tree of options like a browser."""

import msgspec

from sandtable.core import State
from sandtable.server import wire
from sandtable.server.tables.seat_frame import tree


def asked(position: State, seat: int) -> wire.Ask | None:
    """Return the question to a seat. Check that it has exactly the fields of ``wire.Ask``."""
    raw = tree(position, seat)
    if raw is None:
        return None
    ask = msgspec.json.decode(bytes(raw), type=wire.Ask)
    assert msgspec.json.decode(msgspec.json.encode(ask)) == msgspec.json.decode(bytes(raw))
    return ask
