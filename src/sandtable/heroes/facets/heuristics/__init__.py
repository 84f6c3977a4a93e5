"""Heuristics for Heroes: orders, fire, movement, cards."""
