"""HTTP, WebSockets and the page, and their protection."""
