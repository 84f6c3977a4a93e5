"""Heuristics for what only North Africa has: vehicles, structures, exits and neutralise aims."""
