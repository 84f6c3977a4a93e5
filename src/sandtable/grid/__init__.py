"""Geometry shared by the systems. It knows where things are, not what they are."""
