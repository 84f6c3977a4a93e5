"""The types of all messages. The browser's types are generated from them.

A client holds no rules. It is sent what its seat may know, what it is asked, and a tree of what it
may answer; it walks the tree freely and commits a whole line at once.

What is made for every frame says ``gc=False``: it holds no reference cycles, and that many
short-lived objects would keep Python's garbage collector busy.
"""

from sandtable.server.wire.base import *
from sandtable.server.wire.lobby import *
from sandtable.server.wire.report import *
from sandtable.server.wire.social import *
from sandtable.server.wire.table import *
