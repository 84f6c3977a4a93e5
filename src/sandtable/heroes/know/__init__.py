"""What a seat may know: its view, and the line of a shot."""
