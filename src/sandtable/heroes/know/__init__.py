"""What a seat may know: its view, lines of fire, previews of choices."""
