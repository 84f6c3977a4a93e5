"""The real server, but for four things: agents play as soon as they have chosen, the nonce of who
opens a table decides its dice alone, a password is hashed at once, and a search for edits plays
few games."""

import sys

from argon2 import PasswordHasher

from sandtable.cli import main
from sandtable.measuring import handicap_search
from sandtable.measuring.even_search import SIZES, Size
from sandtable.server.accounts.passwords import Passwords
from sandtable.server.tables import hub, table_setup

if __name__ == "__main__":
    # People want to see one move after the other; tests have seen them before.
    hub.AGENT_PAUSE = 0.0
    # A game that is played again goes the same way, so that a test finds what it found before.
    table_setup.new_secret = lambda: "5a" * 32
    table_setup.new_nonce = lambda: "a5" * 16
    SIZES["quick"] = Size(tried=1, trial_pairs=8, final_pairs=8)
    handicap_search.SIZES["quick"] = Size(tried=1, trial_pairs=8, final_pairs=8)
    Passwords.hasher = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1)
    sys.exit(main(sys.argv[1:]))
