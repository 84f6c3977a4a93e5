"""What only Undaunted: North Africa offers: see ``core.facets``."""
