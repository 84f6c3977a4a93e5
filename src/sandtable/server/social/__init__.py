"""Between players: chat, campaigns, notifications by email and webhook, problem reports."""
