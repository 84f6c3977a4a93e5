"""The tree of what a seat may answer, ready to be sent."""

import msgspec

from sandtable.core import State
from sandtable.core.line_tree import LineTree
from sandtable.server.tables.log import encode


def tree(position: State, seat: int) -> msgspec.Raw | None:
    """What a seat is asked, a ``wire.Ask`` in JSON; None where it is asked nothing.

    ``position`` is what the seat's view holds, or what a line of its choices led to from there.
    """
    asked = LineTree(position, seat).ask(position)
    return None if asked is None else msgspec.Raw(encode(asked))
