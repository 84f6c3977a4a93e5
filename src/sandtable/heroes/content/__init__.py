"""Reading content: units, cards, armies, scenarios; generating battles."""
