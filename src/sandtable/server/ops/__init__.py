"""Running a server: start, commands, logs, metrics, health, administration."""
