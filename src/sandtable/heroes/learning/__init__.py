"""Positions and choices as numbers, for search and learning."""
