"""Heroes titles in the terminal: the map, the counters, the cards, and the options.

Everything shown comes from a seat's view: its data and its position, never the true state.
"""
