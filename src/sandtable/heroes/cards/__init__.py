"""Action cards: when they may be played, at what, and what they do (HN-3, HN-14)."""
