"""The lab: agent ratings, scenario balance, datasets and training."""
