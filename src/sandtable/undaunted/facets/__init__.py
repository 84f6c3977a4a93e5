"""What Undaunted offers to the rest of the program, as described in ``core.facets``."""
