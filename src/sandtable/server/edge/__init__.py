"""The way in: HTTP, WebSockets, the page, and what protects them."""
