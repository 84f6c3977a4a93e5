"""Measuring a scenario: which games are played, what is counted in them, and how sure one is."""
