"""The scripted table of Heroes, as the tests beside this file name it."""

from sandtable.heroes.testkit import Table, terrain_rows

__all__ = ["Table", "terrain_rows"]
