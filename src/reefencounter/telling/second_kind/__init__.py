"""The Second Kind in words: its events, and why its actions cannot be taken."""
