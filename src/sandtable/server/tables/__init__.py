"""Games under way: their logs, the live tables, clocks, dice, and what is sent to a seat."""
