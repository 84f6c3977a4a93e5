"""The data model: scenario tables, the position, codes, reasons, events."""
