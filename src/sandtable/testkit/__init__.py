"""Test tools for any title, part of the package.

- ``conformance(game)``: checks that every title must pass;
- ``strategies``: hypothesis strategies that walk games by their options;
- each system has a scripted ``Table`` in its own ``testkit``, with which a rule test reads like the
  rulebook; ``fork`` returns an independent copy.
"""

from sandtable.testkit.conformance import conformance

__all__ = ["conformance"]
