"""The real server with four changes for tests.

Agents play as soon as they have chosen. The nonce of the player who opens a table is the only
source of its dice. Password hashes take no time. A search for edits plays few games.
"""

import sys

from argon2 import PasswordHasher

from sandtable.cli import main
from sandtable.measuring import handicap_search
from sandtable.measuring.even_search import SIZES, Size
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.tables import hub, table_setup

if __name__ == "__main__":
    # The pause lets people follow the agent's moves. Tests do not need it.
    hub.AGENT_PAUSE = 0.0
    # Without random secrets, a repeated game has the same course each time.
    table_setup.new_secret = lambda: "5a" * 32
    table_setup.new_nonce = lambda: "a5" * 16
    SIZES["quick"] = Size(tried=1, trial_pairs=8, final_pairs=8)
    handicap_search.SIZES["quick"] = Size(tried=1, trial_pairs=8, final_pairs=8)
    Passwords.hasher = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1)
    sys.exit(main(sys.argv[1:]))
