"""Heroes titles in the terminal: the map, the counters, the cards, and what can be chosen.

Everything shown comes from a seat's view: its data and its position, never the true state.
"""
