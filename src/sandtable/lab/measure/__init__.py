"""What agents and scenarios are like: ratings, balance, intervals, charts and reports."""
