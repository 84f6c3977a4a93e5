"""The Heroes system: squares, hidden orders, lines of fire."""
