"""Rules of thumb for Heroes: orders, fire, movement, cards."""
