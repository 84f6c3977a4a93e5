"""Quotas of the studio for each player, and retention times."""

from sandtable.server.accounts.identity import Guest

MOST_DRAFTS = 50
MOST_DRAFTS_OF_GUEST = 5
"""Maximum drafts of a player without an account."""
DELETED_TOO = 4
"""Maximum number of drafts including deleted ones, as a multiple of the quota."""
MOST_PUBLISHED = 100
"""Maximum published scenarios, each counted once with all its versions."""
MOST_VERSIONS = 99
"""Maximum versions of one scenario."""

DAY = 24 * 3600
KEEP_DELETED = 30.0 * DAY
"""Seconds during which a deleted draft can be restored."""

# Measurements
MOST_RUNNING = 1
MOST_WAITING = 3
"""Maximum measurements of one user that run or wait."""
MOST_OF_GUESTS = 40
"""Maximum active measurements of all players without an account together."""
MOST_OF_ALL = 1000
MOST_KEPT = 200
"""Finished measurements kept per user; the oldest are deleted."""
REST, REST_OF_GUEST = 30 * DAY, DAY
"""Maximum seconds that a measurement may be paused before it is stopped."""


def most_drafts(guest: Guest) -> int:
    return MOST_DRAFTS if guest.session else MOST_DRAFTS_OF_GUEST
