"""A finished game: replays, the after-action report, the luck of the dice."""
