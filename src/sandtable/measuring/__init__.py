"""Measuring a scenario: which games to play, what to count, and confidence intervals."""
