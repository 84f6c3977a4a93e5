"""The types of all messages. The browser's types are generated from them.

Clients implement no rules. The server sends what a seat may know, what it is asked, and a tree of
its possible answers. The client walks the tree freely and commits a whole line at once.

Types used in every frame have ``gc=False``: they hold no reference cycles, and the many short-lived
objects would keep Python's garbage collector busy.
"""

from sandtable.server.wire.base import *
from sandtable.server.wire.lobby import *
from sandtable.server.wire.report import *
from sandtable.server.wire.social import *
from sandtable.server.wire.table import *
