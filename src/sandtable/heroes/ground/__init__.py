"""The map: lines of sight, movement, concealment, transports, items (HN-5, HN-11)."""
