"""Heuristics for Undaunted: the value of each option of a decision."""
