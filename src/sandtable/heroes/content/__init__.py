"""Reading content: units, cards, armies, scenarios, generated battles."""
