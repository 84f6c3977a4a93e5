"""Test tools for any title, part of the package.

- ``conformance(game)``: what every title must pass;
- ``strategies``: hypothesis strategies that walk games by their options;
- each system has a scripted ``Table`` in its own ``testkit``, on which a rule test reads like the
  rulebook; ``fork`` gives a copy that goes its own way.
"""

from sandtable.testkit.conformance import conformance

__all__ = ["conformance"]
