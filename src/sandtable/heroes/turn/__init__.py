"""Set-up, orders, activation by number, supply (HN-1, HN-4)."""
