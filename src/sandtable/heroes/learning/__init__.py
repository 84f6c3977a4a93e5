"""Positions and choices as numbers, for search and for training the network."""
