"""What Heroes offers to the rest of the program: see ``core.facets``."""
