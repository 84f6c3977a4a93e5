"""Undaunted titles in the terminal: the map, the cards, the vehicles, and what can be chosen."""
