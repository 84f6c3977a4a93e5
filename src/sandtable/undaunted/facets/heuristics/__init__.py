"""Heuristics for Undaunted: what each option of a decision is worth."""
