"""What only Undaunted: North Africa offers, as described in ``core.facets``."""
