"""Action cards: when they may be played, their targets and effects (HN-3, HN-14)."""
