"""Users' identity: guests, accounts, passwords, names, and users' own data."""
