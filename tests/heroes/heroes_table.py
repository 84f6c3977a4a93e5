"""The scripted table of Heroes and its imports, for the tests in this folder."""

from sandtable.heroes.testkit import Table, terrain_rows

__all__ = ["Table", "terrain_rows"]
