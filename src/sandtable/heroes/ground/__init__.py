"""The map: lines of sight, ways, concealment, transports, items (HN-5, HN-11)."""
