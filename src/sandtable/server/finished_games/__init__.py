"""Finished games: replays, the after-action report, the luck of the dice."""
