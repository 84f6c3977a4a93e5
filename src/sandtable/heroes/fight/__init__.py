"""Fire, blasts, assaults, and their effect on units and structures (HN-7, HN-8, HN-9)."""
