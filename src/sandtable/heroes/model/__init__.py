"""What everything stands on: the tables of a scenario, the position, codes, reasons, events."""
