"""The browser table, in real Chromium, at a server of its own."""
