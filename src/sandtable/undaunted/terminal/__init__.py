"""Undaunted titles in the terminal: the map, the cards, the vehicles and the options."""
