"""Quotas of the studio for each player, and how long things are kept."""

from sandtable.server.accounts.identity import Guest

MOST_DRAFTS = 50
MOST_DRAFTS_OF_GUEST = 5
"""Of a player without an account."""
DELETED_TOO = 4
"""How many times as many drafts there may be with the deleted ones, which can be restored."""
MOST_PUBLISHED = 100
"""Published scenarios, each with all its versions."""
MOST_VERSIONS = 99
"""Of one scenario."""

DAY = 24 * 3600
KEEP_DELETED = 30.0 * DAY
"""Seconds for which a deleted draft can be taken back."""

# Measurements
MOST_RUNNING = 1
MOST_WAITING = 3
"""Of one person."""
MOST_OF_GUESTS = 40
"""Measurements of people without an account, all together."""
MOST_OF_ALL = 1000
MOST_KEPT = 200
"""Of one person; the oldest go."""
REST, REST_OF_GUEST = 30 * DAY, DAY
"""Seconds for which a measurement can rest before it is stopped."""


def most_drafts(guest: Guest) -> int:
    return MOST_DRAFTS if guest.session else MOST_DRAFTS_OF_GUEST
