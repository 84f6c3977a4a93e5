"""The server: live tables for players in different places."""
