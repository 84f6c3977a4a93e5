"""Training networks: self-play, datasets, training runs."""
