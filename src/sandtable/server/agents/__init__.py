"""Agents and the coach: the processes they think in, and what they are asked."""
