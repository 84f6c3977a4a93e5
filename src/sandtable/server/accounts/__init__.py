"""Player identity: guests, accounts, passwords, names, and the player's own data."""
