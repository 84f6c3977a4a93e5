"""The Undaunted system: the rules its titles share, without any title's own rules."""
