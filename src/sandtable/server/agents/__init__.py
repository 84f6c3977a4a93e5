"""Agents and the coach on the server: their processes, requests and queue."""
