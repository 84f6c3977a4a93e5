"""Set-up, orders, activation by number, opportunity fire, supply (HN-1, HN-4, HN-10)."""
