"""Ratings, balance, intervals, charts and reports."""
