"""Who a player is: guests, accounts, passwords, names, and the player's own data."""
