"""The real server, but for its agents: they play as soon as they have chosen."""

import sys

from sandtable.cli import main
from sandtable.server.tables import hub

if __name__ == "__main__":
    # People want to see one move after the other; tests have seen them before.
    hub.AGENT_PAUSE = 0.0
    sys.exit(main(sys.argv[1:]))
