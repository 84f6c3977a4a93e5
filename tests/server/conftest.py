"""The fixtures of servers and their databases, for the tests in this folder."""

from server_fixtures import *  # noqa: F403
