"""What only Undaunted: Normandy offers: see ``core.facets``."""
