"""The titles in the frameworks of others: PettingZoo, OpenSpiel, arrays."""
