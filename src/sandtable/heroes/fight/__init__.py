"""Fire, blasts, assaults, and what they do to units and structures (HN-7, HN-8, HN-9)."""
