"""Adapters for other frameworks: PettingZoo, OpenSpiel, arrays."""
