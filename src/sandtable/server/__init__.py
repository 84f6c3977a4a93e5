"""The server: tables that people far from each other sit at."""
