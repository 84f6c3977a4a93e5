"""Browser tests: real Chromium, with a separate server."""
