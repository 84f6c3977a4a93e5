"""The data model: scenario tables, positions, codes, reasons, events."""
