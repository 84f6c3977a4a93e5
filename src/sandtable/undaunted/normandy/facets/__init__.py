"""What only Undaunted: Normandy offers, as described in ``core.facets``."""
