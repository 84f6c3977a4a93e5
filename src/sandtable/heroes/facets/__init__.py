"""The facets of Heroes: see ``core.facets``."""
