"""Running games: logs, live tables, clocks, verifiable dice, and the frames sent to seats."""
