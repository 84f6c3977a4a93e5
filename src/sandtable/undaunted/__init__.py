"""The Undaunted system: the rules its titles share. It knows no title."""
