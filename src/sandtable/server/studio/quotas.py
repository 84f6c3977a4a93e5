"""How much one player may keep in the studio."""

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


def most_drafts(guest: Guest) -> int:
    return MOST_DRAFTS if guest.session else MOST_DRAFTS_OF_GUEST
