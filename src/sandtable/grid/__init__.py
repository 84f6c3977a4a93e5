"""Geometry shared by the systems: positions and lines, without any game rules."""
