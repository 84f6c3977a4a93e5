"""Teaching networks: self-play, datasets, training runs."""
